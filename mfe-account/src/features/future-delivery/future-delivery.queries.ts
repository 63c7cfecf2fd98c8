import { getFutureDeliveries } from '@shop/shared/api/billing'
import { isoDay } from '@shop/shared/domain'
import type { PlatformServices } from '@shop/shared/platform'
import { queryOptions } from '@shop/shared/query'
import type { DayOfMember } from '../../parts/day-page.tsx'

export const futureDeliveriesQuery = ({ api }: Pick<PlatformServices, 'api'>, { member, day }: DayOfMember) =>
  queryOptions({
    queryKey: ['account', 'future-deliveries', member, isoDay(day)] as const,
    queryFn: ({ signal }) => getFutureDeliveries(api, day, signal),
  })
