import { type Kysely, type Migration, sql } from 'kysely'

/**
 * Payment of the application for delivery: accounts, hand-overs to the payment company, receipt numbers, and mails that are
 * tried again. Postal codes come from a data file now.
 */
export const deliveryPayment: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema.dropTable('address').execute()
    await db.schema
      .createTable('bank_account')
      .addColumn('member_number', 'text', (column) => column.primaryKey())
      // Empty, J1, or 1 to 7.
      .addColumn('status_type', 'text', (column) => column.notNull())
      .addColumn('confirmed', 'jsonb')
      .addColumn('confirmed_end_applicable_date', 'text')
      .addColumn('applying', 'jsonb')
      .addColumn('applying_contract_status', 'text')
      .addColumn('has_clover_card', 'boolean', (column) => column.notNull().defaultTo(false))
      .addColumn('is_available', 'boolean', (column) => column.notNull().defaultTo(true))
      .execute()
    await db.schema
      .createTable('bank_transfer')
      .addColumn('id', 'text', (column) => column.primaryKey())
      .addColumn('subject', 'text', (column) => column.notNull())
      .addColumn('member_number', 'text', (column) => column.notNull())
      .addColumn('kind', 'text', (column) => column.notNull())
      .addColumn('from', 'text', (column) => column.notNull())
      // started, registered, refused, taken: an application has taken it over.
      .addColumn('state', 'text', (column) => column.notNull())
      .addColumn('account', 'jsonb')
      .addColumn('entries', 'jsonb')
      .addColumn('started_at', 'timestamptz', (column) => column.notNull())
      .addColumn('ended_at', 'timestamptz')
      .execute()
    // Nothing is registered twice, however many tabs and processes there are.
    await db.schema
      .createIndex('transfer_registered')
      .unique()
      .on('bank_transfer')
      .columns(['subject', 'kind'])
      .where('state' as never, '=', 'registered')
      .execute()
    await db.schema.createIndex('transfer_by_subject').on('bank_transfer').columns(['subject', 'started_at']).execute()
    await db.schema.alterTable('delivery_application').addColumn('receipt_number', 'text').execute()
    await db.schema
      .createIndex('application_receipt_number')
      .unique()
      .on('delivery_application')
      .column('receipt_number')
      .execute()
    await db.schema
      .alterTable('registration_mail')
      .addColumn('attempts', 'integer', (column) => column.notNull().defaultTo(0))
      .addColumn('next_try_at', 'timestamptz', (column) => column.notNull().defaultTo(sql`now()`))
      .addColumn('sent_at', 'timestamptz')
      .execute()
  },
}
