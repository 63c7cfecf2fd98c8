import { css } from '@emotion/react'
import styled from '@emotion/styled'
import { formatNumber, hasAbility, type Member } from '@shop/shared/domain'
import { usePlatform } from '@shop/shared/platform'
import { pointsQuery } from '@shop/shared/points'
import { useQuery } from '@shop/shared/query'
import { Link } from '@shop/shared/router'
import { href } from '@shop/shared/routes'
import { memberOf, useSession } from '@shop/shared/session'
import type { SlotContent } from '@shop/shared/slots'
import { media, theme } from '@shop/shared/ui'
import type { ReactNode } from 'react'

const Root = styled(Link)(css`
  display: flex;
  flex-wrap: wrap;
  justify-content: space-between;
  gap: 0 16px;
  padding: 10px 0;
  min-height: 44px;
  color: ${theme.color.text.primary};
  font-weight: 600;
  line-height: 1.5;
  font-variant-numeric: tabular-nums;

  & > b { color: ${theme.color.point.default}; }
  ${media.print} { display: none; }
`)

/** The points that a member may still use, in the sum of the week's order; left out when they cannot be had. */
export const PointsLine: SlotContent<'ordering/points'> = ({ slot, waiting }) => {
  const member = useSession(memberOf)
  if (member === undefined || !hasAbility(member, 'points')) return null
  return <PointsOf member={member} used={slot.used} waiting={waiting} />
}

function PointsOf({ member, used, waiting }: { member: Member; used: number; waiting: ReactNode }) {
  const { data, isPending } = useQuery(pointsQuery(usePlatform(), member.code))
  if (isPending) return waiting
  if (data === undefined) return null
  return (
    <Root to={href.pointHistory()}>
      {/* What the order uses is no part of what is available. [ACC-081] */}
      <span>{used > 0 ? 'ほかに使えるポイント' : '使えるポイント'}</span>
      <b>{formatNumber(data.available)}ポイント</b>
    </Root>
  )
}
