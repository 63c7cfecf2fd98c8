import { describe, expect, it } from '@jest/globals'
import { orderNumber } from './order-number.ts'
import type { Product } from './product.ts'
import {
  type RegistrationStops,
  registeredOrder,
  registrableCycles,
  registrableQuantity,
} from './subscription-registration.ts'
import { weekNumber } from './week-number.ts'

const aProduct = (over: Partial<Product> = {}) => ({
  week: weekNumber('20261201'),
  orderNumber: orderNumber('104001'),
  ...over,
})
const order = (code: number, no: string, quantity = 0, inputStatus = 66) => ({
  code,
  orderNumber: orderNumber(no),
  quantity,
  inputStatus,
})
const subscriptionOrders = [
  order(1, '200001'),
  order(2, '200002'),
  order(3, '200003'),
  order(4, '200004'),
  order(9, '200009'),
  order(10, '200010'),
]
const nothing: RegistrationStops = { weeks: [], orderNumbers: [], byCycle: [] }
const stopWeeks = ['20240301', '20240302', '20240303'].map(weekNumber)
const offered = (week: string, stops: RegistrationStops) =>
  registrableCycles(aProduct({ week: weekNumber(week), subscriptionOrders }), stops).map(({ code }) => code)

describe('what can be subscribed to', () => {
  it('[ORD-093] [ORD-097] each offered cycle, when nothing is stopped', () => {
    expect(offered('20240301', nothing)).toEqual([1, 2, 4])
    expect(offered('20240301', { ...nothing, weeks: stopWeeks })).toEqual([1, 2, 4])
  })

  it.each([
    { week: '20240204', left: [1, 2, 4] },
    { week: '20240301', left: [1, 4] },
    { week: '20240302', left: [1, 4] },
    { week: '20240303', left: [1, 4] },
    { week: '20240304', left: [1, 2, 4] },
  ])('[ORD-095] not by a listed number in $week', ({ week, left }) => {
    expect(offered(week, { ...nothing, weeks: stopWeeks, orderNumbers: [orderNumber('200002')] })).toEqual(left)
  })

  it('[ORD-095] not at all when the product itself is listed', () => {
    expect(offered('20240302', { ...nothing, weeks: stopWeeks, orderNumbers: [orderNumber('104001')] })).toEqual([])
  })

  it.each([
    { says: 'that week and cycle', week: '20261201', cycle: 2, no: '200002', left: [1, 4] },
    { says: 'that week and cycle, by the product', week: '20261201', cycle: 2, no: '104001', left: [1, 4] },
    { says: 'another week', week: '20261202', cycle: 2, no: '200002', left: [1, 2, 4] },
    { says: 'another cycle', week: '20261201', cycle: 1, no: '200002', left: [1, 2, 4] },
  ])('[ORD-096] not what is listed for $says', ({ week, cycle, no, left }) => {
    const byCycle = [{ week: weekNumber(week), cycle, orderNumbers: [orderNumber(no)] }]
    expect(offered('20261201', { ...nothing, byCycle })).toEqual(left)
  })

  it('nothing of a product without numbers for it', () => expect(registrableCycles(aProduct(), nothing)).toEqual([]))
})

describe('[ORD-094] how many can be had', () => {
  it.each([
    { says: 'ninety-nine', over: {}, ordered: 0, left: 99 },
    { says: 'as many as the product allows', over: { maxOrder: 5 }, ordered: 0, left: 5 },
    { says: 'what is left of them', over: { maxOrder: 5 }, ordered: 3, left: 2 },
    { says: 'none', over: { quantityLimit: 3 }, ordered: 3, left: 0 },
    { says: 'never less than none', over: { quantityLimit: 3 }, ordered: 8, left: 0 },
  ])('$says', ({ over, ordered, left }) => expect(registrableQuantity(aProduct(over), ordered)).toBe(left))
})

describe('what the member has already', () => {
  const change = { web: 9110, app: 9210 }
  const fortnightly = order(2, '200002', 2)
  it.each([
    { id: 'ORD-108', says: 'a cycle with pieces', orders: [order(1, '200001'), fortnightly], inEffect: fortnightly },
    {
      id: 'ORD-108',
      says: 'as it is before a change from the web',
      orders: [order(1, '200001', 3, change.web), fortnightly],
      inEffect: fortnightly,
    },
    {
      id: 'ORD-108',
      says: 'as it is before a change from the app',
      orders: [order(1, '200001', 3, change.app), fortnightly],
      inEffect: fortnightly,
    },
    {
      id: 'ORD-108',
      says: 'there, and no more is known, when the pieces change',
      orders: [order(1, '200001'), order(2, '200002', 5, change.web)],
      inEffect: undefined,
    },
    {
      id: 'ORD-107',
      says: 'there, and no more is known, when both halves are asked for',
      orders: [order(1, '200001', 3, change.web), order(2, '200002', 1, change.web)],
      inEffect: undefined,
    },
  ])('[$id] is $says', ({ orders, inEffect }) =>
    expect(registeredOrder(aProduct({ subscriptionOrders: orders }))).toEqual({ inEffect }),
  )

  it('is no skip, and nothing of a product that is ordered once', () => {
    expect(registeredOrder(aProduct({ subscriptionOrders: [order(9, '200009', 1)] }))).toBeUndefined()
    expect(registeredOrder(aProduct())).toBeUndefined()
  })
})
