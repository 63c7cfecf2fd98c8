import {
  getCurrentStage,
  getMemberPoints,
  getNextStage,
  getPointHistory,
  getPointReservations,
} from '@shop/shared/api/points'
import { isoDay, type MemberCode } from '@shop/shared/domain'
import type { PlatformServices } from '@shop/shared/platform'
import { keepPreviousData, queryOptions } from '@shop/shared/query'
import type { Days } from './history-period.ts'

type Ports = Pick<PlatformServices, 'api'>

export const pointsQuery = ({ api }: Ports, member: MemberCode) =>
  queryOptions({
    queryKey: ['account', 'points', member] as const,
    queryFn: ({ signal }) => getMemberPoints(api, signal),
  })

export const reservationsQuery = ({ api }: Ports, member: MemberCode) =>
  queryOptions({
    queryKey: ['account', 'point-reservations', member] as const,
    queryFn: ({ signal }) => getPointReservations(api, signal),
  })

/** This month's stage and the next one's are shown together or not at all. [ACC-037] */
export const stageQuery = ({ api }: Ports, member: MemberCode) =>
  queryOptions({
    queryKey: ['account', 'stage', member] as const,
    queryFn: async ({ signal }) => {
      const [current, next] = await Promise.all([getCurrentStage(api, signal), getNextStage(api, signal)])
      return { current, next }
    },
  })

export const historyQuery = ({ api }: Ports, member: MemberCode, days: Days) =>
  queryOptions({
    queryKey: ['account', 'point-history', member, isoDay(days.from), isoDay(days.to)] as const,
    queryFn: ({ signal }) => getPointHistory(api, days, signal),
    placeholderData: keepPreviousData,
  })
