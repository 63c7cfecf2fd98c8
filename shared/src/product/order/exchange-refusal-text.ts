import { formatNumber } from '@shop/shared/domain'
import { missingPoints, type Product, shoppingMessages } from '@shop/shared/domain/shopping'
import type { ExchangePoints } from './use-exchange-points.ts'

/** Why so many pieces more cannot be had for points; nothing while the points are not known. */
export function exchangeRefusalText(
  { pointPrice = 0 }: Pick<Product, 'pointPrice'>,
  pieces: number,
  points: ExchangePoints | undefined,
): string | undefined {
  if (points?.isSuspended === true) return shoppingMessages.cardSuspended.title
  if (points?.available === undefined) return undefined
  const missing = missingPoints(pieces, { pointPrice, available: points.available })
  return missing > 0 ? `ポイントが不足しています（あと${formatNumber(missing)}ポイント）` : undefined
}
