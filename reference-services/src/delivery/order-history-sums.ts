import { ofRate, taxByRate } from '../taxes/tax-by-rate.ts'
import type { HistoryLine } from './order-history-rows.ts'
import { cancelled, skipNext } from './subscription-codes.ts'

type Judged = HistoryLine & { isInvalid: boolean }

/** Pieces that come: none of what is left out, and of a lottery no more than was won. [K-62] */
function piecesOf({ row, subscription, isInvalid }: Judged): number {
  if (isInvalid || subscription.some(({ riyo_tou_kbn }) => riyo_tou_kbn === skipNext || riyo_tou_kbn === cancelled))
    return 0
  return row.lottery_quantity === null ? row.order_count : Math.min(row.win_count ?? row.order_count, row.order_count)
}

/**
 * Products that come, and what they cost by rate; the tax of each is rounded down once. A rate that has no field is in
 * none. Points are no money. [K-62]
 */
export function sumsOf(lines: readonly Judged[]) {
  const coming = lines.map((line) => ({ row: line.row, pieces: piecesOf(line) })).filter(({ pieces }) => pieces > 0)
  const rates = taxByRate(
    coming
      .filter(({ row }) => !row.is_point_exchange)
      .map(({ row, pieces }) => ({ rate: row.tax_rate, base: row.base_price * pieces })),
  )
  return {
    count: coming.length,
    '10tax_rate_base_price': ofRate(rates, 10).base,
    reduced_8tax_rate_base_price: ofRate(rates, 8).base,
    tax_exempt_base_price: ofRate(rates, 0).base,
    '10sales_tax_price': ofRate(rates, 10).tax,
    reduced_8sales_tax_price: ofRate(rates, 8).tax,
  }
}
