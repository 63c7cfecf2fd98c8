import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import { testDatabase, testHour } from '../testing/databases.ts'
import { openTestShop, type TestShop, weeks } from '../testing/test-shop.ts'
import { createWeekIndexes } from './week-indexes.ts'

const seconds = 1000
const minutes = 60 * seconds

describe('the index of a week', () => {
  let shop: TestShop
  let now: number
  const clock = { now: () => new Date(now) }
  beforeAll(async () => {
    shop = await openTestShop(testDatabase, { only: ['services'] })
  })
  afterAll(() => shop?.close())

  const setPrice = (price: number) =>
    shop.db
      .updateTable('offer')
      .set({ tax_included_price: price })
      .where('planning_week', '=', weeks.first)
      .where('order_no', '=', '000101')
      .execute()

  async function opened() {
    now = new Date(testHour).getTime()
    const indexes = createWeekIndexes(clock)
    const priceIn = async (week: string = weeks.first) =>
      (await indexes.of(shop.db, week)).docs.find(({ orderNo }) => orderNo === '000101')?.price
    await setPrice(216)
    expect(await priceIn()).toBe(216)
    return { indexes, priceIn }
  }

  it('is taken as it is for a minute, and never after five', async () => {
    const { priceIn } = await opened()
    await setPrice(300)
    now += 59 * seconds
    expect(await priceIn()).toBe(216)
    now += 5 * minutes
    expect(await priceIn()).toBe(300)
  })

  it('is compared beside the answer after a minute: the next one has it', async () => {
    const { priceIn } = await opened()
    await setPrice(300)
    now += 61 * seconds
    expect(await priceIn()).toBe(216)
    for (let tries = 0; tries < 100 && (await priceIn()) !== 300; tries += 1)
      await new Promise((resolve) => setTimeout(resolve, 50))
    expect(await priceIn()).toBe(300)
  })

  it('is the same one while no row has changed', async () => {
    const { indexes } = await opened()
    const first = await indexes.of(shop.db, weeks.first)
    now += 6 * minutes
    expect(await indexes.of(shop.db, weeks.first)).toBe(first)
  })

  it('is built once for many who ask at once', async () => {
    now = new Date(testHour).getTime()
    const indexes = createWeekIndexes(clock)
    const all = await Promise.all(Array.from({ length: 5 }, () => indexes.of(shop.db, weeks.first)))
    expect(new Set(all).size).toBe(1)
  })

  it('goes when four others were asked for', async () => {
    const { indexes } = await opened()
    const first = await indexes.of(shop.db, weeks.first)
    for (const week of ['20261101', '20261102', '20261103', '20261104']) await indexes.of(shop.db, week)
    expect(await indexes.of(shop.db, weeks.first)).not.toBe(first)
  })
})
