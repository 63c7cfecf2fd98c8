import { css } from '@emotion/react'
import styled from '@emotion/styled'
import { Badge, lotteryText, type OrderLine, productBadges } from '@shop/shared/product'
import { Link } from '@shop/shared/router'
import { href } from '@shop/shared/routes'
import { media, theme } from '@shop/shared/ui'

const mostBadges = 2

/** 定期便 marks what comes by subscription, not what could. */
export function LineBadges({ line }: { line: OrderLine }) {
  const badges = productBadges(line.product)
    .filter(({ kind }) => kind !== 'subscription')
    .slice(0, mostBadges)
  if (badges.length === 0 && !line.isSubscription && !line.isScrollOrder) return null
  return (
    <div data-badges>
      {line.isSubscription ? <Badge tone="subscription">定期便</Badge> : null}
      {line.isScrollOrder ? <Badge tone="plain">専門店</Badge> : null}
      {badges.map(({ kind, text }) => (
        <Badge key={kind} tone={kind}>
          {text}
        </Badge>
      ))}
    </div>
  )
}

const Lottery = styled.p(css`
  font-size: 0.875rem;
  font-weight: 600;
  line-height: 1.45;

  &[data-outcome='lost'] { color: ${theme.color.danger.default}; }
  ${media.print} { color: #000; }
`)

/** What became of a lottery: awaited only once the week is closed, before that the foot of the list says it. [CAT-074, CAT-075] */
export const LineLottery = ({ line: { lottery }, isClosed }: { line: OrderLine; isClosed: boolean }) =>
  lottery === undefined || (lottery.is === 'awaited' && !isClosed) ? null : (
    <Lottery data-outcome={lottery.is}>{lotteryText(lottery)}</Lottery>
  )

const ToSettings = styled.p(css`
  position: relative;
  z-index: ${theme.layer.cardOverlay};
  font-size: 0.875rem;

  & > a { display: inline-block; padding-block: 4px; }
  ${media.print} { display: none; }
`)

/** Cycle, stop and cancellation are set elsewhere. */
export const LineSubscription = ({ line }: { line: OrderLine }) =>
  line.isSubscription ? (
    <ToSettings>
      <Link to={href.subscriptions()}>定期便の設定を変更する</Link>
    </ToSettings>
  ) : null
