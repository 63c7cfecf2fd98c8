import { type Kysely, type Migration, sql } from 'kysely'

/** Subscriptions: numbers for each cycle, the next delivery, wishes, and the weeks that have rolled over. */
export const subscriptions: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema
      .createTable('subscription_number')
      .addColumn('order_no', 'text', (column) => column.primaryKey())
      .addColumn('product_no', 'text', (column) => column.notNull().references('product.order_no'))
      // 1 to 4: every so many weeks; 9 skips the next delivery, 10 cancels. [ORD-091]
      .addColumn('code', 'smallint', (column) => column.notNull().check(sql`code in (1, 2, 3, 4, 9, 10)`))
      .addUniqueConstraint('subscription_number_once', ['product_no', 'code'])
      .execute()
    // For a shop that has products already; a new one gets them from its seed, in the same way.
    await sql`
      insert into subscription_number (order_no, product_no, code)
      select (700000 + 10 * place + code % 10)::text, order_no, code
      from (select order_no, row_number() over (order by order_no) as place from product where is_subscription) p
      cross join unnest(array[1, 2, 3, 4, 9, 10]) as code`.execute(db)

    // The deadline of the week of the next delivery; none once it is cancelled, its code then is 10.
    await db.schema.alterTable('subscription').addColumn('next_closes_at', 'timestamptz').execute()
    await db.schema.alterTable('subscription').addColumn('ordered_week', 'text').execute()
    await db.schema
      .alterTable('subscription')
      .addColumn('is_new', 'boolean', (column) => column.notNull().defaultTo(false))
      .execute()
    await sql`
      update subscription set
        next_closes_at = (select closes_at from planning_week order by closes_at desc offset 1 limit 1),
        ordered_week = (select min(number) from planning_week)`.execute(db)
    await sql`alter table subscription alter column ordered_week set not null`.execute(db)
    await db.schema.createIndex('subscription_next').on('subscription').column('next_closes_at').execute()

    // A change that a member asked for; done when the week closes. At most one wish for a week and a product.
    await db.schema
      .createTable('subscription_wish')
      .addColumn('member_code', 'text', (column) => column.notNull())
      .addColumn('order_no', 'text', (column) => column.notNull())
      .addColumn('planning_week', 'text', (column) => column.notNull().references('planning_week.number'))
      // Empty while only the old item of a change has come, and nothing in its place. [K-21]
      .addColumn('code', 'smallint')
      .addColumn('order_count', 'integer', (column) => column.notNull().check(sql`order_count between 1 and 99`))
      .addColumn('input_status', 'integer', (column) => column.notNull())
      .addColumn('is_begun', 'boolean', (column) => column.notNull())
      .addPrimaryKeyConstraint('subscription_wish_key', ['member_code', 'order_no', 'planning_week'])
      .addForeignKeyConstraint(
        'subscription_wish_of',
        ['member_code', 'order_no'],
        'subscription',
        ['member_code', 'order_no'],
        (constraint) => constraint.onDelete('cascade'),
      )
      .execute()

    // One line that was ordered and one that came on its own: two lines of one product.
    await sql`alter table order_line drop constraint order_line_key`.execute(db)
    await sql`
      create unique index order_line_once
      on order_line (member_code, planning_week, order_no, (cycle is not null))`.execute(db)
    // Pieces won of those ordered; empty until the lottery has been drawn. [CAT-074]
    await db.schema.alterTable('order_line').addColumn('win_count', 'integer').execute()

    await db.schema
      .createTable('week_turn')
      .addColumn('planning_week', 'text', (column) => column.primaryKey().references('planning_week.number'))
      .addColumn('turned_at', 'timestamptz', (column) => column.notNull())
      .execute()
  },
}
