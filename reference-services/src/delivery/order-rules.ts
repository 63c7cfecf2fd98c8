import { maintenanceStart } from '../calendar/planning-weeks.ts'
import type { MemberTable, PlanningWeekTable } from '../database/schema.ts'
import { Refusal } from '../http/refusal.ts'
import { isCorporate } from './members.ts'
import { isOpen } from './weeks.ts'

type Orderer = Pick<MemberTable, 'code' | 'is_family' | 'uses_delivery'>
type Limits = { max_order: number | null; quantity_limit: number | null; is_point_exchange: boolean }

export type OrderWish = {
  member: Orderer | undefined
  week: PlanningWeekTable | undefined
  /** What is on sale in that week; `undefined`: not this one. */
  product: Limits | undefined
  /** Pieces in the order so far. */
  ordered: number
  count: number
  /** `append` adds to what is ordered, `direct` sets it. [ORD-052] */
  mode: 'append' | 'direct'
  /** When the member's list was shown. */
  viewedAt: Date | undefined
  now: Date
}

const maxQuantity = 99

/** Pieces in the order afterwards, or the refusal. The browser asks the same first; this answer counts. */
export function judgeOrder(wish: OrderWish): number {
  const { member, week, product, ordered, count, mode, viewedAt, now } = wish
  if (member === undefined || !member.uses_delivery) throw new Refusal('notForThisMember')
  if (week === undefined) throw new Refusal('productNotFound')
  judgeWeek(week, now, viewedAt)
  if (product === undefined) throw new Refusal('productNotFound')
  // [ORD-064, ORD-065]
  if (product.is_point_exchange && (member.is_family || isCorporate(member))) throw new Refusal('notForThisMember')
  const wanted = mode === 'append' ? ordered + count : count
  const own = Math.min(product.max_order ?? maxQuantity, product.quantity_limit ?? maxQuantity)
  if (wanted > own && own < maxQuantity) throw new Refusal('quantity', `この商品は${own}個までご注文いただけます。`)
  if (wanted > maxQuantity) throw new Refusal('quantity', '1度に注文出来る数量は99個です。')
  return wanted
}

/** Whether a line may be taken out. Product and quantity do not matter: it may be gone already. [K-19] */
export function judgeCancel({ member, week, now }: Pick<OrderWish, 'member' | 'week' | 'now'>): void {
  if (member === undefined || !member.uses_delivery) throw new Refusal('notForThisMember')
  if (week === undefined) throw new Refusal('productNotFound')
  judgeWeek(week, now, undefined)
}

/** [ORD-069, G-08, GRD-082] */
function judgeWeek(week: PlanningWeekTable, now: Date, viewedAt: Date | undefined): void {
  const maintenance = maintenanceStart(week.closes_at)
  if (now > maintenance || (viewedAt !== undefined && viewedAt > maintenance)) throw new Refusal('afterMaintenance')
  if (!isOpen(week, now)) throw new Refusal('weekClosed')
}
