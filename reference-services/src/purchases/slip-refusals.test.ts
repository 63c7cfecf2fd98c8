import { describe, expect, it } from '@jest/globals'
import { testDatabase } from '../testing/databases.ts'
import { setUp } from '../testing/set-up.ts'
import { openTestShop } from '../testing/test-shop.ts'

const day = (deliveryYear: string, deliveryMonth: string, deliveryDay: string) => ({
  deliveryYear,
  deliveryMonth,
  deliveryDay,
})
const whole = (purchaseDateFrom: string, purchaseDateTo: string) => ({ purchaseDateFrom, purchaseDateTo })
const months = (monthFrom: string, monthTo: string) => ({ monthFrom, monthTo })
const payment = (paymentYear: string, paymentMonth: string) => ({ paymentYear, paymentMonth })
const pagesOfDay = ['payment_detail', 'next_week_products', 'bulletin_board']

type Query = Record<string, string>
const asked: [path: string, says: string, query: Query][] = [
  ['purchase_history', 'nothing', {}],
  ['purchase_history', 'a part of a month', whole('2026-11-02', '2026-11-30')],
  ['purchase_history', 'two months', whole('2026-10-01', '2026-11-30')],
  ['purchase_history', 'the end before the start', whole('2026-11-01', '2026-10-31')],
  ['purchase_history', 'a day that does not exist', whole('2026-11-01', '2026-11-31')],
  ['purchase_history', 'a month to come', whole('2026-12-01', '2026-12-31')],
  ['purchase_history', 'a 25th month back', whole('2024-10-01', '2024-10-31')],
  ['purchase_history', 'a month of another form', whole('2026-11', '2026-11')],
  ['monthly_purchases', 'nothing', {}],
  ['monthly_purchases', 'a 13th month', months('2026-01', '2026-13')],
  ['monthly_purchases', 'the end before the start', months('2026-11', '2026-10')],
  ['monthly_purchases', 'a month to come', months('2026-01', '2026-12')],
  ['monthly_purchases', 'a 25th month back', months('2024-10', '2026-11')],
  ['payment_billing', 'nothing', {}],
  ['payment_billing', 'a 13th month', payment('2026', '13')],
  ['payment_billing', 'a month in one digit', payment('2026', '9')],
  ['payment_billing', 'a year in two digits', payment('26', '11')],
  ['payment_billing', 'a month to come', payment('2026', '12')],
  ['payment_billing', 'a 25th month back', payment('2024', '10')],
  ...pagesOfDay.flatMap((path): [string, string, Query][] => [
    [path, 'nothing', {}],
    [path, '31 September', day('2026', '09', '31')],
    [path, '29 February of a common year', day('2026', '02', '29')],
    [path, 'day 0', day('2026', '11', '00')],
    [path, 'a day in one digit', day('2026', '11', '3')],
    [path, 'a 13th month', day('2026', '13', '01')],
    [path, 'tomorrow', day('2026', '11', '21')],
    [path, 'a month to come', day('2027', '01', '05')],
    [path, 'a 25th month back', day('2024', '10', '31')],
    [path, 'text', day('2026', '11', "1'")],
  ]),
]

const allowed: [path: string, says: string, query: Query][] = [
  ['purchase_history', 'this month', whole('2026-11-01', '2026-11-30')],
  ['purchase_history', 'the 24th month back', whole('2024-11-01', '2024-11-30')],
  ['purchase_history', 'a short month', whole('2026-02-01', '2026-02-28')],
  ['monthly_purchases', 'one month', months('2026-11', '2026-11')],
  ['monthly_purchases', 'all months that are shown', months('2024-11', '2026-11')],
  ['payment_billing', 'the 24th month back', payment('2024', '11')],
  ...pagesOfDay.flatMap((path): [string, string, Query][] => [
    [path, 'today', day('2026', '11', '20')],
    [path, 'a day without a delivery', day('2026', '11', '19')],
    [path, 'the first day of the 24th month back', day('2024', '11', '01')],
  ]),
]

describe('slips that are asked for', () => {
  const shop = setUp(() => openTestShop(testDatabase))
  const ask = async (path: string, query: Query) =>
    shop.ask('GET', `/delivery/${path}`, { query, token: await shop.tokenOf('member') })

  it.each(asked)('[ACC-057] [ACC-058] [ACC-059] [API-062] %s refuses %s with 400', async (path, _, query) => {
    const { status, body } = await ask(path, query)
    expect([status, body['error_status']]).toEqual([400, 'CSP90003'])
  })

  it.each([
    ['2026-12-01', '2026-12-31', '先の期間のご利用明細は、まだありません。'],
    ['2024-10-01', '2024-10-31', 'ご利用明細は24か月前までご覧いただけます。'],
  ])('[K-143] the month of %s is refused in words of its own', async (from, to, words) => {
    const { body } = await ask('purchase_history', whole(from, to))
    expect(JSON.stringify(body)).toContain(words)
  })

  it.each(allowed)('[ACC-057] [BIZ-018] %s answers for %s', async (path, _, query) => {
    expect((await ask(path, query)).status).toBe(200)
  })
})
