import type { PaymentDetail, PaymentLine } from '@shop/shared/api/billing'
import { formatDay, formatNumber, formatWeek, isoDay, sumYen } from '@shop/shared/domain'
import { taxByRateText } from '@shop/shared/domain/purchases'
import { StatementTable } from '../../parts/statement-table.tsx'

/** Week by week, corrections of the month before last; the tax of the payment is rounded once. [K-62] */
export const PaymentLines = ({ detail: { lines, amount } }: { detail: PaymentDetail }) => (
  <StatementTable caption="企画週ごとのお支払い（単位：円）">
    <thead>
      <tr>
        <th scope="col">お届け日</th>
        <th scope="col" data-figure>
          宅配
          <wbr />
          ご利用額
        </th>
        <th scope="col" data-figure>
          調整額
        </th>
        <th scope="col" data-figure>
          金額
        </th>
      </tr>
    </thead>
    <tbody>
      {lines.map((line, at) => (
        <tr key={at} data-corrected={line.isCorrection ? '' : undefined}>
          <LineName line={line} />
          <td data-figure>{formatNumber(line.used)}</td>
          <td data-figure>{formatNumber(line.adjustment)}</td>
          <td data-figure data-strong>
            {formatNumber(line.total)}
          </td>
        </tr>
      ))}
    </tbody>
    <tfoot>
      <tr>
        <th scope="row" colSpan={3}>
          合計
          {sumYen(lines.map(({ total }) => total)) === amount ? null : <small>{taxByRateText}</small>}
        </th>
        <td data-figure>{formatNumber(amount)}</td>
      </tr>
    </tfoot>
  </StatementTable>
)

function LineName({ line: { isCorrection, deliveredOn, week } }: { line: PaymentLine }) {
  const day = deliveredOn === undefined ? null : <time dateTime={isoDay(deliveredOn)}>{formatDay(deliveredOn)}</time>
  if (isCorrection)
    return (
      <th scope="row">
        前月分の訂正
        {day === null ? null : <small>{day}</small>}
      </th>
    )
  return (
    <th scope="row">
      {day ?? 'お届け日未定'}
      {week === undefined ? null : <small>{formatWeek(week)}</small>}
    </th>
  )
}
