import { type Cycle, type CycleOffer, type Product, registrableQuantity } from '@shop/shared/domain/shopping'
import { type OrderLineControl, useOrderLine, useUnsentSubscription } from '@shop/shared/product/order'
import { useMemo, useState } from 'react'
import { useCycleOffers } from './use-cycle-offers.ts'
import { type Ordered, useOrdered } from './use-ordered.ts'

export type Registration = {
  product: Product
  registered: Ordered['registered']
  offers: readonly CycleOffer[]
  chosen: CycleOffer
  choose(cycle: Cycle): void
  quantity: number
  max: number
  setQuantity(quantity: number): void
  line: OrderLineControl
}

/** A product as it can be subscribed to; `undefined` where it cannot. [ORD-094 to ORD-096] */
export function useRegistration(product: Product): Registration | undefined {
  const offers = useCycleOffers(product) ?? []
  const [cycle, choose] = useState<Cycle>()
  const [wanted, setQuantity] = useState(1)
  // The first is preselected.
  const unsent = useUnsentSubscription(product)
  // A registration that waits for the network is shown, whichever was chosen since.
  const ofUnsent = offers.find(({ orderNumber }) => orderNumber === unsent)
  const chosen = ofUnsent ?? offers.find(({ code }) => code === cycle) ?? offers[0]
  const ofCycle = useMemo(() => productOf(product, chosen), [product, chosen])
  const line = useOrderLine(ofCycle, 'subscription')
  const { once, registered } = useOrdered(product)

  if (chosen === undefined) return undefined
  const max = registrableQuantity(product, once)
  return {
    product,
    registered,
    offers,
    chosen,
    choose,
    quantity: Math.min(wanted, Math.max(max, 1)),
    max,
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
