import { getErrorMessages } from '@shop/shared/api/content'
import { getWebCatalogueTicket } from '@shop/shared/api/web-catalogue'
import type { WeekNumber } from '@shop/shared/domain'
import type { PlatformServices } from '@shop/shared/platform'
import { queryOptions } from '@shop/shared/query'

type Ports = Pick<PlatformServices, 'api' | 'config' | 'entry'>

/** A ticket for one post into the frame: never kept beyond it, and never asked for again by itself. */
export const ticketQuery = ({ api, config, entry }: Ports, week: WeekNumber, post: string) =>
  queryOptions({
    queryKey: ['catalogue', 'web-catalogue-ticket', week, post],
    queryFn: ({ signal }) => getWebCatalogueTicket(api, { week, entry, orderSources: config.orderSources }, signal),
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
    retry: false,
    refetchOnReconnect: false,
    refetchOnWindowFocus: false,
  })

export const errorWordsQuery = ({ api }: Ports) =>
  queryOptions({
    queryKey: ['catalogue', 'error-messages'],
    queryFn: ({ signal }) => getErrorMessages(api, signal),
    staleTime: Number.POSITIVE_INFINITY,
    retry: false,
  })
