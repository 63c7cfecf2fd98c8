import type { MemberCode, WeekNumber } from '@shop/shared/domain'
import type { FavouriteId, FavouriteListId } from '@shop/shared/domain/favourites'
import { usePlatform } from '@shop/shared/platform'
import { useQuery } from '@shop/shared/query'
import { useEffect, useMemo, useRef } from 'react'
import { favouritesQuery, refetchLists } from '../../parts/favourites.queries.ts'
import type { Choices } from './choices.tsx'

type Of = { member: MemberCode; week: WeekNumber }

/** All favourites to choose from, in step with hearts that are pressed in other tabs. */
export function useChoices({ member, week }: Of): Choices {
  const platform = usePlatform()
  const { data, isError, isFetching, isFetchedAfterMount, refetch } = useQuery(
    favouritesQuery(platform, { member, week }),
  )
  const { bus, queryClient } = platform
  useEffect(() => bus.subscribe('favourite/changed', () => void refetchLists(queryClient)), [bus, queryClient])
  if (data !== undefined) return { is: 'ready', products: data, isCurrent: isFetchedAfterMount && !isError }
  return isError ? { is: 'failed', isBusy: isFetching, retry: () => void refetch() } : { is: 'waiting' }
}

/** Favourites as of now: what is in no fresh answer may still be one. */
export function useFavouriteIds(choices: Choices): ReadonlySet<FavouriteId> | undefined {
  const current = choices.is === 'ready' && choices.isCurrent ? choices.products : undefined
  return useMemo(() => current && new Set(current.map(({ favouriteId }) => favouriteId)), [current])
}

export type ListProducts =
  | { is: 'waiting' }
  | { is: 'failed'; isBusy: boolean; retry(): void }
  | { is: 'ready'; ids: ReadonlySet<FavouriteId> }

/** Products of the list; of one that is not there nothing is asked, and `known` is all there is. */
export function useListProducts(
  { member, week }: Of,
  list: FavouriteListId,
  { isThere, known }: { isThere: boolean; known: readonly FavouriteId[] | undefined },
): ListProducts {
  const platform = usePlatform()
  const { data, isError, isFetching, refetch } = useQuery({
    ...favouritesQuery(platform, { member, week, list }),
    enabled: isThere,
  })
  const fetched = useMemo(() => data && new Set(data.map(({ favouriteId }) => favouriteId)), [data])
  // Of a list that is deleted meanwhile: what was in it.
  const last = useRef(fetched)
  if (isThere && fetched !== undefined) last.current = fetched
  const kept = useMemo(() => new Set(known), [known])
  if (!isThere) return { is: 'ready', ids: last.current ?? kept }
  if (fetched !== undefined) return { is: 'ready', ids: fetched }
  return isError ? { is: 'failed', isBusy: isFetching, retry: () => void refetch() } : { is: 'waiting' }
}
