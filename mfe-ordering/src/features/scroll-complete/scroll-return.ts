import { isLimitedNumber, isReservedNumber, type OrderNumber, parseOrderNumber } from '@shop/shared/domain'
import { isScrollCategory, isScrollSite, type ScrollSite, scrollSiteOf } from '@shop/shared/domain/partner'
import { type Product, shoppingMessages } from '@shop/shared/domain/shopping'
import { scrollMessages } from '../../parts/scroll-messages.ts'

export type ReturnedLine = { no: OrderNumber; quantity: number }

/** Lines that a scroll site sends back with the member. `site` only where the address names it. */
export type ScrollReturn = { lines: readonly ReturnedLine[]; site: ScrollSite | undefined }

/** [BIZ-012] */
const maxLines = 10

/**
 * Reads `orderNo` and `orderCount`, once for each line and in the same order, and `category` (1 or 2) where it is given.
 * The address may come from anybody: one thing that is not as it should be, and none of it counts.
 */
export function readScrollReturn(search: URLSearchParams): ScrollReturn | undefined {
  const numbers = search.getAll('orderNo')
  const counts = search.getAll('orderCount')
  const categories = search.getAll('category')
  if (numbers.length === 0 || numbers.length > maxLines || numbers.length !== counts.length) return undefined
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

/** Whose goods they are: as the visit or the address says, else as the products themselves do. */
export function siteOfReturn(
  known: ScrollSite | undefined,
  products: Iterable<Pick<Product, 'scrollSite'>>,
): ScrollSite {
  if (known !== undefined) return known
  const sites = [...products].flatMap(({ scrollSite }) => (isScrollSite(scrollSite) ? [scrollSite] : []))
  return sites[0] ?? 'fashion'
}

/**
 * Why a line cannot be ordered in the name of a site; `undefined`: it can. A site sells its own goods alone; where the
 * service does not say whose they are, it judges by itself.
 */
export function refusalOf(product: Product | undefined, site: ScrollSite): string | undefined {
  if (product === undefined) return shoppingMessages.productNotFound.title
  if (product.isLimited || product.isPointExchange) return shoppingMessages.notOrderable.title
  if (product.scrollSite !== undefined && product.scrollSite !== site) return scrollMessages.notOfThisSite.title
  return product.isOnSale ? undefined : shoppingMessages.notHandled.title
}

/** The same lines are the same return, in whatever order they stand. */
export const nameOfReturn = ({ lines }: ScrollReturn): string =>
  lines
    .map(({ no, quantity }) => `${no}x${quantity}`)
    .toSorted()
    .join(' ')
