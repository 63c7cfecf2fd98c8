import { beforeAll, describe, expect, it } from '@jest/globals'
import { sql } from 'kysely'
import type { Database } from '../database/open-database.ts'
import { mulberry32, pick } from '../pictures/mulberry32.ts'
import type { Answer } from '../testing/api-client.ts'
import { testDatabase } from '../testing/databases.ts'
import { favouriteCalls, resetFavourites } from '../testing/favourite-shop.ts'
import { aDeviceWrite, claimsOf, likeOf, nameOf, otherwise, placeOf } from '../testing/favourite-writes.ts'
import { setUp } from '../testing/set-up.ts'
import { openTestShop } from '../testing/test-shop.ts'
import { maxFavouriteLists, maxFavourites, nameKeyOf } from './favourite-rules.ts'

const corporate = '8881234500'
const presses = 20
const rounds = 24
const devices = 6
/** Given by hand to go through others: each makes another order of events. */
const seed = Number(process.env['FAVOURITES_SEED'] ?? 2026)
const names: readonly [string, ...string[]] = ['朝', '昼', '夜', 'ﾊﾟﾝ', 'パン']

/** How many of each. */
function outcomesOf(answers: readonly Answer[]): Record<string, number> {
  const counts: Record<string, number> = {}
  for (const { body, status } of answers) {
    const outcome = String(body['error_status'] ?? status)
    counts[outcome] = (counts[outcome] ?? 0) + 1
  }
  return counts
}

/** Products whose members are others than those who like them. */
async function otherwiseCounted(db: Database) {
  const { rows } = await sql`
    select order_no, members, counted from favourite_count
    full join (select order_no, count(*)::int as counted from favourite group by order_no) one using (order_no)
    where coalesce(members, 0) <> coalesce(counted, 0)`.execute(db)
  return rows
}

