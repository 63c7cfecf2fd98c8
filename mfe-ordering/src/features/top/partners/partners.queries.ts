import { getPartnerSites } from '@shop/shared/api/partner'
import type { PlatformServices } from '@shop/shared/platform'
import { queryOptions } from '@shop/shared/query'

const freshMs = 60 * 60 * 1000

/** Configuration: the same for everybody. */
export const partnerSitesQuery = ({ api }: Pick<PlatformServices, 'api'>) =>
  queryOptions({
    queryKey: ['ordering', 'partner-sites'] as const,
    queryFn: ({ signal }) => getPartnerSites(api, signal),
    staleTime: freshMs,
  })
