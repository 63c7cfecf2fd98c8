import type { PlannedWeek } from '../../calendar/planning-weeks.ts'
import type { SlipTable } from '../../database/purchase-tables.ts'
import type { MemberTable } from '../../database/schema.ts'
import { watchedOverPrefix } from '../../delivery/members.ts'
import { itemOfCorrection, slipOfCorrection } from '../../purchases/book-correction.ts'
import { monthOf } from '../../purchases/slip-months.ts'
import { deliveryBusiness } from '../../purchases/slip-sums.ts'
import { deliveryName, watchingServiceFee } from '../../purchases/write-slips.ts'
import { between, chanceFor, someByWeight } from '../chance.ts'
import type { Item } from '../items/item.ts'
import { boughtItem, discountWithTax, type SeededItem } from './bought-item.ts'
import { correctionOf } from './correction-of.ts'
import { daysAfter } from './days-after.ts'

export type Shopper = { member: MemberTable; linesPerWeek: number; pool: readonly Item[] }
export type SeededSlips = { slips: SlipTable[]; items: SeededItem[] }

const trialDiscount = { remark: 'お試し割引', percent: 10 }
const chances = { noDelivery: 0.05, discount: 0.15, correction: 0.15, lateCorrection: 0.1 }
/** Two days after a delivery; a late one comes with the next. */
const correctedAfterDays = 2
const lateAfterDays = 7
const maxPieces = 2

/** Deliveries of weeks that no table of orders holds any more: always the same for the same seed. */
export function oldDeliveries(shopper: Shopper, weeks: readonly PlannedWeek[], seed: number): SeededSlips {
  const { code } = shopper.member
  const charged = new Set<string>()
  const slips = new Map<string, SlipTable>()
  const items: SeededItem[] = []
  for (const week of weeks) {
    const chance = chanceFor(seed, 'old delivery', code, week.number)
    const isFirst = !charged.has(monthOf(week.deliversOn))
    if (chance() < chances.noDelivery && !isFirst) continue
    charged.add(monthOf(week.deliversOn))
    const bought = boughtItems(shopper, week, chance)
    const slip = toSlip(shopper.member, week, isFirst, discountWithTax(bought))
    slips.set(slip.slip_no, slip)
    items.push(...bought)
    const reason = chance()
    const after = reason < chances.lateCorrection ? lateAfterDays : correctedAfterDays
    const [corrected] = bought
    if (reason >= chances.correction || corrected === undefined) continue
    const on = daysAfter(slip.purchased_on, after)
    const to = slipOfCorrection(slip, on)
    slips.set(to.slip_no, to)
    items.push(itemOfCorrection(slip, on, correctionOf(corrected, after === lateAfterDays ? 'missing' : 'damaged')))
  }
  return { slips: [...slips.values()], items }
}

const slipNo = ({ code }: MemberTable, { number }: PlannedWeek) => `${code}-${number}`

function boughtItems({ member, linesPerWeek, pool }: Shopper, week: PlannedWeek, chance: () => number): SeededItem[] {
  const lines = Math.max(1, linesPerWeek + between(chance, -2, 2))
  const chosen = someByWeight(chance, pool, (item) => item.popularity, lines)
  const discounted = chance() < chances.discount ? 0 : undefined
  return chosen.map((item, at) => {
    const pieces = Math.min(between(chance, 1, maxPieces), item.maxOrder ?? maxPieces, item.genteisu ?? maxPieces)
    return boughtItem(slipNo(member, week), item, pieces, at === discounted ? trialDiscount : undefined)
  })
}

const toSlip = (member: MemberTable, week: PlannedWeek, isFirst: boolean, discount: number): SlipTable => ({
  slip_no: slipNo(member, week),
  member_code: member.code,
  purchased_on: week.deliversOn,
  purchased_at: null,
  business_type: deliveryBusiness,
  office_code: member.office_code,
  office_name: member.branch_name,
  transaction_name: deliveryName,
  planning_week: week.number,
  discount_remark: discount === 0 ? null : `${trialDiscount.remark} ${discount}円引き`,
  watching_service: isFirst && member.code.startsWith(watchedOverPrefix) ? watchingServiceFee : 0,
  points_used: 0,
})
