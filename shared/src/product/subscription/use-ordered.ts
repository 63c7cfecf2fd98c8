import { hasAbility } from '@shop/shared/domain'
import {
  type Cycle,
  isCycle,
  isPeakWindow,
  type Order,
  orderedQuantity,
  type Product,
  registeredOrder,
} from '@shop/shared/domain/shopping'
import { usePlatform } from '@shop/shared/platform'
import { currentOrderQuery } from '@shop/shared/product/order'
import { useQuery } from '@shop/shared/query'
import { memberOf, useSession } from '@shop/shared/session'
import { useCallback } from 'react'

export type Ordered = {
  /** Pieces ordered once. */
  once: number
  /** There is a subscription, or was one made since the product was read. */
  registered: { inEffect: { cycle: Cycle; quantity: number } | undefined } | undefined
}

/** The member's pieces of a product that can be subscribed to. */
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
    enabled: member !== undefined && hasAbility(member, 'order') && !isPeakWindow(clock.now()),
    select,
  })
  const own = registeredOrder(product)
  // A line in the order of the week is in effect as well.
  const inEffect =
    own?.inEffect === undefined ? data?.subscribed : { cycle: own.inEffect.code, quantity: own.inEffect.quantity }
  return {
    once: data?.once ?? 0,
    registered: own === undefined && inEffect === undefined ? undefined : { inEffect },
  }
}
