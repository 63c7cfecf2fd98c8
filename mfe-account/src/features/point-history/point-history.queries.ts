import { getPointHistory } from '@shop/shared/api/points'
import { isoDay, type MemberCode } from '@shop/shared/domain'
import type { PlatformServices } from '@shop/shared/platform'
import { keepPreviousData, queryOptions } from '@shop/shared/query'
import type { Days } from './history-period.ts'

type Ports = Pick<PlatformServices, 'api'>

export const historyQuery = ({ api }: Ports, member: MemberCode, days: Days) =>
  queryOptions({
    queryKey: ['account', 'point-history', member, isoDay(days.from), isoDay(days.to)] as const,
    queryFn: ({ signal }) => getPointHistory(api, days, signal),
    placeholderData: keepPreviousData,
  })
