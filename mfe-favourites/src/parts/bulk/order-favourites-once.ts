import type { FavouriteProduct } from '@shop/shared/api/favourites'
import type { WeekNumber } from '@shop/shared/domain'
import type { PlatformServices } from '@shop/shared/platform'
import { checkUnknown as checkOrders, orderEachOnce as orderEach } from '@shop/shared/product/bulk-order'
import { type BulkOutcome, type BulkResult, toBulkResult } from './bulk-outcome.ts'

type BulkOrderRequest = { week: WeekNumber; products: readonly FavouriteProduct[]; viewedAt: Date }

/** Orders one piece of each. */
export async function orderFavouritesOnce(
  platform: PlatformServices,
  request: BulkOrderRequest,
  onProgress: (done: number, total: number) => void,
): Promise<BulkResult | undefined> {
  const result = await orderEach(platform, { ...request, source: 'favourite' }, onProgress)
  return result && toBulkResult(result)
}

/** [ORD-133] */
export async function checkUnknown(
  platform: PlatformServices,
  { unknown = [], undo }: BulkOutcome,
): Promise<BulkResult> {
  return toBulkResult(await checkOrders(platform, { unknown, lines: undo?.is === 'ordered' ? undo.lines : [] }))
}
