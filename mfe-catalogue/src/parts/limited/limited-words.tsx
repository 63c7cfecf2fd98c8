import { css } from '@emotion/react'
import styled from '@emotion/styled'
import type { LimitedProduct } from '@shop/shared/api/limited'
import { formatWeek } from '@shop/shared/domain'
import { isLotteryAnnounced, type LotteryOutcome, lotteryText } from '@shop/shared/domain/shopping'
import { useOrderedLine } from '@shop/shared/product/order'
import { theme } from '@shop/shared/ui'
import Ticket from 'lucide-react/icons/ticket'
import { discountReason } from './limited-rules.ts'

const Reason = styled.p(css`
  ${theme.text.caption}
  font-weight: 600;
  color: ${theme.color.text.secondary};
`)

/** Why it costs less; nothing for a code without a meaning. */
export function DiscountReason({ code }: { code: number | undefined }) {
  const reason = discountReason(code)
  return reason === undefined ? null : <Reason>割引の理由：{reason}</Reason>
}

const Lottery = styled.p(css`
  display: flex;
  gap: 4px;
  ${theme.text.caption}
  font-weight: 600;
  color: ${theme.color.text.primary};
  & > svg { flex: none; margin-top: 2px; }
`)

const awaited: LotteryOutcome = { is: 'awaited' }

/**
 * The outcome of the member's order of a product that is drawn by lot: of its week or, of one that is not ordered in it,
 * of the one before. [CAT-074, CAT-075, CAT-076]
 */
export function LotteryWords({ item, isClosed }: { item: LimitedProduct; isClosed: boolean }) {
  const { product, previousWeek } = item
  // An order of just now is not in the list, which is older.
  const line = useOrderedLine(product, false)
  if (!product.isLottery) return null
  const isOrderedNow = line !== undefined && line.quantity > 0
  const outcome = isOrderedNow ? (line.lottery ?? awaited) : item.lottery
  if (outcome === undefined || !isLotteryAnnounced(outcome, isClosed)) return null
  const isBefore = !isOrderedNow && outcome.is !== 'awaited' && previousWeek !== undefined
  return (
    <Lottery>
      <Ticket size={16} />
      <span>
        {isBefore ? `前回（${formatWeek(previousWeek)}）：` : null}
        {lotteryText(outcome)}
      </span>
    </Lottery>
  )
}
