import { can } from '@shop/shared/domain'
import {
  type Cycle,
  isCycle,
  isLimitedRush,
  type Order,
  orderedQuantity,
  type Product,
  registeredOrder,
} from '@shop/shared/domain/shopping'
import { usePlatform } from '@shop/shared/platform'
import { useQuery } from '@shop/shared/query'
import { memberOf, useSession } from '@shop/shared/session'
import { useCallback } from 'react'
import { currentOrderQuery } from '../order/order.queries.ts'

export type Ordered = {
  /** Pieces ordered once. */
  once: number
  /** What comes already, or was subscribed to since the product was read. */
  registered: { cycle: Cycle; quantity: number } | undefined
}

/** What the member has of a product that can be subscribed to. [ORD-094, ORD-110] */
export function useOrdered(product: Product): Ordered {
  const { api, clock } = usePlatform()
  const member = useSession(memberOf)
  const select = useCallback(
    (order: Order) => ({
      once: orderedQuantity(order, product.orderNumber),
      subscribed: product.subscriptionOrders
        ?.filter(({ code }) => isCycle(code))
        .map(({ code, orderNumber }) => ({ cycle: code as Cycle, quantity: orderedQuantity(order, orderNumber) }))
        .find(({ quantity }) => quantity > 0),
    }),
    [product],
  )
  const { data } = useQuery({
    ...currentOrderQuery(api, product.week),
    // As for every order control: none in the rush. [ORD-071]
    enabled: member !== undefined && can(member, 'order') && !isLimitedRush(clock.now()),
    select,
  })
  const own = registeredOrder(product)
  return {
    once: data?.once ?? 0,
    registered: own === undefined ? data?.subscribed : { cycle: own.code, quantity: own.quantity },
  }
}
