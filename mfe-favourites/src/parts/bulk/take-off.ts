import type { FavouriteProduct } from '@shop/shared/api/favourites'
import { messages } from '@shop/shared/domain'
import type { PlatformServices } from '@shop/shared/platform'
import {
  type SequentialSend as InTurnOf,
  isLoginNeeded,
  notStored,
  productCountText,
  productNamesText,
  sendSequentially,
} from '@shop/shared/product/bulk-order'
import { writeFavourite } from '@shop/shared/product/favourite'
import { type BulkOutcome, type BulkResult, idsOf } from './bulk-outcome.ts'
import { writeRefusalText } from './bulk-words.ts'

type InTurn = InTurnOf<FavouriteProduct>
type OnProgress = (done: number) => void

/** Takes hearts off, one after another; what fails is told once, by number. [FAV-016] */
export async function takeOff(
  platform: PlatformServices,
  products: readonly FavouriteProduct[],
  onProgress: OnProgress,
): Promise<BulkResult> {
  return takenOffResult(await setHearts(platform, products, false, onProgress))
}

export const setHearts = (
  platform: PlatformServices,
  products: readonly FavouriteProduct[],
  isFavourite: boolean,
  onProgress: OnProgress,
): Promise<InTurn> =>
  sendSequentially(products, (product) => writeFavourite(platform, product, isFavourite), onProgress)

export function takenOffResult(run: InTurn): BulkResult {
  const off = run.stored.map(({ product }) => product)
  const left = notStored(run)
  const outcome: BulkOutcome = {
    tone: left.length === 0 ? 'success' : 'warning',
    title:
      off.length > 0
        ? `${productCountText(off.length)}をお気に入りから外しました`
        : 'お気に入りから外した商品はありません',
    lines:
      left.length === 0
        ? []
        : [`${productCountText(left.length)}は外せませんでした：${productNamesText(left)}${runFailureText(run)}`],
    ...(off.length === 0 ? {} : { undo: { is: 'takenOff', products: off } }),
  }
  return { outcome, leave: idsOf(off), ...(isLoginNeeded(run.error) ? { login: messages.loginForFeature } : {}) }
}

/** The reason that ended the run, else the first one. */
export const runFailureText = ({ refused, error }: InTurn): string => writeRefusalText(error ?? refused[0]?.error)
