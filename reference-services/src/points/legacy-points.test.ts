import { randomUUID } from 'node:crypto'
import { beforeEach, describe, expect, it } from '@jest/globals'
import { memberPointCall, pointBalanceCall, pointReservationsCall, pointUsagesCall } from '@shop/shared/contract'
import * as v from 'valibot'
import { testDatabase } from '../testing/databases.ts'
import { setUp } from '../testing/set-up.ts'
import { openTestShop, weeks } from '../testing/test-shop.ts'

const code = '1203456701'
const textOf = (xml: string, name: string) => new RegExp(`<${name}>([^<]*)</${name}>`).exec(xml)?.[1]

describe('the legacy point service', () => {
  const shop = setUp(() => openTestShop(testDatabase))

  /** 2,000 points, of which 300 are set aside for an exchange. */
  beforeEach(async () => {
    await shop.db.updateTable('point_balance').set({ current_points: 2000 }).where('member_code', '=', code).execute()
    await shop.db.deleteFrom('point_reservation').where('member_code', '=', code).execute()
    const reserved = { member_code: code, use_type: '05', points: 300, planning_week: null }
    await shop.db
      .insertInto('point_reservation')
      .values({ ...reserved, reserved_at: new Date() })
      .execute()
  })

  const ask = async (path: string, who = 'member') => {
    const answer = await shop.ask('GET', path, { token: await shop.tokenOf(who) })
    expect(answer.status).toBe(200)
    return answer
  }
  const reserve = (
    point: number,
    {
      who = 'member',
      key = randomUUID() as string,
      path = '/reserve-delivery-point',
      replaced = undefined as number | undefined,
    } = {},
  ) =>
    shop.write(who, 'POST', `/legacy-point${path}`, {
      body: { point, ...(replaced === undefined ? {} : { replaced_point: replaced }) },
      key,
    })
  const available = async (who = 'member') =>
    v.parse(memberPointCall.reply, (await ask('/member-point/my/member-point', who)).body).availablePoint
  const stored = () =>
    shop.db
      .selectFrom('point_reservation')
      .select(['points', 'planning_week'])
      .where('member_code', '=', code)
      .where('use_type', '=', '01')
      .execute()

  it('[API-051] [API-064] tells status, amounts and what is set aside by class, in digits with leading zeros', async () => {
    await reserve(500)
    const { text, headers } = await ask('/legacy-point/get-current-point')
    expect(headers.get('content-type')).toMatch(/^application\/xml/)
    const names = ['card_status', 'point_amount', 'available_point', 'reserved_point', 'reserved_point_01']
    expect([...names, 'reserved_point_02', 'reserved_point_05'].map((name) => textOf(text, name))).toEqual([
      '0',
      '000002000',
      '000001200',
      '000000800',
      '000000500',
      '000000000',
      '000000300',
    ])
  })

  it('[API-064] [BIZ-007] tells steps, the most at once and what is set aside for the delivery', async () => {
    await reserve(500)
    const { text } = await ask('/legacy-point/get-reserve-set')
    expect(['result', 'point_unit', 'max_point', 'reserved_point'].map((name) => textOf(text, name))).toEqual([
      '0',
      '000000500',
      '000001000',
      '000000500',
    ])
  })

  it('[API-063] [K-29] all three services have the same number', async () => {
    await reserve(1000)
    const balance = v.parse(pointBalanceCall.reply, (await ask('/delivery/point_balance')).body)
    const legacy = textOf((await ask('/legacy-point/get-current-point')).text, 'available_point')
    expect([balance.available_point_amount, Number(legacy), await available()]).toEqual([700, 700, 700])
  })

  it.each(['/reserve-delivery-point', '/app/reserve-delivery-point'])(
    '[ACC-081] [ACC-026] [BIZ-023] %s sets points aside for the week that closes next',
    async (path) => {
      const { status, text } = await reserve(1500, { path })
      expect([status, textOf(text, 'result')]).toEqual([200, '0'])
      expect(await stored()).toEqual([{ points: 1500, planning_week: weeks.first }])
      expect(await available()).toBe(200)
      const { reservations } = v.parse(
        pointReservationsCall.reply,
        (await ask('/member-point/my/member-point/point-usage-reservations/current')).body,
      )
      expect(reservations).toContainEqual(
        expect.objectContaining({ businessType: '002', usePointType: '01', reservedPoint: 1500 }),
      )
    },
  )

  it.each([
    { id: 'ACC-024', point: 2000, who: 'member', error: 'PT004', says: 'ご利用いただけるポイントを超えています。' },
    { id: 'BIZ-007', point: 501, who: 'member', error: 'PT003', says: 'ポイントは500ポイント単位でご利用ください。' },
    { id: 'ACC-006', point: 500, who: 'family', error: 'PT001', says: /^家族証と法人/ },
    { id: 'ACC-002', point: 500, who: 'corporate', error: 'PT001', says: /^家族証と法人/ },
    { id: 'ACC-031', point: 500, who: 'union', error: 'PT002', says: 'カードが利用停止中です。' },
  ])('[$id] [ACC-026] $point points for $who are result 1 with $error', async ({ point, who, error, says }) => {
    const before = await available(who)
    const { status, text } = await reserve(point, { who })
    expect([status, textOf(text, 'result'), textOf(text, 'error_code')]).toEqual([200, '1', error])
    expect(textOf(text, 'error_message')).toEqual(typeof says === 'string' ? says : expect.stringMatching(says))
    expect([await stored(), await available(who)]).toEqual([[], before])
  })

  it.each([-500, 0.5, 1_000_500])('a number that no amount has, %s, is no request', async (point) => {
    expect((await reserve(point)).status).toBe(400)
    expect(await stored()).toEqual([])
  })

  it.each([
    { says: 'none, which gives them back', point: 0, rows: [], free: 1700 },
    { says: 'fewer', point: 500, rows: [500], free: 1200 },
    { says: 'more', point: 1500, rows: [1500], free: 200 },
  ])('[K-157] until the close what is set aside is changed to $says', async ({ point, rows, free }) => {
    await reserve(500)
    await reserve(500)
    expect(textOf((await ask('/legacy-point/get-reserve-set')).text, 'max_reserved_point')).toBe('000001500')
    const key = randomUUID()
    for (const times of [1, 2]) {
      const { text } = await reserve(point, { replaced: 1000, key })
      expect([times, textOf(text, 'result')]).toEqual([times, '0'])
    }
    expect((await stored()).map(({ points }) => points)).toEqual(rows)
    expect(await available()).toBe(free)
  })

  it('[K-157] of two devices that change the same, the later one is refused, and loses nothing', async () => {
    await reserve(1000)
    await reserve(500)
    const { text } = await reserve(0, { replaced: 1000 })
    expect(textOf(text, 'error_code')).toBe('PT006')
    const both = await Promise.all([reserve(500, { replaced: 1500 }), reserve(1000, { replaced: 1500 })])
    expect(both.map((answer) => textOf(answer.text, 'error_code')).toSorted()).toEqual(['PT006', undefined])
    expect(await stored()).toHaveLength(1)
  })

  it('[K-157] what is set aside for a week that has closed is not given back', async () => {
    const closed = { member_code: code, use_type: '01', points: 1000, planning_week: '20261104' }
    await shop.db
      .insertInto('point_reservation')
      .values({ ...closed, reserved_at: new Date() })
      .execute()
    expect(textOf((await reserve(0, { replaced: 1000 })).text, 'error_code')).toBe('PT006')
    expect(await stored()).toEqual([{ points: 1000, planning_week: '20261104' }])
  })

  it('[ACC-081] a repeated intent is told the same document, and points are set aside once', async () => {
    const key = randomUUID()
    const [first, second] = [await reserve(500, { key }), await reserve(500, { key })]
    expect(second.headers.get('content-type')).toBe(first.headers.get('content-type'))
    expect([second.status, second.text]).toEqual([200, first.text])
    expect(await stored()).toHaveLength(1)
    expect((await reserve(1000, { key })).body).toMatchObject({ error_status: 'CSP90002' })
  })

  it('a refusal that is repeated is JSON each time', async () => {
    const key = randomUUID()
    const answers = [await reserve(500, { key, who: 'unregistered' }), await reserve(500, { key, who: 'unregistered' })]
    for (const { status, body } of answers) expect([status, body]).toMatchObject([404, { error_status: 'CSP17004' }])
  })

  it('[ACC-025] without a week that can be ordered for nothing is set aside', async () => {
    const rows = await shop.db.selectFrom('planning_week').selectAll().execute()
    await shop.db
      .updateTable('planning_week')
      .set({ closes_at: new Date('2026-11-01T00:00:00Z') })
      .execute()
    const { text } = await reserve(500)
    for (const { number, closes_at } of rows)
      await shop.db.updateTable('planning_week').set({ closes_at }).where('number', '=', number).execute()
    expect(textOf(text, 'error_code')).toBe('PT005')
    expect(await stored()).toEqual([])
  })

  it('[API-065] what was granted and used stands by month, the latest first, and adds up', async () => {
    const query = { startDate: '2025-01-01', endDate: '2026-11-20' }
    const { body } = await shop.ask('GET', '/member-point/my/member-point/point-usages-grouping', {
      query,
      token: await shop.tokenOf('member'),
    })
    const { groups } = v.parse(pointUsagesCall.reply, body)
    const months = groups.map(({ yearMonth }) => yearMonth)
    expect(months).toEqual(months.toSorted().toReversed())
    const movements = await shop.db.selectFrom('point_movement').selectAll().where('member_code', '=', code).execute()
    const sum = (values: readonly number[]) => values.reduce((total, value) => total + value, 0)
    expect(sum(groups.map(({ grantedPoint }) => grantedPoint))).toBe(
      sum(movements.map((one) => one.delivery_given + one.store_given)),
    )
    expect(sum(groups.map(({ usedPoint }) => usedPoint))).toBe(
      sum(movements.map((one) => one.delivery_used + (one.store_use_class === '2' ? -one.store_used : one.store_used))),
    )
  })
})
