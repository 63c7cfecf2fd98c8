import { monthlyPurchasesCall, purchaseHistoryCall } from '@shop/shared/contract'
import { isoDay, type Yen, yen } from '@shop/shared/domain'
import { firstDayOf, isoMonth, lastDayOf, type YearMonth } from '@shop/shared/domain/month'
import type { Purchases } from '@shop/shared/domain/purchases'
import type { ApiClient } from './client.ts'
import { toSlip, toSlipSums } from './map/purchase.ts'

/** The slips of a month, asked for by its first and last day. */
export async function getPurchases(api: ApiClient, month: YearMonth, signal?: AbortSignal): Promise<Purchases> {
  const query = { purchaseDateFrom: isoDay(firstDayOf(month)), purchaseDateTo: isoDay(lastDayOf(month)) }
  const reply = await api.send(purchaseHistoryCall, { query, signal })
  return {
    hasLastMonthBilling: reply.lastMonthBillingNoteExist === true,
    totals: toSlipSums(reply.totals),
    slips: reply.slipPurchases.map(toSlip).toSorted((one, other) => other.day.getTime() - one.day.getTime()),
  }
}

/** Spending in each month from one to another, both included, by `2026-11`. [K-65] */
export async function getMonthlyPurchases(
  api: ApiClient,
  { from, to }: { from: YearMonth; to: YearMonth },
  signal?: AbortSignal,
): Promise<ReadonlyMap<string, Yen>> {
  const query = { monthFrom: isoMonth(from), monthTo: isoMonth(to) }
  const { months } = await api.send(monthlyPurchasesCall, { query, signal })
  return new Map(months.map(({ month, total }) => [month, yen(total)]))
}
