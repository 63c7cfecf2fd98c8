import { css } from '@emotion/react'
import styled from '@emotion/styled'
import { formatDay, formatFullDay, formatWeek, fullName, type Member, ownMemberCode } from '@shop/shared/domain'
import type { OrderHistory } from '@shop/shared/domain/order-history'
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

/** Whose order it was and for which delivery, on paper alone. */
export const PrintHead = ({
  member,
  history: { week, deliversOn },
}: {
  member: Member
  history: Pick<OrderHistory, 'week' | 'deliversOn'>
}) => (
  <Head>{`${fullName(member)} 様\n${week.slice(0, 4)}年${formatWeek(week)}${deliversOn === undefined ? '' : `　お届け日 ${formatDay(deliversOn)}`}`}</Head>
)
