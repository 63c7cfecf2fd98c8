import { describe, expect, it } from '@jest/globals'
import { aProduct as anyProduct } from '@shop/shared/testing/builders'
import { orderNumber } from './order-number.ts'
import type { Product, SubscriptionOrder } from './product.ts'
import {
  askedOrders,
  canCancel,
  canModify,
  canSkip,
  changesSomething,
  cycleLabel,
  cyclesOf,
  deliveryAfterSkip,
  isCancelling,
  isCycle,
  isDeliveredNext,
  isNextStopped,
  isUpdateOrder,
  lastDeliveryWeek,
  missingPuts,
  nextDelivery,
  pendingChange,
  putsOf,
  requestedStop,
  type Subscription,
  type SubscriptionRequest,
  subscriptionLimit,
  subscriptionPrice,
} from './subscription.ts'
import { weekNumber } from './week-number.ts'
import { yen } from './yen.ts'

const week = weekNumber('20261201')
const milk = anyProduct({ isSubscription: true })
const aProduct = (over: Partial<Product> = {}): Product => ({ ...milk, ...over })
const [weekly, fortnightly, monthly, skip, cancel] = ['200001', '200002', '200004', '200009', '200010'].map(orderNumber)
const change = 9110

const codes: Record<number, string> = { 1: '200001', 2: '200002', 3: '200003', 4: '200004', 9: '200009', 10: '200010' }
const anOrder = (code: number, quantity = 0, inputStatus?: number): SubscriptionOrder => ({
  orderNumber: orderNumber(codes[code] ?? '1'),
  code,
  quantity,
  ...(inputStatus === undefined ? {} : { inputStatus }),
})
const aSubscription = (over: Partial<Subscription> = {}): Subscription => ({
  product: milk,
  cycleCode: 1,
  quantity: 2,
  nextWeek: week,
  nextQuantity: 2,
  orderNumber: orderNumber('200001'),
  orderedWeek: weekNumber('20261001'),
  isNewOrder: false,
  orders: [anOrder(1, 2, 66), anOrder(2), anOrder(4), anOrder(9), anOrder(10)],
  ...over,
})
const holding = (...held: SubscriptionOrder[]) =>
  aSubscription({ orders: aSubscription().orders.map((one) => held.find(({ code }) => code === one.code) ?? one) })

describe('cycles', () => {
  it.each([
    { id: 'ORD-092', cycle: 1, label: '毎週' },
    { id: 'ORD-092', cycle: 2, label: '隔週' },
    { id: 'ORD-093', cycle: 3, label: '3週ごと' },
    { id: 'ORD-092', cycle: 4, label: '4週ごと' },
  ] as const)('[$id] $cycle is called $label', ({ cycle, label }) => expect(cycleLabel(cycle)).toBe(label))

  it.each([
    { code: 0, active: false },
    { code: 1, active: true },
    { code: 2, active: true },
    { code: 3, active: true },
    { code: 4, active: true },
    { code: 5, active: false },
    { code: 9, active: false },
    { code: 10, active: false },
  ])('[ORD-091] $code is active: $active', ({ code, active }) => expect(isCycle(code)).toBe(active))

  it('[ORD-093] the third week is offered to nobody, and stays with who has it', () => {
    const orders = [1, 2, 3, 4, 9, 10].map((code) => anOrder(code))
    expect(cyclesOf(orders)).toEqual([1, 2, 4])
    expect(cyclesOf(orders, 3)).toEqual([1, 2, 3, 4])
  })
})

