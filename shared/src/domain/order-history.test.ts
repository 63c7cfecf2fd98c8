import { describe, expect, it } from '@jest/globals'
import {
  areTotalsShown,
  canOpen,
  chooseWeek,
  countProducts,
  currentNumber,
  deliveredQuantity,
  effectiveQuantity,
  type HistoryLine,
  historyTotals,
  historyWeeks,
  lineTotal,
  type OrderHistory,
  withoutWhitespace,
} from './order-history.ts'
import { orderNumber } from './order-number.ts'
import { weekNumber } from './week-number.ts'
import { yen } from './yen.ts'

const week = weekNumber('20261104')

const aLine = (over: Partial<HistoryLine> = {}): HistoryLine => ({
  update: 'ordered',
  week,
  orderNumber: orderNumber('104001'),
  name: '牛乳',
  quantity: 3,
  inputStatus: 62,
  taxRate: 8,
  taxIncludedPrice: yen(257),
  tax: yen(19),
  favouriteCount: 0,
  isFavourite: false,
  isLimitedRegion: false,
  hasProducts: true,
  isDeliveryIndex: false,
  isInvalid: false,
  isScrollOrder: false,
  ...over,
})

const aHistory = (over: Partial<OrderHistory> = {}): OrderHistory => ({
  week,
  base: { standard: yen(0), reduced: yen(0), exempt: yen(0) },
  tax: { standard: yen(0), reduced: yen(0) },
  lines: [],
  points: [],
  ...over,
})

describe('a line of the order history', () => {
  it.each([
    { name: '十勝 牛乳', text: '十勝牛乳' },
    { name: ' 十勝　牛乳\t\n1L ', text: '十勝牛乳1L' },
    { name: '　', text: '' },
  ])('[ACC-047] [BIZ-029] its name $name has no whitespace', ({ name, text }) => {
    expect(withoutWhitespace(name)).toBe(text)
  })

  it.each([
    { won: undefined, quantity: 3 },
    { won: 2, quantity: 2 },
    { won: 0, quantity: 0 },
  ])('[ACC-047] of three pieces with $won won $quantity count', ({ won, quantity }) => {
    expect(effectiveQuantity(aLine(won === undefined ? {} : { wonQuantity: won }))).toBe(quantity)
  })

  it.each([
    { says: 'comes', over: {}, pieces: 3 },
    { says: 'comes as far as it was won', over: { wonQuantity: 1 }, pieces: 1 },
    { says: 'was taken out', over: { update: 'cancelled' as const }, pieces: 0 },
    { says: 'is to be skipped', over: { stop: 'skip' as const }, pieces: 0 },
    { says: 'is to end', over: { stop: 'cancel' as const }, pieces: 0 },
    { says: 'is invalid', over: { isInvalid: true }, pieces: 0 },
  ])('[ACC-048] a line that $says counts $pieces pieces', ({ over, pieces }) => {
    expect(deliveredQuantity(aLine(over))).toBe(pieces)
    expect(lineTotal(aLine(over))).toBe(257 * pieces)
  })

  it('[ACC-054] is opened by the number that its product has today', () => {
    expect(currentNumber(aLine())).toBe('104001')
    expect(currentNumber(aLine({ latestOrderNumber: orderNumber('104009') }))).toBe('104009')
  })

  it.each([
    { says: '[ACC-051] an ordinary one', over: {}, opens: { ok: true } },
    { says: '[ACC-051] an invalid one', over: { isInvalid: true }, opens: { ok: false } },
    {
      says: '[ACC-052] [ACC-053] [ORD-128] one of a scroll site',
      over: { isScrollOrder: true },
      opens: { ok: false, why: 'こちらの商品は専門サイトでのみご覧いただけます' },
    },
  ])('$says leads to its product: $opens.ok', ({ over, opens }) => {
    expect(canOpen(aLine(over))).toEqual(opens)
  })
})

