import type { Database } from '../database/open-database.ts'

/** Which product a number names when it is one of a cycle, of skipping or of cancelling. */
export type SubscriptionNumber = { productNo: string; code: number }

export async function findSubscriptionNumber(db: Database, orderNo: string): Promise<SubscriptionNumber | undefined> {
  const row = await db
    .selectFrom('subscription_number')
    .select(['product_no', 'code'])
    .where('order_no', '=', orderNo)
    .executeTakeFirst()
  return row === undefined ? undefined : { productNo: row.product_no, code: row.code }
}

/** The product's own number, whichever of its numbers is asked for. */
export const productNumber = async (db: Database, orderNo: string): Promise<string> =>
  (await findSubscriptionNumber(db, orderNo))?.productNo ?? orderNo
