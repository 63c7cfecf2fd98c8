import { billingCall, bulletinBoardCall, futureDeliveriesCall, paymentDetailCall } from '@shop/shared/contract'
import type { AnswerCalls } from '../http/answer-calls.ts'
import type { ServicePorts } from '../service-ports.ts'
import { bulletinOf } from './bulletin.ts'
import { futureDeliveries } from './future-deliveries.ts'
import { payableAmount, payableOf, paymentRows, targetWeeks } from './payment.ts'
import { paymentDateOf } from './payment-date.ts'
import { pointsOfPayment } from './payment-points.ts'
import { requirePayer } from './require-payer.ts'
import {
  daysSoFar,
  firstDayOf,
  isConfirmed,
  lastDayOf,
  monthOf,
  requireShownDay,
  requireShownMonth,
} from './slip-months.ts'
import { slipsOf } from './slip-rows.ts'

const bankTransfer = '口座振替'

/** The billing of a month, and the pages of a day of delivery. [API-054] */
export function answerBilling(calls: AnswerCalls, { clock }: Pick<ServicePorts, 'clock'>): void {
  calls.forLogin(billingCall, async ({ db, query, subject }) => {
    const { code } = await requirePayer(db, subject)
    const now = clock.now()
    const month = requireShownMonth(`${query.paymentYear}-${query.paymentMonth}`, now)
    const [latest, ...earlier] = payableOf(await slipsOf(db, { member: code, ...daysSoFar(month, now) }))
    if (latest === undefined) return {}
    const slips = [latest, ...earlier]
    const weeks = targetWeeks(slips)
    return {
      billing: {
        amount: payableAmount(slips),
        paymentDate: paymentDateOf(month),
        targetKikakuSyuStart: weeks.first,
        targetKikakuSyuEnd: weeks.last,
        targetDateStart: firstDayOf(month),
        targetDateEnd: lastDayOf(month),
        paymentOptions: bankTransfer,
        detailDeliveryDate: latest.purchased_on,
      },
    }
  })

  calls.forLogin(paymentDetailCall, async ({ db, query, subject }) => {
    const { code } = await requirePayer(db, subject)
    const now = clock.now()
    const day = requireShownDay(query, now)
    const month = monthOf(day)
    const confirmed = isConfirmed(month, now)
    // A confirmed payment is told in full on every day of its month; before, only as far as that day.
    const to = confirmed ? lastDayOf(month) : day
    const slips = payableOf(await slipsOf(db, { member: code, from: firstDayOf(month), to }))
    if (slips.length === 0) return {}
    return {
      paymentDetail: {
        accumulatedAmount: payableAmount(slips),
        confirmed,
        ...(await pointsOfPayment(db, { member: code, slips })),
        paymentDate: paymentDateOf(month),
        detailList: paymentRows(slips),
      },
    }
  })

  calls.forLogin(futureDeliveriesCall, async ({ db, query, subject }) => {
    const { code } = await requirePayer(db, subject)
    const now = clock.now()
    return { products: await futureDeliveries(db, requireShownDay(query, now), { member: code, now }) }
  })

  calls.forLogin(bulletinBoardCall, async ({ db, query, subject }) => {
    const member = await requirePayer(db, subject)
    return { comments: await bulletinOf(db, member, requireShownDay(query, clock.now())) }
  })
}
