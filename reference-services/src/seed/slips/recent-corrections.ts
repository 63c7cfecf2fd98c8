import type { Database } from '../../database/open-database.ts'
import { bookCorrection } from '../../purchases/book-correction.ts'
import { firstDayOf, monthOf } from '../../purchases/slip-months.ts'
import { type Slip, slipsOf } from '../../purchases/slip-rows.ts'
import { deliveryBusiness } from '../../purchases/slip-sums.ts'
import { correctionOf } from './correction-of.ts'
import { daysAfter } from './days-after.ts'

const looksBackDays = 56

/**
 * Of the latest delivery something was damaged; of the last one of the month before something was missing, which was
 * found when that month was over. [ACC-065, ACC-069]
 */
export async function seedRecentCorrections(db: Database, member: string, today: string): Promise<void> {
  const from = daysAfter(today, -looksBackDays)
  const slips = (await slipsOf(db, { member, from, to: today })).filter(
    (slip) => slip.business_type === deliveryBusiness && slip.items.some((item) => item.unit_with_tax !== 0),
  )
  const firstOfMonth = firstDayOf(monthOf(today))
  const latest = slips.find((slip) => daysAfter(slip.purchased_on, 2) < today)
  if (latest !== undefined) await correct(db, latest, daysAfter(latest.purchased_on, 2), 'damaged')
  const before = slips.find((slip) => slip.purchased_on < firstOfMonth && slip !== latest)
  const onSecond = daysAfter(firstOfMonth, 1)
  if (before !== undefined && onSecond < today) await correct(db, before, onSecond, 'missing')
}

async function correct(db: Database, { items, ...slip }: Slip, on: string, reason: 'damaged' | 'missing') {
  const item = items.find((one) => one.unit_with_tax !== 0 && !one.is_correction)
  if (item !== undefined) await bookCorrection(db, slip, on, [correctionOf(item, reason)])
}
