import { css } from '@emotion/react'
import styled from '@emotion/styled'
import type { WeekNumber } from '@shop/shared/domain'
import {
  changesSomething,
  cyclesOf,
  fullProductName,
  isPeakWindow,
  type Subscription,
  type SubscriptionRequest,
  subscriptionLimit,
} from '@shop/shared/domain/shopping'
import { usePlatform } from '@shop/shared/platform'
import { useOrderedLine } from '@shop/shared/product/order'
import { CycleChoice } from '@shop/shared/product/subscription'
import { Dialog, LeaveButton } from '@shop/shared/ui/dialog'
import { QuantitySelect } from '@shop/shared/ui/shopping'
import { useState } from 'react'

const Choices = styled.div(css`
  display: grid;
  gap: 16px;
  margin-top: 16px;

  & > label { justify-self: start; }
`)

type Props = {
  subscription: Subscription
  week: WeekNumber
  onChange(request: SubscriptionRequest): void
  onClose(): void
}

/** 周期・数量を変更: sets a request; nothing is sent before 変更を確定する. */
export function ChangeDialog({ subscription, week, onChange, onClose }: Props) {
  const { cycleCode, orders } = subscription
  const cycles = cyclesOf(orders, cycleCode)
  const max = useMaxQuantity(subscription, week)
  const [cycle, setCycle] = useState(() => cycles.find((one) => one === cycleCode) ?? cycles[0])
  const [chosen, setChosen] = useState(Math.max(subscription.quantity, 1))
  if (cycle === undefined) return null
  const quantity = Math.min(chosen, max)
  const request: SubscriptionRequest = { is: 'change', cycle, quantity }
  return (
    <Dialog
      title="周期・数量を変更"
      text={fullProductName(subscription.product)}
      onClose={onClose}
      actions={
        <>
          <LeaveButton look="outline" onLeave={onClose}>
            戻る
          </LeaveButton>
          <LeaveButton onLeave={() => (changesSomething(subscription, request) ? onChange(request) : onClose())}>
            変更する
          </LeaveButton>
        </>
      }
    >
      <Choices>
        <CycleChoice cycles={cycles} value={cycle} onChange={setCycle} />
        <QuantitySelect
          productName={fullProductName(subscription.product)}
          value={quantity}
          max={max}
          onChange={setChosen}
        />
      </Choices>
    </Dialog>
  )
}

/** The limit without what is ordered once, but never less than comes already. */
function useMaxQuantity(subscription: Subscription, week: WeekNumber): number {
  const { clock } = usePlatform()
  // As for every order control: none in the rush. [ORD-071]
  const once = useOrderedLine({ ...subscription.product, week }, !isPeakWindow(clock.now()))
  return Math.max(subscriptionLimit(subscription) - (once?.quantity ?? 0), subscription.quantity, 1)
}
