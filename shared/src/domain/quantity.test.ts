import { describe, expect, it } from '@jest/globals'
import { aPlanningWeek } from '@shop/shared/testing/builders'
import fc from 'fast-check'
import {
  judgeQuantity,
  mustConfirmQuantity,
  type OrderRequest,
  type QuantityVerdict,
  quantityChoices,
  quantityLimit,
} from './quantity.ts'
import { weekNumber } from './week-number.ts'

const week = aPlanningWeek()
const product = { isOnSale: true, isPointExchange: false }
const member = { isFamily: false, isCorporate: false, isWatchedOver: false, usesDelivery: true }
const aRequest = (over: Partial<OrderRequest> = {}): OrderRequest => ({
  wanted: 1,
  product,
  week,
  member,
  now: new Date('2026-11-20T12:00:00+09:00'),
  ...over,
})
const pointItem = { ...product, isPointExchange: true }

describe('how many of a product', () => {
  it.each<{ id: string; says: string; request: Partial<OrderRequest>; verdict: QuantityVerdict }>([
    { id: 'ORD-055', says: 'one', request: {}, verdict: { ok: true, quantity: 1 } },
    { id: 'ORD-055', says: '99 is the most', request: { wanted: 99 }, verdict: { ok: true, quantity: 99 } },
    {
      id: 'ORD-055',
      says: '100 is over',
      request: { wanted: 100 },
      verdict: { ok: false, why: 'overLimit', limit: 99 },
    },
    {
      id: 'ORD-057',
      says: 'max_order instead of 99',
      request: { wanted: 4, product: { ...product, maxOrder: 3 } },
      verdict: { ok: false, why: 'overLimit', limit: 3 },
    },
    {
      id: 'ORD-057',
      says: 'genteisu instead of 99',
      request: { wanted: 6, product: { ...product, quantityLimit: 5 } },
      verdict: { ok: false, why: 'overLimit', limit: 5 },
    },
    {
      id: 'ORD-134',
      says: 'the smaller of both',
      request: { wanted: 5, product: { ...product, maxOrder: 10, quantityLimit: 4 } },
      verdict: { ok: false, why: 'overLimit', limit: 4 },
    },
    {
      id: 'ORD-134',
      says: 'as many as the smaller of both',
      request: { wanted: 4, product: { ...product, maxOrder: 4, quantityLimit: 10 } },
      verdict: { ok: true, quantity: 4 },
    },
    {
      id: 'ORD-064',
      says: 'no point-exchange item for a family member',
      request: { product: pointItem, member: { ...member, isFamily: true } },
      verdict: { ok: false, why: 'notForThisMember' },
    },
    {
      id: 'ORD-065',
      says: 'no point-exchange item for a corporate member',
      request: { product: pointItem, member: { ...member, isCorporate: true } },
      verdict: { ok: false, why: 'notForThisMember' },
    },
    {
      id: 'ORD-064',
      says: 'anything else for a family member',
      request: { member: { ...member, isFamily: true } },
      verdict: { ok: true, quantity: 1 },
    },
    {
      id: 'ORD-065',
      says: 'a point-exchange item for others',
      request: { product: pointItem },
      verdict: { ok: true, quantity: 1 },
    },
    {
      id: 'ORD-072',
      says: 'nothing without delivery use',
      request: { member: { ...member, usesDelivery: false } },
      verdict: { ok: false, why: 'noDelivery' },
    },
    {
      id: 'ORD-083',
      says: 'nothing after the closing instant',
      request: { now: new Date(week.closesAt.getTime() + 1) },
      verdict: { ok: false, why: 'closed' },
    },
    {
      id: 'ORD-083',
      says: 'something at the closing instant',
      request: { now: week.closesAt },
      verdict: { ok: true, quantity: 1 },
    },
    {
      id: 'ORD-049',
      says: 'nothing that is not on sale',
      request: { product: { ...product, isOnSale: false } },
      verdict: { ok: false, why: 'notOnSale' },
    },
  ])('[$id] $says', ({ request, verdict }) => {
    expect(judgeQuantity(aRequest(request))).toEqual(verdict)
  })

  it.each([
    { says: 'in its own week', limited: { week: week.number }, ok: true },
    { says: 'while nobody knows', limited: undefined, ok: true },
    { says: 'in another week', limited: { week: weekNumber('20261202') }, ok: false },
    { says: 'while the sale is off', limited: { week: week.number, isAvailable: false }, ok: false },
    { says: 'from the beginning of its sale', now: '2026-11-17T22:00:00+09:00', ok: true },
    { says: 'before its sale has begun', now: '2026-11-17T21:59:59.999+09:00', ok: false },
  ])('[ORD-059] [CAT-071] a limited product $says: $ok', ({ limited, now, ok }) => {
    const request = aRequest({
      product: { ...product, isLimited: true },
      ...(limited === undefined ? {} : { limited }),
      ...(now === undefined ? {} : { now: new Date(now) }),
    })
    expect(judgeQuantity(request)).toEqual(ok ? { ok, quantity: 1 } : { ok, why: 'limitedAway' })
    expect(judgeQuantity({ ...request, product }).ok).toBe(true)
  })

  it.each([0, -1, 1.5, Number.NaN, Number.POSITIVE_INFINITY])('refuses %s, which is no count', (wanted) => {
    expect(judgeQuantity(aRequest({ wanted }))).toEqual({ ok: false, why: 'notWhole' })
  })

  it('[ORD-055] never lets more than the limit through, whatever is asked and allowed', () => {
    const limits = fc.option(fc.integer({ min: -5, max: 200 }), { nil: undefined })
    fc.assert(
      fc.property(fc.oneof(fc.double(), fc.integer()), limits, limits, (wanted, maxOrder, own) => {
        const limited = {
          ...product,
          ...(maxOrder === undefined ? {} : { maxOrder }),
          ...(own === undefined ? {} : { quantityLimit: own }),
        }
        const verdict = judgeQuantity(aRequest({ wanted, product: limited }))
        if (!verdict.ok) return
        expect(Number.isInteger(verdict.quantity)).toBe(true)
        expect(verdict.quantity).toBeGreaterThanOrEqual(1)
        expect(verdict.quantity).toBeLessThanOrEqual(quantityLimit(limited))
        expect(quantityLimit(limited)).toBeLessThanOrEqual(99)
      }),
      { numRuns: 500 },
    )
  })
})

