import type { FavouriteProduct } from '@shop/shared/api/favourites'
import type { MemberCode, WeekNumber } from '@shop/shared/domain'
import type { PlatformServices } from '@shop/shared/platform'
import {
  cancelOrders,
  notStored,
  type OrderedLine,
  productCountText,
  productNamesText,
  type Undone,
  undoneResult as undoneOf,
} from '@shop/shared/product/bulk-order'
import type { ListWriter, WriteResult } from '../use-list-writer.ts'
import { type BulkResult, idsOf, toBulkResult, type Undo } from './bulk-outcome.ts'
import { listText } from './bulk-words.ts'
import { readList, unstoredText } from './fill-list.ts'
import { runFailureText, setHearts } from './take-off.ts'

type Undoing = { platform: PlatformServices; writer: ListWriter; member: MemberCode; week: WeekNumber; viewedAt: Date }
type Tell = (done: number) => void

/** Takes back what an action did; what could not be taken back can be tried again. Throws where nothing could be read. */
export function takeBack(undoing: Undoing, undo: Undo, tell: Tell): Promise<BulkResult> {
  switch (undo.is) {
    case 'ordered':
      return cancelFavourites(undoing, undo.lines, tell)
    case 'takenOff':
      return setHeartsAgain(undoing, undo.products, tell)
    case 'takenOut':
      return putBack(undoing, undo)
    case 'putIn':
      return takeOutAgain(undoing, undo)
  }
}

const undoneResult = (undone: Undone<FavouriteProduct, Undo>): BulkResult => toBulkResult(undoneOf(undone))

const cancelFavourites = async (
  { platform, viewedAt }: Undoing,
  lines: readonly OrderedLine<FavouriteProduct>[],
  tell: Tell,
): Promise<BulkResult> => toBulkResult(await cancelOrders(platform, { lines, viewedAt, source: 'favourite' }, tell))

async function setHeartsAgain(
  { platform }: Undoing,
  products: readonly FavouriteProduct[],
  tell: Tell,
): Promise<BulkResult> {
  const run = await setHearts(platform, products, true, tell)
  const failed = notStored(run)
  return undoneResult({
    done: run.stored.map(({ product }) => product),
    failed,
    why: runFailureText(run),
    rest: failed.length === 0 ? undefined : { is: 'takenOff', products: failed },
    error: run.error,
  })
}

async function putBack({ writer }: Undoing, undo: Extract<Undo, { is: 'takenOut' }>): Promise<BulkResult> {
  const { list, products } = undo
  const result = await writer.add({ id: list.id, products: idsOf(products) })
  if (result.is !== 'stored') return notTakenBack(undo, result)
  const done = products.filter(({ favouriteId }) => result.value.includes(favouriteId))
  const gone = products.filter((product) => !done.includes(product))
  const text = `${productCountText(gone.length)}はお気に入りではなくなったため戻していません：${productNamesText(gone)}`
  return undoneResult({ done, failed: [], why: '', lines: gone.length === 0 ? [] : [text] })
}

async function takeOutAgain(
  { platform, writer, member, week }: Undoing,
  undo: Extract<Undo, { is: 'putIn' }>,
): Promise<BulkResult> {
  const { list, products, isNewList } = undo
  const ours = new Set(idsOf(products))
  // Products that came into a new list from elsewhere are not thrown away with it.
  const held = isNewList ? [...(await readList(platform, { member, week }, list))] : []
  const isOnlyOurs = isNewList && held.every((id) => ours.has(id))
  const result = isOnlyOurs
    ? await writer.delete({ id: list.id, seen: held.length })
    : await writer.remove({ id: list.id, products: idsOf(products) })
  if (result.is !== 'stored') return notTakenBack(undo, result)
  const others = isNewList && !isOnlyOurs ? [`${listText(list)}にはほかの商品が入っているため、リストは残しました`] : []
  return undoneResult({ done: products, failed: [], why: '', lines: others })
}

const notTakenBack = (
  undo: Extract<Undo, { list: unknown }>,
  result: Exclude<WriteResult<unknown>, { is: 'stored' }>,
): BulkResult =>
  undoneResult({
    done: [],
    failed: undo.products,
    why: unstoredText(result),
    rest: undo,
    error: result.error,
  })
