import { getAlertCards } from '@shop/shared/api/content'
import type { PlatformServices } from '@shop/shared/platform'
import { queryOptions } from '@shop/shared/query'

export const alertCardsQuery = ({ api }: Pick<PlatformServices, 'api'>) =>
  queryOptions({
    queryKey: ['account', 'alert-cards'],
    queryFn: ({ signal }) => getAlertCards(api, signal),
    staleTime: Number.POSITIVE_INFINITY,
  })
