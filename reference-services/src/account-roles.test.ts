import { beforeAll, describe, expect, it } from '@jest/globals'
import type { Database } from './database/open-database.ts'
import { testDatabase } from './testing/databases.ts'
import { setUp } from './testing/set-up.ts'
import { testHour } from './testing/test-hour.ts'
import { openTestShop, type TestShop, weeks } from './testing/test-shop.ts'

const codes = {
  member: '1203456701',
  family: '1203456702',
  corporate: '8881234500',
  watched: '9781234501',
  newcomer: '1209876501',
  union: '1204567801',
} as const
type Who = keyof typeof codes
const households = Object.keys(codes) as Who[]

/** A number that stands in no answer but that of its own household. */
const uniqueOf = (who: Who): number => 710_017 + households.indexOf(who) * 1_111

/** Each household orders another of them. */
const numberOfFirstEgg = 211

const day = { deliveryYear: '2026', deliveryMonth: '11', deliveryDay: '17' }
const month = { purchaseDateFrom: '2026-11-01', purchaseDateTo: '2026-11-30' }

type AccountCall = {
  /** With the service in front of it. */
  path: string
  method?: 'GET' | 'POST'
  query?: Record<string, string>
  body?: Record<string, string>
  /** Refused to a family card; other calls show its own. [ACC-009, K-07] */
  isBarredForFamily?: boolean
  /** Shows the number that is unique to a household. */
  tells: readonly Who[]
}

const slips = { isBarredForFamily: true, tells: ['member', 'corporate', 'watched', 'union'] } as const
const points = { tells: ['member', 'family', 'watched', 'newcomer', 'union'] } as const

/** Every call of the account; a new one is a new line. */
const calls: readonly AccountCall[] = [
  { path: 'delivery/purchase_history', query: month, ...slips },
  { path: 'delivery/monthly_purchases', query: { monthFrom: '2026-11', monthTo: '2026-11' }, ...slips },
  { path: 'delivery/payment_billing', query: { paymentYear: '2026', paymentMonth: '11' }, ...slips },
  { path: 'delivery/payment_detail', query: day, ...slips },
  { path: 'delivery/next_week_products', query: day, ...slips },
  { path: 'delivery/bulletin_board', query: day, isBarredForFamily: true, tells: [] },
  { path: 'member-point/my/member-point', ...points },
  { path: 'member-point/my/member-point/point-usage-reservations/current', ...points },
  {
    path: 'legacy-point/get-point-history',
    method: 'POST',
    body: { startDate: '2026-11-01', endDate: '2026-11-20' },
    ...points,
  },
  {
    path: 'member-point/my/member-point/point-usages-grouping',
    // Of one day: a month's sum would hide the number.
    query: { startDate: '2026-11-19', endDate: '2026-11-19' },
    ...points,
  },
  { path: 'legacy-point/get-current-point', ...points },
  { path: 'legacy-point/get-reserve-set', tells: [] },
  { path: 'delivery/point_balance', tells: [] },
  { path: 'stage/my/stage/current', tells: [] },
  { path: 'stage/my/stage/next/necessary-purchases', tells: ['member', 'family', 'watched', 'union'] },
]

const pairs = calls.flatMap((call) => households.map((who) => ({ who, call, path: call.path })))

