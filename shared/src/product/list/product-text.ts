import { formatNumber } from '@shop/shared/domain'
import { cardLines, type OrderSource, type Product } from '@shop/shared/domain/shopping'
import type { HeadingLevel } from '@shop/shared/product/card'
import { href } from '@shop/shared/routes'
import type { ItemWords } from './plain-text-item.tsx'

/** A product far from the screen: its name, the lines of its card and its price. */
export function productText(
  product: Product,
  { source, headingLevel }: { source: OrderSource; headingLevel: HeadingLevel },
): ItemWords {
  const { name, orderNumber, taxIncludedPrice, isPointExchange, pointPrice, week, trackingId } = product
  const price =
    isPointExchange && pointPrice !== undefined
      ? `${formatNumber(pointPrice)}ポイント`
      : `税込 ${formatNumber(taxIncludedPrice)}円`
  return {
    name,
    to: href.product(week, orderNumber, source, trackingId),
    headingLevel,
    text: [...Object.values(cardLines(product)), price].filter(Boolean).join('　'),
  }
}
