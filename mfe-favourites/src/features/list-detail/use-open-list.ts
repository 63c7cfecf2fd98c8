import type { FavouriteList } from '@shop/shared/api/favourites'
import type { MemberCode, Message, WeekNumber } from '@shop/shared/domain'
import { type FavouriteListId, favouriteMessages, shownListName } from '@shop/shared/domain/favourites'
import { usePlatform } from '@shop/shared/platform'
import { useNavigate } from '@shop/shared/router'
import { href } from '@shop/shared/routes'
import { changedElsewhere } from '@shop/shared/writes'
import { useEffect, useEffectEvent, useState } from 'react'
import { type FavouriteLists, useFavouriteLists } from '../../parts/use-favourite-lists.ts'
import { type Favourites, isListGone, keptOf, useFavourites } from '../../parts/use-favourites.ts'
import { useListWriter } from '../../parts/use-list-writer.ts'

const deleted: Message = { title: 'リストを削除しました' }
const isDeletionUnknown: Message = {
  title: 'リストを削除できたか確認できませんでした',
  text: '通信の状態をご確認のうえ、もう一度お試しください。',
}

export type OpenList = {
  /** Unknown until the lists were read. */
  list: FavouriteList | undefined
  names: FavouriteLists
  favourites: Favourites
  /** Asks, deletes, and goes to all favourites. */
  askToDelete(list: FavouriteList): Promise<void>
}

/** A list that is on show, until it is deleted here or found to be gone. Quiet as in {@link useFavourites}. */
export function useOpenList(
  { member, week, id }: { member: MemberCode; week: WeekNumber; id: FavouriteListId },
  isQuiet: boolean,
): OpenList {
  const { notices } = usePlatform()
  const navigate = useNavigate()
  const writer = useListWriter()
  const names = useFavouriteLists(member)
  const favourites = useFavourites(member, week, { list: id, isQuiet })
  const [deletion, setDeletion] = useState<'none' | 'running' | 'unknown'>('none')

  const list = names.is === 'ready' ? names.lists.find((one) => one.id === id) : undefined
  const isGone = favourites.is === 'gone' || (names.is === 'ready' && names.isCurrent && list === undefined)

  /** In place of this page: back does not come to a list that is not there. */
  function leave(message: Message): void {
    notices.snackbar(message)
    void navigate(href.favourites(), { replace: true })
  }
  const leaveGoneList = useEffectEvent(() => leave(deletion === 'unknown' ? deleted : favouriteMessages.listNotFound))
  useEffect(() => {
    if (isGone && deletion !== 'running') leaveGoneList()
  }, [isGone, deletion])

  async function askToDelete({ name, count }: FavouriteList): Promise<void> {
    const seen = seenOf(favourites, count)
    const isSure = await notices.confirm({
      ...favouriteMessages.deleteList,
      text: `「${shownListName(name)}」を削除します。お気に入りは残ります。`,
      yes: '削除する',
      no: '削除しない',
      isDestructive: true,
    })
    if (!isSure) return
    setDeletion('running')
    const result = await notices.during(writer.delete({ id, seen }))
    if (result.is === 'stored' || (result.is === 'refused' && isListGone(result.error))) {
      leave(deleted)
      return
    }
    setDeletion(result.is === 'unknown' ? 'unknown' : 'none')
    const said = result.is === 'unknown' ? isDeletionUnknown : changedElsewhere(result.error)
    if (said === undefined) notices.failure(result.error, 'delete a list of favourites')
    else notices.snackbar({ ...said, isError: true })
  }

  return { list, names, favourites, askToDelete }
}

/** Where a heart was taken off on this page, the count of the list is no word about other devices. [K-153] */
const seenOf = (favourites: Favourites, count: number | undefined): number | undefined =>
  favourites.is === 'ready' && keptOf(favourites.products, favourites.removed).length === count ? count : undefined
