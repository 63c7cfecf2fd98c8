import { describe, expect, it } from '@jest/globals'
import { aProduct } from '@shop/shared/testing/builders'
import { subscriptionRequestCases } from '@shop/shared/testing/subscription-request-cases'
import { type Counted, deliverablePieces, nonDeliveryReasonOf } from './coming.ts'
import { orderNumber } from './order-number.ts'
import { nextDelivery, type Subscription, stopAsked } from './subscription.ts'
import { weekNumber } from './week-number.ts'

const milk = aProduct()

describe('what comes of a line', () => {
  it.each<{ id: string; says: string; over: Partial<Counted>; absence?: string; pieces: number }>([
    { id: 'ORD-077', says: 'an ordinary one', over: {}, pieces: 4 },
    { id: 'ORD-102', says: 'a skipped one', over: { stop: 'skip' }, absence: 'skip', pieces: 0 },
    { id: 'ORD-101', says: 'a cancelled one', over: { stop: 'cancel' }, absence: 'cancel', pieces: 0 },
    {
      id: 'ORD-060',
      says: 'one not valid',
      over: { product: { ...milk, isOnSale: false } },
      absence: 'notHandled',
      pieces: 0,
    },
    { id: 'CAT-075', says: 'a lottery not drawn', over: { lottery: { is: 'awaited' } }, pieces: 4 },
    { id: 'CAT-074', says: 'one lost', over: { lottery: { is: 'lost' } }, absence: 'lost', pieces: 0 },
    { id: 'CAT-074', says: 'one won in part', over: { lottery: { is: 'fewer', won: 3 } }, pieces: 3 },
    { id: 'CAT-074', says: 'one won', over: { lottery: { is: 'full' } }, pieces: 4 },
    {
      id: 'ORD-102',
      says: 'a stop before all else',
      over: { stop: 'skip', product: { ...milk, isOnSale: false } },
      absence: 'skip',
      pieces: 0,
    },
  ])('[$id] $says: $pieces pieces', ({ over, absence, pieces }) => {
    const line = { product: milk, quantity: 4, ...over }
    expect([nonDeliveryReasonOf(line), deliverablePieces(line)]).toEqual([absence, pieces])
  })

  it.each(subscriptionRequestCases)('[ORD-102] a subscription of which is asked: $says', ({ request, comes }) => {
    const orders = [
      { orderNumber: orderNumber('200001'), code: 1, quantity: 2, inputStatus: 66 },
      ...(request === undefined
        ? []
        : [{ orderNumber: orderNumber('200099'), code: request, quantity: 1, inputStatus: 9110 }]),
    ]
    const stop = stopAsked({ orders })
    expect(deliverablePieces({ product: milk, quantity: 2, ...(stop === undefined ? {} : { stop }) }) > 0).toBe(comes)
    const subscription: Subscription = {
      product: milk,
      cycleCode: 1,
      quantity: 2,
      nextWeek: milk.week,
      nextQuantity: 2,
      orderNumber: orderNumber('200001'),
      orderedWeek: weekNumber('20261001'),
      isNewOrder: false,
      orders,
    }
    expect(nextDelivery([subscription], milk.week).products).toBe(comes ? 1 : 0)
  })
})
