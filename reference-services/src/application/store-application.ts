import { randomInt, randomUUID } from 'node:crypto'
import type { Database } from '../database/open-database.ts'
import { Refusal } from '../http/refusal.ts'
import type { ApplicationEntries } from './application-rules.ts'
import { drawReceiptNumber } from './receipt-number.ts'

type Application = { subject: string; memberCode: string | undefined; entries: ApplicationEntries; appliedAt: Date }

/** Of the hundred million numbers one that is taken is drawn now and then, never so often in a row. */
const maxDraws = 10

/**
 * Stores an application and gives its receipt number. A login has one under review, however many come at once; a number
 * that another application has is drawn anew. [K-98]
 */
export async function storeApplication(
  db: Database,
  { subject, memberCode, entries, appliedAt }: Application,
  draw: () => string = () => drawReceiptNumber(randomInt),
): Promise<string> {
  for (let draws = 0; draws < maxDraws; draws += 1) {
    const stored = await db
      .insertInto('delivery_application')
      .values({
        id: randomUUID(),
        subject,
        member_code: memberCode ?? null,
        status: 'underReview',
        entries: JSON.stringify(entries),
        applied_at: appliedAt,
        receipt_number: draw(),
      })
      .onConflict((any) => any.doNothing())
      .returning('receipt_number')
      .executeTakeFirst()
    if (stored?.receipt_number) return stored.receipt_number
    if ((await applicationUnderReview(db, subject)) !== undefined) throw new Refusal('underReview')
  }
  throw new Refusal('receiptNumbersTaken')
}

/** The application of this login that is under review. */
export const applicationUnderReview = (db: Database, subject: string) =>
  db
    .selectFrom('delivery_application')
    .select(['receipt_number', 'entries', 'applied_at'])
    .where('subject', '=', subject)
    .where('status', '=', 'underReview')
    .executeTakeFirst()
