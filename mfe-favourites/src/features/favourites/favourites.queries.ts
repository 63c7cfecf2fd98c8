import { getFavourites } from '@shop/shared/api/favourites'
import type { MemberCode, WeekNumber } from '@shop/shared/domain'
import type { PlatformServices } from '@shop/shared/platform'
import { queryOptions } from '@shop/shared/query'

type Ports = Pick<PlatformServices, 'api'>

const freshMs = 5 * 60_000
/** Long enough to look at some products and come back to the same place. */
const keptMs = 30 * 60_000

/** Every visit asks anew, over what is known: hearts are pressed on all screens. A week has a list of its own. [FAV-042] */
export const favouritesQuery = ({ api }: Ports, member: MemberCode, week: WeekNumber) =>
  queryOptions({
    queryKey: ['favourites', 'list', member, week] as const,
    queryFn: ({ signal }) => getFavourites(api, { week }, signal),
    staleTime: freshMs,
    gcTime: keptMs,
    refetchOnMount: 'always',
  })
