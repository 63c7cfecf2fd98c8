import { readFileSync } from 'node:fs'
import { errorMessagesCall } from '@shop/shared/contract'
import * as v from 'valibot'

const file = new URL('../../../static-data/error-messages.json', import.meta.url)
const { errorMessages } = v.parse(errorMessagesCall.reply, JSON.parse(readFileSync(file, 'utf8')))

/** The one list of words for codes, which pages load by name as well. [ERR-013] */
const words = new Map(errorMessages.map(({ code, title, message }) => [code, `${sentence(title)}${sentence(message)}`]))

/** `error_message` of a code: its title and its text in one line. Throws for a code without words. */
export function wordsOf(code: string): string {
  const text = words.get(code)
  if (text === undefined) throw new RangeError(`static-data/error-messages.json has no words for ${code}`)
  return text
}

function sentence(text: string): string {
  return text.replace(/。?$/, '。')
}