describe('a limit of its own', () => {
  it.each([
    { product: {}, limit: 99 },
    { product: { maxOrder: 0 }, limit: 99 },
    { product: { quantityLimit: 0, maxOrder: 3 }, limit: 3 },
    { product: { quantityLimit: -1 }, limit: 99 },
    { product: { quantityLimit: 1 }, limit: 1 },
    { product: { maxOrder: 500 }, limit: 99 },
  ])('counts from 1 up, and never above 99: $product is $limit', ({ product: own, limit }) => {
    expect(quantityLimit(own)).toBe(limit)
  })
})

describe('the choices of a quantity', () => {
  it('[ORD-053] run from the minimum to the most', () => {
    expect(quantityChoices(1, 99)).toHaveLength(99)
    expect(quantityChoices(3, 5)).toEqual([3, 4, 5])
    expect(quantityChoices(0, 2)).toEqual([0, 1, 2])
  })

  it('are none when nothing more may be added', () => {
    expect(quantityChoices(1, 0)).toEqual([])
    expect(quantityChoices(5, 3)).toEqual([])
  })

  it.each([
    { quantity: 9, asks: false },
    { quantity: 10, asks: true },
    { quantity: 99, asks: true },
  ])('[BIZ-003] [ORD-056] [K-09] $quantity asks once more: $asks', ({ quantity, asks }) => {
    expect(mustConfirmQuantity(quantity)).toBe(asks)
  })
})
