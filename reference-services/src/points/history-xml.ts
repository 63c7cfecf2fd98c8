import { compactDay } from '../calendar/tokyo-time.ts'
import type { PointMovementTable } from '../database/schema.ts'

const declaration = '<?xml version="1.0" encoding="UTF-8"?>'
const success = '0'
const failure = '1'

const escapes: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;' }
const element = (name: string, text: string | number) =>
  `<${name}>${String(text).replace(/[&<>]/g, (char) => escapes[char] ?? char)}</${name}>`

const document = (...children: string[]) => `${declaration}\n<response>${children.join('')}</response>`

export const refusalXml = (): string => document(element('result', failure))

/** Rows as the legacy service writes them: every amount is text, with its leading zeros. [ACC-021] */
export const historyXml = (rows: readonly Omit<PointMovementTable, 'id' | 'member_code'>[]): string =>
  document(
    element('result', success),
    ...rows.map((row) =>
      [
        '<history>',
        element('date', compactDay(row.day)),
        element('reserved_point', 0),
        element('delivery_given_point', row.delivery_given),
        element('delivery_used_point', row.delivery_used),
        element('store_given_point', row.store_given),
        element('store_used_point', row.store_used),
        element('store_use_class', row.store_use_class),
        '</history>',
      ].join(''),
    ),
  )
