import { can } from '@shop/shared/domain'
import {
  type Cycle,
  type CycleOffer,
  isCycle,
  isLimitedRush,
  type Order,
  orderedQuantity,
  type Product,
  registeredOrder,
  registrableQuantity,
} from '@shop/shared/domain/shopping'
import { usePlatform } from '@shop/shared/platform'
import { useQuery } from '@shop/shared/query'
import { memberOf, useSession } from '@shop/shared/session'
import { useCallback, useMemo, useState } from 'react'
import { currentOrderQuery } from '../order/order.queries.ts'
import { type OrderLineControl, useOrderLine } from '../order/use-order-line.ts'
import { useCycleOffers } from './use-cycle-offers.ts'

export type Registration = {
  product: Product
  /** What comes already. */
  registered: { cycle: Cycle; quantity: number } | undefined
  offers: readonly CycleOffer[]
  chosen: CycleOffer
  choose(cycle: Cycle): void
  quantity: number
  most: number
  setQuantity(quantity: number): void
  line: OrderLineControl
}

/** A product as it can be subscribed to; `undefined` where it cannot. [ORD-094 to ORD-096] */
export function useRegistration(product: Product): Registration | undefined {
  const offers = useCycleOffers(product) ?? []
  const [cycle, choose] = useState<Cycle>()
  const [wanted, setQuantity] = useState(1)
  // The first is preselected.
  const chosen = offers.find(({ code }) => code === cycle) ?? offers[0]
  const ofCycle = useMemo(() => productOf(product, chosen), [product, chosen])
  const line = useOrderLine(ofCycle, 'subscription')
  const { once, subscribed } = useOrdered(product)
  const registered = registeredOrder(product)

  if (chosen === undefined) return undefined
  const most = registrableQuantity(product, once)
  return {
    product,
    registered: registered === undefined ? subscribed : { cycle: registered.code, quantity: registered.quantity },
    offers,
    chosen,
    choose,
    quantity: Math.min(wanted, Math.max(most, 1)),
    most,
    setQuantity,
    line,
  }
}

/** A subscription is ordered by the number and price of its cycle. */
function productOf(product: Product, offer: CycleOffer | undefined): Product {
  if (offer === undefined) return product
  const { orderNumber, basePrice = product.basePrice, taxIncludedPrice = product.taxIncludedPrice } = offer
  return { ...product, orderNumber, basePrice, taxIncludedPrice }
}

/** Pieces ordered once, and what was subscribed to since the product was read. */
function useOrdered(product: Product): {
  once: number
  subscribed: { cycle: Cycle; quantity: number } | undefined
} {
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
  return data ?? { once: 0, subscribed: undefined }
}
