import { css } from '@emotion/react'
import styled from '@emotion/styled'
import { formatDayTime, type PlanningWeek } from '@shop/shared/domain'
import { Badge, lotteryText, type OrderLine, productBadges } from '@shop/shared/product'
import { Link } from '@shop/shared/router'
import { href } from '@shop/shared/routes'
import { media, theme } from '@shop/shared/ui'
import { type RequestUnderWay, requestTexts } from '../../parts/subscriptions/request-under-way.ts'

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
`)

/** What became of a lottery: awaited only once the week is closed, before that the foot of the list says it. [CAT-074, CAT-075] */
export const LineLottery = ({ line: { lottery }, isClosed }: { line: OrderLine; isClosed: boolean }) =>
  lottery === undefined || (lottery.is === 'awaited' && !isClosed) ? null : (
    <Lottery data-outcome={lottery.is}>{lotteryText(lottery)}</Lottery>
  )

const Root = styled.div(css`
  position: relative;
  z-index: ${theme.layer.cardOverlay};
  font-size: 0.875rem;

  & > p { font-weight: 600; line-height: 1.45; }
  & > a { display: inline-flex; align-items: center; min-height: ${theme.size.touchTarget}; }
  ${media.print} { & > a { display: none; } }
`)

type LineSubscriptionProps = {
  line: OrderLine
  /** Asked for in this week or one before, and in effect by this week's deadline: until then the line stays. [ORD-108] */
  request: RequestUnderWay | undefined
  week: PlanningWeek
  isClosed: boolean
}

/** Cycle, stop and cancellation are set elsewhere; here is said what will become of the line. */
export const LineSubscription = ({ line, request, week, isClosed }: LineSubscriptionProps) =>
  line.isSubscription ? (
    <Root>
      {request === undefined ? null : (
        <p>
          {requestTexts[request]}：{isClosed ? 'この締切で' : `${formatDayTime(week.closesAt)}の締切までに`}
          反映されます
        </p>
      )}
      <Link to={href.subscriptions()}>定期便の設定を変更する</Link>
    </Root>
  ) : null
