import { monthlyPurchasesCall, purchaseHistoryCall } from '@shop/shared/contract'
import type { AnswerCalls } from '../http/answer-calls.ts'
import { Refusal } from '../http/refusal.ts'
import type { ServicePorts } from '../service-ports.ts'
import { daysWithBulletin } from './bulletin.ts'
import { daysWithFutureDeliveries } from './future-deliveries.ts'
import { requirePayer } from './require-payer.ts'
import {
  addMonths,
  daysSoFar,
  firstDayOf,
  isShownMonth,
  monthsFrom,
  requireShownMonth,
  requireWholeMonth,
} from './slip-months.ts'
import { isBilled, monthlyTotals, slipsOf } from './slip-rows.ts'
import { totalsOf } from './slip-sums.ts'
import { toSlipWire } from './slip-wire.ts'

/** Slips of one month, and what each month came to. [K-65] */
export function answerPurchases(calls: AnswerCalls, { clock }: Pick<ServicePorts, 'clock'>): void {
  calls.forLogin(purchaseHistoryCall, async ({ db, query, subject }) => {
    const member = await requirePayer(db, subject)
    const now = clock.now()
    const month = requireWholeMonth(query.purchaseDateFrom, query.purchaseDateTo, now)
    const slips = await slipsOf(db, { member: member.code, ...daysSoFar(month, now) })
    const before = addMonths(month, -1)
    const days = [...new Set(slips.map((slip) => slip.purchased_on))]
    const noted = {
      future: await daysWithFutureDeliveries(db, days, { member: member.code, now }),
      bulletin: await daysWithBulletin(db, member, days),
    }
    return {
      // Of a month too long ago there is no page.
      lastMonthBillingNoteExist:
        isShownMonth(before, now) && (await isBilled(db, { member: member.code, ...daysSoFar(before, now) })),
      totals: totalsOf(slips),
      slipPurchases: slips.map((slip) => toSlipWire(slip, noted)),
    }
  })

  calls.forLogin(monthlyPurchasesCall, async ({ db, query: { monthFrom, monthTo }, subject }) => {
    const member = await requirePayer(db, subject)
    const now = clock.now()
    if (monthFrom > monthTo) throw new Refusal('periodInvalid', '期間に誤りがあります。')
    const from = firstDayOf(requireShownMonth(monthFrom, now))
    const { to } = daysSoFar(requireShownMonth(monthTo, now), now)
    const totals = await monthlyTotals(db, { member: member.code, from, to })
    return { months: monthsFrom(monthFrom, monthTo).map((month) => ({ month, total: totals.get(month) ?? 0 })) }
  })
}
