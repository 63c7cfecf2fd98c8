import type { MemberCode, WeekNumber } from '@shop/shared/domain'
import { favouriteMessages, normalizeListName } from '@shop/shared/domain/favourites'
import { usePlatform } from '@shop/shared/platform'
import { changedElsewhere } from '@shop/shared/writes'
import { useState } from 'react'
import { favouritesQuery } from '../../parts/favourites.queries.ts'
import { judgeName, type RefusedName, toRefusedName } from '../../parts/name-verdict.ts'
import { useComposition } from '../../parts/use-composition.ts'
import { isListGone } from '../../parts/use-favourites.ts'
import { useListWriter } from '../../parts/use-list-writer.ts'
import type { ListSeen } from './list-draft.ts'
import { focusNameField } from './name-field.tsx'
import { unknownOutcome } from './save-products.ts'
import type { EditedList } from './use-edited-list.ts'
import { useSaving } from './use-saving.ts'

/** Judges another name for a list and stores it. */
export function useRenameList(list: EditedList, of: { member: MemberCode; week: WeekNumber }) {
  const platform = usePlatform()
  const { notices } = platform
  const writer = useListWriter()
  const saving = useSaving()
  const [refused, setRefused] = useState<RefusedName>()
  const [unknown, setUnknown] = useState<string>()
  const [isDone, setIsDone] = useState(false)
  const { draft, change, drop } = list.editor
  const value = draft.name ?? list.name
  const { isComposing, events } = useComposition(value)

  const name = normalizeListName(value)
  const verdict = judgeName(value, list.otherNames, refused)
  const isUnchanged = name === normalizeListName(list.name)
  /** The same once more, after its answer was lost: also where the list has that name by now. */
  const isRepeat = unknown === name
  const isReady = isRepeat || (verdict.isGood && !isUnchanged)
  const isDirty = draft.name !== undefined && !isUnchanged

  /** Products of the list as far as another screen has read them: a new name needs none. */
  function seen(): ListSeen {
    const products = platform.queryClient.getQueryData(favouritesQuery(platform, { ...of, list: list.id }).queryKey)
    return { name: list.name, products: products?.map(({ favouriteId }) => favouriteId) ?? draft.of?.products ?? [] }
  }

  async function rename(): Promise<void> {
    setRefused(undefined)
    const result = await writer.rename({ id: list.id, name, seen: list.name })
    if (result.is === 'unknown') {
      setUnknown(name)
      saving.tellElsewhere({ title: unknownOutcome }, true)
      return
    }
    setUnknown(undefined)
    if (result.is === 'stored') {
      drop('name')
      setIsDone(true)
      saving.tellElsewhere(favouriteMessages.listRenamed)
      return
    }
    if (isListGone(result.error)) return list.tellGone()
    const changed = changedElsewhere(result.error)
    if (changed !== undefined) {
      notices.snackbar({ ...changed, isError: true })
      return
    }
    const ofName = toRefusedName(result.error, name)
    setRefused(ofName)
    if (ofName === undefined) notices.failure(result.error, 'rename a list of favourites')
    else focusNameField()
  }

  return {
    value,
    isDirty,
    isBusy: saving.isBusy,
    isDone,
    composition: events,
    type(typed: string): void {
      const begun = seen()
      change((now) => ({ ...now, name: typed, of: now.name !== undefined && now.of !== undefined ? now.of : begun }))
    },
    // While letters are converted nothing is judged, and what is there can be sent.
    canSubmit: isComposing ? name !== '' : isReady,
    error: isComposing || isRepeat || isUnchanged ? undefined : verdict.error,
    isRenamedElsewhere:
      isDirty && !list.isGone && !saving.isBusy && draft.of !== undefined && draft.of.name !== list.name,
    notice: isRepeat && !saving.isBusy ? ({ tone: 'warning', text: unknownOutcome } as const) : undefined,
    submit(): void {
      if (isReady) saving.run(rename)
      else if (!isUnchanged && verdict.error !== undefined) focusNameField()
    },
  }
}
