import { hasAbility, type Member, type WeekNumber } from '@shop/shared/domain'
import type { PlatformServices } from '@shop/shared/platform'
import { orderedItems } from '@shop/shared/product/order'
import { recommendationQuery } from '@shop/shared/recommendations'
import type { RecommendationPlace } from './recommendation-places.ts'

type Ports = Pick<PlatformServices, 'api' | 'queryClient' | 'clock'>

/** Reads the products of a row. */
export const rowQuery = (ports: Ports, place: RecommendationPlace, week: WeekNumber, member: Member | undefined) =>
  recommendationQuery(ports.api, place, week, member, async () => {
    const hasOrder = place.isBesideOrder && member !== undefined && hasAbility(member, 'order')
    return hasOrder ? orderedItems(ports, week) : []
  })
