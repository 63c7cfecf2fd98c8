import { describe, expect, it } from '@jest/globals'
import { plannedWeeks } from '../calendar/planning-weeks.ts'
import { Refusal } from '../http/refusal.ts'
import { atDeadline } from '../testing/test-hour.ts'
import { inputStatusName } from './order-history-words.ts'
import { judgeCancel, judgeOrder, type OrderRequest } from './order-rules.ts'
import { isStopped, readRegistrationStops } from './registration-stops.ts'

const friday = new Date('2026-11-20T18:00:00+09:00')
const week = (place: number, now = friday) => {
  const [planned] = plannedWeeks(now, place, place)
  if (planned === undefined) throw new RangeError('no such week')
  const { number, opensAt: opens_at, closesAt: closes_at, deliversOn: delivers_on } = planned
  return { number, opens_at, closes_at, delivers_on }
}
const anyone = { code: '1203456701', is_family: false, uses_delivery: true }
const milk = {
  max_order: null,
  quantity_limit: null,
  is_point_exchange: false,
  point_price: null,
  is_limited: false,
  scroll_category: null,
}
const socks = { ...milk, scroll_category: 1 as const }
const towel = { ...milk, scroll_category: 2 as const }

const aWish = (over: Partial<OrderRequest> = {}): OrderRequest => ({
  member: anyone,
  week: week(0),
  nextWeek: week(0),
  product: milk,
  ordered: 0,
  orderedBy: undefined,
  coming: 0,
  freePoints: 500,
  isCardSuspended: false,
  count: 1,
  inputStatus: 63,
  mode: 'append',
  viewedAt: undefined,
  now: friday,
  stockLeft: undefined,
  ...over,
})

const outcomeOf = (judge: () => unknown): unknown => {
  try {
    return judge()
  } catch (error) {
    if (error instanceof Refusal) return error.body.error_status
    throw error
  }
}
const judged = (over: Partial<OrderRequest>) => outcomeOf(() => judgeOrder(aWish(over)))

describe('the quantity of an order', () => {
  it.each([
    { id: 'ORD-052', says: 'append adds', over: { ordered: 2, count: 3 }, outcome: 5 },
    { id: 'ORD-052', says: 'direct sets', over: { ordered: 2, count: 3, mode: 'direct' as const }, outcome: 3 },
    { id: 'ORD-055', says: 'ninety-nine', over: { ordered: 90, count: 9 }, outcome: 99 },
    { id: 'ORD-055', says: 'a hundred', over: { ordered: 90, count: 10 }, outcome: 'CSP50001' },
    { id: 'ORD-055', says: 'ninety-nine with what comes', over: { coming: 9, count: 90 }, outcome: 90 },
    { id: 'ORD-055', says: 'a hundred with what comes', over: { coming: 10, count: 90 }, outcome: 'CSP50001' },
    { id: 'ORD-057', says: 'its own most', over: { product: { ...milk, max_order: 3 }, count: 3 }, outcome: 3 },
    { id: 'ORD-057', says: 'one more', over: { product: { ...milk, max_order: 3 }, count: 4 }, outcome: 'CSP50001' },
    {
      id: 'ORD-134',
      says: 'more than the smaller of two',
      over: { product: { ...milk, max_order: 3, quantity_limit: 2 }, count: 3 },
      outcome: 'CSP50001',
    },
  ])('[$id] $says: $outcome', ({ over, outcome }) => expect(judged(over)).toBe(outcome))
})

describe('[K-150] what the page showed', () => {
  const direct = { mode: 'direct' as const, ordered: 9 }
  it.each([
    { says: 'as many as there are', over: { ...direct, seen: 9, count: 10 }, outcome: 10 },
    { says: 'fewer, and lowered', over: { ...direct, seen: 5, count: 4 }, outcome: 'CSP50023' },
    { says: 'fewer, and raised to less than there are', over: { ...direct, seen: 5, count: 6 }, outcome: 'CSP50023' },
    { says: 'fewer, and set to as many as there are', over: { ...direct, seen: 8, count: 9 }, outcome: 'CSP50023' },
    { says: 'some where there is none', over: { ...direct, ordered: 0, seen: 5, count: 6 }, outcome: 'CSP50023' },
    { says: 'nothing, as pages of before', over: { ...direct, count: 6 }, outcome: 6 },
    { says: 'fewer, and added to', over: { ordered: 9, count: 1 }, outcome: 10 },
  ])('$says: $outcome', ({ over, outcome }) => expect(judged(over)).toBe(outcome))

  it('the refusal says how many there are', () => {
    expect(() => judgeOrder(aWish({ ...direct, seen: 5, count: 6 }))).toThrow('別の端末で変更されています（いま9点）')
  })
})

