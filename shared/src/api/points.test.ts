import { describe, expect, it } from '@jest/globals'
import {
  getCurrentStage,
  getExchangePoints,
  getMemberPoints,
  getNextStage,
  getPointHistory,
  getPointReservations,
} from './points.ts'
import {
  currentStageReply,
  memberPointReply,
  nextStageReply,
  pointHistoryReply,
  reservationsReply,
} from './testing/replies.ts'
import { replying } from './testing/replying.ts'

const days = { from: new Date('2026-09-01T00:00:00+09:00'), to: new Date('2026-11-30T23:59:59+09:00') }

describe('points', () => {
  it('[API-065] come from the member-point service, with the day they expire on', async () => {
    const { api, asked } = replying(memberPointReply)
    expect(await getMemberPoints(api)).toEqual({
      current: 1234,
      available: 1000,
      reserved: 234,
      isSuspended: false,
      expiresOn: new Date('2027-03-31T00:00:00+09:00'),
    })
    expect(asked[0]?.call).toMatchObject({ service: 'memberPoint', method: 'GET', path: '/my/member-point' })
  })

  it.each([
    { type: '0', isSuspended: false },
    { type: '', isSuspended: false },
    { type: null, isSuspended: false },
    { type: '1', isSuspended: true },
    { type: '9', isSuspended: true },
  ])('[ACC-031] [API-051] of a card of type $type: suspended $isSuspended', async ({ type, isSuspended }) => {
    expect(await getMemberPoints(replying({ ...memberPointReply, cardSuspensionType: type }).api)).toMatchObject({
      isSuspended,
    })
  })

  it('[API-063] [K-29] for an exchange come from the balance', async () => {
    const { api, asked } = replying({ available_point_amount: 700 })
    expect(await getExchangePoints(api)).toBe(700)
    expect(asked[0]?.call).toMatchObject({ service: 'delivery', method: 'GET', path: '/point_balance' })
  })

  it('may never expire', async () => {
    expect(await getMemberPoints(replying({ ...memberPointReply, pointExpirationDate: null }).api)).not.toHaveProperty(
      'expiresOn',
    )
  })

  it.each(['20270231', '20271301', '2027-03-31', '0'])('that expire on %s are a broken reply', async (day) => {
    const reply = { ...memberPointReply, pointExpirationDate: day }
    await expect(getMemberPoints(replying(reply).api)).rejects.toMatchObject({ code: 'BROKEN_REPLY' })
  })

  it('[BIZ-023] are reserved for a delivery 01, a capital increase 02, an exchange 05', async () => {
    const reservations = await getPointReservations(replying(reservationsReply).api)
    expect(reservations.map(({ points, use }) => `${points} ${use}`)).toEqual([
      '500 宅配でのご利用',
      '1000 出資金への振替',
      '500 商品との交換',
      '1 ご利用',
    ])
    expect(reservations[0]?.at).toEqual(new Date('2026-11-20T00:00:00Z'))
  })
})

describe('the point history', () => {
  it('[API-064] is asked for by days in Tokyo', async () => {
    const { api, asked } = replying(pointHistoryReply)
    await getPointHistory(api, days)
    expect(asked[0]).toMatchObject({
      call: { service: 'legacyPoint', method: 'POST', path: '/get-point-history' },
      body: { startDate: '2026-09-01', endDate: '2026-11-30' },
    })
  })

  it('[ACC-021] [ACC-022] has a row for each movement, latest first', async () => {
    const rows = await getPointHistory(replying(pointHistoryReply).api, days)
    expect(rows.map(({ day, place, kind, points }) => [day.toISOString().slice(0, 10), place, kind, points])).toEqual([
      ['2026-11-19', '店舗', '取消', 80],
      ['2026-11-09', '店舗', 'カードチャージ', -1000],
      ['2026-10-31', '宅配', '獲得', 30],
      ['2026-10-31', '宅配', '利用', -500],
      ['2026-10-31', '店舗', '獲得', 12],
      ['2026-10-31', '店舗', '利用', -100],
    ])
  })

  it('may be empty', async () => {
    expect(await getPointHistory(replying('<r><result>0</result></r>').api, days)).toEqual([])
  })

  it('[ACC-026] with the result 1 is an error', async () => {
    const asked = getPointHistory(replying('<r><result>1</result></r>').api, days)
    await expect(asked).rejects.toMatchObject({ code: 'REFUSED' })
  })

  it.each([
    { says: 'a page of HTML', xml: '<!doctype html><html><body>Service</body>' },
    { says: 'half of it', xml: '<response><result>0</resu' },
    { says: 'nothing', xml: '' },
    { says: 'no result', xml: '<response></response>' },
    { says: 'JSON', xml: '{"result":"0"}' },
    { says: 'a row without a day', xml: '<r><result>0</result><history><date>2026</date></history></r>' },
    {
      says: 'an entity that would grow',
      xml: '<!DOCTYPE r [<!ENTITY a "aaaa"><!ENTITY b "&a;&a;">]><r><result>0</result><history><date>&b;</date></history></r>',
    },
  ])('[API-039] $says is a broken reply', async ({ xml }) => {
    await expect(getPointHistory(replying(xml).api, days)).rejects.toMatchObject({ code: 'BROKEN_REPLY' })
  })
})

describe('stage', () => {
  it.each([
    { says: 'an ordinary member', reply: {}, stage: { kind: 'member' } },
    { says: 'an ordinary member whose type is empty', reply: { stageType: '' }, stage: { kind: 'member' } },
    { says: 'bronze', reply: { stageType: '0' }, stage: { kind: 'bronze' } },
    {
      says: 'diamond for good',
      reply: currentStageReply,
      stage: { kind: 'diamond', permanentSince: new Date('2026-04-01T00:00:00+09:00') },
    },
    {
      says: 'diamond whose day counts only with the flag',
      reply: { ...currentStageReply, topStagePermanentFlag: false },
      stage: { kind: 'diamond' },
    },
  ])('[API-066] is $says', async ({ reply, stage }) => {
    const { api, asked } = replying(reply)
    expect(await getCurrentStage(api)).toEqual(stage)
    expect(asked[0]?.call).toMatchObject({ service: 'stage', path: '/my/stage/current' })
  })

  it.each([
    { type: '0', confirmed: 'provisional' },
    { type: '1', confirmed: 'tallying' },
    { type: '2', confirmed: 'confirmed' },
  ])('[ACC-041] next month’s is $confirmed by type $type', async ({ type, confirmed }) => {
    const { api, asked } = replying({ ...nextStageReply, stageConfirmedType: type })
    expect(await getNextStage(api)).toEqual({
      kind: 'platinum',
      confirmed,
      remainingExcludingTax: 5000,
      necessaryTopStageCount: 3,
    })
    expect(asked[0]?.call).toMatchObject({ service: 'stage', path: '/my/stage/next/necessary-purchases' })
  })

  it('[ACC-040] keeps a count of 0, which means permanent', async () => {
    const reply = { stageType: '3', necessaryTopStageCount: 0, stageConfirmedType: '0' }
    expect(await getNextStage(replying(reply).api)).toEqual({
      kind: 'diamond',
      confirmed: 'provisional',
      necessaryTopStageCount: 0,
    })
  })
})
