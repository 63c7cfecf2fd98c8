import { compactDay } from '../calendar/tokyo-time.ts'
import type { PointMovementTable } from '../database/purchase-tables.ts'
import { element, successXml } from './legacy-xml.ts'

/** Rows as the legacy service writes them: every amount is text. [ACC-021] */
export const historyXml = (rows: readonly Omit<PointMovementTable, 'id' | 'member_code'>[]): string =>
  successXml(
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
