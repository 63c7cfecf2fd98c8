import type { Database } from '../database/open-database.ts'

/** The product's own number, also when one of a cycle, of skipping or of cancelling is asked for. */
export async function productNumber(db: Database, orderNo: string): Promise<string> {
  const row = await db
    .selectFrom('subscription_number')
    .select('product_no')
    .where('order_no', '=', orderNo)
    .executeTakeFirst()
  return row?.product_no ?? orderNo
}
