import { css } from '@emotion/react'
import styled from '@emotion/styled'
import { formatDay, type PlanningWeek, type WeekNumber } from '@shop/shared/domain'
import { deliveryAfterSkip, fullProductName, lastDeliveryWeek, type Subscription } from '@shop/shared/domain/shopping'
import { theme } from '@shop/shared/ui'
import { Dialog, LeaveButton } from '@shop/shared/ui/dialog'
import { deliveryWeek } from './delivery-day.ts'

const Facts = styled.dl(css`
  display: grid;
  grid-template-columns: auto 1fr;
  gap: 4px 16px;
  margin-top: 12px;
  padding: 12px 16px;
  border-radius: ${theme.radius.control};
  background: ${theme.color.surface.sunken};
  line-height: 1.5;
  font-variant-numeric: tabular-nums;

  & > dt { color: ${theme.color.text.secondary}; }
  & > dd { font-weight: 700; }
`)

const words = {
  skip: { title: '次回のお届けを中止しますか？', yes: '次回のお届けを中止する', next: '中止するお届け' },
  cancel: { title: '定期便を解約しますか？', yes: '定期便を解約する', next: '次回のお届け' },
} as const

type Props = {
  subscription: Subscription
  stop: keyof typeof words
  open: readonly PlanningWeek[]
  past: readonly WeekNumber[]
  onAnswer(isSure: boolean): void
}

/**
 * Asks before a delivery is left out, with the one that comes after it, and before a subscription is cancelled, with the
 * one that was the last. [K-168]
 */
export function StopDialog({ subscription, stop, open, past, onAnswer }: Props) {
  const { title, yes, next } = words[stop]
  const other = stop === 'skip' ? afterSkip(subscription, open) : lastBefore(subscription, open, past)
  const { nextWeek } = subscription
  return (
    <Dialog
      title={title}
      text={fullProductName(subscription.product)}
      onClose={() => onAnswer(false)}
      actions={
        <>
          <LeaveButton look="outline" aria-label="いいえ、やめておく" onLeave={() => onAnswer(false)}>
            いいえ
          </LeaveButton>
          <LeaveButton
            look={stop === 'cancel' ? 'dangerSolid' : 'solid'}
            aria-label={`はい、${yes}`}
            onLeave={() => onAnswer(true)}
          >
            はい
          </LeaveButton>
        </>
      }
    >
      <Facts>
        <dt>{next}</dt>
        <dd>{nextWeek === undefined ? '予定はありません' : deliveryWeek(nextWeek, open)}</dd>
        {other === undefined ? null : (
          <>
            <dt>{other.name}</dt>
            <dd>{other.text}</dd>
          </>
        )}
      </Facts>
    </Dialog>
  )
}

/** A week that is not open yet has no day of its own: its day is a plan. */
function afterSkip(subscription: Subscription, open: readonly PlanningWeek[]) {
  const day = deliveryAfterSkip(subscription, open)
  if (day === undefined) return undefined
  const week = open.find(({ deliversOn }) => deliversOn.getTime() === day.getTime())
  return {
    name: 'その次のお届け',
    text: week === undefined ? `${formatDay(day)}の予定` : deliveryWeek(week.number, open),
  }
}

function lastBefore(subscription: Subscription, open: readonly PlanningWeek[], past: readonly WeekNumber[]) {
  const known = [...past.toReversed(), ...open.map(({ number }) => number)]
  const last = lastDeliveryWeek(subscription, known)
  return last === undefined ? undefined : { name: '最後のお届け', text: deliveryWeek(last, open) }
}
