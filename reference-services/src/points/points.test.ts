import { randomUUID } from 'node:crypto'
import { describe, expect, it } from '@jest/globals'
import { currentStageCall, memberPointCall, nextStageCall, pointReservationsCall } from '@shop/shared/contract'
import * as v from 'valibot'
import { numbers } from '../testing/an-item.ts'
import { testDatabase } from '../testing/databases.ts'
import { setUp } from '../testing/set-up.ts'
import { openTestShop, weeks } from '../testing/test-shop.ts'

const reservationsPath = '/member-point/my/member-point/point-usage-reservations/current'

describe('points and stages', () => {
  const shop = setUp(() => openTestShop(testDatabase))

  const read = async <S extends v.GenericSchema>(schema: S, path: string, who: string) => {
    const { status, body } = await shop.ask('GET', path, { token: await shop.tokenOf(who) })
    expect(status).toBe(200)
    return v.parse(schema, body)
  }
  const balance = (who: string) => read(memberPointCall.reply, '/member-point/my/member-point', who)
  const history = async (who: string, startDate: string, endDate: string) =>
    shop.ask('POST', '/legacy-point/get-point-history', {
      body: { startDate, endDate },
      token: await shop.tokenOf(who),
    })

  const amounts = (xml: string, name: string) =>
    [...xml.matchAll(new RegExp(`<${name}>(\\d+)</${name}>`, 'g'))].map((match) => Number(match[1]))
  const sum = (values: readonly number[]) => values.reduce((total, value) => total + value, 0)

  it('[API-051] are answered with balance, reserved points and the day they expire', async () => {
    const points = await balance('member')
    expect(points.currentPoint).toBeGreaterThan(500)
    expect(points.availablePoint).toBe(points.currentPoint - points.totalReservedPoint)
    expect(points.pointExpirationDate).toBe('20270131')
    expect(points).toMatchObject({ memberStatusType: '0', memberStatusTypeDetail: '00' })
  })

  it('the history adds up to the balance', async () => {
    const { text } = await history('member', '2025-01-01', '2026-11-20')
    const [given, used] = [
      sum([...amounts(text, 'delivery_given_point'), ...amounts(text, 'store_given_point')]),
      sum(amounts(text, 'delivery_used_point')),
    ]
    const rows = text.split('<history>').slice(1)
    const store = sum(
      rows.map((row) => {
        const [points = 0] = amounts(row, 'store_used_point')
        return row.includes('<store_use_class>2<') ? points : -points
      }),
    )
    expect(given - used + store).toBe((await balance('member')).currentPoint)
  })

  it('[API-064] is XML, latest first, with both days included', async () => {
    const all = await history('member', '2026-09-01', '2026-11-20')
    expect(all.headers.get('content-type')).toMatch(/^application\/xml/)
    expect(all.text).toMatch(/^<\?xml .*<result>0<\/result><history>/s)
    const days = amounts(all.text, 'date')
    expect(days).toEqual(days.toSorted((one, other) => other - one))
    const one = String(days[3])
    const day = `${one.slice(0, 4)}-${one.slice(4, 6)}-${one.slice(6)}`
    expect(amounts((await history('member', day, day)).text, 'date')).toContain(days[3])
  })

  it.each([
    { says: 'more than 24 months', startDate: '2024-01-01', endDate: '2026-11-20' },
    { says: 'the end before the start', startDate: '2026-11-20', endDate: '2026-11-19' },
  ])('[ACC-026] a history asked for with $says is result 1', async ({ startDate, endDate }) => {
    const { status, text } = await history('member', startDate, endDate)
    expect([status, amounts(text, 'result')]).toEqual([200, [1]])
    expect(text).not.toContain('<history>')
  })

  it('a day that does not exist is refused', async () => {
    expect((await history('member', '2026-02-30', '2026-03-01')).status).toBe(400)
  })

  it('[API-065] reservations are those that the balance counts', async () => {
    const { reservations } = await read(pointReservationsCall.reply, reservationsPath, 'member')
    expect(sum(reservations.map((one) => one.reservedPoint))).toBe((await balance('member')).totalReservedPoint)
  })

  it('[API-065] [ACC-034] what is exchanged in an open week is reserved until it is taken out', async () => {
    const before = await balance('member')
    const exchange = { planning_week: weeks.first, order_no: numbers.pointExchange, input_status: 62, mode: 'append' }
    await shop.write('member', 'PUT', '/delivery/order', { key: randomUUID(), body: { ...exchange, order_count: 1 } })
    const { reservations } = await read(pointReservationsCall.reply, reservationsPath, 'member')
    expect(reservations).toContainEqual(
      expect.objectContaining({
        usePointType: '05',
        reservedPoint: 500,
        planningWeek: weeks.first,
        orderCode: numbers.pointExchange,
      }),
    )
    const after = await balance('member')
    expect(sum(reservations.map((one) => one.reservedPoint))).toBe(after.totalReservedPoint)
    expect(after).toEqual({
      ...before,
      totalReservedPoint: before.totalReservedPoint + 500,
      availablePoint: before.availablePoint - 500,
    })
    const query = { planningWeek: weeks.first, orderNo: numbers.pointExchange }
    await shop.write('member', 'DELETE', '/delivery/order', { key: randomUUID(), query })
    expect(await balance('member')).toEqual(before)
  })

  it('a member without points has none, and nothing fails', async () => {
    expect(await balance('corporate')).toMatchObject({ currentPoint: 0, availablePoint: 0 })
    expect((await history('corporate', '2026-01-01', '2026-02-01')).text).toContain('<result>0</result></response>')
  })

  it.each([
    { who: 'member', current: { stageType: '1' }, next: { stageType: '2', necessaryPurchasePriceExcludedTax: 5820 } },
    { who: 'watched', current: { stageType: '3', topStagePermanentFlag: true }, next: { necessaryTopStageCount: 0 } },
    { who: 'newcomer', current: { stageType: '' }, next: { stageConfirmedType: '1' } },
  ])('[API-052] the stage of $who has its kind and what is missing to the next', async ({ who, current, next }) => {
    expect(await read(currentStageCall.reply, '/stage/my/stage/current', who)).toMatchObject(current)
    expect(await read(nextStageCall.reply, '/stage/my/stage/next/necessary-purchases', who)).toMatchObject(next)
  })
})
