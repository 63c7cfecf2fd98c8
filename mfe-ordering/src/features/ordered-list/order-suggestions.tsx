import { css } from '@emotion/react'
import styled from '@emotion/styled'
import type { PlanningWeek } from '@shop/shared/domain'
import { isPeakWindow, type Order } from '@shop/shared/domain/shopping'
import { usePlatform } from '@shop/shared/platform'
import { media } from '@shop/shared/ui'
import { RecommendedRow } from '../../parts/recommended-row.tsx'
import { RowWaiting } from '../../parts/row-waiting.tsx'

/** No part of the order: not on paper, and below a long one not laid out before it is in sight: a long order is slow to lay out. */
const Root = styled.div(css`
  &[data-long] { content-visibility: auto; contain-intrinsic-size: auto none auto 520px; overflow-clip-margin: 24px; }
  ${media.print} { display: none; }
`)

/** Below more lines the suggestions are laid out only where they are in sight. */
const maxShortOrder = 40

type OrderRead = { data: Order | undefined; dataUpdatedAt: number; isPending: boolean; isFetching: boolean }

/**
 * What goes well with the order. It waits for the order by itself, but in the rush: there it is asked by what is known,
 * which is nothing, or this page's own lines, until the first reading is done.
 */
export function OrderSuggestions({ order, week }: { order: OrderRead; week: PlanningWeek }) {
  const { clock } = usePlatform()
  const isUnread = order.isPending || (order.dataUpdatedAt === 0 && order.isFetching)
  const mustWait = isUnread && isPeakWindow(clock.now())
  const count = order.data?.lines.length ?? 0
  return (
    <Root data-long={count > maxShortOrder ? '' : undefined}>
      {mustWait ? (
        <RowWaiting />
      ) : (
        <RecommendedRow place="orderedList" week={week.number} title="ついで買いにいかがですか" />
      )}
    </Root>
  )
}
