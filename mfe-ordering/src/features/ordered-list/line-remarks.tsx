import { css } from '@emotion/react'
import styled from '@emotion/styled'
import { formatDayTime, type PlanningWeek } from '@shop/shared/domain'
import {
  isLotteryAnnounced,
  lotteryText,
  type NonDeliveryReason,
  nonDeliveryReasonOf,
  type OrderLine,
  productBadges,
  shoppingMessages,
} from '@shop/shared/domain/shopping'
import { Link } from '@shop/shared/router'
import { href } from '@shop/shared/routes'
import { media, theme } from '@shop/shared/ui'
import { Badge } from '@shop/shared/ui/shopping'
import { requestTexts } from '../../parts/subscriptions/pending-request.ts'

const maxBadges = 2

/** 定期便 marks what comes by subscription, not what could. */
export function LineBadges({ line }: { line: OrderLine }) {
  const badges = productBadges(line.product)
    .filter(({ kind }) => kind !== 'subscription')
    .slice(0, maxBadges)
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

/** The outcome of a lottery; before the deadline the foot of the list speaks of it. */
const LineLottery = ({ line: { lottery }, isClosed }: { line: OrderLine; isClosed: boolean }) =>
  lottery !== undefined && isLotteryAnnounced(lottery, isClosed) ? (
    <Lottery data-outcome={lottery.is}>{lotteryText(lottery)}</Lottery>
  ) : null

const SettingsLink = styled(Link)(css`
  display: inline-flex;
  align-items: center;
  min-height: ${theme.size.touchTarget};
  font-size: 0.875rem;

  ${media.print} { display: none; }
`)

const Absent = styled.p(css`
  font-size: 0.875rem;
  font-weight: 700;
  line-height: 1.45;
  color: ${theme.color.danger.default};
`)

const absenceTexts: Record<NonDeliveryReason, string> = {
  skip: `${requestTexts.skip}：今回はお届けしません`,
  cancel: `${requestTexts.cancel}：今回はお届けしません`,
  notHandled: `${shoppingMessages.notHandled.title}：今回はお届けしません`,
  lost: lotteryText({ is: 'lost' }),
}
export const absenceText = (absence: NonDeliveryReason): string => absenceTexts[absence]

type LineInWeek = { line: OrderLine; week: PlanningWeek; isClosed: boolean }

/** Why a line that is struck through does not come. What became of a lottery is said anyway. */
function LineAbsence({ line, week, isClosed }: LineInWeek) {
  const absence = nonDeliveryReasonOf(line)
  if (absence === undefined || absence === 'lost') return null
  return (
    <Absent>
      {absenceText(absence)}
      {line.stop === undefined ? null : `（${effectOf(week, isClosed)}）`}
    </Absent>
  )
}

/** Asked for in this week or one before. */
const effectOf = (week: PlanningWeek, isClosed: boolean): string =>
  `${isClosed ? 'この締切で' : `${formatDayTime(week.closesAt)}の締切後に`}反映されます`

type RemarksProps = LineInWeek & { isChanging: boolean }

/** What holds for a line besides its product, below it. */
export const LineRemarks = ({ line, isChanging, week, isClosed }: RemarksProps) => (
  <div data-remarks>
    <LineLottery line={line} isClosed={isClosed} />
    <LineAbsence {...{ line, week, isClosed }} />
    {line.isSubscription && isChanging ? (
      <Remark>{`${requestTexts.change}：${effectOf(week, isClosed)}`}</Remark>
    ) : null}
  </div>
)

const Remark = styled.p(css`font-size: 0.875rem; font-weight: 600; line-height: 1.45;`)

/** Cycle, stop and cancellation are set elsewhere. */
export const SubscriptionLink = () => <SettingsLink to={href.subscriptions()}>定期便の設定を変更する</SettingsLink>
