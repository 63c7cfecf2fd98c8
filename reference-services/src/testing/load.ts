import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { exportJWK, generateKeyPair, SignJWT } from 'jose'
import { sql } from 'kysely'
import { tokyoDay } from '../calendar/tokyo-time.ts'
import type { Config } from '../config.ts'
import { type Database, openDatabase } from '../database/open-database.ts'
import { openWeeks, pastWeekNumbers } from '../delivery/weeks.ts'
import { categories } from '../seed/items/categories.ts'
import { generateItems } from '../seed/items/generate-items.ts'
import { seedShop } from '../seed/seed-shop.ts'
import { rolloverWeeks } from '../week-rollover/rollover-weeks.ts'
import { addManyMembers, type ManyMembers, manyCode } from './many-members.ts'

type Place = Pick<Config, 'databaseUrl' | 'dataFolder'>

export type Load = {
  week: string
  products: readonly string[]
  /** The week that closes after it, and what members may order in it. */
  laterWeek: string
  laterProducts: readonly string[]
  /** Weeks that have closed, the latest first. */
  pastWeeks: readonly string[]
  /** The latest day on which what was ordered has come, `2026-11-16`. */
  deliveredOn: string
  /** A limited product, first come, first served. */
  limited: string
}

type LoadFacts = {
  seed: number
  now: Date
  many: ManyMembers
  /** Pieces of the limited product. */
  stock?: number
}

/** The whole shop, and as many members more. Gives what they may order. */
export async function prepareLoad(place: Place, facts: LoadFacts): Promise<Load> {
  const { housekeeping: db, close } = await openDatabase(place)
  const catalogue = async (seed: number) => ({ items: generateItems(seed), categories })
  await seedShop(db, { seed: facts.seed, now: facts.now, catalogue })
  await rolloverWeeks(db, facts)
  await addManyMembers(db, facts.now, facts.many)
  const [week = '', laterWeek = ''] = (await openWeeks(db, facts.now)).map(({ number }) => number)
  const limited = await limitedOf(db, week, facts.stock)
  const [products, laterProducts] = [await productsOf(db, week), await productsOf(db, laterWeek)]
  const pastWeeks = await pastWeekNumbers(db, facts.now)
  const { deliveredOn } = await db
    .selectFrom('planning_week')
    .select((of) => of.fn.max('delivers_on').as('deliveredOn'))
    .where('delivers_on', '<', tokyoDay(facts.now))
    .executeTakeFirstOrThrow()
  // So that what was written for this is not still on its way to the disk.
  await sql`checkpoint`.execute(db)
  await close()
  return { week, products, laterWeek, laterProducts, pastWeeks, deliveredOn, limited }
}

async function productsOf(db: Database, week: string): Promise<string[]> {
  const rows = await db
    .selectFrom('offer')
    .innerJoin('product', 'product.order_no', 'offer.order_no')
    .select('product.order_no')
    .where('offer.planning_week', '=', week)
    .where('product.is_limited', '=', false)
    .where('product.is_point_exchange', '=', false)
    .orderBy('product.order_no')
    .execute()
  return rows.map((row) => row.order_no)
}

async function limitedOf(db: Database, week: string, stock: number | undefined): Promise<string> {
  const { order_no } = await db
    .selectFrom('offer')
    .select('order_no')
    .where('planning_week', '=', week)
    .where('stock_left', '>', 0)
    .orderBy('order_no')
    .limit(1)
    .executeTakeFirstOrThrow()
  if (stock !== undefined)
    await db
      .updateTable('offer')
      .set({ stock, stock_left: stock })
      .where('planning_week', '=', week)
      .where('order_no', '=', order_no)
      .execute()
  return order_no
}

/** Pieces of a product that are still to be had in a week. */
export async function piecesLeft(place: Place, { week, limited }: Load): Promise<number | null> {
  const { housekeeping: db, close } = await openDatabase(place)
  const { stock_left } = await db
    .selectFrom('offer')
    .select('stock_left')
    .where('planning_week', '=', week)
    .where('order_no', '=', limited)
    .executeTakeFirstOrThrow()
  await close()
  return stock_left
}

/** Lines of these members, of one product or of all, and the pieces in them. */
export async function countLoad(place: Place, product?: string): Promise<{ lines: number; pieces: number }> {
  const { housekeeping: db, close } = await openDatabase(place)
  const counted = await db
    .selectFrom('order_line')
    .select([sql<number>`count(*)::int`.as('lines'), sql<number>`coalesce(sum(order_count), 0)::int`.as('pieces')])
    .where('member_code', '>=', manyCode(0))
    .where('member_code', '<', manyCode(10_000_000))
    .$if(product !== undefined, (lines) => lines.where('order_no', '=', product ?? ''))
    .executeTakeFirstOrThrow()
  await close()
  return counted
}

/** Pieces in all lines of all members. */
export async function countPieces(place: Place): Promise<number> {
  const { housekeeping: db, close } = await openDatabase(place)
  const { pieces } = await db
    .selectFrom('order_line')
    .select(sql<number>`coalesce(sum(order_count), 0)::int`.as('pieces'))
    .executeTakeFirstOrThrow()
  await close()
  return pieces
}

const signingAlgorithm = 'RS256'

/** Somebody who is logged in, with an access token. */
export type LoadLogin = { subject: string; token: string }
export type Issuer = {
  origin: string
  loginsFor(audience: string, subjects: readonly string[]): Promise<LoadLogin[]>
  close(): void
}

/** Stands in for the identity provider with a key of its own: tokens that the services check as any other. */
export async function startIssuer(): Promise<Issuer> {
  const { publicKey, privateKey } = await generateKeyPair(signingAlgorithm)
  const kid = 'load'
  const keys = [{ ...(await exportJWK(publicKey)), kid, alg: signingAlgorithm, use: 'sig' }]
  const server = createServer((_request, response) => {
    response.setHeader('Content-Type', 'application/json').end(JSON.stringify({ keys }))
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  return {
    origin,
    loginsFor: (audience, subjects) =>
      Promise.all(
        subjects.map(async (subject) => ({
          subject,
          token: await new SignJWT({})
            .setProtectedHeader({ alg: signingAlgorithm, typ: 'at+jwt', kid })
            .setSubject(subject)
            .setIssuer(origin)
            .setAudience(audience)
            .setIssuedAt()
            .setExpirationTime('20m')
            .sign(privateKey),
        })),
      ),
    close: () => void server.close(),
  }
}
