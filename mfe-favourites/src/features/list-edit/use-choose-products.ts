import type { FavouriteProduct } from '@shop/shared/api/favourites'
import type { MemberCode, WeekNumber } from '@shop/shared/domain'
import {
  type FavouriteId,
  favouriteMessages,
  hasListChanges,
  type ListChanges,
  noListChanges,
  toggleInList,
} from '@shop/shared/domain/favourites'
import { usePlatform } from '@shop/shared/platform'
import { useCallback, useMemo, useState } from 'react'
import { favouritesQuery } from '../../parts/favourites.queries.ts'
import { isListGone } from '../../parts/use-favourites.ts'
import { useListWriter } from '../../parts/use-list-writer.ts'
import type { BarNotice } from './edit-bar.tsx'
import { leftOutWords } from './gone-note.tsx'
import { chosenProducts, goneChoices, pendingChanges } from './list-changes.ts'
import {
  isSaved,
  isUnknown,
  partialSaveText,
  type SaveOutcome,
  saveProducts,
  unknownOutcome,
  unsaved,
} from './save-products.ts'
import { useChoices, useFavouriteIds, useListProducts } from './use-choices.ts'
import type { EditedList } from './use-edited-list.ts'
import { useSaving } from './use-saving.ts'

const nothing: ReadonlySet<FavouriteId> = new Set()

/** The choice of a list's products, and its saving in two halves. [FAV-030 to FAV-033, K-22] */
export function useChooseProducts(list: EditedList, { member, week }: { member: MemberCode; week: WeekNumber }) {
  const platform = usePlatform()
  const { notices, queryClient } = platform
  const writer = useListWriter()
  const saving = useSaving()
  const { draft, change, drop } = list.editor
  const { changes } = draft
  const choices = useChoices({ member, week })
  const favourites = useFavouriteIds(choices)
  const inList = useListProducts({ member, week }, list.id, { isThere: !list.isGone, known: draft.of?.products })
  const ids = inList.is === 'ready' ? inList.ids : nothing
  /** Sent, and nobody knows whether it has arrived: the same is sent again, whatever the list holds by now. */
  const [unknown, setUnknown] = useState<ListChanges>()
  const [notice, setNotice] = useState<BarNotice>()
  const [done, setDone] = useState<{ text?: string }>()
  const { isBusy } = saving
  const { name } = list

  const toggle = useCallback(
    ({ favouriteId }: FavouriteProduct) => {
      if (isBusy) return
      setUnknown(undefined)
      setNotice(undefined)
      change((now) => ({
        ...now,
        changes: toggleInList(now.changes, favouriteId, ids),
        of: { name: now.name === undefined ? name : (now.of?.name ?? name), products: [...ids] },
      }))
    },
    [isBusy, change, ids, name],
  )
  const pending = useMemo(() => pendingChanges(changes, ids, favourites), [changes, ids, favourites])
  const chosen = useMemo(() => chosenProducts(pending, ids), [pending, ids])
  const choice = useMemo(() => ({ chosen, toggle }), [chosen, toggle])

  /** Before the list is read again: what is stored is not staged any more. */
  function settle(request: ListChanges, { removed }: SaveOutcome): void {
    if (removed !== 'stored') return
    const { queryKey } = favouritesQuery(platform, { member, week, list: list.id })
    queryClient.setQueryData(queryKey, (now) => now?.filter(({ favouriteId }) => !request.removed.has(favouriteId)))
    change((now) => ({
      ...now,
      changes: { ...now.changes, removed: nothing },
      ...(now.of && { of: { ...now.of, products: now.of.products.filter((id) => !request.removed.has(id)) } }),
    }))
  }

  function finish(leftOut: number): void {
    drop('changes')
    setDone(leftOut > 0 ? { text: leftOutWords(leftOut) } : {})
    saving.tellElsewhere(favouriteMessages.listEdited)
  }

  async function save(): Promise<void> {
    const request = unknown ?? pending
    setNotice(undefined)
    const outcome = await saveProducts(writer, list.id, request)
    settle(request, outcome)
    setUnknown(isUnknown(outcome) ? unsaved(request, outcome) : undefined)
    if (isSaved(outcome)) return finish(outcome.leftOut.length)
    if (isListGone(outcome.error)) return list.tellGone()
    const text = partialSaveText(outcome)
    setNotice(text === undefined ? undefined : { tone: isUnknown(outcome) ? 'warning' : 'error', text })
    if (isUnknown(outcome)) saving.tellElsewhere({ title: unknownOutcome }, true)
    else notices.failure(outcome.error, 'change the products of a list')
  }

  return {
    choices,
    choice,
    inList,
    chosen,
    pending: inList.is === 'ready' ? pending : noListChanges,
    gone: goneChoices(changes, ids, favourites),
    isDirty: inList.is === 'ready' ? hasListChanges(pending) : hasListChanges(changes),
    isBusy,
    notice,
    done,
    canSubmit: choices.is === 'ready' && inList.is === 'ready' && (unknown !== undefined || hasListChanges(pending)),
    submit: () => saving.run(save),
  }
}
