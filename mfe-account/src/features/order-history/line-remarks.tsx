import { css } from '@emotion/react'
import styled from '@emotion/styled'
import { canOpen, type HistoryLine } from '@shop/shared/domain/order-history'
import { isLotteryAnnounced, lotteryText, type Stop } from '@shop/shared/domain/shopping'
import { theme } from '@shop/shared/ui'
import { Badge } from '@shop/shared/ui/shopping'

const Root = styled.div(css`
  display: grid;
  justify-items: start;
  gap: 4px;
  margin-top: 4px;
  font-size: 0.875rem;
  font-weight: 400;
  line-height: 1.45;
  color: ${theme.color.text.secondary};

  &:empty { display: none; }
  & > [data-badges] { display: flex; flex-wrap: wrap; gap: 6px; }
  & > [data-absent-text] { font-weight: 700; color: ${theme.color.danger.default}; }
  & > [data-lottery] { font-weight: 600; color: ${theme.color.text.primary}; }
  & > [data-lottery='lost'] { color: ${theme.color.danger.default}; }
`)

const stopTexts: Record<Stop, string> = {
  skip: '次回お届け中止：お届けはありません',
  cancel: '解約依頼中：お届けはありません',
}

/** Remarks on a line: why nothing of it comes, and the outcome of a lottery. */
export function LineRemarks({ line, isClosed }: { line: HistoryLine; isClosed: boolean }) {
  const { update, subscriptionNumber, isScrollOrder, lottery, comment } = line
  const absence = absenceText(line)
  const { why } = canOpen(line)
  return (
    <Root>
      {subscriptionNumber === undefined && !isScrollOrder && update === 'ordered' ? null : (
        <div data-badges>
          {subscriptionNumber === undefined ? null : <Badge tone="subscription">定期便</Badge>}
          {isScrollOrder ? <Badge tone="plain">専門店</Badge> : null}
          {update === 'changed' ? <Badge tone="plain">数量変更</Badge> : null}
          {update === 'cancelled' ? <Badge tone="plain">キャンセル</Badge> : null}
        </div>
      )}
      {absence === undefined ? null : <p data-absent-text>{absence}</p>}
      {lottery !== undefined && update !== 'cancelled' && isLotteryAnnounced(lottery, isClosed) ? (
        <p data-lottery={lottery.is}>{lotteryText(lottery)}</p>
      ) : null}
      {why === undefined ? null : <p>{why}</p>}
      {comment === undefined ? null : <p>{comment}</p>}
    </Root>
  )
}

function absenceText({ update, stop, isInvalid }: HistoryLine): string | undefined {
  if (update === 'cancelled') return 'ご注文を取り消しました'
  if (stop !== undefined) return stopTexts[stop]
  return isInvalid ? 'お届けできない商品です' : undefined
}
