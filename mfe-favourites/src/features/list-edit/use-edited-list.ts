import type { MemberCode } from '@shop/shared/domain'
import { type FavouriteListId, favouriteMessages } from '@shop/shared/domain/favourites'
import { usePlatform } from '@shop/shared/platform'
import { useNavigate } from '@shop/shared/router'
import { href } from '@shop/shared/routes'
import { useEffect, useRef, useState } from 'react'
import { type FavouriteLists, useFavouriteLists } from '../../parts/use-favourite-lists.ts'
import { isBegun } from './list-draft.ts'
import { type DraftEditor, useListDraft } from './use-list-draft.ts'

/** A list that is being changed. */
export type EditedList = {
  id: FavouriteListId
  /** As it is called now, whatever the address says; of one that is gone, as it was called last. */
  name: string
  /** Of the member's other lists. */
  otherNames: readonly string[]
  /** Deleted elsewhere while something was typed or chosen, which is not thrown away. */
  isGone: boolean
  editor: DraftEditor
  /** The service knows it no more. */
  tellGone(): void
}

export type ListToEdit =
  | { is: 'waiting' }
  | { is: 'failed'; isBusy: boolean; retry(): void }
  | { is: 'ready'; list: EditedList }

/** The list of the address; without it, and without anything to lose, the way leads back to all favourites. */
export function useEditedList(member: MemberCode, id: FavouriteListId): ListToEdit {
  const { notices } = usePlatform()
  const navigate = useNavigate()
  const lists = useFavouriteLists(member)
  const editor = useListDraft(member, id)
  const [isRefused, setIsRefused] = useState(false)

  const known = lists.is === 'ready' ? lists.lists : []
  const found = isRefused ? undefined : known.find((list) => list.id === id)
  const lastName = useRef(found?.name)
  if (found !== undefined) lastName.current = found.name
  const isMissing = isRefused || (lists.is === 'ready' && lists.isCurrent && found === undefined)
  const mustLeave = isMissing && !isBegun(editor.draft)
  useEffect(() => {
    if (!mustLeave) return
    notices.snackbar(favouriteMessages.listNotFound)
    navigate(href.favourites(), { replace: true })
  }, [mustLeave, notices, navigate])

  if (mustLeave) return { is: 'waiting' }
  if (found === undefined && !isMissing) return withoutList(lists)
  return {
    is: 'ready',
    list: {
      id,
      name: found?.name ?? lastName.current ?? editor.draft.of?.name ?? '',
      otherNames: known.flatMap((list) => (list.id === id ? [] : [list.name])),
      isGone: found === undefined,
      editor,
      tellGone: () => setIsRefused(true),
    },
  }
}

/** Nobody has said yet whether it is there: lists of before, where those of now could not be read, do not. */
function withoutList(lists: FavouriteLists): ListToEdit {
  if (lists.is === 'failed') return lists
  return lists.is === 'ready' && lists.failed !== undefined ? { is: 'failed', ...lists.failed } : { is: 'waiting' }
}
