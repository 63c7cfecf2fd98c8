import { getCurrentStage, getExchangePoints, getMemberPoints, getNextStage } from '@shop/shared/api/points'
import type { MemberCode } from '@shop/shared/domain'
import type { PlatformServices } from '@shop/shared/platform'
import { queryOptions } from '@shop/shared/query'

type Ports = Pick<PlatformServices, 'api'>

/** Points of whichever member: an order that reserves some has them read again. [ACC-081] */
export const pointsKey = ['account', 'points'] as const

/** Reads the points of a member, as the header and the screens of points show them. */
export const pointsQuery = ({ api }: Ports, member: MemberCode) =>
  queryOptions({
    queryKey: [...pointsKey, member] as const,
    queryFn: ({ signal }) => getMemberPoints(api, signal),
  })

/** Reads the number on all screens and dialogs of an exchange. [K-29, API-063] */
export const exchangePointsQuery = ({ api }: Ports, member: MemberCode) =>
  queryOptions({
    queryKey: [...pointsKey, 'exchange', member] as const,
    queryFn: ({ signal }) => getExchangePoints(api, signal),
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
