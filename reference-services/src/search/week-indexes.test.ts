import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals'
import fastify from 'fastify'
import { wordsOf } from '../http/refusal.ts'
import { testDatabase } from '../testing/databases.ts'
import { waitForSearchIndex } from '../testing/search-index.ts'
import { setUp } from '../testing/set-up.ts'
import { atDeadline } from '../testing/test-hour.ts'
import { openTestShop, type TestShop, weeks } from '../testing/test-shop.ts'
import { prebuildIndexes } from './prebuild-indexes.ts'
import { openSearchThread, type SearchThread } from './search-thread.ts'
import { createWeekIndexes } from './week-indexes.ts'

const seconds = 1000
const minutes = 60 * seconds

describe('the index of a week', () => {
  let shop: TestShop
  let thread: SearchThread
  let now = 0
  let built: string[] = []
  beforeAll(async () => {
    shop = await openTestShop(testDatabase, { only: ['services'] })
    thread = openSearchThread()
  })
  beforeEach(() => {
    built = []
  })
  afterAll(async () => {
    await thread?.end()
    await shop?.close()
  })

  const setPrice = (price: number) =>
    shop.db
      .updateTable('offer')
      .set({ tax_included_price: price })
      .where('planning_week', '=', weeks.first)
      .where('order_no', '=', '000101')
      .execute()

  const watched: Pick<SearchThread, 'ask' | 'generation'> = {
    ask(question) {
      if (question.is === 'begin') built.push(question.week)
      return thread.ask(question)
    },
    generation: () => thread.generation(),
  }
  const open = (over: { patience?: number } = {}) =>
    createWeekIndexes({ db: shop.db, thread: watched, now: () => now, patience: 60 * seconds, ...over })
  const anyProduct = { searchWord: '', janCode: '4900000000017', sort: '-1', offset: 0, limit: 10 } as const

  /** How many of its products cost that much. */
  async function costing(price: number): Promise<number> {
    const filter = { categories: [], traits: [], from: price, to: price }
    const wish = { ...anyProduct, janCode: undefined, searchWord: '000101', filter }
    return (await thread.ask({ is: 'search', week: weeks.first, ...wish })).total
  }

  async function opened() {
    const indexes = open()
    await setPrice(216)
    await indexes.ready(weeks.first)
    expect(await costing(216)).toBe(1)
    return indexes
  }

  it('is taken as it is for a minute, and never after five', async () => {
    const indexes = await opened()
    await setPrice(300)
    now += 59 * seconds
    await indexes.ready(weeks.first)
    expect(await costing(216)).toBe(1)
    now += 5 * minutes
    await indexes.ready(weeks.first)
    expect(await costing(300)).toBe(1)
  })

  it('is compared beside the answer after a minute: the next one has it', async () => {
    const indexes = await opened()
    await setPrice(300)
    now += 61 * seconds
    await indexes.ready(weeks.first)
    for (let tries = 0; tries < 100 && (await costing(300)) !== 1; tries += 1)
      await new Promise((resolve) => setTimeout(resolve, 50))
    expect(await costing(300)).toBe(1)
  })

  it('is the same one while no row has changed', async () => {
    const indexes = await opened()
    now += 6 * minutes
    await indexes.ready(weeks.first)
    expect(built).toEqual([weeks.first])
  })

  it('is built once for many who ask at once', async () => {
    const indexes = open()
    await Promise.all(Array.from({ length: 5 }, () => indexes.ready(weeks.first)))
    expect(built).toEqual([weeks.first])
  })

  it('goes when four others were asked for', async () => {
    const indexes = await opened()
    for (const week of ['20261101', '20261102', '20261103', '20261104']) await indexes.ready(week)
    await expect(costing(216)).rejects.toThrow('no index')
  })

  it('is built anew by the next thread, when one has ended', async () => {
    const indexes = await opened()
    await thread.end()
    await indexes.ready(weeks.first)
    expect(await costing(216)).toBe(1)
  })

  it('[K-158] is not waited for longer than the limit, and is there for who comes later', async () => {
    const indexes = open({ patience: 0 })
    await expect(indexes.ready(weeks.first)).rejects.toMatchObject({ body: { error_status: 'CSP90009' }, status: 503 })
    await indexes.keep([weeks.first])
    await indexes.ready(weeks.first)
    expect(built).toEqual([weeks.first])
  })
})

describe('[K-158] searches of a shop that has just begun', () => {
  const shop = setUp(() => openTestShop(testDatabase, { only: ['services'] }))
  beforeAll(async () => {
    await waitForSearchIndex(shop)
  })

  const calls = [
    { path: '/search/product_search', query: { searchWord: '牛乳', sort: '-1', limit: '30', offset: '0' } },
    { path: '/search/product_search_suggest', query: { searchWord: '牛', categoryLimit: '3', keywordLimit: '3' } },
    { path: '/search/popular_words', query: {} },
  ]

  it.each(calls)('of a week that has closed are refused in clear words: $path', async ({ path, query }) => {
    const { status, body } = await shop.ask('GET', path, { query: { ...query, planningWeek: weeks.past } })
    expect([status, body['error_status'], body['error_message']]).toEqual([409, 'CSP50002', wordsOf('weekClosed')])
  })

  it.each([weeks.first, weeks.second])('are answered for the open week %s', async (planningWeek) => {
    for (const { path, query } of calls)
      expect((await shop.ask('GET', path, { query: { ...query, planningWeek } })).status).toBe(200)
  })
})

describe('indexes that are built ahead', () => {
  const shop = setUp(() => openTestShop(testDatabase, { only: ['services'] }))

  it.each([
    { says: 'the two open weeks', at: '2026-11-20T18:00:00+09:00', wanted: [weeks.first, weeks.second] },
    { says: 'the one that opens within minutes', at: atDeadline(-180), wanted: ['20261203'] },
  ])('[K-158] $says have their indexes before anybody searches', async ({ at, wanted }) => {
    const server = fastify()
    const built = new Promise<readonly string[]>((resolve) => {
      const indexes = { keep: async (asked: readonly string[]) => resolve(asked) }
      prebuildIndexes(server, { db: shop.db, clock: { now: () => new Date(at) }, indexes })
    })
    await server.listen({ host: '127.0.0.1', port: 0 })
    expect(await built).toEqual(expect.arrayContaining(wanted))
    await server.close()
  })
})
