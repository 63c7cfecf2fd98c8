import { isReservedNumber, type OrderNumber, parseOrderNumber } from '@shop/shared/domain'
import { type ScrollSite, scrollSites } from '../../parts/scroll-mark.ts'

export type ReturnedLine = { no: OrderNumber; quantity: number }

/** What a scroll site sends back with the member. `site` only where the address names it. */
export type ScrollReturn = { lines: readonly ReturnedLine[]; site: ScrollSite | undefined }

/** [BIZ-012] */
const mostLines = 10

/** Input statuses by site; which is whose is not in the documents, so it is set here and nowhere else. [ORD-127] */
export const scrollStatuses: Readonly<Record<ScrollSite, number>> = { fashion: 73, dailyGoods: 80 }

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
  const site = categories.length === 1 ? siteOf(category) : undefined
  return site === undefined ? undefined : { lines, site }
}

function readLine(number: string, count: string): ReturnedLine[] {
  const no = /^\d{1,6}$/.test(number) ? parseOrderNumber(number) : undefined
  if (no === undefined || isReservedNumber(no) || !/^[1-9]\d?$/.test(count)) return []
  return [{ no, quantity: Number(count) }]
}

const siteOf = (category: string): ScrollSite | undefined =>
  /^[12]$/.test(category) ? scrollSites[Number(category) - 1] : undefined

/** The same lines are the same return, in whatever order they stand. */
export const nameOfReturn = ({ lines }: ScrollReturn): string =>
  lines
    .map(({ no, quantity }) => `${no}x${quantity}`)
    .toSorted()
    .join(' ')