describe('favourites that several devices change at once', () => {
  const shop = setUp(() => openTestShop(testDatabase))
  let own: ReturnType<typeof favouriteCalls>
  let products: string[]
  beforeAll(async () => {
    own = favouriteCalls(shop, 'corporate')
    const rows = await shop.db.selectFrom('product').select('order_no').orderBy('order_no').execute()
    products = rows.map(({ order_no }) => order_no)
  })

  const listsOf = () => shop.db.selectFrom('favourite_list').selectAll().where('member_code', '=', corporate).execute()
  const placesOf = () =>
    shop.db.selectFrom('favourite_list_product').selectAll().where('member_code', '=', corporate).execute()
  const favouritesOf = async () => {
    const rows = await shop.db.selectFrom('favourite').select('order_no').where('member_code', '=', corporate).execute()
    return rows.map(({ order_no }) => order_no)
  }

  /** Holds whenever nobody is writing. */
  async function expectWhole(): Promise<void> {
    expect(await otherwiseCounted(shop.db)).toEqual([])
    const [lists, places, favourites] = [await listsOf(), await placesOf(), new Set(await favouritesOf())]
    expect(new Set(lists.map(({ name_key }) => name_key)).size).toBe(lists.length)
    for (const { name, name_key } of lists) expect(name_key).toBe(nameKeyOf(name))
    expect(lists.length).toBeLessThanOrEqual(maxFavouriteLists)
    const ids = new Set(lists.map(({ id }) => id))
    expect(places.filter(({ list_id }) => !ids.has(list_id))).toEqual([])
    expect(places.filter(({ order_no, in_sight }) => in_sight !== favourites.has(order_no))).toEqual([])
    const shown = await own.lists()
    for (const { favorite_category_id, product_count } of shown)
      expect([favorite_category_id, product_count]).toEqual([
        favorite_category_id,
        places.filter((place) => place.list_id === favorite_category_id && place.in_sight).length,
      ])
    expect(shown).toHaveLength(lists.length)
  }

  it('[FAV-024] of twenty who make a list of one name one does, the others are told that it is there', async () => {
    await resetFavourites(shop, corporate, [])
    const answers = await Promise.all(
      Array.from({ length: presses }, (_, at) => own.create(pick(mulberry32(at), ['パン', 'ﾊﾟﾝ', ' パン ']))),
    )
    expect(outcomesOf(answers)).toEqual({ 200: 1, CSP20004: presses - 1 })
    expect(answers.filter(({ status }) => status === 409)).toHaveLength(presses - 1)
    await expectWhole()
  })

  it('[API-027] of twenty who make the hundredth list one does', async () => {
    await resetFavourites(shop, corporate, [])
    const before = Array.from({ length: maxFavouriteLists - 1 }, (_, at) => ({
      id: `full-${at}`,
      member_code: corporate,
      name: `リスト${at}`,
      name_key: `リスト${at}`,
      created_at: shop.clock.now(),
    }))
    await shop.db.insertInto('favourite_list').values(before).execute()
    const answers = await Promise.all(Array.from({ length: presses }, (_, at) => own.create(`新しい${at}`)))
    expect(outcomesOf(answers)).toEqual({ 200: 1, CSP20003: presses - 1 })
    expect(await listsOf()).toHaveLength(maxFavouriteLists)
    expect((await own.lists()).length).toBe(maxFavouriteLists)
    // Another name and another list for one that goes are no further list.
    expect((await own.rename('full-0', '別の名前')).status).toBe(200)
    await own.remove('full-1')
    expect((await own.create('空いた')).status).toBe(200)
  })

  it('[API-025] of twenty who press the thousandth favourite one does', async () => {
    const ordinary = products.slice(0, presses)
    await resetFavourites(shop, corporate, [])
    // The small catalogue has no thousand products.
    await sql`
      insert into product select (jsonb_populate_record(product, jsonb_build_object(
        'order_no', (500000 + n)::text, 'jan_code', (2700000000000 + n)::text))).*
      from product, generate_series(1, ${maxFavourites - 1}) as n where product.order_no = ${products[0] ?? ''}
      on conflict do nothing`.execute(shop.db)
    await sql`
      insert into favourite select ${corporate}, (500000 + n)::text, now()
      from generate_series(1, ${maxFavourites - 1}) as n`.execute(shop.db)
    const answers = await Promise.all(ordinary.map((no) => own.press(no)))
    expect(outcomesOf(answers)).toEqual({ 200: 1, CSP20002: presses - 1 })
    expect(answers.filter(({ status }) => status === 409)).toHaveLength(presses - 1)
    const kept = await favouritesOf()
    expect(kept).toHaveLength(maxFavourites)
    // The same one again is no further one, and what goes makes room.
    expect((await own.press('500001')).status).toBe(200)
    await own.takeOff('500001')
    expect((await own.press(ordinary.find((no) => !kept.includes(no)) ?? '')).status).toBe(200)
    expect(await favouritesOf()).toHaveLength(maxFavourites)
  })

  it('[FAV-024] [API-027] [API-028] whatever is written at once, lists stay whole and what was acknowledged counts', async () => {
    const chance = mulberry32(seed)
    const [first = '', ...more] = products.slice(0, 8)
    await resetFavourites(shop, corporate, [first, ...more])
    for (let round = 0; round < rounds; round += 1) {
      const lists = (await listsOf()).map(({ id }) => id)
      const writes = Array.from({ length: devices }, () =>
        aDeviceWrite(own, chance, { lists, names, products: [first, ...more] }),
      )
      const written = await Promise.all(writes.map(async (write) => ({ write, answer: await write.send() })))
      await expectWhole()
      await expectCounted(written)
    }
  })

  /** Each acknowledged write of a moment can be seen, unless another one of that moment came after it. */
  async function expectCounted(written: Parameters<typeof claimsOf>[0]): Promise<void> {
    const refusals = written.flatMap(({ answer }) => (answer.status === 200 ? [] : [answer.body['error_status']]))
    expect(['CSP20001', 'CSP20004']).toEqual(expect.arrayContaining([...new Set(refusals)]))
    const isSo = new Map<string, string>()
    for (const { id, name } of await listsOf()) isSo.set(nameOf(id), name)
    for (const { list_id, order_no } of await placesOf()) isSo.set(placeOf(list_id, order_no), 'in')
    for (const order_no of await favouritesOf()) isSo.set(likeOf(order_no), 'liked')
    for (const [fact, values] of claimsOf(written))
      expect([fact, ...values]).toContain(isSo.get(fact) ?? otherwise(fact))
  }
})
