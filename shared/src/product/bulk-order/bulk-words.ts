import { formatNumber } from '@shop/shared/domain'
import { type Product, shoppingMessages } from '@shop/shared/domain/shopping'
import type { SkippedProduct } from './bulk-outcome.ts'

type Named = Pick<Product, 'name'>

/** Counts products: 3品. */
export const productCountText = (count: number): string => `${formatNumber(count)}品`

const shownNames = 3

/** Names the first few products, and counts the others. */
export function productNamesText(products: readonly Named[]): string {
  const names = products.slice(0, shownNames).map(({ name }) => `「${name}」`)
  const rest = products.length - names.length
  return `${names.join('')}${rest > 0 ? `ほか${productCountText(rest)}` : ''}`
}

/** Writes a sentence for each reason, with the products it holds for. */
export function reasonLines(left: readonly SkippedProduct[]): string[] {
  const byReason = new Map<string, Named[]>()
  for (const { product, reason } of left) {
    const words = reason.replace(/。$/, '')
    byReason.set(words, [...(byReason.get(words) ?? []), product])
  }
  return [...byReason].map(
    ([reason, products]) => `${reason}（${productCountText(products.length)}）：${productNamesText(products)}`,
  )
}

/** Says that so many products were left as they are, being ordered already. */
export const alreadyOrderedText = (count: number): string => `${productCountText(count)}はご注文済みのためそのままです`

/** Says of which products nobody knows yet whether the order has arrived. */
export const unknownText = (products: readonly Named[]): string =>
  `${shoppingMessages.confirming.title}（${productCountText(products.length)}）：${productNamesText(products)}${shoppingMessages.confirming.text}`
