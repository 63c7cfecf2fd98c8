import type { FavouriteProduct } from '@shop/shared/api/favourites'
import { foldForSearch, searchedWords } from '../../parts/searched-words.ts'

export type Assortment = 'all' | 'onSale'

/** The orders, as they stand in the address. */
export const favouriteSorts = [
  { value: 'new', text: '登録の新しい順' },
  { value: 'low', text: '価格の安い順' },
  { value: 'high', text: '価格の高い順' },
] as const
export type FavouriteSort = (typeof favouriteSorts)[number]['value']

/** Which of the favourites the member wants to see. */
export type FavouritesRequest = {
  assortment: Assortment
  /** Code of a large category; one that no favourite has narrows nothing. */
  category?: string
  sort: FavouriteSort
  /** As typed: found in name, brand and order number. */
  typed: string
}

/** The favourites that are wished for; they come newest first. */
export function favouritesInView(
  products: readonly FavouriteProduct[],
  { assortment, category, sort, typed }: FavouritesRequest,
): readonly FavouriteProduct[] {
  const words = searchedWords(typed)
  const isOfCategory = products.some((product) => product.category === category)
  const found = products.filter(
    (product) =>
      (assortment === 'all' || product.isOnSale) &&
      (category === undefined || !isOfCategory || product.category === category) &&
      words.every((word) => textOf(product).includes(word)),
  )
  return sort === 'new' ? found : found.toSorted(sort === 'low' ? byPrice : (one, other) => byPrice(one, other, -1))
}

/** A product for points alone has no price in yen and stands last, whatever the order. */
function byPrice(one: FavouriteProduct, other: FavouriteProduct, turn: 1 | -1 = 1): number {
  const lacksPrice = Number(one.isPointExchange) - Number(other.isPointExchange)
  return lacksPrice === 0 ? turn * (one.taxIncludedPrice - other.taxIncludedPrice) : lacksPrice
}

/** How many of `counted` each large category has that some favourite is of, in the order of their codes. */
export function countByCategory(
  counted: readonly FavouriteProduct[],
  products: readonly FavouriteProduct[],
): ReadonlyMap<string, number> {
  const codes = new Set(products.flatMap(({ category }) => category ?? []))
  const counts = new Map([...codes].toSorted().map((code) => [code, 0]))
  for (const { category } of counted) if (category !== undefined) counts.set(category, (counts.get(category) ?? 0) + 1)
  return counts
}

/** Worked out once for a product: a thousand are searched at each letter. */
const texts = new WeakMap<FavouriteProduct, string>()

function textOf(product: FavouriteProduct): string {
  const { name, brand = '', orderNumber } = product
  const text = texts.get(product) ?? foldForSearch(`${name}\n${brand}\n${orderNumber}`)
  texts.set(product, text)
  return text
}
