import { sql } from 'kysely'
import type { IndexMigration } from '../migrate.ts'

/** A rollover goes by members. */
export const rolloverIndexes: IndexMigration = {
  // With it the planner went through all that is due, once for each batch.
  drop: ['subscription_next'],
  make: {
    // A dozen products, which would be looked for among all in each batch.
    product_point_exchange: sql`product (order_no) where is_point_exchange`,
    member_login_member: sql`member_login (member_code)`,
  },
}
