import type { FavouriteList } from '@shop/shared/api/favourites'
import type { MemberCode } from '@shop/shared/domain'
import { usePlatform } from '@shop/shared/platform'
import { useQuery } from '@shop/shared/query'
import { useEffect } from 'react'
import { favouriteListsQuery, refetchLists } from './favourites.queries.ts'

export type FavouriteLists =
  | { is: 'waiting' }
  | { is: 'failed'; isBusy: boolean; retry(): void }
  | {
      is: 'ready'
      lists: readonly FavouriteList[]
      /** Asked for since this screen was opened: what is not among them is not there. */
      isCurrent: boolean
      /** They could not be asked for anew: these are of before. */
      failed?: { isBusy: boolean; retry(): void }
    }

/** The member's lists, in step with other screens and other tabs. */
export function useFavouriteLists(member: MemberCode): FavouriteLists {
  const platform = usePlatform()
  const { data, isError, isFetching, isFetchedAfterMount, refetch } = useQuery(favouriteListsQuery(platform, member))
  const { bus, queryClient } = platform
  useEffect(() => {
    // The writer of this tab reads again by itself.
    const readAgain = (_: unknown, { fromOtherTab }: { fromOtherTab: boolean }) => {
      if (fromOtherTab) void refetchLists(queryClient)
    }
    return bus.subscribe('favourite-list/changed', readAgain)
  }, [bus, queryClient])
  const failed = isError ? { isBusy: isFetching, retry: () => void refetch() } : undefined
  if (data !== undefined)
    return { is: 'ready', lists: data, isCurrent: isFetchedAfterMount && !isError, ...(failed && { failed }) }
  return failed === undefined ? { is: 'waiting' } : { is: 'failed', ...failed }
}
