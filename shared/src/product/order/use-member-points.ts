import { hasAbility, type MemberCode } from '@shop/shared/domain'
import { usePlatform } from '@shop/shared/platform'
import { pointsQuery } from '@shop/shared/points'
import { useQuery } from '@shop/shared/query'
import { memberOf, useSession } from '@shop/shared/session'

const nobody = '' as MemberCode

/**
 * The points of the member, asked for only where something costs points.
 *
 * @returns `undefined` for who has none to see.
 */
export function useMemberPoints(isAsked: boolean) {
  const platform = usePlatform()
  const member = useSession(memberOf)
  const mayAsk = member !== undefined && hasAbility(member, 'points')
  const points = useQuery({ ...pointsQuery(platform, member?.code ?? nobody), enabled: mayAsk && isAsked })
  return mayAsk ? points : undefined
}
