import { getFavouriteLists, getFavourites } from '@shop/shared/api/favourites'
import type { MemberCode, WeekNumber } from '@shop/shared/domain'
import type { FavouriteListId } from '@shop/shared/domain/favourites'
import type { PlatformServices } from '@shop/shared/platform'
import { type QueryClient, queryOptions } from '@shop/shared/query'

type Ports = Pick<PlatformServices, 'api'>

const freshMs = 5 * 60_000
/** Long enough to look at some products and come back to the same place. */
const keptMs = 30 * 60_000

/** Other devices change favourites too: whoever looks again, at the screen or at its tab, sees them as they are. */
const kept = {
  staleTime: freshMs,
  gcTime: keptMs,
  refetchOnMount: 'always',
  refetchOnWindowFocus: 'always',
} as const

/**
 * All favourites, or those of one list. Every visit asks anew, over what is known: hearts are pressed on all screens. A week
 * has a list of its own. [FAV-042]
 */
export const favouritesQuery = (
  { api }: Ports,
  { member, week, list }: { member: MemberCode; week: WeekNumber; list?: FavouriteListId | undefined },
) =>
  queryOptions({
    queryKey: ['favourites', 'products', member, week, list ?? ''] as const,
    queryFn: ({ signal }) => getFavourites(api, { week, list }, signal),
    ...kept,
  })

/** The member's lists, newest first. Every visit asks anew, over what is known. */
export const favouriteListsQuery = ({ api }: Ports, member: MemberCode) =>
  queryOptions({
    queryKey: ['favourites', 'lists', member] as const,
    queryFn: ({ signal }) => getFavouriteLists(api, signal),
    ...kept,
  })

/** Reads again what a list has changed: names and counts, and products where they are on show. */
export async function refetchLists(client: QueryClient): Promise<void> {
  await Promise.all([
    client.invalidateQueries({ queryKey: ['favourites', 'lists'] }),
    client.invalidateQueries({ queryKey: ['favourites', 'products'] }),
  ])
}