describe('pieces that are counted', () => {
  const direct = { mode: 'direct' as const }
  it.each([
    { says: 'the last ones', over: { stockLeft: 2, count: 2 }, outcome: 2 },
    { says: 'one more than there are', over: { stockLeft: 2, count: 3 }, outcome: 'CSP50021' },
    { says: 'one where there is none', over: { stockLeft: 0 }, outcome: 'CSP50020' },
    {
      says: 'set to more: only the rest is taken',
      over: { ...direct, stockLeft: 1, ordered: 4, count: 5 },
      outcome: 5,
    },
    { says: 'set to too many more', over: { ...direct, stockLeft: 1, ordered: 4, count: 6 }, outcome: 'CSP50021' },
    { says: 'fewer where there is none', over: { ...direct, stockLeft: 0, ordered: 4, count: 1 }, outcome: 1 },
    { says: 'as many as before', over: { ...direct, stockLeft: 0, ordered: 4, count: 4 }, outcome: 4 },
    { says: 'any number where nobody counts', over: { stockLeft: undefined, count: 99 }, outcome: 99 },
  ])('[CAT-071] $says: $outcome', ({ over, outcome }) => expect(judged(over)).toBe(outcome))

  it('[CAT-071] says how many are left', () => {
    expect(() => judgeOrder(aWish({ stockLeft: 2, count: 3 }))).toThrow('残りは2個です。')
  })
})

const exchange = { ...milk, is_point_exchange: true, point_price: 500 }

describe('the points of an exchange', () => {
  const direct = { mode: 'direct' as const }
  it.each([
    { id: 'ORD-084', says: 'the last piece', over: { freePoints: 500 }, outcome: 1 },
    { id: 'ACC-034', says: 'one point too few', over: { freePoints: 499 }, outcome: 'CSP50005' },
    { id: 'ORD-084', says: 'two at once', over: { freePoints: 1000, count: 2 }, outcome: 2 },
    { id: 'ACC-034', says: 'two for the points of one', over: { freePoints: 999, count: 2 }, outcome: 'CSP50005' },
    { id: 'ORD-084', says: 'one more than is reserved', over: { freePoints: 500, ordered: 2 }, outcome: 3 },
    { id: 'ACC-034', says: 'one more without points', over: { freePoints: 24, ordered: 2 }, outcome: 'CSP50005' },
    { id: 'ORD-084', says: 'set to one more', over: { ...direct, freePoints: 500, ordered: 2, count: 3 }, outcome: 3 },
    { id: 'ACC-034', says: 'set to two more', over: { ...direct, ordered: 2, count: 4 }, outcome: 'CSP50005' },
    { id: 'ORD-084', says: 'set to the same', over: { ...direct, freePoints: 0, ordered: 2, count: 2 }, outcome: 2 },
    { id: 'ORD-084', says: 'lowered without points', over: { ...direct, freePoints: 0, ordered: 2 }, outcome: 1 },
    { id: 'ACC-031', says: 'a suspended card', over: { isCardSuspended: true }, outcome: 'CSP50022' },
    { id: 'ORD-084', says: 'milk without points', over: { product: milk, freePoints: 0 }, outcome: 1 },
  ])('[$id] $says: $outcome', ({ over, outcome }) => expect(judged({ product: exchange, ...over })).toBe(outcome))

  it('[ORD-084] are not asked for again when the quantity stays, also of a member who owes points', () => {
    expect(judged({ product: exchange, mode: 'direct', freePoints: -100, ordered: 2, count: 2 })).toBe(2)
  })

  it('[ACC-034] that are missing stand in the refusal', () => {
    const judge = () => judgeOrder(aWish({ product: exchange, freePoints: 24, count: 3 }))
    expect(judge).toThrow('ポイントが不足しています（あと1,476ポイント）')
  })

  it('[ORD-084] are not needed to cancel', () => {
    expect(outcomeOf(() => judgeCancel(aWish({ product: exchange, freePoints: 0, ordered: 2 })))).toBeUndefined()
  })
})

