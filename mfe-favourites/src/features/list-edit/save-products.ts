import { type FavouriteId, type FavouriteListId, type ListChanges, noListChanges } from '@shop/shared/domain/favourites'
import type { ListWriter, WriteResult } from '../../parts/use-list-writer.ts'

export type Half = 'none' | 'stored' | 'refused' | 'unknown' | 'notSent'

/** How the two halves have ended. */
export type SaveOutcome = {
  removed: Half
  added: Half
  error?: unknown
  /** No favourites any more: they stay outside of the list. */
  leftOut: readonly FavouriteId[]
}

/** Takes out, then puts in; a half without products is not sent, and after one that failed the other waits. [K-22] */
export async function saveProducts(
  writer: Pick<ListWriter, 'add' | 'remove'>,
  list: FavouriteListId,
  { added, removed }: ListChanges,
): Promise<SaveOutcome> {
  const removal = removed.size === 0 ? undefined : await writer.remove({ id: list, products: [...removed] })
  if (removal !== undefined && removal.is !== 'stored')
    return { removed: removal.is, added: added.size === 0 ? 'none' : 'notSent', error: removal.error, leftOut: [] }
  const addition = added.size === 0 ? undefined : await writer.add({ id: list, products: [...added] })
  const halves = { removed: halfOf(removal), added: halfOf(addition) }
  if (addition === undefined) return { ...halves, leftOut: [] }
  if (addition.is !== 'stored') return { ...halves, error: addition.error, leftOut: [] }
  return { ...halves, leftOut: [...added].filter((id) => !addition.value.includes(id)) }
}

const halfOf = (result: WriteResult<unknown> | undefined): Half => result?.is ?? 'none'

export const isSaved = ({ removed, added }: SaveOutcome): boolean =>
  [removed, added].every((half) => half === 'none' || half === 'stored')

export const isUnknown = ({ removed, added }: SaveOutcome): boolean => removed === 'unknown' || added === 'unknown'

/** The part of `request` that is sent again. */
export const unsaved = (request: ListChanges, { removed }: SaveOutcome): ListChanges =>
  removed === 'stored' ? { ...request, removed: noListChanges.removed } : request

/** The answer was lost: the same button sends the same again. */
export const unknownOutcome = '保存できたか確認できませんでした。もう一度お試しください。'

/**
 * Which half has failed, and what has become of the other. `undefined`: there was one half alone, and it was refused, which the
 * default words tell.
 */
export function partialSaveText(outcome: SaveOutcome): string | undefined {
  const { removed, added } = outcome
  if (removed === 'stored' && added === 'refused')
    return '取り消しは保存しました。追加できませんでした。もう一度お試しください。'
  if (removed === 'stored' && added === 'unknown') return `取り消しは保存しました。追加は${unknownOutcome}`
  if (removed === 'refused' && added === 'notSent')
    return '取り消しを保存できませんでした。追加もまだ保存していません。もう一度お試しください。'
  if (removed === 'unknown' && added === 'notSent') return `取り消しを${unknownOutcome}追加はまだ保存していません。`
  return isUnknown(outcome) ? unknownOutcome : undefined
}
