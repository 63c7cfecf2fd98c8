import { css } from '@emotion/react'
import styled from '@emotion/styled'
import { formatFullDay, fullName, type Member, ownMemberCode } from '@shop/shared/domain'
import { formatMonth, type YearMonth } from '@shop/shared/domain/month'
import { media } from '@shop/shared/ui'
import { PrintSheet } from '@shop/shared/ui/page'

const Root = styled.p(css`
  display: none;
  ${media.print} { display: block; margin-bottom: 4mm; white-space: pre-line; }
`)

/** Whose slips they are, on paper alone. [PR-01] */
export const MonthPrintHead = ({ member, month, now }: { member: Member; month: YearMonth; now: Date }) => (
  <>
    <PrintSheet foot={`${formatFullDay(now)}　組合員番号 ${ownMemberCode(member)}`} />
    <Root>{`${fullName(member)} 様（組合員番号 ${ownMemberCode(member)}）\n${formatMonth(month)}のご利用`}</Root>
  </>
)
