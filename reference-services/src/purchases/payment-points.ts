import type { Database } from '../database/open-database.ts'
import { balancesOf, reservationsOf, useTypes } from '../points/point-balance.ts'
import type { Slip } from './slip-rows.ts'

type Payment = { member: string; slips: readonly Slip[] }

const sum = (values: readonly number[]): number => values.reduce((all, one) => all + one, 0)

/**
 * Points for which the deliveries of the month were exchanged, and those that are set aside for exchanges to come. Who has
 * no points is told of none. [K-90]
 */
export async function pointsOfPayment(db: Database, { member, slips }: Payment) {
  const balance = (await balancesOf(db, [member])).get(member)
  if (balance === undefined) return { currentTotalPoint: null, exchangeReservedPoint: null }
  const reserved = (await reservationsOf(db, [member])).filter((one) => one.use_type === useTypes.exchange)
  return {
    currentTotalPoint: sum(slips.flatMap((slip) => slip.items.map((item) => item.points ?? 0))),
    exchangeReservedPoint: sum(reserved.map((one) => one.points)),
  }
}
