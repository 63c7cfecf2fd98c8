import type { OrderSource, Product } from '@shop/shared/domain/shopping'
import { type OrderLineControl, useOrderLine } from '@shop/shared/product/order'
import { useState } from 'react'

export type ProductOrder = {
  product: Product
  line: OrderLineControl
  isOrdered: boolean
  /** How many are to be ordered next. */
  quantity: number
  setQuantity(quantity: number): void
}

/** One order for the two places of a product's page that show it: the buy box and the bar of a phone. */
export function useProductOrder(product: Product, source: OrderSource): ProductOrder {
  const line = useOrderLine(product, source)
  const [quantity, setQuantity] = useState(1)
  return { product, line, isOrdered: line.ordered > 0 && !line.isOrdering, quantity, setQuantity }
}