describe('the sums of a week', () => {
  it('[ACC-048] are the three bases, the two taxes, and both together', () => {
    const base = { standard: yen(498), reduced: yen(714), exempt: yen(100) }
    const totals = historyTotals({ base, tax: { standard: yen(49), reduced: yen(57) }, lines: [aLine()] })
    expect(totals).toEqual({
      base: 1312,
      tax: 106,
      taxByRate: [
        { rate: 8, base: 714, tax: 57 },
        { rate: 10, base: 498, tax: 49 },
      ],
      taxIncluded: 1418,
      lineSum: 771,
    })
  })

  it('[BIZ-017] [K-142] hold a rate that is new, of which the service has no sum, by its own name', () => {
    const base = { standard: yen(0), reduced: yen(714), exempt: yen(0) }
    const rare = aLine({ taxRate: 12, taxIncludedPrice: yen(110), tax: yen(11), quantity: 2 })
    const lines = [
      aLine(),
      rare,
      { ...rare, update: 'cancelled' as const },
      aLine({ taxIncludedPrice: yen(0), tax: yen(0) }),
    ]
    const totals = historyTotals({ base, tax: { standard: yen(0), reduced: yen(57) }, lines })
    expect(totals).toEqual({
      base: 912,
      tax: 80,
      taxByRate: [
        { rate: 8, base: 714, tax: 57 },
        { rate: 10, base: 0, tax: 0 },
        { rate: 12, base: 198, tax: 23 },
      ],
      taxIncluded: 992,
      lineSum: 991,
    })
  })

  it('[ACC-048] count the products that come, those for points among them', () => {
    const point = { week, orderNumber: orderNumber('109410'), name: '米', quantity: 1, images: [], pointPrice: 500 }
    const lines = [aLine(), aLine({ stop: 'cancel' }), aLine({ update: 'cancelled' })]
    expect(countProducts({ lines, points: [{ ...point, isLottery: false }] })).toBe(2)
  })

  it.each([
    { at: '2026-11-23T23:59:59+09:00', shown: true },
    { at: '2026-11-24T00:00:00+09:00', shown: false },
    { at: '2026-11-24T06:59:59+09:00', shown: false },
    { at: '2026-11-24T07:00:00+09:00', shown: true },
    { at: '2026-11-24T12:00:00+09:00', showsTotals: false, shown: false },
  ])('[ACC-046] are shown at $at: $shown', ({ at, shown, ...over }) => {
    const history = aHistory({ deliversOn: new Date('2026-11-24T00:00:00+09:00'), ...over })
    expect(areTotalsShown(history, new Date(at))).toBe(shown)
  })
})

describe('the weeks', () => {
  const openWeek = (number: string) => ({
    number: weekNumber(number),
    opensAt: new Date(0),
    closesAt: new Date(0),
    deliversOn: new Date(0),
  })
  const open = [openWeek('20261201'), openWeek('20261202')]
  const past = ['20261104', '20261103', '20261102', '20261101', '20261004', '20261003', '20261002', '20261001'].map(
    weekNumber,
  )

  it('[ACC-044] [BIZ-018] are the latest eight, those that are open among them', () => {
    expect(historyWeeks(open, past)).toEqual(['20261202', '20261201', ...past.slice(0, 6)])
    expect(historyWeeks([], past)).toEqual(past)
    expect(historyWeeks(open, [])).toEqual(['20261202', '20261201'])
  })

  it.each([
    { asked: undefined, chosen: { is: 'shown', week: '20261104' } },
    { asked: '20261201', chosen: { is: 'shown', week: '20261201' } },
    { asked: '20261003', chosen: { is: 'shown', week: '20261003' } },
    { asked: '20261002', chosen: { is: 'shown', week: '20261104' } },
    { asked: '20261203', chosen: { is: 'ahead', week: '20261203' } },
    { asked: '20261399', chosen: { is: 'shown', week: '20261104' } },
    { asked: 'めちゃくちゃ', chosen: { is: 'shown', week: '20261104' } },
  ])('[ACC-044] an address with $asked shows $chosen', ({ asked, chosen }) => {
    expect(chooseWeek(asked, { open, past })).toEqual(chosen)
  })

  it('[ACC-044] before any has closed the first open one is shown, and without weeks none', () => {
    expect(chooseWeek(undefined, { open, past: [] })).toEqual({ is: 'shown', week: '20261201' })
    expect(chooseWeek(undefined, { open: [], past: [] })).toEqual({ is: 'none' })
  })
})