describe('ids of order sources that the operator gives', () => {
  const sources = { top: { web: 301, app: 401 }, subscriptionChange: { web: 302, app: 402 } }
  it.each([
    { says: 'the one of a place', inputStatus: 401, outcome: 1 },
    { says: 'the one of ours that it takes the place of', inputStatus: 9104, outcome: 'CSP90003' },
    { says: 'the one of a change, by an order', inputStatus: 302, outcome: 'CSP90003' },
    { says: 'one of ours that is not given', inputStatus: 9103, outcome: 1 },
  ])('[ORD-074] $says: $outcome', ({ inputStatus, outcome }) => {
    expect(judged({ inputStatus, sources })).toBe(outcome)
  })

  it('[ORD-074] name a line in the order history', () => {
    expect([301, 9104, 302].map((status) => inputStatusName(status, sources))).toEqual([
      '注文トップ',
      'その他',
      '定期便',
    ])
  })
})

describe('a refusal says', () => {
  it.each<{ id: string; over: Partial<OrderRequest>; says: string }>([
    { id: 'ORD-055', over: { count: 100 }, says: '1度に注文出来る数量は99個です。' },
    {
      id: 'ORD-134',
      over: { product: { ...milk, max_order: 99 }, count: 100 },
      says: '1度に注文出来る数量は99個です。',
    },
    {
      id: 'ORD-134',
      over: { product: { ...milk, quantity_limit: 98 }, count: 99 },
      says: 'この商品は98個までご注文いただけます。',
    },
    { id: 'ORD-079', over: { orderedBy: 73 }, says: 'この商品の数量は変更できません。' },
  ])('[$id] $says', ({ over, says }) => expect(() => judgeOrder(aWish(over))).toThrow(says))

  it('[ORD-079] この商品はキャンセルできません。', () => {
    expect(() => judgeCancel(aWish({ orderedBy: 80 }))).toThrow('この商品はキャンセルできません。')
  })
})

describe('a limited product by its number', () => {
  const limited = { ...milk, is_limited: true }
  it.each([
    { says: 'from order number input on the web', over: { inputStatus: 62 }, outcome: 'CSP50014' },
    { says: 'and in the app', over: { inputStatus: 74 }, outcome: 'CSP50014' },
    { says: 'set, not added', over: { inputStatus: 62, mode: 'direct' as const }, outcome: 'CSP50014' },
    { says: 'from its own screen', over: { inputStatus: 9107 }, outcome: 1 },
    { says: 'from a search', over: { inputStatus: 63 }, outcome: 1 },
    { says: 'more of what came so before', over: { inputStatus: 62, ordered: 1, mode: 'append' as const }, outcome: 2 },
    { says: 'of any other product', over: { inputStatus: 62, product: milk }, outcome: 1 },
  ])('[ORD-041] $says: $outcome', ({ over, outcome }) => expect(judged({ product: limited, ...over })).toBe(outcome))
})

describe('lowering the quantity of an ordered line', () => {
  const direct = { mode: 'direct' as const, ordered: 3 }
  const limited = { ...milk, is_limited: true }
  it.each([
    { id: 'ORD-078', says: 'a limited product after its sale', over: { product: limited, count: 2 }, outcome: 2 },
    { id: 'ORD-078', says: 'the same number', over: { product: limited, count: 3 }, outcome: 3 },
    { id: 'ORD-059', says: 'one more', over: { product: limited, count: 4 }, outcome: 'CSP50006' },
    { id: 'ORD-059', says: 'the first', over: { product: limited, ordered: 0, count: 1 }, outcome: 'CSP50006' },
    {
      id: 'ORD-078',
      says: 'over a limit of today',
      over: { product: { ...milk, max_order: 1 }, count: 2 },
      outcome: 2,
    },
    { id: 'ORD-057', says: 'more', over: { product: { ...milk, max_order: 1 }, count: 4 }, outcome: 'CSP50001' },
    { id: 'ORD-134', says: 'fewer beside a subscription', over: { coming: 99, count: 2 }, outcome: 2 },
    {
      id: 'ORD-079',
      says: 'of a scroll site',
      over: { product: limited, orderedBy: 73, count: 2 },
      outcome: 'CSP50007',
    },
    { id: 'ORD-072', says: 'a stranger', over: { member: undefined, count: 2 }, outcome: 'CSP50004' },
  ])('[$id] $says: $outcome', ({ over, outcome }) => {
    expect(judged({ nextWeek: week(1), ...direct, ...over })).toBe(outcome)
  })
})

