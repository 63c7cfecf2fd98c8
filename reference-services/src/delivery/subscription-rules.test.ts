import { describe, expect, it } from '@jest/globals'
import { Refusal } from '../http/refusal.ts'
import { atDeadline } from '../testing/test-hour.ts'
import { judgeSubscription, judgeTakingBack, type SubscriptionFacts } from './subscription-rules.ts'

const now = new Date('2026-11-20T18:00:00+09:00')
const week = {
  number: '20261201',
  opens_at: new Date(atDeadline(0, -2)),
  closes_at: new Date(atDeadline()),
  delivers_on: '2026-12-01',
}
const earlierWeek = { ...week, number: '20261105' }
const nothingStopped = { stoppedWeeks: [], stoppedOrderNos: [], stoppedNewRegistrations: [] }
const comes = { cycle: 1, order_count: 2, ordered_week: '20261101', is_new: false }

const facts = (over: Partial<SubscriptionFacts>): SubscriptionFacts => ({
  member: { code: '1203456701', is_family: false, uses_delivery: true },
  week,
  nextWeek: week,
  freePoints: 0,
  isCardSuspended: false,
  stockLeft: undefined,
  product: {
    max_order: null,
    quantity_limit: null,
    is_point_exchange: false,
    point_price: null,
    is_limited: false,
    scroll_category: null,
  },
  ordered: 0,
  orderedBy: undefined,
  coming: 0,
  count: 2,
  inputStatus: 66,
  mode: 'append',
  viewedAt: undefined,
  now,
  orderNo: '700012',
  code: 2,
  productNo: '104001',
  limits: { max_order: null, quantity_limit: null },
  own: undefined,
  wish: undefined,
  wishWeek: undefined,
  stops: nothingStopped,
  ...over,
})
const outcomeOf = (
  over: Partial<SubscriptionFacts>,
  judge: (all: SubscriptionFacts) => unknown = judgeSubscription,
) => {
  try {
    return judge(facts(over))
  } catch (error) {
    if (error instanceof Refusal) return error.body.error_status
    throw error
  }
}
const wishOf = (code: number | null, order_count: number, is_begun = false) => ({
  is: 'wished',
  wish: { code, order_count, input_status: 9110, is_begun },
  pieces: order_count,
})

describe('a registration', () => {
  const weekly = [{ planningWeek: '20261201', cycleCategory: 2, orderNos: ['104001'] }]
  const registered = { ...comes, cycle: 2, is_new: true, ordered_week: '20261201' }
  it.each([
    { id: 'ORD-112', says: 'of something new', over: {}, outcome: { is: 'registered', pieces: 2 } },
    { id: 'ORD-112', says: 'from the app', over: { inputStatus: 44 }, outcome: { is: 'registered', pieces: 2 } },
    {
      id: 'ORD-095',
      says: 'of a number that is stopped in the week',
      over: { stops: { ...nothingStopped, stoppedWeeks: ['20261201'], stoppedOrderNos: ['700012'] } },
      outcome: 'CSP50009',
    },
    {
      id: 'ORD-096',
      says: 'of a cycle that is stopped',
      over: { stops: { ...nothingStopped, stoppedNewRegistrations: weekly } },
      outcome: 'CSP50009',
    },
    { id: 'ORD-073', says: 'from a place', over: { inputStatus: 9101 }, outcome: 'CSP90003' },
    {
      id: 'ORD-073',
      says: 'that is raised from a place',
      over: { own: registered, coming: 2, inputStatus: 62 },
      outcome: 'CSP90003',
    },
    { id: 'ORD-093', says: 'of every three weeks', over: { code: 3 }, outcome: 'CSP50009' },
    { id: 'ORD-072', says: 'by somebody without delivery', over: { member: undefined }, outcome: 'CSP50004' },
    { id: 'ORD-094', says: 'beyond what is left', over: { ordered: 98 }, outcome: 'CSP50001' },
    {
      id: 'ORD-112',
      says: 'that is there already, with as many again',
      over: { own: registered, coming: 2 },
      outcome: 'CSP50008',
    },
    {
      id: 'ORD-112',
      says: 'that is there already, with this many',
      over: { own: registered, coming: 2, count: 3, mode: 'direct' as const },
      outcome: { is: 'registered', pieces: 3 },
    },
    {
      id: 'ORD-110',
      says: 'of what comes in another cycle',
      over: { own: { ...registered, cycle: 4 }, coming: 2, mode: 'direct' as const },
      outcome: 'CSP50008',
    },
    {
      id: 'ORD-096',
      says: 'that is set anew although new ones are stopped',
      over: {
        own: registered,
        coming: 2,
        mode: 'direct' as const,
        stops: { ...nothingStopped, stoppedNewRegistrations: weekly },
      },
      outcome: { is: 'registered', pieces: 2 },
    },
    { id: 'ORD-112', says: 'of what is not on sale', over: { product: undefined }, outcome: 'CSP9001' },
    {
      id: 'ORD-112',
      says: 'of what was cancelled before',
      over: { own: { ...registered, cycle: 10 } },
      outcome: { is: 'registered', pieces: 2 },
    },
    {
      id: 'ORD-112',
      says: 'set anew where it was made in an earlier week',
      over: { own: { ...registered, ordered_week: '20261105' }, coming: 2, mode: 'direct' as const },
      outcome: 'CSP50008',
    },
    {
      id: 'ORD-112',
      says: 'set anew where it has come once',
      over: { own: { ...registered, is_new: false }, coming: 2, mode: 'direct' as const },
      outcome: 'CSP50008',
    },
  ])('[$id] $says', ({ over, outcome }) => expect(outcomeOf(over)).toEqual(outcome))
})