describe('calls of the account', () => {
  const shop = setUp(() => openTestShop(testDatabase))
  beforeAll(async () => {
    await giveUniqueNumbers(shop)
  })

  const ask = ({ path, method = 'GET', query = {}, body }: AccountCall, token?: string, more: object = {}) =>
    shop.ask(method, `/${path}`, { query: { ...query, ...more }, token, ...(body === undefined ? {} : { body }) })

  it.each(pairs)('[ACC-016] [ACC-009] $path tells $who their own and nobody else’s', async ({ who, call }) => {
    const { status, text, body } = await ask(call, await shop.tokenOf(who))
    const isBarred = who === 'family' && call.isBarredForFamily === true
    expect([status, body['error_status']]).toEqual(isBarred ? [403, 'CSP50004'] : [200, undefined])
    const told = households.filter((one) => text.includes(String(uniqueOf(one))))
    expect(told).toEqual(!isBarred && call.tells.includes(who) ? [who] : [])
  })

  it.each(calls)('[ACC-016] $path asks who is not registered to register', async (call) => {
    const { status, body } = await ask(call, await shop.tokenOf('unregistered'))
    expect([status, body['error_status']]).toEqual([404, 'CSP17004'])
  })

  it.each(calls)('[ACC-016] [API-001] $path refuses a visitor, and a token that nobody issued', async (call) => {
    for (const token of [undefined, 'invented'])
      expect((await ask(call, token)).body).toMatchObject({ error_status: 'CSP90004' })
  })

  it.each(calls)('[ACC-016] [ACC-009] $path does not listen to a request that names somebody else', async (call) => {
    const forged = { member_code: codes.member, memberCode: codes.member, family_div: '0', auth0Id: 'todok|other' }
    for (const who of ['family', 'corporate'] as const) {
      const asked = { ...call, ...(call.body === undefined ? {} : { body: { ...call.body, ...forged } }) }
      const { status, text } = await ask(asked, await shop.tokenOf(who), forged)
      expect(status).toBe(who === 'family' && call.isBarredForFamily === true ? 403 : 200)
      expect(text).not.toContain(String(uniqueOf('member')))
    }
  })
})

/** All that a household bought, is about to get and has saved comes to a number that no other has. */
async function giveUniqueNumbers({ db }: TestShop): Promise<void> {
  await db.deleteFrom('slip').execute()
  await db.deleteFrom('order_line').execute()
  await db.deleteFrom('point_reservation').execute()
  for (const who of households) {
    const [member_code, unique] = [codes[who], uniqueOf(who)]
    await db
      .updateTable('point_balance')
      .set({ current_points: unique })
      .where('member_code', '=', member_code)
      .execute()
    await db.updateTable('stage').set({ next_purchase: unique }).where('member_code', '=', member_code).execute()
    if (points.tells.some((one) => one === who)) await savePoints(db, member_code, unique)
    if (who !== 'newcomer') await buy(db, member_code, unique)
  }
}

async function savePoints(db: Database, member_code: string, unique: number): Promise<void> {
  await db
    .insertInto('point_reservation')
    .values({ member_code, use_type: '05', points: unique, reserved_at: new Date(testHour), planning_week: null })
    .execute()
  const none = { delivery_used: 0, store_given: 0, store_used: 0, store_use_class: '1' }
  await db
    .insertInto('point_movement')
    .values({ member_code, day: '2026-11-19', delivery_given: unique, ...none })
    .execute()
}

/** A family card too: it has slips, and sees none. */
async function buy(db: Database, member_code: string, unique: number): Promise<void> {
  await db
    .insertInto('slip')
    .values({
      slip_no: `${member_code}-unique`,
      member_code,
      purchased_on: '2026-11-17',
      business_type: '002',
      transaction_name: '宅配',
      planning_week: '20261103',
      watching_service: 0,
      points_used: 0,
    })
    .execute()
  const item = { slip_no: `${member_code}-unique`, line_no: 1, name: '品', tax_rate: 0, is_correction: false } as const
  await db
    .insertInto('slip_item')
    .values({ ...item, price_with_tax: unique, price_without_tax: unique })
    .execute()
  const order_no = String(numberOfFirstEgg + Object.values<string>(codes).indexOf(member_code)).padStart(6, '0')
  await db
    .updateTable('offer')
    .set({ tax_included_price: unique })
    .where('planning_week', '=', weeks.past)
    .where('order_no', '=', order_no)
    .execute()
  const line = { member_code, order_no, order_count: 1, input_status: 62, ordered_at: new Date(testHour) }
  await db
    .insertInto('order_line')
    .values({ ...line, planning_week: weeks.past, cycle: null })
    .execute()
}
