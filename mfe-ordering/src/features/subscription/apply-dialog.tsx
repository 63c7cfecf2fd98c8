import { css } from '@emotion/react'
import styled from '@emotion/styled'
import { formatDayTime, type PlanningWeek } from '@shop/shared/domain'
import { cycleLabel, fullProductName, type SubscriptionRequest } from '@shop/shared/domain/shopping'
import { theme } from '@shop/shared/ui'
import { Dialog, LeaveButton } from '@shop/shared/ui/dialog'
import type { Wanted } from './send-staged-changes.ts'

const List = styled.ul(css`
  margin: 12px 0 0;
  border-top: 1px solid ${theme.color.border.default};
  line-height: 1.5;
  font-variant-numeric: tabular-nums;

  & > li { padding: 10px 0; border-bottom: 1px solid ${theme.color.border.default}; }
  & b { display: block; }
  & span { color: ${theme.color.text.secondary}; }
`)

const requestText = (request: SubscriptionRequest): string => {
  switch (request.is) {
    case 'change':
      return `${cycleLabel(request.cycle)}・${request.quantity}点に変更`
    case 'skip':
      return '次回のお届けを中止'
    case 'cancel':
      return '定期便を解約'
  }
}

type Props = { wanted: readonly Wanted[]; week: PlanningWeek; onAnswer(isSure: boolean): void }

/** All that was set, before it is sent. */
export const ApplyDialog = ({ wanted, week, onAnswer }: Props) => (
  <Dialog
    title="変更を確定しますか？"
    text={`変更は${formatDayTime(week.closesAt)}の締切後に反映されます`}
    onClose={() => onAnswer(false)}
    actions={
      <>
        <LeaveButton look="outline" onLeave={() => onAnswer(false)}>
          戻る
        </LeaveButton>
        <LeaveButton onLeave={() => onAnswer(true)}>確定する</LeaveButton>
      </>
    }
  >
    <List aria-label="変更の内容">
      {wanted.map(({ subscription, request }) => (
        <li key={subscription.orderNumber}>
          <b>{fullProductName(subscription.product)}</b>
          <span>{requestText(request)}</span>
        </li>
      ))}
    </List>
  </Dialog>
)
