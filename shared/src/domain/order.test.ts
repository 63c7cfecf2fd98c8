import { describe, expect, it } from '@jest/globals'
import { aProduct as anyProduct } from '@shop/shared/testing/builders'
import { taxCases } from '@shop/shared/testing/tax-cases'
import fc from 'fast-check'
import {
  type Order,
  type OrderLine,
  orderedPieces,
  orderedQuantity,
  orderTotals,
  subscribedPieces,
  withQuantity,
} from './order.ts'
import { orderNumber } from './order-number.ts'
import type { Product, TaxRate } from './product.ts'
import { weekNumber } from './week-number.ts'
import { yen } from './yen.ts'

const week = weekNumber('20261201')
const aProduct = (no: string, over: Partial<Product> = {}): Product =>
  anyProduct({ orderNumber: no, basePrice: 100, taxIncludedPrice: 108, ...over })
const aLine = (no: string, quantity: number, over: Partial<Product> = {}): OrderLine => ({
  orderNumber: orderNumber(no),
  product: aProduct(no, over),
  quantity,
  inputStatus: 62,
  isSubscription: false,
  isScrollOrder: false,
})
const anOrder = (...lines: OrderLine[]): Order => ({ week, lines })

describe('the totals of an order', () => {
  it('[ORD-081] [K-62] stand by rate, the tax of each rounded once; the lines may add up to another sum', () => {
    const order = anOrder(
      aLine('1', 2, { basePrice: yen(298), taxIncludedPrice: yen(321), taxRate: 8 }),
      aLine('2', 1, { basePrice: yen(1000), taxIncludedPrice: yen(1100), taxRate: 10 }),
      aLine('3', 3, { basePrice: yen(500), taxIncludedPrice: yen(500), taxRate: 0 }),
    )
    expect(orderTotals(order)).toEqual({
      products: 3,
      pieces: 6,
      base: 596 + 1000 + 1500,
      taxByRate: [
        { rate: 8, base: 596, tax: 47 },
        { rate: 10, base: 1000, tax: 100 },
      ],
      exemptBase: 1500,
      taxIncluded: 643 + 1100 + 1500,
      lineSum: 642 + 1100 + 1500,
      points: 0,
    })
  })

  it('[ORD-081] count a point-exchange line as a product and not in yen', () => {
    const totals = orderTotals(anOrder(aLine('1', 1), aLine('2', 2, { isPointExchange: true, pointPrice: 500 })))
    expect(totals).toMatchObject({ products: 2, pieces: 3, base: 100, taxIncluded: 108, points: 1000 })
  })

  it('[ORD-081] [ORD-102] leave out what does not come, in yen and in points', () => {
    const stopped: OrderLine = { ...aLine('1', 2, { taxRate: 10, taxIncludedPrice: yen(110) }), stop: 'skip' }
    const notHandled = aLine('2', 3, { isOnSale: false, isPointExchange: true, pointPrice: 500 })
    const fewer: OrderLine = { ...aLine('3', 5), lottery: { is: 'fewer', won: 2 } }
    const order = anOrder(stopped, notHandled, fewer, aLine('4', 1))
    expect(orderTotals(order)).toEqual({
      products: 2,
      pieces: 3,
      base: 300,
      taxByRate: [
        { rate: 8, base: 300, tax: 24 },
        { rate: 10, base: 0, tax: 0 },
      ],
      exemptBase: 0,
      taxIncluded: 324,
      lineSum: 324,
      points: 0,
    })
    expect(orderedPieces(order)).toBe(3)
  })

  it('[ORD-081] of nothing are nothing', () => {
    expect(orderTotals(anOrder())).toEqual({
      products: 0,
      pieces: 0,
      base: 0,
      taxByRate: [
        { rate: 8, base: 0, tax: 0 },
        { rate: 10, base: 0, tax: 0 },
      ],
      exemptBase: 0,
      taxIncluded: 0,
      lineSum: 0,
      points: 0,
    })
  })

  it.each(taxCases)('[BIZ-017] [K-62] the tax of an order $says', ({ lines, byRate, total }) => {
    const order = anOrder(
      ...lines.map(({ rate, base, pieces }, at) => {
        const taxIncludedPrice = yen(Math.floor((base * (100 + rate)) / 100))
        return aLine(String(at + 1), pieces, { basePrice: yen(base), taxIncludedPrice, taxRate: rate })
      }),
    )
    const { taxByRate, exemptBase, taxIncluded } = orderTotals(order)
    const found = [...taxByRate, { rate: 0, base: exemptBase, tax: 0 }]
    for (const one of byRate) expect(found).toContainEqual(one)
    expect(taxIncluded).toBe(total)
  })

  it('[BIZ-017] bases and taxes of all rates make the sum, for any order', () => {
    const line = fc.record({
      rate: fc.constantFrom<TaxRate>(0, 8, 10, 12),
      base: fc.integer({ min: 0, max: 99_999 }),
      quantity: fc.integer({ min: 1, max: 99 }),
    })
    fc.assert(
      fc.property(fc.array(line, { maxLength: 20 }), (lines) => {
        const order = anOrder(
          ...lines.map(({ rate, base, quantity }, place) =>
            aLine(String(place + 1), quantity, {
              basePrice: yen(base),
              taxIncludedPrice: yen(Math.floor((base * (100 + rate)) / 100)),
              taxRate: rate,
            }),
          ),
        )
        const { base, taxByRate, exemptBase, taxIncluded } = orderTotals(order)
        const bases = taxByRate.reduce<number>((sum, one) => sum + one.base, exemptBase)
        const taxes = taxByRate.reduce((sum, one) => sum + one.tax, 0)
        expect(bases).toBe(base)
        expect(base + taxes).toBe(taxIncluded)
      }),
      { numRuns: 200 },
    )
  })
})

