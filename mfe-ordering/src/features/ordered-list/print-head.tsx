import { css } from '@emotion/react'
import styled from '@emotion/styled'
import { formatDay, fullName, type Member, type PlanningWeek, weekLabel } from '@shop/shared/domain'
import { media } from '@shop/shared/ui'

const Root = styled.p(css`
  display: none;

  ${media.print} { display: block; margin-bottom: 4mm; white-space: pre-line; }
`)

/** Whose order it is and for which delivery, on paper alone. [PR-01] */
export const PrintHead = ({ member, week }: { member: Member; week: PlanningWeek }) => (
  <Root>{`${fullName(member)} 様\n${weekLabel(week)}　お届け日 ${formatDay(week.deliversOn)}`}</Root>
)
