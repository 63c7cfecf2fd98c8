import type { Kysely, Migration } from 'kysely'

/** The member base: members, their logins, addresses by postal code, applications for delivery. */
export const members: Migration = {
  async up(db: Kysely<unknown>) {
    const text = 'text'
    await db.schema
      .createTable('member')
      .addColumn('code', text, (column) => column.primaryKey())
      .addColumn('last_name', text, (column) => column.notNull())
      .addColumn('first_name', text, (column) => column.notNull())
      .addColumn('last_name_kana', text, (column) => column.notNull())
      .addColumn('first_name_kana', text, (column) => column.notNull())
      .addColumn('family_code', text)
      .addColumn('family_last_name', text)
      .addColumn('family_first_name', text)
      .addColumn('family_last_name_kana', text)
      .addColumn('family_first_name_kana', text)
      .addColumn('is_family', 'boolean', (column) => column.notNull())
      .addColumn('uses_delivery', 'boolean', (column) => column.notNull())
      .addColumn('week_category', text)
      .addColumn('office_code', text)
      .addColumn('branch_code', text)
      .addColumn('branch_name', text)
      .addColumn('card_number', text)
      .addColumn('post_code', text, (column) => column.notNull())
      .addColumn('prefecture', text, (column) => column.notNull())
      .addColumn('street', text, (column) => column.notNull())
      .addColumn('building', text, (column) => column.notNull())
      .addColumn('phone', text)
      .addColumn('mobile_phone', text)
      .addColumn('birthday', text)
      .execute()

    await db.schema
      .createTable('member_login')
      .addColumn('subject', text, (column) => column.primaryKey())
      .addColumn('member_code', text, (column) => column.notNull().references('member.code'))
      .execute()

    await db.schema
      .createTable('address')
      .addColumn('id', 'integer', (column) => column.primaryKey().generatedByDefaultAsIdentity())
      .addColumn('post_code', text, (column) => column.notNull())
      .addColumn('prefecture', text, (column) => column.notNull())
      .addColumn('city', text, (column) => column.notNull())
      .addColumn('town', text, (column) => column.notNull())
      .addUniqueConstraint('address_once', ['post_code', 'city', 'town'])
      .execute()

    await db.schema
      .createTable('delivery_application')
      .addColumn('id', text, (column) => column.primaryKey())
      .addColumn('subject', text, (column) => column.notNull())
      .addColumn('member_code', text, (column) => column.references('member.code'))
      .addColumn('status', text, (column) => column.notNull())
      .addColumn('entries', 'jsonb', (column) => column.notNull())
      .addColumn('applied_at', 'timestamptz', (column) => column.notNull())
      .execute()
    // One at a time for a login, however many processes take applications.
    await db.schema
      .createIndex('application_under_review')
      .unique()
      .on('delivery_application')
      .column('subject')
      .where('status' as never, '=', 'underReview')
      .execute()
  },
}
