import { describe, expect, it } from '@jest/globals'
import { correctedPriorMonth } from '@shop/shared/contract'
import fc from 'fast-check'
import { type PayableSlip, payableAmount, payableOf, paymentRows } from './payment.ts'
import { correctedSums, plainSums, type SummedItem, totalsOf } from './slip-sums.ts'

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

/** An account book on paper: a page for each rate, one entry after the other, and the tax below the last one. */
function onPaper(items: readonly SummedItem[]) {
  const pages = new Map<number, number>(rates.map((rate) => [rate, 0]))
  for (const item of items)
    pages.set(item.tax_rate, (pages.get(item.tax_rate) ?? 0) + (item.discounted_without_tax ?? item.price_without_tax))
  const page = (rate: number) => {
    const base = pages.get(rate) ?? 0
    const tax = Math.sign(base) * Math.floor((Math.abs(base) * rate) / 100)
    return { base, tax: tax === 0 ? 0 : tax }
  }
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
        expect(totalsOf([slip])).toMatchObject({ ...all, total: all.total + slip.watching_service })
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
        const { otherRates, ...sums } = totalsOf([{ business_type: '002', watching_service: 0, items: [item, back] }])
        expect(Object.values(sums).every((value) => value === 0)).toBe(true)
        expect(otherRates).toEqual([])
      }),
    )
  })
})

describe('a slip with a tax rate that is new', () => {
  const anItem = (tax_rate: number, base: number): SummedItem => ({
    tax_rate,
    is_correction: false,
    price_with_tax: roundedUnit(base, tax_rate),
    price_without_tax: base,
    discounted_with_tax: null,
    discounted_without_tax: null,
  })

  it('[BIZ-017] [K-142] has it by its own name, in the total and in no other rate', () => {
    const items = [anItem(12, 99), anItem(12, 99), anItem(10, 100), anItem(8, 0)]
    expect(plainSums({ business_type: '002', watching_service: 0, items })).toEqual({
      subtotal10: 100,
      subtotalReduced8: 0,
      subtotalNonTaxable: 0,
      deliverySubtotal: 298,
      tax10: 10,
      taxReduced8: 0,
      otherRates: [{ taxRate: 12, subtotal: 198, tax: 23 }],
      total: 331,
    })
  })
})

describe('a month', () => {
  it('[K-62] is an account book of all its slips, and so is what is billed of the deliveries', () => {
    fc.assert(
      fc.property(month, (slips) => {
        const paper = onPaper(slips.flatMap((slip) => slip.items))
        const watched = slips.reduce((all, slip) => all + slip.watching_service, 0)
        expect(totalsOf(slips)).toMatchObject({ ...paper, total: paper.total + watched })
        const points = slips.reduce((all, slip) => all + slip.points_used, 0)
        expect(payableAmount(slips)).toBe(totalsOf(payableOf(slips)).total - points)
        const rows = paymentRows(slips)
        const ofRows = rows.reduce((all, row) => all + row.kikakuSyuTotalAmount, 0)
        // Each row loses less than a yen of each of the two taxed rates, and so does the bill.
        expect(Math.abs(payableAmount(slips) - ofRows)).toBeLessThanOrEqual(2 * (rows.length + 1))
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
