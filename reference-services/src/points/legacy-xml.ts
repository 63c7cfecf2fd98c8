const declaration = '<?xml version="1.0" encoding="UTF-8"?>'
const success = '0'
const failure = '1'
const amountDigits = 9

const escapes: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;' }
export const element = (name: string, text: string | number): string =>
  `<${name}>${String(text).replace(/[&<>]/g, (char) => escapes[char] ?? char)}</${name}>`

/** An amount as the legacy service writes it: text with leading zeros. */
export const amount = (name: string, points: number): string =>
  element(name, String(points).padStart(amountDigits, '0'))

const document = (...children: string[]) => `${declaration}\n<response>${children.join('')}</response>`

export const successXml = (...children: string[]): string => document(element('result', success), ...children)

/** 1 in the first place, then the reason, where there is one to tell. */
export const refusalXml = (reason?: { code: string; message: string }): string =>
  document(
    element('result', failure),
    ...(reason === undefined ? [] : [element('error_code', reason.code), element('error_message', reason.message)]),
  )
