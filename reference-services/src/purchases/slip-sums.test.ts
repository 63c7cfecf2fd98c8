import { describe, expect, it } from '@jest/globals'
import { correctedPriorMonth } from '@shop/shared/contract'
import fc from 'fast-check'
import { accumulatedAmount, type PayableSlip, paymentRows } from './payment.ts'
import { correctedSums, countedSums, plainSums, type SummedItem, totalsOf } from './slip-sums.ts'

const rates = [10, 8, 0] as const
const roundedUnit = (base: number, rate: number) => Math.floor((base * (100 + rate)) / 100)

const bought = fc
  .record({
    rate: fc.constantFrom(...rates),
    base: fc.integer({ min: 0, max: 9_999 }),
    pieces: fc.integer({ min: 1, max: 99 }),
    discount: fc.option(fc.integer({ min: 1, max: 100 }), { freq: 3, nil: undefined }),
    isPointExchange: fc.boolean(),
  })
  .map(({ rate, base, pieces, discount, isPointExchange }): SummedItem => {
    const unit = isPointExchange ? 0 : base
    const price_without_tax = unit * pieces
    const discounted = discount === undefined ? undefined : Math.floor((price_without_tax * (100 - discount)) / 100)
    return {
      tax_rate: rate,
      is_correction: false,
      price_with_tax: roundedUnit(unit, rate) * pieces,
      price_without_tax,
      discounted_with_tax: discounted === undefined ? null : roundedUnit(discounted, rate),
      discounted_without_tax: discounted ?? null,
    }
  })

const correction = fc
  .record({ rate: fc.constantFrom(...rates), base: fc.integer({ min: -9_999, max: 9_999 }) })
  .map(({ rate, base }): SummedItem => {
    const withTax = Math.sign(base) * roundedUnit(Math.abs(base), rate)
    return {
      tax_rate: rate,
      is_correction: true,
      price_with_tax: withTax,
      price_without_tax: base,
      discounted_with_tax: null,
      discounted_without_tax: null,
    }
  })

const day = fc.integer({ min: 1, max: 30 }).map((date) => `2026-11-${String(date).padStart(2, '0')}`)
const delivery = fc
  .record({
    purchased_on: day,
    bought: fc.array(bought, { maxLength: 12 }),
    corrections: fc.array(correction, { maxLength: 3 }),
    watching_service: fc.constantFrom(0, 330),
    points_used: fc.constantFrom(0, 500, 1000),
  })
  .map(
    (one): PayableSlip => ({
      ...one,
      business_type: '002',
      planning_week: `202611${one.purchased_on.slice(-2)}`,
      items: [...one.bought, ...one.corrections],
    }),
  )
const inShop = fc
  .record({ purchased_on: day, items: fc.array(bought, { maxLength: 8 }) })
  .map(
    (one): PayableSlip => ({ ...one, business_type: '001', planning_week: null, watching_service: 0, points_used: 0 }),
  )
const late = fc.record({ purchased_on: day, items: fc.array(correction, { minLength: 1, maxLength: 3 }) }).map(
  (one): PayableSlip => ({
    ...one,
    business_type: '002',
    planning_week: correctedPriorMonth,
    watching_service: 0,
    points_used: 0,
  }),
)
const month = fc.array(fc.oneof(delivery, inShop, late), { maxLength: 9 })

/** An account book on paper: a page for each rate, one entry after the other. */
function onPaper(items: readonly SummedItem[]) {
  const pages = new Map<number, { base: number; tax: number }>(rates.map((rate) => [rate, { base: 0, tax: 0 }]))
  for (const item of items) {
    const page = pages.get(item.tax_rate)
    if (page === undefined) continue
    const [taxed, base] =
      item.discounted_with_tax === null || item.discounted_without_tax === null
        ? [item.price_with_tax, item.price_without_tax]
        : [item.discounted_with_tax, item.discounted_without_tax]
    page.base += base
    page.tax += taxed - base
  }
  const page = (rate: number) => pages.get(rate) ?? { base: 0, tax: 0 }
  const [ten, eight, exempt] = [page(10), page(8), page(0)]
  return {
    subtotal10: ten.base,
    subtotalReduced8: eight.base,
    subtotalNonTaxable: exempt.base,
    tax10: ten.tax,
    taxReduced8: eight.tax,
    total: ten.base + ten.tax + eight.base + eight.tax + exempt.base,
  }
}

