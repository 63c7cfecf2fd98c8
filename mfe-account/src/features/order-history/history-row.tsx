import { formatDay, formatNumber, formatWeek, formatYen, isoDay } from '@shop/shared/domain'
import {
  canOpen,
  currentNumber,
  deliveredQuantity,
  effectiveQuantity,
  type HistoryLine,
  lineTotal,
} from '@shop/shared/domain/order-history'
import { reducedTaxRate } from '@shop/shared/domain/shopping'
import { Link } from '@shop/shared/router'
import { href } from '@shop/shared/routes'
import { Button, VisuallyHidden } from '@shop/shared/ui'
import { memo } from 'react'
import { LineRemarks } from './line-remarks.tsx'

type Props = {
  line: HistoryLine
  canBeOrdered: boolean
  isChosen: boolean
  /** The deadline of its week has passed. */
  isClosed: boolean
  onToggle(line: HistoryLine): void
  onAgain(line: HistoryLine): void
}

/** One line of an order. Drawn anew only when it changes itself: there may be many. */
export const HistoryRow = memo(function HistoryRow({
  line,
  canBeOrdered,
  isChosen,
  isClosed,
  onToggle,
  onAgain,
}: Props) {
  const { name, orderNumber, taxRate, taxIncludedPrice, inputStatusName = '—', orderedAt, deliveryWeek } = line
  const isAbsent = deliveredQuantity(line) === 0
  return (
    <tr data-absent={isAbsent ? '' : undefined} data-chosen={isChosen ? '' : undefined}>
      <td data-choice>
        {canBeOrdered ? (
          <label>
            <input type="checkbox" checked={isChosen} onChange={() => onToggle(line)} />
            <VisuallyHidden>{name}を選ぶ</VisuallyHidden>
          </label>
        ) : null}
      </td>
      <th scope="row">
        <LineName line={line} />
        <LineRemarks line={line} isClosed={isClosed} />
      </th>
      <td data-label="注文番号">{orderNumber}</td>
      <td data-number data-label="数量">
        <span data-struck>{formatNumber(isAbsent ? line.quantity : effectiveQuantity(line))}点</span>
      </td>
      <td data-number data-label="単価">
        {formatYen(taxIncludedPrice)}
      </td>
      <td data-number data-label="金額">
        {isAbsent ? '—' : formatYen(lineTotal(line))}
      </td>
      <td data-screen data-label="税率">
        {taxRate === 0 ? '非課税' : `${taxRate}%`}
      </td>
      <td data-screen data-label="注文方法">
        {inputStatusName}
      </td>
      <td data-screen data-label="注文日">
        {orderedAt === undefined ? '—' : <time dateTime={isoDay(orderedAt)}>{formatDay(orderedAt)}</time>}
      </td>
      <td data-screen data-label="お届け週">
        {deliveryWeek === undefined ? '—' : formatWeek(deliveryWeek)}
      </td>
      <td data-again>
        {canBeOrdered ? (
          <Button look="outline" aria-label={`もう一度注文 ${name}`} onClick={() => onAgain(line)}>
            もう一度注文
          </Button>
        ) : null}
      </td>
    </tr>
  )
})

/** Leads to the product, unless the order is invalid or a scroll site's. */
function LineName({ line }: { line: HistoryLine }) {
  const text = `${line.name}${line.taxRate === reducedTaxRate ? '※' : ''}`
  return canOpen(line).ok ? (
    <Link data-name to={href.product(line.week, currentNumber(line), 'repeat')}>
      {text}
    </Link>
  ) : (
    <span data-name>{text}</span>
  )
}