describe('[K-150] a page that does not know what another device has asked for', () => {
  const wish = (code: number | null, order_count: number, is_begun = false) => ({
    code,
    order_count,
    input_status: 9110,
    is_begun,
  })
  const asked = { own: comes, inputStatus: 9110, mode: 'direct' as const, code: 9, count: 1 }
  it.each([
    { says: 'nothing, and that is so', over: { seenChanges: '' }, outcome: wishOf(9, 1) },
    { says: 'nothing, beside a change', over: { seenChanges: '', wish: wish(2, 3) }, outcome: 'CSP50023' },
    { says: 'a change, and that is so', over: { seenChanges: '2:3', wish: wish(2, 3) }, outcome: wishOf(9, 1) },
    { says: 'another number of pieces', over: { seenChanges: '2:5', wish: wish(2, 3) }, outcome: 'CSP50023' },
    { says: 'a change that was taken back', over: { seenChanges: '2:3' }, outcome: 'CSP50023' },
    {
      says: 'the old half, before the new one',
      over: { code: 2, count: 3, seenChanges: '1:2', wish: wish(null, 1, true) },
      outcome: wishOf(2, 3),
    },
    { says: 'both halves', over: { seenChanges: '1:2,2:3', wish: wish(2, 3, true) }, outcome: wishOf(9, 1) },
    {
      says: 'more pieces of the same cycle',
      over: { seenChanges: '1:5', wish: wish(1, 5, true) },
      outcome: wishOf(9, 1),
    },
    { says: 'nothing at all, as pages of before', over: { wish: wish(2, 3) }, outcome: wishOf(9, 1) },
  ])('shows $says: $outcome', ({ over, outcome }) => expect(outcomeOf({ ...asked, ...over })).toEqual(outcome))

  it.each([
    { held: wish(2, 3), says: '隔週3点' },
    { held: wish(2, 3, true), says: '隔週3点' },
    { held: wish(9, 1), says: '次回お届け中止のご依頼' },
    { held: wish(10, 1), says: '解約のご依頼' },
    { held: undefined, says: '変更のご依頼はありません' },
  ])('hears $says', ({ held, says }) => {
    expect(() => judgeSubscription(facts({ ...asked, seenChanges: '4:9', wish: held }))).toThrow(
      `別の端末で変更されています（いま${says}）`,
    )
  })

  it('sets no registration anew that was made with other pieces', () => {
    const own = { ...comes, cycle: 2, is_new: true, ordered_week: '20261201' }
    const anew = { own, coming: 2, count: 3, mode: 'direct' as const }
    expect(outcomeOf({ ...anew, seen: 2 })).toEqual({ is: 'registered', pieces: 3 })
    expect(outcomeOf({ ...anew, seen: 0 })).toBe('CSP50023')
    expect(outcomeOf({ ...anew, own: undefined, seen: 2 })).toBe('CSP50023')
  })
})

