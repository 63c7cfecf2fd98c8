import type { FavouriteList, FavouriteProduct } from '@shop/shared/api/favourites'
import type { MemberCode, WeekNumber } from '@shop/shared/domain'
import { type FavouriteId, favouriteMessages } from '@shop/shared/domain/favourites'
import type { PlatformServices } from '@shop/shared/platform'
import { productCountText, productNamesText } from '@shop/shared/product/bulk-order'
import { favouritesQuery } from '../favourites.queries.ts'
import type { ListWriter, WriteResult } from '../use-list-writer.ts'
import { type BulkOutcome, type BulkResult, idsOf, type NamedList } from './bulk-outcome.ts'
import { listText, writeRefusalText } from './bulk-words.ts'

type Whose = { member: MemberCode; week: WeekNumber }

/** Which favourites are in a list now, as the service says. */
export async function readList(
  platform: PlatformServices,
  { member, week }: Whose,
  { id }: NamedList,
): Promise<ReadonlySet<FavouriteId>> {
  const query = favouritesQuery(platform, { member, week, list: id })
  return new Set(idsOf(await platform.queryClient.fetchQuery({ ...query, staleTime: 0 })))
}

/** Nothing is sent where the list cannot be read: 元に戻す would take out what was in it before. */
export async function putIntoList(
  platform: PlatformServices,
  writer: ListWriter,
  whose: Whose,
  { list, products }: { list: NamedList; products: readonly FavouriteProduct[] },
): Promise<WriteResult<BulkResult>> {
  const read = await readList(platform, whose, list).catch((error: unknown) => ({ error }))
  if ('error' in read) return { is: 'refused', error: read.error }
  const inBefore = read
  const news = products.filter(({ favouriteId }) => !inBefore.has(favouriteId))
  if (news.length === 0) return { is: 'stored', value: putInResult({ list, products, inBefore, inNow: [] }) }
  const result = await writer.add({ id: list.id, products: idsOf(news) })
  return result.is === 'stored'
    ? { is: 'stored', value: putInResult({ list, products, inBefore, inNow: result.value }) }
    : result
}

type PutIn = {
  list: NamedList
  products: readonly FavouriteProduct[]
  inBefore: ReadonlySet<FavouriteId>
  inNow: readonly FavouriteId[]
}

export function putInResult({ list, products, inBefore, inNow }: PutIn): BulkResult {
  const there = products.filter(({ favouriteId }) => inBefore.has(favouriteId))
  const came = products.filter(({ favouriteId }) => !inBefore.has(favouriteId) && inNow.includes(favouriteId))
  const gone = products.filter((product) => !there.includes(product) && !came.includes(product))
  const outcome: BulkOutcome = {
    tone: gone.length === 0 ? 'success' : 'warning',
    title: came.length > 0 ? putInText(came.length, list) : `${listText(list)}に入れた商品はありません`,
    lines: [
      ...(there.length === 0 ? [] : [`${productCountText(there.length)}はすでに入っています`]),
      ...(gone.length === 0 ? [] : [`${productCountText(gone.length)}は${noFavourite}：${productNamesText(gone)}`]),
    ],
    ...(came.length === 0 ? {} : { undo: { is: 'putIn', list, products: came, isNewList: false } }),
  }
  return { outcome, leave: idsOf([...there, ...came]) }
}

const putInText = (count: number, list: NamedList) => `${productCountText(count)}を${listText(list)}に入れました`
const noFavourite = 'お気に入りではなくなったため入れていません'

/** [FAV-020] */
export function createdResult(list: FavouriteList, products: readonly FavouriteProduct[]): BulkResult {
  const gone = products.length - Math.min(products.length, list.count ?? products.length)
  const outcome: BulkOutcome = {
    tone: gone === 0 ? 'success' : 'warning',
    title: favouriteMessages.listCreated.title,
    lines: [
      putInText(products.length - gone, list),
      ...(gone === 0 ? [] : [`${productCountText(gone)}は${noFavourite}`]),
    ],
    undo: { is: 'putIn', list, products, isNewList: true },
  }
  return { outcome, leave: idsOf(products) }
}

/** A product that had left the list already counts as taken out. */
export async function takeOutOfList(
  writer: ListWriter,
  { list, products }: { list: NamedList; products: readonly FavouriteProduct[] },
): Promise<WriteResult<BulkResult>> {
  const result = await writer.remove({ id: list.id, products: idsOf(products) })
  if (result.is !== 'stored') return result
  const outcome: BulkOutcome = {
    tone: 'success',
    title: `${productCountText(products.length)}を${listText(list)}から外しました`,
    lines: [],
    undo: { is: 'takenOut', list, products },
  }
  return { is: 'stored', value: { outcome, leave: idsOf(products) } }
}

/** A lost request sent again counts once. */
export const unstoredText = ({ is, error }: Exclude<WriteResult<unknown>, { is: 'stored' }>): string =>
  is === 'unknown'
    ? '届いたか確認できませんでした。もう一度お試しください。二重にはなりません。'
    : writeRefusalText(error)
