import styled from '@emotion/styled'
import { formatWeek } from '@shop/shared/domain'
import type { HistoryLine, OrderHistory } from '@shop/shared/domain/order-history'
import { useIsClosed } from '@shop/shared/product/order'
import { useSession } from '@shop/shared/session'
import { VisuallyHidden } from '@shop/shared/ui'
import { useInBatches } from '@shop/shared/ui/shopping'
import { useMemo } from 'react'
import { keyOfLine } from './again/may-order-again.ts'
import { HistoryRow } from './history-row.tsx'
import { openWeekOf } from './open-week-of.ts'
import { tableStyles } from './table-styles.ts'

const Table = styled.table(tableStyles)

/** A screen of lines at once. */
const linesAtOnce = 12

type Props = {
  history: OrderHistory
  /** Of its lines, those that can be ordered again. */
  orderable: readonly HistoryLine[]
  chosen: ReadonlySet<string>
  onToggle(line: HistoryLine): void
  onAgain(line: HistoryLine): void
}

/** A table where there is room for its columns, and a card for each line on a phone. [AX-22] */
export function HistoryTable({ history: { week, lines }, orderable, chosen, onToggle, onAgain }: Props) {
  const isClosed = useIsClosed(useSession((session) => openWeekOf(session, week)))
  const canBeOrdered = useMemo(() => new Set(orderable), [orderable])
  const count = useInBatches(lines.length, linesAtOnce)
  return (
    <Table>
      <VisuallyHidden as="caption">{formatWeek(week)}のご注文の商品</VisuallyHidden>
      <thead>
        <tr>
          <th scope="col" data-choice>
            <VisuallyHidden>選択</VisuallyHidden>
          </th>
          <th scope="col">商品名</th>
          <th scope="col">注文番号</th>
          <th scope="col" data-number>
            数量
          </th>
          <th scope="col" data-number>
            単価（税込）
          </th>
          <th scope="col" data-number>
            金額
          </th>
          <th scope="col" data-screen>
            税率
          </th>
          <th scope="col" data-screen>
            注文方法
          </th>
          <th scope="col" data-screen>
            注文日
          </th>
          <th scope="col" data-screen>
            お届け週
          </th>
          <th scope="col" data-again>
            <VisuallyHidden>もう一度注文</VisuallyHidden>
          </th>
        </tr>
      </thead>
      <tbody>
        {lines.slice(0, count).map((line) => (
          <HistoryRow
            key={keyOfLine(line)}
            line={line}
            canBeOrdered={canBeOrdered.has(line)}
            isChosen={chosen.has(keyOfLine(line))}
            isClosed={isClosed}
            onToggle={onToggle}
            onAgain={onAgain}
          />
        ))}
      </tbody>
    </Table>
  )
}