describe('the quantity of a product in an order', () => {
  const order = anOrder(aLine('1', 2), aLine('2', 5))

  it('[ORD-129] is what stands in its line, 0 without one, 0 without an order', () => {
    expect(orderedQuantity(order, orderNumber('2'))).toBe(5)
    expect(orderedQuantity(order, orderNumber('3'))).toBe(0)
    expect(orderedQuantity(undefined, orderNumber('2'))).toBe(0)
    expect(orderedPieces(order)).toBe(7)
  })

  it('of what comes on its own stands beside it, in a line that its cycle names', () => {
    const weekly = { orderNumber: orderNumber('200001'), code: 1, quantity: 0 }
    const product = aProduct('1', { subscriptionOrders: [weekly] })
    const brought: OrderLine = { ...aLine('1', 3), orderNumber: weekly.orderNumber, isSubscription: true }
    const both = anOrder(brought, aLine('1', 2))
    expect([orderedQuantity(both, product.orderNumber), subscribedPieces(both, product)]).toEqual([2, 3])
    expect(subscribedPieces(anOrder({ ...brought, stop: 'cancel' }), product)).toBe(0)
    expect([subscribedPieces(both, aProduct('1')), subscribedPieces(undefined, product)]).toEqual([0, 0])
    expect(withQuantity(both, product, 0, 62).lines).toEqual([brought])
  })

  it.each([
    { says: 'is set, not added', no: '1', quantity: 3, after: ['000001×3', '000002×5'] },
    { says: 'of a new product comes first', no: '3', quantity: 1, after: ['000003×1', '000001×2', '000002×5'] },
    { says: '0 takes the line out', no: '1', quantity: 0, after: ['000002×5'] },
    { says: '0 of what is not there changes nothing', no: '9', quantity: 0, after: ['000001×2', '000002×5'] },
  ])('[ORD-052] $says', ({ no, quantity, after }) => {
    const next = withQuantity(order, aProduct(no), quantity, 63)
    expect(next.lines.map((line) => `${line.product.orderNumber}×${line.quantity}`)).toEqual(after)
  })

  it('[ORD-073] a changed or new line carries the status of where it was placed, the others keep theirs', () => {
    expect(withQuantity(order, aProduct('1'), 3, 63).lines.map((line) => line.inputStatus)).toEqual([63, 62])
    expect(withQuantity(order, aProduct('3'), 1, 64).lines.map((line) => line.inputStatus)).toEqual([64, 62, 62])
  })

  it('leaves the order as it was', () => {
    const before = structuredClone(order)
    withQuantity(order, aProduct('1'), 9, 63)
    expect(order).toEqual(before)
  })
})
