import { css } from '@emotion/react'
import styled from '@emotion/styled'
import type { ProductDetail } from '@shop/shared/api/product-detail'
import { formatDayTime } from '@shop/shared/domain'
import { isLotteryAnnounced, limitedSaleBegins, lotteryText } from '@shop/shared/domain/shopping'
import { useNow } from '@shop/shared/first-view'
import { usePlatform } from '@shop/shared/platform'
import { Note, theme } from '@shop/shared/ui'
import { discountReason } from '../../parts/limited/limited-rules.ts'
import type { OrderTime } from './order-time.ts'

const Root = styled.ul(css`
  display: grid;
  gap: 2px;
  line-height: 1.6;
  color: ${theme.color.text.secondary};
  font-variant-numeric: tabular-nums;
`)

/** Facts to know of a limited product before it is ordered. */
export function LimitedFacts({ detail: { limited, product }, time }: { detail: ProductDetail; time: OrderTime }) {
  const now = useNow(usePlatform().clock)
  const begins = time.is === 'open' && product.isLimited ? limitedSaleBegins(time.week) : undefined
  const reason = discountReason(limited?.discountCode)
  const maxOrder = limited?.maxOrder ?? product.maxOrder
  const lottery = limited?.lottery
  const facts = [
    reason === undefined ? undefined : `割引の理由：${reason}`,
    product.isLimited && maxOrder !== undefined ? `お一人さま${maxOrder}点まで` : undefined,
    begins !== undefined && begins > now ? `販売開始 ${formatDayTime(begins)}` : undefined,
  ].filter((fact) => fact !== undefined)
  const isTold = lottery !== undefined && isLotteryAnnounced(lottery, time.is === 'over')
  return (
    <>
      {facts.length === 0 ? null : (
        <Root aria-label="限定商品の情報">
          {facts.map((fact) => (
            <li key={fact}>{fact}</li>
          ))}
        </Root>
      )}
      {isTold ? <Note tone={lottery.is === 'full' ? 'success' : 'warning'}>{lotteryText(lottery)}</Note> : null}
    </>
  )
}
