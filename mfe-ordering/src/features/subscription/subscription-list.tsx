import { css } from '@emotion/react'
import styled from '@emotion/styled'
import type { PlanningWeek, WeekNumber } from '@shop/shared/domain'
import type { Subscription } from '@shop/shared/domain/shopping'
import { type Session, useSession } from '@shop/shared/session'
import { theme, VisuallyHidden } from '@shop/shared/ui'
import { useState } from 'react'
import { ChangeDialog } from './change-dialog.tsx'
import { type RowAction, rowState } from './row-state.ts'
import { StopDialog } from './stop-dialog.tsx'
import { SubscriptionRow } from './subscription-row.tsx'
import type { SubscriptionChanges } from './use-subscription-changes.ts'

const Panel = styled.ul(css`
  overflow: hidden;
  ${theme.box.card}

  & > li + li { border-top: 1px solid ${theme.color.border.default}; }
`)

type Props = {
  /** Of the tab, in the outline of the page. */
  heading: string
  label: string
  subscriptions: readonly Subscription[]
  changes: SubscriptionChanges
  isClosed: boolean
}

/** Rows, and the question or dialog that one of them has opened. */
export function SubscriptionList({ heading, label, subscriptions, changes, isClosed }: Props) {
  const [open, past] = [useSession(openWeeks), useSession(pastWeeks)]
  const [asked, setAsked] = useState<{ subscription: Subscription; action: 'change' | 'skip' | 'cancel' }>()
  const close = () => setAsked(undefined)
  const act = (subscription: Subscription, action: RowAction) => {
    if (action === 'revert' || action === 'resume') void changes.revert(subscription)
    else setAsked({ subscription, action })
  }
  return (
    <>
      <VisuallyHidden as="h2">{heading}</VisuallyHidden>
      <Panel aria-label={label}>
        {subscriptions.map((subscription) => (
          <SubscriptionRow
            key={subscription.orderNumber}
            subscription={subscription}
            state={rowState(subscription, isClosed ? undefined : changes.requests[subscription.orderNumber], isClosed)}
            open={open}
            isBusy={changes.isSending}
            onAction={(action) => act(subscription, action)}
          />
        ))}
      </Panel>
      {asked === undefined ? null : asked.action === 'change' ? (
        <ChangeDialog
          subscription={asked.subscription}
          week={changes.week}
          onChange={(request) => {
            changes.set(asked.subscription.orderNumber, request)
            close()
          }}
          onClose={close}
        />
      ) : (
        <StopDialog
          subscription={asked.subscription}
          stop={asked.action}
          open={open}
          past={past}
          onAnswer={(isSure) => {
            if (isSure && asked.action !== 'change') changes.set(asked.subscription.orderNumber, { is: asked.action })
            close()
          }}
        />
      )}
    </>
  )
}

const noWeeks: readonly PlanningWeek[] = []
const noPast: readonly WeekNumber[] = []
const openWeeks = ({ weeks }: Session) => (weeks.status === 'ready' ? weeks.open : noWeeks)
const pastWeeks = ({ weeks }: Session) => (weeks.status === 'ready' ? weeks.past : noPast)
