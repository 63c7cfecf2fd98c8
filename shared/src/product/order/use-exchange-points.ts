import { hasAbility, type MemberCode } from '@shop/shared/domain'
import { usePlatform } from '@shop/shared/platform'
import { exchangePointsQuery, pointsQuery } from '@shop/shared/points'
import { useQuery } from '@shop/shared/query'
import { memberOf, useSession } from '@shop/shared/session'

const nobody = '' as MemberCode

export type ExchangePoints = {
  /** `undefined` while nobody knows. */
  available: number | undefined
  isError: boolean
  /** No points can be spent by the card, whatever there is. */
  isSuspended: boolean
}

/**
 * Points that may be spent on an exchange, asked for only where something costs points: one number on all screens and
 * dialogs of it. The card's state comes from the member service, which alone tells it. [K-29]
 *
 * @returns `undefined` for who has none to see.
 */
export function useExchangePoints(isAsked: boolean): ExchangePoints | undefined {
  const platform = usePlatform()
  const member = useSession(memberOf)
  const mayAsk = member !== undefined && hasAbility(member, 'points')
  const enabled = mayAsk && isAsked
  const code = member?.code ?? nobody
  const { data: available, isError } = useQuery({ ...exchangePointsQuery(platform, code), enabled })
  const { data: isSuspended = false } = useQuery({
    ...pointsQuery(platform, code),
    enabled,
    select: (points) => points.isSuspended,
  })
  return mayAsk ? { available, isError, isSuspended } : undefined
}

/**
 * As many as an exchange that stands in an order may take more of; none by a suspended card, without an answer, and for
 * who has no points to see, who is told why nothing changes.
 *
 * @returns `undefined` while nobody knows.
 */
export function useSpendablePoints(isAsked: boolean): number | undefined {
  const points = useExchangePoints(isAsked)
  if (points === undefined || points.isSuspended) return 0
  return points.available ?? (points.isError ? 0 : undefined)
}