const plus = (one: Record<string, number>, other: Record<string, number>) =>
  Object.fromEntries(Object.entries(one).map(([name, value]) => [name, value + (other[name] ?? 0)]))

describe('the sums of a slip', () => {
  it('[ACC-062] [BIZ-017] [K-62] are those of an account book, with 10 %, 8 % and exempt apart', () => {
    fc.assert(
      fc.property(fc.oneof(delivery, inShop, late), (slip) => {
        const ofTheDay = slip.items.filter((item) => !item.is_correction)
        const plain = plainSums(slip)
        expect(plain).toMatchObject(onPaper(ofTheDay))
        const bases = plain.subtotal10 + plain.subtotalReduced8 + plain.subtotalNonTaxable
        expect(plain.deliverySubtotal).toBe(slip.business_type === '002' ? bases : 0)
        expect(plain.total).toBe(bases + plain.tax10 + plain.taxReduced8)
        const all = onPaper(slip.items)
        expect(countedSums(slip)).toMatchObject({ ...all, total: all.total + slip.watching_service })
      }),
      { numRuns: 500 },
    )
  })

  it('[ACC-062] are there corrected only where something was corrected, or watched over', () => {
    fc.assert(
      fc.property(fc.oneof(delivery, inShop), (slip) => {
        const isChanged = slip.watching_service > 0 || slip.items.some((item) => item.is_correction)
        expect(correctedSums(slip) !== undefined).toBe(isChanged)
        expect(correctedSums(slip)?.watchingServiceSubtotal ?? 0).toBe(slip.watching_service)
      }),
    )
  })

  it('[ACC-065] give back by a correction exactly what was bought', () => {
    fc.assert(
      fc.property(bought, (item) => {
        const back: SummedItem = {
          ...item,
          is_correction: true,
          price_with_tax: -(item.discounted_with_tax ?? item.price_with_tax),
          price_without_tax: -(item.discounted_without_tax ?? item.price_without_tax),
          discounted_with_tax: null,
          discounted_without_tax: null,
        }
        const sums = countedSums({ business_type: '002', watching_service: 0, items: [item, back] })
        expect(Object.values(sums).every((value) => value === 0)).toBe(true)
      }),
    )
  })
})

describe('a month', () => {
  it('[K-62] is what its slips are, added up, and a page for each delivery adds up to what is paid', () => {
    fc.assert(
      fc.property(month, (slips) => {
        const totals = totalsOf(slips)
        const paper = slips.map((slip) => onPaper(slip.items)).reduce(plus, onPaper([]))
        const watched = slips.reduce((all, slip) => all + slip.watching_service, 0)
        expect(totals).toMatchObject({ ...paper, total: (paper['total'] ?? 0) + watched })
        const rows = paymentRows(slips)
        const paidInShops = totalsOf(slips.filter((slip) => slip.business_type === '001')).total
        const points = slips.reduce((all, slip) => all + slip.points_used, 0)
        expect(accumulatedAmount(rows)).toBe(totals.total - paidInShops - points)
        for (const row of rows) expect(row.deliveryUseAmount + row.adjustmentAmount).toBe(row.kikakuSyuTotalAmount)
      }),
      { numRuns: 300 },
    )
  })

  it('[ACC-069] [ACC-077] has a row for each delivery by day, and what was corrected of the month before in one, the last', () => {
    fc.assert(
      fc.property(month, (slips) => {
        const rows = paymentRows(slips)
        const days = slips
          .filter((slip) => slip.business_type === '002' && slip.planning_week !== correctedPriorMonth)
          .map((slip) => slip.purchased_on)
        const lateSlips = slips.filter((slip) => slip.planning_week === correctedPriorMonth)
        expect(rows.flatMap((row) => row.deliveryDate ?? [])).toEqual(days.toSorted())
        expect(rows.map((row) => row.kikakuSyu).indexOf(correctedPriorMonth)).toBe(
          lateSlips.length === 0 ? -1 : rows.length - 1,
        )
        if (lateSlips.length > 0)
          expect(rows.at(-1)).toEqual({
            deliveryDate: null,
            kikakuSyu: correctedPriorMonth,
            deliveryUseAmount: 0,
            adjustmentAmount: totalsOf(lateSlips).total,
            kikakuSyuTotalAmount: totalsOf(lateSlips).total,
          })
      }),
    )
  })
})
