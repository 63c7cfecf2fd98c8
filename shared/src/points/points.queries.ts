import { getCurrentStage, getMemberPoints, getNextStage } from '@shop/shared/api/points'
import type { MemberCode } from '@shop/shared/domain'
import type { PlatformServices } from '@shop/shared/platform'
import { queryOptions } from '@shop/shared/query'

type Ports = Pick<PlatformServices, 'api'>

export const pointsQuery = ({ api }: Ports, member: MemberCode) =>
  queryOptions({
    queryKey: ['account', 'points', member] as const,
    queryFn: ({ signal }) => getMemberPoints(api, signal),
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