describe('the member who orders', () => {
  it.each([
    { id: 'ORD-072', says: 'nobody', over: { member: undefined }, outcome: 'CSP50004' },
    { id: 'ORD-072', says: 'a newcomer', over: { member: { ...anyone, uses_delivery: false } }, outcome: 'CSP50004' },
    { id: 'ORD-064', says: 'a family card, milk', over: { member: { ...anyone, is_family: true } }, outcome: 1 },
    {
      id: 'ORD-064',
      says: 'a family card, for points',
      over: { member: { ...anyone, is_family: true }, product: exchange },
      outcome: 'CSP50004',
    },
    {
      id: 'ORD-065',
      says: 'a corporate user, for points',
      over: { member: { ...anyone, code: '8881234500' }, product: exchange },
      outcome: 'CSP50004',
    },
    { id: 'ORD-065', says: 'a member, for points', over: { product: exchange }, outcome: 1 },
  ])('[$id] $says: $outcome', ({ over, outcome }) => expect(judged(over)).toBe(outcome))
})

describe('the hour of an order', () => {
  it.each([
    { id: 'GRD-082', hour: atDeadline(-1), outcome: 1 },
    { id: 'GRD-082', hour: atDeadline(), outcome: 1 },
    { id: 'GRD-082', hour: atDeadline(1), outcome: 'CSP50002' },
    { id: 'ORD-069', hour: '2026-11-25T02:00:00+09:00', outcome: 'CSP50002' },
    { id: 'ORD-069', hour: '2026-11-25T02:00:01+09:00', outcome: 'CSP50003' },
  ])('[$id] at $hour: $outcome', ({ hour, outcome }) => expect(judged({ now: new Date(hour) })).toBe(outcome))

  it.each([
    { viewedAt: '2026-11-25T02:00:00.000+09:00', outcome: 1 },
    { viewedAt: '2026-11-25T02:00:00.001+09:00', outcome: 'CSP50003' },
  ])('[ORD-070] of a list that was shown at $viewedAt: $outcome', ({ viewedAt, outcome }) => {
    expect(judged({ viewedAt: new Date(viewedAt) })).toBe(outcome)
  })

  it.each([
    { hour: atDeadline(-1, -1), outcome: 'CSP50002' },
    { hour: atDeadline(0, -1), outcome: 1 },
  ])('[BIZ-004] the second week, as it opens, at $hour: $outcome', ({ hour, outcome }) => {
    expect(judged({ week: week(1), now: new Date(hour) })).toBe(outcome)
  })

  it.each([
    { says: 'the week that closes next', place: 0, hour: '2026-11-20T18:00:00+09:00', outcome: 1 },
    { says: 'the week after', place: 1, hour: '2026-11-20T18:00:00+09:00', outcome: 'CSP50006' },
    { says: 'between the close and the sale', place: 0, hour: '2026-11-24T21:59:59+09:00', outcome: 'CSP50006' },
    {
      says: 'no week at all, where none is open',
      place: 0,
      hour: '2026-11-20T18:00:00+09:00',
      none: true,
      outcome: 'CSP50006',
    },
    { says: 'from the sale on', place: 0, hour: '2026-11-24T22:00:00+09:00', outcome: 1 },
  ])('[ORD-059] a limited product in $says: $outcome', ({ place, hour, none = false, outcome }) => {
    const now = new Date(hour)
    const over = {
      now,
      week: week(place, now),
      nextWeek: none ? undefined : week(0, now),
      product: { ...milk, is_limited: true },
    }
    expect(judged(over)).toBe(outcome)
  })
})

