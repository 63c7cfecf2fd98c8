import { css } from '@emotion/react'
import styled from '@emotion/styled'
import { formatFullDay, fullName, type Member, ownMemberCode } from '@shop/shared/domain'
import { media } from '@shop/shared/ui'
import { PrintSheet } from '@shop/shared/ui/page'

const Root = styled.p(css`
  display: none;
  ${media.print} { display: block; margin-bottom: 4mm; }
`)

/** Whose slips they are, on paper alone; the heading of the month stands below it. */
export const MonthPrintHead = ({ member, now }: { member: Member; now: Date }) => (
  <>
    <PrintSheet foot={`${formatFullDay(now)}　組合員番号 ${ownMemberCode(member)}`} />
    <Root>{`${fullName(member)} 様（組合員番号 ${ownMemberCode(member)}）`}</Root>
  </>
)
