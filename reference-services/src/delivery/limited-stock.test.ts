import { randomUUID } from 'node:crypto'
import { setTimeout as pause } from 'node:timers/promises'
import { beforeAll, beforeEach, describe, expect, it } from '@jest/globals'
import { createGate } from '@shop/shared/testing/hold'
import type { Database } from '../database/open-database.ts'
import { Refusal } from '../http/refusal.ts'
import { insertRows } from '../seed/insert-rows.ts'
import { numbers } from '../testing/an-item.ts'
import { embedded, openTestDatabase, testDatabase, testDatabases } from '../testing/databases.ts'
import { setUp } from '../testing/set-up.ts'
import { testHour } from '../testing/test-hour.ts'
import { openTestShop, weeks } from '../testing/test-shop.ts'
import { cancelLine } from './order-cancel.ts'
import { putLines } from './order-puts.ts'
import type { PutLine } from './put-line.ts'

const clock = { now: () => new Date(testHour) }
const stops = { stoppedWeeks: [], stoppedOrderNos: [], stoppedNewRegistrations: [] }
const waitMs = 300
const presses = 100
const stock = 15
/** Beside the seed's one, so that some lock several. */
const other = numbers.imperfect

const subjectAt = (at: number) => `todok|stock${at}`
const lineOf = (at: number, over: Partial<PutLine> = {}): PutLine => ({
  subject: subjectAt(at),
  planning_week: weeks.first,
  order_no: numbers.limited,
  order_count: 1,
  input_status: 63,
  mode: 'append',
  ...over,
})
const codeOf = (outcome: unknown) => (outcome instanceof Refusal ? String(outcome.body.error_status) : 'stored')
/** Gives `waits` where it is still under way after so long. */
const settled = (work: Promise<unknown>, ms: number) => Promise.race([work, pause(ms, 'waits', { ref: false })])

async function setStock(db: Database, order_no: string, pieces: number | null): Promise<void> {
  await db.deleteFrom('order_line').where('order_no', '=', order_no).execute()
  await db
    .updateTable('offer')
    .set({ stock: pieces, stock_left: pieces })
    .where('planning_week', '=', weeks.first)
    .where('order_no', '=', order_no)
    .execute()
}

async function leftOf(db: Database, order_no: string = numbers.limited): Promise<number | null> {
  const row = await db
    .selectFrom('offer')
    .select('stock_left')
    .where('planning_week', '=', weeks.first)
    .where('order_no', '=', order_no)
    .executeTakeFirstOrThrow()
  return row.stock_left
}

async function piecesOf(db: Database, order_no: string = numbers.limited): Promise<number> {
  const lines = await db.selectFrom('order_line').select('order_count').where('order_no', '=', order_no).execute()
  return lines.reduce((sum, { order_count }) => sum + order_count, 0)
}