describe('an order of a scroll site', () => {
  it.each([
    { says: 'is not set here', over: { orderedBy: 73, mode: 'direct' as const }, outcome: 'CSP50007' },
    { says: 'is not added to here', over: { orderedBy: 80, ordered: 1 }, outcome: 'CSP50007' },
    {
      says: 'is added to by the site',
      over: { product: towel, orderedBy: 80, inputStatus: 80, ordered: 1 },
      outcome: 2,
    },
    {
      says: 'is added to what was ordered here',
      over: { product: socks, orderedBy: 63, inputStatus: 73, ordered: 1 },
      outcome: 2,
    },
    { says: 'of something else is none', over: { orderedBy: 63, mode: 'direct' as const }, outcome: 1 },
  ])('[ORD-079] $says', ({ over, outcome }) => expect(judged(over)).toBe(outcome))

  it.each([
    { says: 'limited, on sale', product: { ...socks, is_limited: true }, inputStatus: 73 },
    { says: 'limited, on sale', product: { ...towel, is_limited: true }, inputStatus: 80 },
    { says: 'for points', product: { ...exchange, scroll_category: 1 as const }, inputStatus: 73 },
    { says: 'for points', product: { ...exchange, scroll_category: 2 as const }, inputStatus: 80 },
    { says: 'of the other site', product: towel, inputStatus: 73 },
    { says: 'of the other site', product: socks, inputStatus: 80 },
    { says: 'that no site sells', product: milk, inputStatus: 73 },
    { says: 'that no site sells', product: milk, inputStatus: 80 },
  ])('[ORD-126] [G-12] has nothing $says, by status $inputStatus', ({ product, inputStatus }) => {
    expect(judged({ product, inputStatus })).toBe('CSP50013')
    expect(judged({ product, inputStatus: 63 })).toBe(1)
  })

  it.each([
    { orderedBy: 80, outcome: 'CSP50007' },
    { orderedBy: 62, outcome: undefined },
  ])('[ORD-079] of status $orderedBy, cancelled: $outcome', ({ orderedBy, outcome }) => {
    expect(outcomeOf(() => judgeCancel(aWish({ orderedBy })))).toBe(outcome)
  })
})

describe('the source of a line', () => {
  it.each([
    { says: 'a place of the web', inputStatus: 9101, outcome: 1 },
    { says: 'a place of the app', inputStatus: 9209, outcome: 1 },
    { says: 'a number from the app', inputStatus: 74, outcome: 1 },
    { says: 'a scroll site', product: towel, inputStatus: 80, outcome: 1 },
    { says: 'none that is known', inputStatus: 0, outcome: 'CSP90003' },
    { says: 'one beyond the known', inputStatus: 9112, outcome: 'CSP90003' },
  ])('[ORD-073] $says: $outcome', ({ product = milk, inputStatus, outcome }) => {
    expect(judged({ product, inputStatus })).toBe(outcome)
  })

  it.each([66, 44, 9110, 9210])('[ORD-112] refuses a subscription’s status %i for an ordinary line', (inputStatus) => {
    expect(judged({ inputStatus })).toBe('CSP90003')
  })
})

describe('a stop of new registrations', () => {
  const stops = {
    stoppedWeeks: ['20240301', '20240302', '20240303'],
    stoppedOrderNos: ['700012'],
    stoppedNewRegistrations: [{ planningWeek: '20261201', cycleCategory: 2, orderNos: ['104001'] }],
  }
  it.each([
    { id: 'ORD-095', says: 'a listed number', over: { orderNo: '700012', week: '20240302' }, outcome: true },
    { id: 'ORD-095', says: 'in a week that is not', over: { orderNo: '700012', week: '20240304' }, outcome: false },
    { id: 'ORD-095', says: 'another number', over: { orderNo: '700014', week: '20240302' }, outcome: false },
    { id: 'ORD-096', says: 'by week and cycle', over: {}, outcome: true },
    { id: 'ORD-096', says: 'another cycle', over: { code: 1 }, outcome: false },
    { id: 'ORD-096', says: 'another week', over: { week: '20261202' }, outcome: false },
    { id: 'ORD-096', says: 'another product', over: { productNo: '104002' }, outcome: false },
  ])('[$id] $says: $outcome', ({ over, outcome }) => {
    expect(isStopped(stops, { orderNo: '700022', productNo: '104001', code: 2, week: '20261201', ...over })).toBe(
      outcome,
    )
  })

  it('[ORD-095] the shop’s own list names the weeks of the documents', () => {
    expect(readRegistrationStops().stoppedWeeks).toEqual(expect.arrayContaining(['20240301', '20240302', '20240303']))
  })

  it('[ORD-097] stops nothing when the lists are empty', () => {
    const nothing = { stoppedWeeks: [], stoppedOrderNos: [], stoppedNewRegistrations: [] }
    expect(isStopped(nothing, { orderNo: '700012', productNo: '104001', code: 2, week: '20240301' })).toBe(false)
  })
})
