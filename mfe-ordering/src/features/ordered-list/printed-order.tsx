import { css } from '@emotion/react'
import styled from '@emotion/styled'
import {
  formatDay,
  formatFullDay,
  fullName,
  type Member,
  ownMemberCode,
  type PlanningWeek,
  weekLabel,
} from '@shop/shared/domain'
import { media } from '@shop/shared/ui'
import { PrintSheet } from '@shop/shared/ui/page'

/** The foot says when it was printed and whose order it is, beside the number of the page. */
export const PrintStyles = ({ member, now }: { member: Member; now: Date }) => (
  <PrintSheet foot={`${formatFullDay(now)}　組合員番号 ${ownMemberCode(member)}`} />
)

const Head = styled.p(css`
  display: none;

  ${media.print} { display: block; margin-bottom: 4mm; white-space: pre-line; }
`)

/** Whose order it is and for which delivery, on paper alone. */
export const PrintHead = ({ member, week }: { member: Member; week: PlanningWeek }) => (
  <Head>{`${fullName(member)} 様\n${weekLabel(week)}　お届け日 ${formatDay(week.deliversOn)}`}</Head>
)
