import type { Kysely, Migration } from 'kysely'

/** Lists of favourites. */
export const favouriteLists: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema
      .createTable('favourite_list')
      .addColumn('id', 'text', (column) => column.primaryKey())
      .addColumn('member_code', 'text', (column) => column.notNull().references('member.code'))
      .addColumn('name', 'text', (column) => column.notNull())
      .addColumn('name_key', 'text', (column) => column.notNull())
      .addColumn('created_at', 'timestamptz', (column) => column.notNull())
      // Whoever writes at once: no member has two lists of one name.
      .addUniqueConstraint('favourite_list_name', ['member_code', 'name_key'])
      .execute()
    // A favourite that is taken off keeps its places, out of sight: who takes that back finds the lists as they were.
    await db.schema
      .createTable('favourite_list_product')
      .addColumn('list_id', 'text', (column) => column.notNull().references('favourite_list.id').onDelete('cascade'))
      .addColumn('order_no', 'text', (column) => column.notNull().references('product.order_no'))
      .addColumn('added_at', 'timestamptz', (column) => column.notNull())
      .addPrimaryKeyConstraint('favourite_list_product_key', ['list_id', 'order_no'])
      .execute()
    await db.schema
      .createIndex('favourite_list_product_order_no')
      .on('favourite_list_product')
      .column('order_no')
      .execute()
  },
}
