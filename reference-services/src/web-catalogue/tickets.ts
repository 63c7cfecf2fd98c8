import { randomBytes } from 'node:crypto'
import { type GivenSourceIds, idsOf } from '@shop/shared/input-status'
import { sql } from 'kysely'
import { databaseNow, fromDatabaseNow } from '../database/database-clock.ts'
import type { Database } from '../database/open-database.ts'
import { hashOfToken } from '../http/csrf-tokens.ts'
import { Refusal } from '../http/refusal.ts'

export type Ticket = { subject: string; planning_week: string; input_status: number }

const ticketBytes = 32
const lifeMs = 30 * 60 * 1000
/** As many as a login has catalogues open at once: the eldest gives way. */
const maxOfLogin = 10

/** A secret that orders for one login in one week, half an hour of real time long. Kept as its hash alone. [K-57] */
export async function issueTicket(db: Database, ticket: Ticket, sources?: GivenSourceIds): Promise<string> {
  const { web, app } = idsOf('webCatalogue', sources)
  if (ticket.input_status !== web && ticket.input_status !== app) throw new Refusal('sourceInvalid')
  const secret = randomBytes(ticketBytes).toString('base64url')
  const own = db.selectFrom('web_catalogue_ticket').where('subject', '=', ticket.subject)
  await db
    .deleteFrom('web_catalogue_ticket')
    .where(
      'hash',
      'in',
      own
        .select('hash')
        .orderBy('expires_at', 'desc')
        .offset(maxOfLogin - 1),
    )
    .execute()
  await db
    .insertInto('web_catalogue_ticket')
    .values({ hash: hashOfToken(secret), ...ticket, expires_at: fromDatabaseNow(lifeMs) })
    .execute()
  return secret
}

/** For whom a ticket orders, while it lasts and its login has not logged out everywhere; in its own week alone. */
export async function readTicket(db: Database, secret: string, week: string): Promise<Ticket> {
  const ticket = await db
    .selectFrom('web_catalogue_ticket')
    .select(['subject', 'planning_week', 'input_status'])
    .where('hash', '=', hashOfToken(secret))
    .where('expires_at', '>', databaseNow)
    .where((row) =>
      row.exists(
        row
          .selectFrom('identity_record')
          .select('id')
          .where('kind', '=', 'Grant')
          .where(sql<string>`payload ->> 'accountId'`, '=', row.ref('web_catalogue_ticket.subject')),
      ),
    )
    .executeTakeFirst()
  if (ticket === undefined || ticket.planning_week !== week) throw new Refusal('catalogueTicketSpent')
  return ticket
}