describe.each(testDatabases)('pieces of a limited product on $name', (database) => {
  const shop = setUp(() => openTestDatabase(database))
  beforeAll(async () => {
    const names = { last_name: '組合員', first_name: '', last_name_kana: 'クミアイイン', first_name_kana: '' }
    const address = { post_code: '0600001', prefecture: '北海道', street: '札幌市', building: '' }
    const members = Array.from({ length: presses }, (_, at) => `${1_290_000_000 + at}`)
    const facts = { ...names, ...address, is_family: false, uses_delivery: true }
    await insertRows(
      shop.db,
      'member',
      members.map((code) => ({ code, ...facts })),
    )
    await insertRows(
      shop.db,
      'member_login',
      members.map((member_code, at) => ({ subject: subjectAt(at), member_code })),
    )
  })
  beforeEach(async () => {
    await setStock(shop.db, numbers.limited, stock)
    await setStock(shop.db, other, null)
  })

  const within = <T>(work: (db: Database) => Promise<T>): Promise<T> => shop.writes.transaction().execute(work)
  const put = (...lines: PutLine[]) => within((db) => putLines(db, lines, { clock, stops }))
  const cancel = (at: number) => within((db) => cancelLine(db, lineOf(at), clock))

  it('[CAT-071] a hundred press at once for fifteen: fifteen are ordered, each gets one clear answer', async () => {
    const outcomes = await Promise.all(Array.from({ length: presses }, (_, at) => put(lineOf(at))))
    const codes = outcomes.map(([outcome]) => codeOf(outcome))
    expect(codes.filter((code) => code === 'stored')).toHaveLength(stock)
    expect(codes.filter((code) => code === 'CSP50020')).toHaveLength(presses - stock)
    expect([await piecesOf(shop.db), await leftOf(shop.db)]).toEqual([stock, 0])
  })

  it('[CAT-071] so it is where many are stored together, and where somebody asks for several', async () => {
    const batches = Array.from({ length: 10 }, (_, batch) =>
      Array.from({ length: 10 }, (_one, at) => lineOf(batch * 10 + at, { order_count: 1 + (at % 3) })),
    )
    const outcomes = (await Promise.all(batches.map((lines) => put(...lines)))).flat()
    expect(outcomes.filter((outcome) => codeOf(outcome) === 'stored').length).toBeGreaterThan(4)
    expect(await piecesOf(shop.db)).toBe(stock)
    expect(await leftOf(shop.db)).toBe(0)
    expect(outcomes.filter((one) => !['stored', 'CSP50020', 'CSP50021'].includes(codeOf(one)))).toEqual([])
  })

  it('[CAT-071] two who want the same two products, in another order each, do not wait for each other', async () => {
    await setStock(shop.db, other, stock)
    const second = { order_no: other }
    await Promise.all(
      Array.from({ length: 20 }, (_, at) =>
        at % 2 === 0 ? put(lineOf(at), lineOf(at, second)) : put(lineOf(at, second), lineOf(at)),
      ),
    )
    expect([await piecesOf(shop.db), await piecesOf(shop.db, other)]).toEqual([stock, stock])
    expect([await leftOf(shop.db), await leftOf(shop.db, other)]).toEqual([0, 0])
  })

  it('[ORD-079] fewer than asked for are refused, with how many there are', async () => {
    await setStock(shop.db, numbers.limited, 2)
    const [outcome] = await put(lineOf(0, { order_count: 3 }))
    expect(outcome).toMatchObject({ body: { error_status: 'CSP50021', error_message: expect.stringContaining('2個') } })
    expect([await piecesOf(shop.db), await leftOf(shop.db)]).toEqual([0, 2])
  })

  it('[ORD-078] a smaller number and a cancellation give pieces back, to the next one', async () => {
    await setStock(shop.db, numbers.limited, 3)
    await put(lineOf(0, { order_count: 3 }))
    expect(codeOf((await put(lineOf(1)))[0])).toBe('CSP50020')
    await put(lineOf(0, { order_count: 1, mode: 'direct' }))
    expect(await leftOf(shop.db)).toBe(2)
    expect(codeOf((await put(lineOf(1)))[0])).toBe('stored')
    await cancel(0)
    expect([await piecesOf(shop.db), await leftOf(shop.db)]).toEqual([1, 2])
    // Nothing is there any more to be given back.
    await cancel(0)
    expect(await leftOf(shop.db)).toBe(2)
  })

  it('what is undone takes nothing', async () => {
    const undone = within(async (db) => {
      await putLines(db, [lineOf(0)], { clock, stops })
      throw new RangeError('undone')
    })
    await expect(undone).rejects.toThrow('undone')
    expect([await piecesOf(shop.db), await leftOf(shop.db)]).toEqual([0, stock])
  })

  it('the count itself cannot fall below nothing', async () => {
    const below = shop.db.updateTable('offer').set({ stock_left: -1 }).where('order_no', '=', numbers.limited).execute()
    await expect(below).rejects.toThrow(/stock_left/)
  })

  it('products whose pieces nobody counts are ordered as before', async () => {
    const outcomes = await put(lineOf(0, { order_no: numbers.milk, order_count: 99 }))
    expect(codeOf(outcomes[0])).toBe('stored')
    expect(await leftOf(shop.db, numbers.milk)).toBeNull()
    await shop.db.deleteFrom('order_line').where('order_no', '=', numbers.milk).execute()
  })

  it('[CAT-071] the last piece is kept for who has asked first, until that is stored', async () => {
    await setStock(shop.db, numbers.limited, 1)
    const [stored, end] = [createGate(), createGate()]
    const first = within(async (db) => {
      const outcome = await putLines(db, [lineOf(0)], { clock, stops })
      stored.release()
      await end.until
      return outcome
    })
    await stored.until
    const second = put(lineOf(1))
    expect(await settled(second, waitMs)).toBe('waits')
    end.release()
    expect([codeOf((await first)[0]), codeOf((await second)[0])]).toEqual(['stored', 'CSP50020'])
  })

  // An embedded database has one connection, for which all wait.
  if (database !== embedded)
    it('who orders another product waits for nobody', async () => {
      const [stored, end] = [createGate(), createGate()]
      const first = within(async (db) => {
        await putLines(db, [lineOf(0)], { clock, stops })
        stored.release()
        await end.until
      })
      await stored.until
      expect(await settled(put(lineOf(1, { order_no: numbers.imperfect })), waitMs * 10)).toMatchObject([
        { order_count: 1 },
      ])
      end.release()
      await first
    })
})

describe('an order of a limited product over HTTP', () => {
  const shop = setUp(() => openTestShop(testDatabase))
  beforeEach(() => setStock(shop.db, numbers.limited, 2))

  const body = {
    planning_week: weeks.first,
    order_no: numbers.limited,
    order_count: 1,
    input_status: 63,
    mode: 'append',
  }
  const press = (who: string, key: string) => shop.write(who, 'PUT', '/delivery/order', { key, body })

  it('[API-023] the same intent sent again counts once and gets the first answer', async () => {
    const key = randomUUID()
    const [first, again] = [await press('corporate', key), await press('corporate', key)]
    expect([first.body, again.body]).toEqual([first.body, first.body])
    expect([await piecesOf(shop.db), await leftOf(shop.db)]).toEqual([1, 1])
  })

  it('[CAT-071] says sold out with a code and words of its own', async () => {
    await setStock(shop.db, numbers.limited, 0)
    const answer = await press('family', randomUUID())
    const words = '完売しました。ご用意した数がなくなりました。ほかの商品をご覧ください。'
    expect([answer.status, answer.body]).toEqual([409, { error_status: 'CSP50020', error_message: words }])
  })

  it('[API-024] a cancellation gives the pieces back', async () => {
    await press('corporate', randomUUID())
    const query = { planningWeek: weeks.first, orderNo: numbers.limited }
    await shop.write('corporate', 'DELETE', '/delivery/order', { key: randomUUID(), query })
    expect([await piecesOf(shop.db), await leftOf(shop.db)]).toEqual([0, 2])
  })
})
