import { sql } from 'kysely'
import type { Database } from '../database/open-database.ts'
import { countSales } from '../recommend/count-sales.ts'
import { seedAccounts } from './accounts.ts'
import { type Catalogue, seedCatalogue } from './catalogue.ts'
import { seedHouseholds } from './households.ts'
import { seedHistory } from './order-history.ts'
import { seedPayments } from './payments.ts'
import { seedPoints } from './points.ts'
import { seedBulletin } from './slips/bulletin.ts'
import { seedCorrections, seedOldSlips, seedRolledOverSlips, weeksBefore } from './slips/seed-slips.ts'
import { seedUsedPoints } from './slips/used-points.ts'
import { absentProducts, deductFromStock, missingWeeks, neededWeeks, seedWeeks } from './weeks.ts'

export type SeedFacts = {
  seed: number
  now: Date
  /** Without the test logins and all that they own: their password is everybody's. */
  withoutAccounts?: boolean
  /** Made only when something is missing: it takes longer than all the rest of a start. */
  catalogue(seed: number): Promise<Catalogue>
}

export type SeedOutcome = { isFresh: boolean; addedWeeks: readonly string[] }

const mark = 'shop'
/** Younger than the shop: a database without one of them gets it at its next start. */
const slipMark = 'slips'
const paymentMark = 'payments'

/**
 * Fills an empty database, and adds the weeks that have opened since to one that is not. All or
 * nothing, and one process at a time; what members own is written once and never again.
 */
export async function seedShop(db: Database, facts: SeedFacts): Promise<SeedOutcome> {
  if (await isComplete(db, facts.now)) return { isFresh: false, addedWeeks: [] }
  return db.transaction().execute(async (transaction) => {
    await sql`select pg_advisory_xact_lock(hashtext('seed'))`.execute(transaction)
    return fill(transaction, facts)
  })
}

/** Whether the shop has its content, though maybe not that of the newest weeks. */
export const isSeeded = (db: Database): Promise<boolean> => hasMark(db, mark)

async function isComplete(db: Database, now: Date): Promise<boolean> {
  for (const part of [mark, slipMark, paymentMark]) if (!(await hasMark(db, part))) return false
  return (await missingWeeks(db, now)).length === 0
}

const hasMark = async (db: Database, part: string): Promise<boolean> =>
  (await db.selectFrom('seed_mark').select('part').where('part', '=', part).executeTakeFirst()) !== undefined

const setMark = (db: Database, part: string, seed: number) =>
  db
    .insertInto('seed_mark')
    .values({ part, value: String(seed) })
    .execute()

async function addPayments(db: Database, { seed, now, withoutAccounts }: SeedFacts): Promise<void> {
  if (withoutAccounts !== true) await seedPayments(db, now)
  await setMark(db, paymentMark, seed)
}

async function fill(db: Database, facts: SeedFacts): Promise<SeedOutcome> {
  const { seed, now, withoutAccounts, catalogue: makeCatalogue } = facts
  const isFresh = !(await hasMark(db, mark))
  const isWithoutSlips = !(await hasMark(db, slipMark))
  if (!isFresh && !(await hasMark(db, paymentMark))) await addPayments(db, facts)
  const missing = await missingWeeks(db, now)
  if (!isFresh && !isWithoutSlips && missing.length === 0) return { isFresh, addedWeeks: [] }
  const catalogue = await makeCatalogue(seed)
  const weeks = neededWeeks(now)
  const absent = absentProducts(isFresh ? weeks : missing, seed, catalogue)
  if (isFresh) await seedCatalogue(db, catalogue)
  await seedWeeks(db, missing, catalogue, absent)
  if (isFresh) {
    if (withoutAccounts !== true) {
      await seedAccounts(db)
      await seedHistory(db, { seed, now, catalogue, weeks, absent })
      await seedHouseholds(db, { seed, now, catalogue, weeks, absent })
      await deductFromStock(db)
      await seedPoints(db, seed, now)
    }
    await addPayments(db, facts)
    await countSales(db, { now })
    await setMark(db, mark, seed)
  }
  await seedBulletin(
    db,
    (isWithoutSlips ? [...weeksBefore(weeks, now), ...weeks] : missing).map((week) => week.deliversOn),
  )
  if (isWithoutSlips) {
    if (withoutAccounts !== true) await seedOldSlips(db, { seed, now, catalogue, weeks })
    await seedRolledOverSlips(db, { seed, now, weeks })
    if (withoutAccounts !== true) {
      await seedUsedPoints(db)
      await seedCorrections(db, now)
    }
    await setMark(db, slipMark, seed)
  }
  return { isFresh, addedWeeks: missing.map((week) => week.number) }
}
