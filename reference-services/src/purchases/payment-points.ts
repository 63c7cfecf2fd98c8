import type { Database } from '../database/open-database.ts'
import { balancesOf, exchangeUse, reservationsOf } from '../points/point-balance.ts'
import type { Slip } from './slip-rows.ts'

type Payment = { member: string; slips: readonly Slip[]; confirmed: boolean }

const sum = (values: readonly number[]): number => values.reduce((all, one) => all + one, 0)

/**
 * Of a payment that is confirmed the points for which its deliveries were exchanged, before what is set aside for
 * exchanges now. Who has no points is told of none. [ACC-066, ACC-067, ACC-077]
 */
export async function pointsOfPayment(db: Database, { member, slips, confirmed }: Payment) {
  const balance = (await balancesOf(db, [member])).get(member)
  if (balance === undefined) return { currentTotalPoint: null, exchangeReservedPoint: null }
  const exchanged = slips.flatMap((slip) => slip.items.map((item) => item.points ?? 0))
  const reserved = async () =>
    (await reservationsOf(db, [member])).flatMap((one) => (one.use_type === exchangeUse ? [one.points] : []))
  return { currentTotalPoint: balance.current, exchangeReservedPoint: sum(confirmed ? exchanged : await reserved()) }
}