describe('what is asked for', () => {
  it.each([
    { says: 'a change from the web', order: anOrder(2, 1, 9110), is: true },
    { says: 'a change from the app', order: anOrder(2, 1, 9210), is: true },
    { says: 'a new subscription', order: anOrder(2, 1, 66), is: false },
    { says: 'nothing', order: anOrder(2, 0, 9110), is: false },
    { says: 'a skip', order: anOrder(9, 1, 9110), is: false },
    { says: 'a cancellation', order: anOrder(10, 1, 9110), is: false },
    { says: 'one without a source', order: anOrder(2, 1), is: false },
  ])('[ORD-106] $says is update-data: $is', ({ order, is }) => expect(isUpdateOrder(order)).toBe(is))

  it.each([
    { says: 'another cycle', held: [anOrder(1, 2, change), anOrder(4, 3, change)], to: { cycle: 4, quantity: 3 } },
    { says: 'another quantity', held: [anOrder(1, 5, change)], to: { cycle: 1, quantity: 5 } },
    { says: 'one piece', held: [anOrder(1, 1, change)], to: { cycle: 1, quantity: 1 } },
    { says: 'nothing, where the old half alone is held', held: [anOrder(1, 2, change)], to: undefined },
    { says: 'nothing', held: [], to: undefined },
  ])('[ORD-103] [ORD-130] a change to $says', ({ held, to }) => expect(pendingChange(holding(...held))).toEqual(to))

  it.each([
    { quantity: 1, is: true },
    { quantity: 0, is: false },
  ])('[ORD-101] a cancellation of $quantity is under way: $is', ({ quantity, is }) => {
    expect(isCancelling(holding(anOrder(10, quantity, change)))).toBe(is)
  })

  it.each([
    { says: 'as it was', of: aSubscription(), is: false },
    { says: 'of no pieces', of: aSubscription({ nextQuantity: 0 }), is: true },
    { says: 'that is asked to be skipped', of: holding(anOrder(9, 1, change)), is: true },
    { says: 'of what is being cancelled', of: holding(anOrder(10, 1, change)), is: true },
  ])('[ORD-102] a delivery $says is stopped: $is', ({ of, is }) => expect(isNextStopped(of)).toBe(is))

  it('[ORD-103] is taken back whole, the new half first', () => {
    const asked = askedOrders(holding(anOrder(1, 2, change), anOrder(4, 3, change)))
    expect(asked.map(({ orderNumber: no }) => no)).toEqual([monthly, weekly])
    expect(askedOrders(holding(anOrder(1, 2, change))).map(({ code }) => code)).toEqual([1])
    expect(askedOrders(holding(anOrder(9, 1, change))).map(({ code }) => code)).toEqual([9])
    expect(askedOrders(aSubscription())).toEqual([])
  })
})

describe('what may be asked for', () => {
  const without = (gone: number) =>
    aSubscription({ orders: aSubscription().orders.filter(({ code }) => code !== gone) })
  const { nextWeek: _, ...unplanned } = aSubscription()
  it.each([
    { says: 'as it was', of: aSubscription(), skip: true, cancel: true },
    { says: 'without a number that skips', of: without(9), skip: false, cancel: true },
    { says: 'without a number that cancels', of: without(10), skip: true, cancel: false },
    { says: 'without a next delivery', of: unplanned, skip: false, cancel: true },
    { says: 'with a stopped delivery', of: aSubscription({ nextQuantity: 0 }), skip: false, cancel: true },
  ])('[ORD-091] [ORD-102] of one $says: a skip $skip, a cancellation $cancel', ({ of, skip, cancel }) => {
    expect(canSkip(of)).toBe(skip)
    expect(canCancel(of)).toBe(cancel)
  })
})

describe('the lists', () => {
  it.each([
    { says: 'weekly', of: aSubscription(), kept: true },
    { says: 'every third week', of: aSubscription({ cycleCode: 3 }), kept: true },
    { says: 'a skip to come', of: { ...holding(anOrder(9, 1, change)), cycleCode: 9 }, kept: true },
    { says: 'a skip in effect', of: aSubscription({ cycleCode: 9 }), kept: false },
    { says: 'a cancellation to come', of: { ...holding(anOrder(10, 1, change)), cycleCode: 10 }, kept: true },
    { says: 'a cancellation in effect', of: aSubscription({ cycleCode: 10 }), kept: false },
    { says: 'an unknown code', of: aSubscription({ cycleCode: 7 }), kept: false },
  ])('[ORD-135] [ORD-098] $says is kept: $kept', ({ of, kept }) => expect(canModify(of)).toBe(kept))

  it.each([
    { says: 'this week', over: {}, is: true },
    { says: 'another week', over: { nextWeek: weekNumber('20261202') }, is: false },
    { says: 'this week, ordered this week', over: { isNewOrder: true }, is: false },
  ])('[ORD-099] what comes $says is a next delivery: $is', ({ over, is }) => {
    expect(isDeliveredNext(aSubscription(over), week)).toBe(is)
  })

  it('adds up what comes next, without what is stopped', () => {
    const first = aSubscription({ product: aProduct({ taxIncludedPrice: yen(257) }) })
    const eggs = aSubscription({
      product: aProduct({ basePrice: yen(378), taxIncludedPrice: yen(408) }),
      nextQuantity: 1,
    })
    const later = aSubscription({ nextWeek: weekNumber('20261202') })
    expect(nextDelivery([first, eggs, later, aSubscription({ nextQuantity: 0 })], week)).toMatchObject({
      products: 2,
      taxIncluded: 922,
    })
  })

  it('[ORD-099] [ORD-100] adds up what is newly ordered for the week beside it', () => {
    const rice = aSubscription({
      product: aProduct({ basePrice: yen(2315), taxIncludedPrice: yen(2500) }),
      isNewOrder: true,
      nextQuantity: 1,
    })
    const later = aSubscription({ isNewOrder: true, nextWeek: weekNumber('20261202') })
    expect(nextDelivery([aSubscription(), rice, later], week)).toEqual({
      products: 1,
      taxIncluded: 514,
      newOrders: { products: 1, taxIncluded: 2500 },
    })
  })

  it('costs what its own number costs, else what the product costs', () => {
    const own = { ...anOrder(1, 2, 66), basePrice: yen(200), taxIncludedPrice: yen(216) }
    expect(subscriptionPrice(holding(own))).toEqual({ base: 200, taxIncluded: 216 })
    expect(subscriptionPrice(aSubscription())).toEqual({ base: 238, taxIncluded: 257 })
  })

  it.each([
    { says: 'none of its own', maxOrder: undefined, product: {}, max: 99 },
    { says: 'its own', maxOrder: 4, product: {}, max: 4 },
    { says: 'that of the product', maxOrder: undefined, product: { maxOrder: 3 }, max: 3 },
    { says: 'the smaller one', maxOrder: 4, product: { quantityLimit: 2 }, max: 2 },
  ])('has a limit: $says', ({ maxOrder, product, max }) => {
    const limited = maxOrder === undefined ? {} : { maxOrder }
    expect(subscriptionLimit({ product: aProduct(product), ...limited })).toBe(max)
  })
})

