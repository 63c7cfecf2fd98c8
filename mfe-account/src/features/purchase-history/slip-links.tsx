import { css } from '@emotion/react'
import styled from '@emotion/styled'
import type { Slip } from '@shop/shared/domain/purchases'
import { href } from '@shop/shared/routes'
import { LinkButton, media, theme } from '@shop/shared/ui'

const Root = styled.ul(css`
  display: flex;
  flex-wrap: wrap;
  gap: 4px 8px;
  margin: 0;
  padding: 6px 8px 10px;
  border-top: 1px solid ${theme.color.border.default};
  list-style: none;

  ${media.print} { display: none; }
`)

/** To the pages of its day, of which the slip says that they are there. */
export function SlipLinks({ slip }: { slip: Slip }) {
  const { day, hasPaymentDetail, hasNextWeekProducts, hasBulletinBoard } = slip
  const links = [
    ...(hasPaymentDetail ? [{ text: 'お支払い明細', to: href.paymentDetail(day) }] : []),
    ...(hasNextWeekProducts ? [{ text: '翌週以降のお届け品', to: href.futureDelivery(day) }] : []),
    ...(hasBulletinBoard ? [{ text: 'トドック掲示板', to: href.bulletinBoard(day) }] : []),
  ]
  if (links.length === 0) return null
  return (
    <Root>
      {links.map(({ text, to }) => (
        <li key={to}>
          <LinkButton look="quiet" to={to}>
            {text}
          </LinkButton>
        </li>
      ))}
    </Root>
  )
}
