import { type Kysely, type Migration, sql } from 'kysely'

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
      .addUniqueConstraint('favourite_list_member', ['id', 'member_code'])
      .execute()
    await db.schema
      .createTable('favourite_list_product')
      .addColumn('list_id', 'text', (column) => column.notNull())
      .addColumn('member_code', 'text', (column) => column.notNull())
      .addColumn('order_no', 'text', (column) => column.notNull().references('product.order_no'))
      .addColumn('added_at', 'timestamptz', (column) => column.notNull())
      // A favourite that is taken off keeps its places, out of sight: who takes that back finds the lists as they were.
      .addColumn('in_sight', 'boolean', (column) => column.notNull().defaultTo(true))
      .addPrimaryKeyConstraint('favourite_list_product_key', ['list_id', 'order_no'])
      .addForeignKeyConstraint(
        'favourite_list_product_list',
        ['list_id', 'member_code'],
        'favourite_list',
        ['id', 'member_code'],
        (list) => list.onDelete('cascade'),
      )
      .execute()
    await db.schema
      .createIndex('favourite_list_product_member')
      .on('favourite_list_product')
      .columns(['member_code', 'order_no'])
      .execute()
    // Of a hundred lists of a thousand products the newest few are found without reading the others.
    await db.schema
      .createIndex('favourite_list_product_newest')
      .on('favourite_list_product')
      .columns(['list_id', 'added_at desc', 'order_no'])
      .where(sql<boolean>`in_sight`)
      .execute()
  },
}