describe('a change', () => {
  const asked = { own: comes, inputStatus: 9110, mode: 'direct' as const }
  it.each([
    { id: 'ORD-107', says: 'begins with the old item', over: { code: 1, count: 1 }, outcome: wishOf(null, 1, true) },
    {
      id: 'ORD-107',
      says: 'is whole with the new item',
      over: { code: 4, count: 3, wish: { code: null, order_count: 1, input_status: 9110, is_begun: true } },
      outcome: wishOf(4, 3),
    },
    {
      id: 'ORD-107',
      says: 'to one piece of the same',
      over: { code: 1, count: 1, wish: { code: null, order_count: 1, input_status: 9110, is_begun: true } },
      outcome: wishOf(1, 1),
    },
    { id: 'ORD-109', says: 'to what it is', over: { code: 1, count: 2 }, outcome: { is: 'as it was', pieces: 2 } },
    {
      id: 'ORD-109',
      says: 'that begins anew keeps what was asked before',
      over: { code: 1, count: 1, wish: { code: 4, order_count: 3, input_status: 9110, is_begun: false } },
      outcome: { ...wishOf(4, 3, true), pieces: 1 },
    },
    { id: 'ORD-091', says: 'that skips', over: { code: 9, count: 1 }, outcome: wishOf(9, 1) },
    { id: 'ORD-091', says: 'that cancels', over: { code: 10, count: 1 }, outcome: wishOf(10, 1) },
    { id: 'ORD-091', says: 'that skips, however many are named', over: { code: 9, count: 5 }, outcome: wishOf(9, 1) },
    { id: 'ORD-107', says: 'to another number of the same', over: { code: 1, count: 3 }, outcome: wishOf(1, 3) },
    { id: 'ORD-107', says: 'to as many of another', over: { code: 4, count: 2 }, outcome: wishOf(4, 2) },
    { id: 'ORD-093', says: 'to every three weeks', over: { code: 3 }, outcome: 'CSP50009' },
    {
      id: 'ORD-093',
      says: 'of every three weeks',
      over: { own: { ...comes, cycle: 3 }, code: 3, count: 4 },
      outcome: wishOf(3, 4),
    },
    {
      id: 'ORD-103',
      says: 'beside one that an earlier week holds',
      over: { code: 4, wish: { code: 9, order_count: 1, input_status: 9110, is_begun: false }, wishWeek: earlierWeek },
      outcome: 'CSP50011',
    },
    { id: 'ORD-091', says: 'of what was cancelled', over: { own: { ...comes, cycle: 10 } }, outcome: 'CSP50010' },
    {
      id: 'ORD-094',
      says: 'beyond the limit of what is not on sale',
      over: { product: undefined, limits: { max_order: 5, quantity_limit: null }, code: 4, count: 6 },
      outcome: 'CSP50001',
    },
  ])('[$id] $says', ({ over, outcome }) => expect(outcomeOf({ ...asked, ...over })).toEqual(outcome))

  it.each([
    { id: 'ORD-105', says: 'skipped', over: { code: 9, count: 1 }, outcome: wishOf(9, 1) },
    { id: 'ORD-105', says: 'cancelled', over: { code: 10, count: 1 }, outcome: wishOf(10, 1) },
    { id: 'ORD-107', says: 'changed', over: { code: 4, count: 3 }, outcome: wishOf(4, 3) },
  ])('[$id] of a product that is not on sale in the week is $says', ({ over, outcome }) =>
    expect(outcomeOf({ ...asked, ...over, product: undefined })).toEqual(outcome),
  )
})

describe('a DELETE of a subscription number takes back', () => {
  const halfWish = { code: null, order_count: 1, input_status: 9110, is_begun: true }
  const toMonthly = { ...halfWish, code: 4, order_count: 3, is_begun: false }
  const registered = { ...comes, is_new: true, ordered_week: week.number }
  const closedWeek = { ...earlierWeek, closes_at: new Date(atDeadline(0, -1)) }
  it.each<{ says: string; over: Partial<SubscriptionFacts>; takes: string }>([
    { says: '[ORD-103] what is wished for', over: { wish: toMonthly, code: 4 }, takes: 'the wish' },
    {
      says: '[ORD-103] a change that has begun and is nothing yet',
      over: { wish: halfWish, code: 1 },
      takes: 'the wish',
    },
    {
      says: '[ORD-103] the beginning of a change that another wish stands beside',
      over: { wish: { ...toMonthly, is_begun: true }, code: 1 },
      takes: 'the beginning',
    },
    {
      says: '[ORD-103] the other wish beside a beginning',
      over: { wish: { ...toMonthly, is_begun: true }, code: 4 },
      takes: 'the wish',
    },
    { says: '[ORD-103] a number that nobody has asked for', over: { wish: toMonthly, code: 2 }, takes: 'nothing' },
    { says: '[ORD-103] of what is not subscribed to', over: { own: undefined, code: 1 }, takes: 'nothing' },
    {
      says: '[ORD-103] of what was cancelled, whatever was wished for before',
      over: { own: { ...comes, cycle: 10 }, wish: toMonthly, code: 4 },
      takes: 'nothing',
    },
    { says: '[ORD-103] a registration of the week', over: { own: registered, code: 1 }, takes: 'the registration' },
    {
      says: '[ORD-103] one of an earlier week',
      over: { own: { ...registered, ordered_week: '20261105' }, code: 1 },
      takes: 'CSP50012',
    },
    {
      says: '[ORD-103] one that has come once',
      over: { own: { ...registered, is_new: false }, code: 1 },
      takes: 'CSP50012',
    },
    {
      says: '[ORD-103] what comes beside a wish for another cycle',
      over: { wish: toMonthly, code: 1 },
      takes: 'CSP50012',
    },
    {
      says: '[ORD-103] a wish of an earlier week that has closed',
      over: { wish: toMonthly, code: 4, wishWeek: closedWeek },
      takes: 'CSP50003',
    },
    {
      says: '[ORD-103] a wish of an earlier week that is open',
      over: { wish: toMonthly, code: 4, wishWeek: earlierWeek },
      takes: 'the wish',
    },
    {
      says: '[ORD-103] nothing after the maintenance',
      over: { wish: toMonthly, code: 4, now: new Date('2026-11-25T02:00:01+09:00') },
      takes: 'CSP50003',
    },
    {
      says: '[ORD-072] anything of somebody without delivery',
      over: { member: undefined, wish: toMonthly, code: 4 },
      takes: 'CSP50004',
    },
  ])('$says: $takes', ({ over, takes }) => expect(outcomeOf({ own: comes, ...over }, judgeTakingBack)).toBe(takes))
})
