import type { HistoryLine } from './order-history-rows.ts'
import { cancelled, skipNext } from './subscription-codes.ts'

type Judged = HistoryLine & { isInvalid: boolean }

/** Pieces that come: none of what is left out, and of a lottery no more than was won. [ACC-047, ACC-048, K-62] */
function piecesOf({ row, subscription, isInvalid }: Judged): number {
  if (isInvalid || subscription.some(({ riyo_tou_kbn }) => riyo_tou_kbn === skipNext || riyo_tou_kbn === cancelled))
    return 0
  return row.lottery_quantity === null ? row.order_count : Math.min(row.win_count ?? row.order_count, row.order_count)
}

/**
 * Products that come, and what they cost by rate: a price is rounded once, in the unit price, and the tax of a rate is what
 * its prices with tax hold beyond those without. Points are no money. [ACC-048, K-62]
 */
export function sumsOf(lines: readonly Judged[]) {
  const coming = lines.map((line) => ({ row: line.row, pieces: piecesOf(line) })).filter(({ pieces }) => pieces > 0)
  const sumOf = (rate: number, priceOf: (row: HistoryLine['row']) => number) =>
    coming
      .filter(({ row }) => row.tax_rate === rate && !row.is_point_exchange)
      .reduce((sum, { row, pieces }) => sum + priceOf(row) * pieces, 0)
  const baseOf = (rate: number) => sumOf(rate, (row) => row.base_price)
  const taxOf = (rate: number) => sumOf(rate, (row) => row.tax_included_price) - baseOf(rate)
  return {
    count: coming.length,
    '10tax_rate_base_price': baseOf(10),
    reduced_8tax_rate_base_price: baseOf(8),
    tax_exempt_base_price: baseOf(0),
    '10sales_tax_price': taxOf(10),
    reduced_8sales_tax_price: taxOf(8),
  }
}