const request = (cycle: 1 | 2 | 4, quantity: number): SubscriptionRequest => ({ is: 'change', cycle, quantity })

describe('the writes of a request', () => {
  it.each([
    {
      says: 'another cycle',
      request: request(4, 3),
      puts: [
        { orderNumber: weekly, quantity: 1 },
        { orderNumber: monthly, quantity: 3 },
      ],
    },
    {
      says: 'another quantity',
      request: request(1, 5),
      puts: [
        { orderNumber: weekly, quantity: 1 },
        { orderNumber: weekly, quantity: 5 },
      ],
    },
    { says: 'the skip', request: { is: 'skip' } as const, puts: [{ orderNumber: skip, quantity: 1 }] },
    { says: 'the cancellation', request: { is: 'cancel' } as const, puts: [{ orderNumber: cancel, quantity: 1 }] },
  ])('[ORD-107] $says', ({ request: wanted, puts }) => expect(putsOf(aSubscription(), wanted)).toEqual(puts))

  it('are none for a cycle that the product does not have', () => {
    expect(putsOf(aSubscription({ orders: [anOrder(1, 2, 66)] }), request(2, 1))).toEqual([])
    expect(putsOf(aSubscription({ orders: [anOrder(1, 2, 66)] }), { is: 'skip' })).toEqual([])
  })

  it.each([
    { says: 'nothing arrived', held: [], missing: [weekly, fortnightly] },
    { says: 'the old half arrived', held: [anOrder(1, 2, change)], missing: [fortnightly] },
    { says: 'both arrived', held: [anOrder(1, 2, change), anOrder(2, 3, change)], missing: [] },
    { says: 'the service keeps the new half alone', held: [anOrder(2, 3, change)], missing: [] },
    { says: 'another quantity is held', held: [anOrder(2, 1, change)], missing: [weekly, fortnightly] },
    { says: 'one piece of the old is held', held: [anOrder(1, 1, change)], missing: [weekly, fortnightly] },
  ])('[ORD-109] still to be sent when $says', ({ held, missing }) => {
    expect(missingPuts(holding(...held), request(2, 3)).map(({ orderNumber: no }) => no)).toEqual(missing)
  })

  it.each([
    { says: 'five pieces, nothing arrived', wanted: request(1, 5), held: [], counts: [1, 5] },
    { says: 'five pieces, the old half arrived', wanted: request(1, 5), held: [anOrder(1, 2, change)], counts: [5] },
    { says: 'five pieces, both arrived', wanted: request(1, 5), held: [anOrder(1, 5, change)], counts: [] },
    { says: 'one piece, nothing arrived', wanted: request(1, 1), held: [], counts: [1, 1] },
    { says: 'one piece, the old half arrived', wanted: request(1, 1), held: [anOrder(1, 2, change)], counts: [1] },
    { says: 'one piece, both arrived', wanted: request(1, 1), held: [anOrder(1, 1, change)], counts: [] },
  ])('[ORD-109] of the same cycle, $says: puts of $counts', ({ wanted, held, counts }) => {
    expect(missingPuts(holding(...held), wanted).map(({ quantity }) => quantity)).toEqual(counts)
  })

  it('[ORD-109] of who has one piece: the old half of one is held, and only the new one is sent', () => {
    const one = { ...holding(anOrder(1, 1, change)), quantity: 1 }
    expect(missingPuts(one, request(1, 3)).map(({ quantity }) => quantity)).toEqual([3])
    expect(missingPuts(one, request(4, 1)).map(({ orderNumber: no }) => no)).toEqual([monthly])
    expect(pendingChange(one)).toBeUndefined()
  })

  it('[ORD-109] of a skip is missing until it is held', () => {
    expect(missingPuts(aSubscription(), { is: 'skip' })).toHaveLength(1)
    expect(missingPuts(holding(anOrder(9, 1, change)), { is: 'skip' })).toEqual([])
  })

  it.each([
    { says: 'another cycle', request: request(2, 2), is: true },
    { says: 'another quantity', request: request(1, 3), is: true },
    { says: 'what is so already', request: request(1, 2), is: false },
    { says: 'a skip', request: { is: 'skip' } as const, is: true },
  ])('$says changes something: $is', ({ request: wanted, is }) => {
    expect(changesSomething(aSubscription(), wanted)).toBe(is)
  })
})

