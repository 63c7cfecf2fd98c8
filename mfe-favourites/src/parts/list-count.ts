import { maxFavourites } from '@shop/shared/domain/favourites'
import { useSearchParams } from '@shop/shared/router'
import { useCallback } from 'react'

/** So many at a time, as in the other lists. [CAT-082] */
export const listStep = 30
/** All that there can be, in whole steps. */
const maxCount = Math.ceil(maxFavourites / listStep) * listStep

/** How many an address asks to draw; what is no such number begins at the beginning. */
export function listCount(text: string | null): number {
  const count = text !== null && /^\d{1,4}$/.test(text) ? Number(text) : listStep
  return Math.min(maxCount, Math.max(listStep, count))
}

/** How many are drawn lies in the address: reload and back come to the same place. */
export function useListCount(): { count: number; showMore(): void } {
  const [search, setSearch] = useSearchParams()
  const count = listCount(search.get('count'))
  const showMore = useCallback(
    () =>
      setSearch(
        (before) => {
          before.set('count', String(count + listStep))
          return before
        },
        { replace: true },
      ),
    [setSearch, count],
  )
  return { count, showMore }
}
