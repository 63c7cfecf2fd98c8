import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { exportJWK, generateKeyPair, SignJWT } from 'jose'
import { sql } from 'kysely'
import type { Config } from '../config.ts'
import { type Database, openDatabase } from '../database/open-database.ts'
import { pastWeekNumbers } from '../delivery/weeks.ts'
import { insertRows } from '../seed/insert-rows.ts'
import { categories } from '../seed/items/categories.ts'
import { generateItems } from '../seed/items/generate-items.ts'
import { seedShop } from '../seed/seed-shop.ts'

type Place = Pick<Config, 'databaseUrl' | 'dataFolder'>

const firstCode = 1_290_000_000
const codeOf = (at: number) => String(firstCode + at)
export const loadSubject = (at: number): string => `todok|load${at}`

export type Load = {
  week: string
  products: readonly string[]
  /** Weeks that have closed, the latest first. */
  pastWeeks: readonly string[]
  /** A limited product, first come, first served. */
  limited: string
}

type LoadFacts = { seed: number; now: Date; members: number /** Pieces of the limited product. */; stock?: number }

/** The whole shop, and as many members more. Gives what they may order. */
export async function prepareLoad(place: Place, facts: LoadFacts): Promise<Load> {
  const { housekeeping: db, close } = await openDatabase(place)
  const catalogue = async (seed: number) => ({ items: generateItems(seed), categories })
  await seedShop(db, { seed: facts.seed, now: facts.now, catalogue })
  const all = Array.from({ length: facts.members }, (_, at) => at)
  const names = { last_name: '組合員', first_name: '', last_name_kana: 'クミアイイン', first_name_kana: '' }
  const address = { post_code: '0600001', prefecture: '北海道', street: '札幌市中央区北一条西', building: '' }
  await insertRows(
    db,
    'member',
    all.map((at) => ({ code: codeOf(at), ...names, ...address, is_family: false, uses_delivery: true })),
  )
  await insertRows(
    db,
    'member_login',
    all.map((at) => ({ subject: loadSubject(at), member_code: codeOf(at) })),
  )
  const { number: week } = await db
    .selectFrom('planning_week')
    .select('number')
    .where('closes_at', '>=', facts.now)
    .orderBy('closes_at')
    .limit(1)
    .executeTakeFirstOrThrow()
  const rows = await db
    .selectFrom('offer')
    .innerJoin('product', 'product.order_no', 'offer.order_no')
    .select('product.order_no')
    .where('offer.planning_week', '=', week)
    .where('product.is_limited', '=', false)
    .where('product.is_point_exchange', '=', false)
    .orderBy('product.order_no')
    .execute()
  const limited = await limitedOf(db, week, facts.stock)
  const pastWeeks = await pastWeekNumbers(db, facts.now)
  await close()
  return { week, products: rows.map((row) => row.order_no), pastWeeks, limited }
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
    .where('member_code', '>=', codeOf(0))
    .where('member_code', '<', String(firstCode + 10_000_000))
    .$if(product !== undefined, (lines) => lines.where('order_no', '=', product ?? ''))
    .executeTakeFirstOrThrow()
  await close()
  return counted
}

const signingAlgorithm = 'RS256'

export type Issuer = { origin: string; tokensFor(audience: string, count: number): Promise<string[]>; close(): void }

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
    tokensFor: (audience, count) =>
      Promise.all(
        Array.from({ length: count }, (_, at) =>
          new SignJWT({})
            .setProtectedHeader({ alg: signingAlgorithm, typ: 'at+jwt', kid })
            .setSubject(loadSubject(at))
            .setIssuer(origin)
            .setAudience(audience)
            .setIssuedAt()
            .setExpirationTime('10m')
            .sign(privateKey),
        ),
      ),
    close: () => void server.close(),
  }
}
