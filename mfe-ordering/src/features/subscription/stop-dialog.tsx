import { css } from '@emotion/react'
import styled from '@emotion/styled'
import type { PlanningWeek, WeekNumber } from '@shop/shared/domain'
import { fullProductName, lastDeliveryWeek, type Subscription } from '@shop/shared/domain/shopping'
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

/** Asks before a delivery is left out and before a subscription is cancelled. [ORD-104, ORD-105] */
export function StopDialog({ subscription, stop, open, past, onAnswer }: Props) {
  const { title, yes, next } = words[stop]
  const known = [...past.toReversed(), ...open.map(({ number }) => number)]
  const last = lastDeliveryWeek(subscription, known)
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
        {last === undefined ? null : (
          <>
            <dt>最後のお届け</dt>
            <dd>{deliveryWeek(last, open)}</dd>
          </>
        )}
      </Facts>
    </Dialog>
  )
}
