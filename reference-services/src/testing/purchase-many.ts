import { plannedWeeks } from '../calendar/planning-weeks.ts'
import { tokyoDay } from '../calendar/tokyo-time.ts'
import type { Database } from '../database/open-database.ts'
import { addMonths, firstDayOf, monthOf, shownMonthsBack } from '../purchases/slip-months.ts'
import { deliveryBusiness } from '../purchases/slip-sums.ts'
import { deliveryName } from '../purchases/write-slips.ts'
import { insertRows } from '../seed/insert-rows.ts'

/** More weeks than the months that are shown have. */
const weeksBack = 120

/** A delivery of so many lines in every week of the months that are shown, in place of what the member bought. */
export async function purchaseMany(db: Database, member: string, now: Date, lines: number): Promise<void> {
  await db
    .deleteFrom('slip_item')
    .where('slip_no', 'in', (own) => own.selectFrom('slip').select('slip_no').where('member_code', '=', member))
    .execute()
  await db.deleteFrom('slip').where('member_code', '=', member).execute()
  const from = firstDayOf(addMonths(monthOf(tokyoDay(now)), -shownMonthsBack))
  const weeks = plannedWeeks(now, -weeksBack, 0).filter(
    ({ deliversOn }) => deliversOn >= from && deliversOn <= tokyoDay(now),
  )
  const slips = weeks.map(({ number, deliversOn }) => ({
    slip_no: `${member}-${number}`,
    member_code: member,
    purchased_on: deliversOn,
    business_type: deliveryBusiness,
    office_code: '010',
    office_name: '札幌中央センター',
    transaction_name: deliveryName,
    planning_week: number,
    watching_service: 0,
    points_used: 0,
  }))
  await insertRows(db, 'slip', slips)
  const products = await db
    .selectFrom('product')
    .select(['order_no', 'jan_code', 'name', 'standard', 'tax_rate'])
    .where('is_point_exchange', '=', false)
    .orderBy('order_no')
    .limit(lines)
    .execute()
  await insertRows(
    db,
    'slip_item',
    slips.flatMap(({ slip_no }) =>
      products.map(({ jan_code, name, standard, tax_rate }, at) => {
        const [unit_without_tax, quantity] = [100 + at, 1 + (at % 3)]
        const unit_with_tax = Math.floor((unit_without_tax * (100 + tax_rate)) / 100)
        return {
          slip_no,
          line_no: at + 1,
          jan_code,
          name,
          remark: standard,
          quantity,
          unit_with_tax,
          unit_without_tax,
          price_with_tax: unit_with_tax * quantity,
          price_without_tax: unit_without_tax * quantity,
          is_correction: false,
          tax_rate,
        }
      }),
    ),
  )
}
