import type { FavouriteList } from '@shop/shared/api/favourites'
import {
  type FavouriteId,
  favouriteMessages,
  listNameKey,
  maxFavouriteLists,
  normalizeListName,
} from '@shop/shared/domain/favourites'
import { usePlatform } from '@shop/shared/platform'
import { useState } from 'react'
import { judgeName, type RefusedName, toRefusedName } from '../../parts/name-verdict.ts'
import { useComposition } from '../../parts/use-composition.ts'
import { useListWriter } from '../../parts/use-list-writer.ts'
import { leftOutWords } from './gone-note.tsx'
import { focusNameField } from './name-field.tsx'
import { unknownOutcome } from './save-products.ts'
import type { DraftEditor } from './use-list-draft.ts'
import { useSaving } from './use-saving.ts'

type Given = {
  editor: DraftEditor
  lists: readonly FavouriteList[]
  favourites: ReadonlySet<FavouriteId> | undefined
}

/** Judges a new list and makes it, once. [FAV-019 to FAV-025] */
export function useCreateList({ editor, lists, favourites }: Given) {
  const { notices } = usePlatform()
  const writer = useListWriter()
  const saving = useSaving()
  const [refused, setRefused] = useState<RefusedName>()
  const [unknown, setUnknown] = useState<string>()
  const [done, setDone] = useState<{ text?: string }>()
  const { draft, change, drop } = editor
  const { name: typed = '', sent } = draft
  const { isComposing, events } = useComposition(typed)

  const request = {
    name: normalizeListName(typed),
    products: [...draft.changes.added].filter((id) => favourites?.has(id) !== false),
  }
  const verdict = judgeName(
    typed,
    lists.map(({ name }) => name),
    refused,
  )
  /** The same once more, after its answer was lost: it counts once, also where the list is there by now. */
  const isRepeat = unknown === JSON.stringify(request)
  const isSent = sent !== undefined && listNameKey(sent) === listNameKey(typed)
  const made = isSent ? lists.find(({ name }) => listNameKey(name) === listNameKey(typed)) : undefined
  const isFull = lists.length >= maxFavouriteLists && !isRepeat && made === undefined && done === undefined

  const unsent = () => change(({ sent: _, ...rest }) => rest)

  async function create(): Promise<void> {
    setRefused(undefined)
    // Also a page that is closed in the middle knows afterwards whose name that is.
    change((now) => ({ ...now, sent: request.name }))
    const result = await writer.create(request)
    if (result.is === 'unknown') {
      setUnknown(JSON.stringify(request))
      saving.tellElsewhere({ title: unknownOutcome }, true)
      return
    }
    setUnknown(undefined)
    if (result.is === 'stored') {
      drop('all')
      const leftOut = request.products.length - (result.value.count ?? request.products.length)
      setDone(leftOut > 0 ? { text: leftOutWords(leftOut) } : {})
      saving.tellElsewhere(favouriteMessages.listCreated)
      return
    }
    unsent()
    const ofName = toRefusedName(result.error, request.name)
    setRefused(ofName)
    if (ofName === undefined) notices.failure(result.error, 'create a list of favourites')
    else focusNameField()
  }

  return {
    isBusy: saving.isBusy,
    composition: events,
    // While letters are converted nothing is judged, and what is there can be sent.
    canSubmit: isComposing ? request.name !== '' && !isFull : isRepeat || (verdict.isGood && !isFull),
    error: isComposing || isRepeat || made !== undefined ? undefined : verdict.error,
    isFull,
    made: saving.isBusy ? undefined : made,
    notice: isRepeat && !saving.isBusy ? ({ tone: 'warning', text: unknownOutcome } as const) : undefined,
    done,
    submit(): void {
      if (isRepeat || (verdict.isGood && !isFull)) saving.run(create)
      else if (verdict.error !== undefined) focusNameField()
    },
  }
}
