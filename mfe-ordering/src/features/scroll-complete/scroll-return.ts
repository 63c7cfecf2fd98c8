import { isLimitedNumber, isReservedNumber, type OrderNumber, parseOrderNumber } from '@shop/shared/domain'
import { isScrollCategory, type ScrollSite, scrollSiteOf } from '@shop/shared/domain/partner'
import { type Product, shoppingMessages } from '@shop/shared/product'

export type ReturnedLine = { no: OrderNumber; quantity: number }

/** What a scroll site sends back with the member. `site` only where the address names it. */
export type ScrollReturn = { lines: readonly ReturnedLine[]; site: ScrollSite | undefined }

/** [BIZ-012] */
const mostLines = 10

/**
 * Reads `orderNo` and `orderCount`, once for each line and in the same order, and `category` (1 or 2) where it is given.
 * The address may come from anybody: one thing that is not as it should be, and none of it counts. [ORD-122, ORD-126]
 */
export function readScrollReturn(search: URLSearchParams): ScrollReturn | undefined {
  const numbers = search.getAll('orderNo')
  const counts = search.getAll('orderCount')
  const categories = search.getAll('category')
  if (numbers.length === 0 || numbers.length > mostLines || numbers.length !== counts.length) return undefined
  const lines = numbers.flatMap((text, index) => readLine(text, counts[index] ?? ''))
  if (lines.length !== numbers.length || new Set(lines.map(({ no }) => no)).size !== lines.length) return undefined
  const [category] = categories
  if (category === undefined) return { lines, site: undefined }
  const isOne = categories.length === 1 && isScrollCategory(category)
  return isOne ? { lines, site: scrollSiteOf(category) } : undefined
}

function readLine(number: string, count: string): ReturnedLine[] {
  const no = /^\d{1,6}$/.test(number) ? parseOrderNumber(number) : undefined
  if (no === undefined || isReservedNumber(no) || isLimitedNumber(no) || !/^[1-9]\d?$/.test(count)) return []
  return [{ no, quantity: Number(count) }]
}

/** Why a line cannot be ordered; `undefined`: it can. Limited and point-exchange products are of no scroll site. [ORD-126] */
export function refusalOf(product: Product | undefined): string | undefined {
  if (product === undefined) return shoppingMessages.productNotFound.title
  if (product.isLimited || product.isPointExchange) return shoppingMessages.notOrderable.title
  return product.isOnSale ? undefined : shoppingMessages.notHandled.title
}

/** The same lines are the same return, in whatever order they stand. */
export const nameOfReturn = ({ lines }: ScrollReturn): string =>
  lines
    .map(({ no, quantity }) => `${no}x${quantity}`)
    .toSorted()
    .join(' ')
