import { css } from '@emotion/react'
import styled from '@emotion/styled'
import { formatNumber, formatYen } from '@shop/shared/domain'
import { orderTotals } from '@shop/shared/domain/shopping'
import { Button, media, theme } from '@shop/shared/ui'
import { useFocusWhenGone } from '@shop/shared/ui/dialog'
import TriangleAlert from 'lucide-react/icons/triangle-alert'
import { useRef } from 'react'
import type { BulkProgress } from './number-input.queries.ts'
import { numberMessages } from './number-messages.ts'
import type { OrderableLine } from './order-list.ts'

/** A row of the bar at the foot: nothing of the list is ordered before its button was pressed. */
const Row = styled.div(css`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 4px 16px;
  margin: -8px -16px 0;
  padding: 8px 16px;
  border-top: 2px solid ${theme.color.warning.default};
  background: ${theme.color.warning.tint};

  & > div { display: flex; gap: 8px; flex: 1 1 150px; line-height: 1.4; }
  & > div > svg { flex: none; color: ${theme.color.warning.text}; }
  & b { display: block; color: ${theme.color.warning.text}; }
  & > button { min-width: 240px; margin-left: auto; }
  & > [role='status'] { flex-basis: 100%; text-align: right; }

  ${media.mobile} {
    font-size: 0.875rem;
    & > div > svg { display: none; }
    & > button { flex: 1 1 auto; min-width: 0; min-height: 48px; padding-inline: 12px; font-size: 1rem; white-space: normal; }
  }
`)

type ListFootProps = {
  /** So many products wait on the list, whether they can be ordered or not. */
  waiting: number
  lines: readonly OrderableLine[]
  progress: BulkProgress | undefined
  onOrder(): void
}

/** That nothing is ordered yet, what the list comes to, and the button that orders all of it. */
export function ListFoot({ waiting, lines, progress, onOrder }: ListFootProps) {
  const { pieces, taxIncluded, points } = orderTotals({ lines })
  const isOrdering = progress !== undefined
  const root = useRef<HTMLDivElement>(null)
  useFocusWhenGone(root)
  return (
    <Row ref={root} data-list>
      <div>
        {waiting === 0 ? null : <TriangleAlert size={22} />}
        <p>
          {waiting === 0 ? null : <b>{numberMessages.notOrderedYet(waiting).title}</b>}
          <span data-secondary>
            {formatNumber(pieces)}点　小計 税込 {formatYen(taxIncluded)}
            {points === 0 ? null : `　${formatNumber(points)}ポイント`}
          </span>
        </p>
      </div>
      <Button
        size="large"
        isBusy={isOrdering}
        busyText="注文中"
        disabled={lines.length === 0 && !isOrdering}
        onClick={onOrder}
      >
        {lines.length === 0 ? 'まとめて注文する' : `${formatNumber(lines.length)}商品をまとめて注文する`}
      </Button>
      {progress === undefined ? null : (
        <p role="status">
          {formatNumber(progress.total)}商品のうち{formatNumber(progress.done)}商品を送りました
        </p>
      )}
    </Row>
  )
}
