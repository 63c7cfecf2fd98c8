import type { Kysely, Migration } from 'kysely'

/** Slips and their items, and the comments that come with a delivery. Copies of names and prices: those of products change. */
export const slips: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema
      .createTable('slip')
      .addColumn('slip_no', 'text', (column) => column.primaryKey())
      .addColumn('member_code', 'text', (column) => column.notNull().references('member.code'))
      // No member sees it before that day.
      .addColumn('purchased_on', 'text', (column) => column.notNull())
      .addColumn('purchased_at', 'timestamptz')
      .addColumn('business_type', 'text', (column) => column.notNull())
      .addColumn('office_code', 'text')
      .addColumn('office_name', 'text')
      .addColumn('transaction_name', 'text', (column) => column.notNull())
      // Also of weeks that no table holds any more, and 99999999.
      .addColumn('planning_week', 'text')
      .addColumn('discount_remark', 'text')
      .addColumn('watching_service', 'integer', (column) => column.notNull().defaultTo(0))
      // Each lowers by a yen what is billed.
      .addColumn('points_used', 'integer', (column) => column.notNull().defaultTo(0))
      .execute()
    await db.schema.createIndex('slip_member').on('slip').columns(['member_code', 'purchased_on']).execute()

    await db.schema
      .createTable('slip_item')
      .addColumn('slip_no', 'text', (column) => column.notNull().references('slip.slip_no').onDelete('cascade'))
      .addColumn('line_no', 'integer', (column) => column.notNull())
      .addColumn('jan_code', 'text')
      .addColumn('name', 'text', (column) => column.notNull())
      .addColumn('remark', 'text')
      .addColumn('quantity', 'integer')
      .addColumn('unit_with_tax', 'integer')
      .addColumn('unit_without_tax', 'integer')
      .addColumn('price_with_tax', 'integer', (column) => column.notNull())
      .addColumn('price_without_tax', 'integer', (column) => column.notNull())
      .addColumn('discounted_with_tax', 'integer')
      .addColumn('discounted_without_tax', 'integer')
      .addColumn('discount_remark', 'text')
      .addColumn('discount_detail', 'text')
      .addColumn('is_correction', 'boolean', (column) => column.notNull().defaultTo(false))
      .addColumn('tax_rate', 'integer', (column) => column.notNull())
      // The cost in points, which is not in yen.
      .addColumn('points', 'integer')
      .addPrimaryKeyConstraint('slip_item_key', ['slip_no', 'line_no'])
      .execute()

    await db.schema
      .createTable('bulletin_comment')
      .addColumn('delivers_on', 'text', (column) => column.notNull())
      // Of every office where it is empty.
      .addColumn('office_code', 'text', (column) => column.notNull().defaultTo(''))
      .addColumn('place', 'integer', (column) => column.notNull())
      .addColumn('color', 'text')
      .addColumn('kind', 'text')
      .addColumn('body', 'text', (column) => column.notNull())
      .addPrimaryKeyConstraint('bulletin_comment_key', ['delivers_on', 'office_code', 'place'])
      .execute()
  },
}
