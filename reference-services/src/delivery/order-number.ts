import type { Database } from '../database/open-database.ts'

const digits = 6

/** Six digits, zero padded, as the database keeps it: 84612 → 084612. [BIZ-006] */
export const toOrderNumber = (text: string): string => text.padStart(digits, '0')

/** The product's own number, also when one of a cycle, of skipping or of cancelling is asked for. */
export async function productNumber(db: Database, orderNo: string): Promise<string> {
  const row = await db
    .selectFrom('subscription_number')
    .select('product_no')
    .where('order_no', '=', orderNo)
    .executeTakeFirst()
  return row?.product_no ?? orderNo
}
