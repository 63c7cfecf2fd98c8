import { correctedPriorMonth } from '@shop/shared/contract'
import type { SlipTable } from '../database/purchase-tables.ts'
import { deliveryBusiness, plainSums, type SummedSlip, totalsOf } from './slip-sums.ts'

/** A slip as far as the payment needs it. */
export type PayableSlip = SummedSlip & Pick<SlipTable, 'purchased_on' | 'planning_week' | 'points_used'>

export type PaymentRow = {
  deliveryDate: string | null
  kikakuSyu: string
  kikakuSyuTotalAmount: number
  deliveryUseAmount: number
  adjustmentAmount: number
}

/** A purchase in a shop is paid there. [K-81] */
export const payableOf = <S extends PayableSlip>(slips: readonly S[]): S[] =>
  slips.filter((slip) => slip.business_type === deliveryBusiness)

const isCorrection = ({ planning_week }: PayableSlip) => planning_week === correctedPriorMonth

/**
 * A row for each delivery, the earliest first: what came, and what corrections, the watching service and points changed.
 * Corrections of the month before stand in one row, the last.
 */
export function paymentRows(slips: readonly PayableSlip[]): PaymentRow[] {
  const payable = payableOf(slips).toSorted((one, other) => (one.purchased_on < other.purchased_on ? -1 : 1))
  const late = payable.filter(isCorrection)
  const rows = payable.filter((slip) => !isCorrection(slip)).map(rowOf)
  if (late.length === 0) return rows
  const amount = payableAmount(late)
  return [
    ...rows,
    {
      deliveryDate: null,
      kikakuSyu: correctedPriorMonth,
      kikakuSyuTotalAmount: amount,
      deliveryUseAmount: 0,
      adjustmentAmount: amount,
    },
  ]
}

function rowOf(slip: PayableSlip): PaymentRow {
  const deliveryUseAmount = plainSums(slip).total
  const kikakuSyuTotalAmount = payableAmount([slip])
  return {
    deliveryDate: slip.purchased_on,
    kikakuSyu: slip.planning_week ?? '',
    kikakuSyuTotalAmount,
    deliveryUseAmount,
    adjustmentAmount: kikakuSyuTotalAmount - deliveryUseAmount,
  }
}

/** What is to be paid for slips: their tax is rounded once for all of them, the points are taken off. [K-62, K-81] */
export const payableAmount = (slips: readonly PayableSlip[]): number =>
  payableOf(slips).reduce((amount, slip) => amount - slip.points_used, totalsOf(payableOf(slips)).total)

/** The weeks that a payment is for. */
export function targetWeeks(slips: readonly PayableSlip[]): { first: string | null; last: string | null } {
  const weeks = payableOf(slips)
    .filter((slip) => !isCorrection(slip))
    .flatMap(({ planning_week }) => planning_week ?? [])
    .toSorted()
  return { first: weeks[0] ?? null, last: weeks.at(-1) ?? null }
}
