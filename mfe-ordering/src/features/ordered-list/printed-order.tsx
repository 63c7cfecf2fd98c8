import { css, Global } from '@emotion/react'
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

/** One paper size for the printed order, black on white, no text under 11pt. */
const sheet = (foot: string) => css`
  @page {
    size: A4 portrait;
    margin: 15mm;

    @bottom-left { content: ${JSON.stringify(foot)}; font-size: 11pt; }
    @bottom-right { content: counter(page) ' / ' counter(pages); font-size: 11pt; }
  }

  ${media.print} {
    /* Of which the smallest text, 0.875rem, is 11pt. */
    html { font-size: 12.6pt; }
    /* A printer leaves out what is behind white text. Stronger than the looks of any part. */
    main * { background: none !important; color: #000 !important; }
    main [data-tone] { border-color: #000 !important; }
  }
`

/** The foot says when it was printed and whose order it is, beside the number of the page. */
export const PrintStyles = ({ member, now }: { member: Member; now: Date }) => (
  <Global styles={sheet(`${formatFullDay(now)}　組合員番号 ${ownMemberCode(member)}`)} />
)

const Head = styled.p(css`
  display: none;

  ${media.print} { display: block; margin-bottom: 4mm; white-space: pre-line; }
`)

/** Whose order it is and for which delivery, on paper alone. */
export const PrintHead = ({ member, week }: { member: Member; week: PlanningWeek }) => (
  <Head>{`${fullName(member)} 様\n${weekLabel(week)}　お届け日 ${formatDay(week.deliversOn)}`}</Head>
)
