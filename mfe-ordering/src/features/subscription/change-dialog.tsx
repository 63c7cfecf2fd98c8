import { css } from '@emotion/react'
import styled from '@emotion/styled'
import {
  CycleChoice,
  changesSomething,
  cyclesOf,
  fullProductName,
  QuantitySelect,
  type Subscription,
  type SubscriptionWish,
  subscriptionLimit,
} from '@shop/shared/product'
import { Dialog, LeaveButton } from '@shop/shared/ui'
import { useState } from 'react'

const Choices = styled.div(css`
  display: grid;
  gap: 16px;
  margin-top: 16px;

  & > label { justify-self: start; }
`)

type Props = {
  subscription: Subscription
  onChange(wish: SubscriptionWish): void
  onClose(): void
}

/** 周期・数量を変更: sets a wish; nothing is sent before 変更を確定する. [ORD-107, ORD-131] */
export function ChangeDialog({ subscription, onChange, onClose }: Props) {
  const { cycleCode, orders } = subscription
  const cycles = cyclesOf(orders, cycleCode)
  const most = subscriptionLimit(subscription)
  const [cycle, setCycle] = useState(() => cycles.find((one) => one === cycleCode) ?? cycles[0])
  const [quantity, setQuantity] = useState(Math.min(Math.max(subscription.quantity, 1), most))
  if (cycle === undefined) return null
  const wish: SubscriptionWish = { is: 'change', cycle, quantity }
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
          <LeaveButton onLeave={() => (changesSomething(subscription, wish) ? onChange(wish) : onClose())}>
            変更する
          </LeaveButton>
        </>
      }
    >
      <Choices>
        <CycleChoice cycles={cycles} value={cycle} onChange={setCycle} />
        <QuantitySelect value={quantity} most={most} onChange={setQuantity} />
      </Choices>
    </Dialog>
  )
}
