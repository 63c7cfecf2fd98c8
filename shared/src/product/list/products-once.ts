import type { Product } from '@shop/shared/domain/shopping'

export const keyOf = ({ week, orderNumber }: Pick<Product, 'week' | 'orderNumber'>): string => `${week}-${orderNumber}`

/** A list names a product once; a service that repeats one must not break the page. */
export const onceEach = (products: readonly Product[]): Product[] => [
  ...new Map(products.map((product) => [keyOf(product), product])).values(),
]
