import type { Product } from './product.ts'

/** Names a product of a week: the same one may come as another value. */
export const productKey = ({ week, orderNumber }: Pick<Product, 'week' | 'orderNumber'>): string =>
  `${week}-${orderNumber}`

/** Leaves each product once in a list; a service that repeats one must not break the page. */
export const uniqueProducts = (products: readonly Product[]): Product[] => [
  ...new Map(products.map((product) => [productKey(product), product])).values(),
]
