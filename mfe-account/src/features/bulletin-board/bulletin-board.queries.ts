import { getBulletinBoard } from '@shop/shared/api/billing'
import { isoDay } from '@shop/shared/domain'
import type { PlatformServices } from '@shop/shared/platform'
import { queryOptions } from '@shop/shared/query'
import type { DayOfMember } from '../../parts/day-page.tsx'

export const bulletinBoardQuery = ({ api }: Pick<PlatformServices, 'api'>, { member, day }: DayOfMember) =>
  queryOptions({
    queryKey: ['account', 'bulletin-board', member, isoDay(day)] as const,
    queryFn: ({ signal }) => getBulletinBoard(api, day, signal),
  })