describe('[ORD-105] the last delivery', () => {
  const known = ['20261101', '20261102', '20261103', '20261104', '20261201', '20261202'].map(weekNumber)

  it.each([
    { says: 'a week before', over: {}, is: '20261104' },
    { says: 'two weeks before', over: { cycleCode: 2 }, is: '20261103' },
    { says: 'four weeks before', over: { cycleCode: 4 }, is: '20261101' },
    { says: 'none before it was ordered', over: { orderedWeek: weekNumber('20261201') }, is: undefined },
    {
      says: 'the one of the week that it was ordered in',
      over: { orderedWeek: weekNumber('20261104') },
      is: '20261104',
    },
    { says: 'none of what has no cycle', over: { cycleCode: 9 }, is: undefined },
    { says: 'not known so far back', over: { cycleCode: 4, nextWeek: weekNumber('20261104') }, is: undefined },
    { says: 'not known so far ahead', over: { nextWeek: weekNumber('20261203') }, is: undefined },
  ])('$says', ({ over, is }) => expect(lastDeliveryWeek(aSubscription(over), known)).toBe(is))

  it('is not known without a next one', () => {
    const { nextWeek: _, ...without } = aSubscription()
    expect(lastDeliveryWeek(without, known)).toBeUndefined()
  })
})

describe('[K-168] a stop that is wanted', () => {
  it.each<{ says: string; held: readonly SubscriptionOrder[]; request?: SubscriptionRequest; is?: string }>([
    { says: 'nothing', held: [] },
    { says: 'a skip that is set', held: [], request: { is: 'skip' }, is: 'skip' },
    { says: 'a cancellation that is set', held: [], request: { is: 'cancel' }, is: 'cancel' },
    { says: 'a change that is set', held: [], request: { is: 'change', cycle: 2, quantity: 1 } },
    { says: 'a skip that was asked for', held: [anOrder(9, 1, change)], is: 'skip' },
    {
      says: 'a skip that was asked for, and a cancellation set',
      held: [anOrder(9, 1, change)],
      request: { is: 'cancel' },
      is: 'cancel',
    },
  ])('$says', ({ held, request, is }) => {
    const one = holding(...held)
    expect(requestedStop(one, request)).toBe(is)
    const { products } = nextDelivery([one], week, request === undefined ? {} : { [one.orderNumber]: request })
    expect(products).toBe(is === undefined ? 1 : 0)
  })
})

describe('[K-168] the delivery after a skip', () => {
  const open = [
    { number: week, deliversOn: new Date('2026-12-01T00:00:00+09:00') },
    { number: weekNumber('20261202'), deliversOn: new Date('2026-12-08T00:00:00+09:00') },
  ]
  it.each<{ says: string; over: Partial<Subscription>; day?: string }>([
    { says: 'every week', over: {}, day: '2026-12-08' },
    { says: 'every other week', over: { cycleCode: 2 }, day: '2026-12-15' },
    { says: 'every fourth week', over: { cycleCode: 4 }, day: '2026-12-29' },
    { says: 'next with the second open week', over: { nextWeek: weekNumber('20261202') }, day: '2026-12-15' },
    { says: 'next with a week that is not open', over: { nextWeek: weekNumber('20261203') } },
    { says: 'no cycle any more', over: { cycleCode: 9 } },
  ])('$says: $day', ({ over, day }) => {
    const after = deliveryAfterSkip(aSubscription(over), open)
    expect(after?.getTime()).toBe(day === undefined ? undefined : new Date(`${day}T00:00:00+09:00`).getTime())
  })
})
