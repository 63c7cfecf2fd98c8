import { orderNumber, weekNumber } from '@shop/shared/domain'
import type { Subscription } from '@shop/shared/domain/shopping'
import { aPlanningWeek, aProduct } from '@shop/shared/testing'

const changeStatus = 9110

/** The number of a code of a product: 10400110 cancels 104001, so to speak. */
export const numberOf = (product: string, code: number) =>
  orderNumber(`${product.slice(-4)}${String(code).padStart(2, '0')}`)

/** Two of a product every week, next with the open week. */
export function aSubscription(over: Partial<Subscription> = {}): Subscription {
  const product = over.product ?? aProduct({ isSubscription: true })
  const cycleCode = over.cycleCode ?? 1
  const quantity = over.quantity ?? 2
  return {
    product,
    cycleCode,
    quantity,
    nextWeek: aPlanningWeek().number,
    nextQuantity: quantity,
    orderNumber: numberOf(product.orderNumber, cycleCode),
    orderedWeek: weekNumber('20261001'),
    isNewOrder: false,
    orders: [1, 2, 4, 9, 10].map((code) => ({
      orderNumber: numberOf(product.orderNumber, code),
      code,
      quantity: code === cycleCode ? quantity : 0,
      ...(code === cycleCode ? { inputStatus: 66 } : {}),
    })),
    ...over,
  }
}

/** The same, with something asked of the service. */
export function asked({ code, quantity = 1 }: { code: number; quantity?: number }, of = aSubscription()): Subscription {
  return {
    ...of,
    orders: of.orders.map((order) => (order.code === code ? { ...order, quantity, inputStatus: changeStatus } : order)),
  }
}
