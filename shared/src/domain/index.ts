export { type Clock, fixedClock, serverClock } from './clock.ts'
export { type Countdown, countdown, countdownText } from './countdown.ts'
export { findOpenWeek, isClosed, openWeeks, ordersEndAt } from './deadline.ts'
export { hyphens, toDigits, toHalfWidthDigits, toKatakana } from './japanese-text.ts'
export {
  addressedName,
  fullName,
  hasAbility,
  isForAppOnly,
  type Member,
  type MemberCode,
  type MemberFlags,
  type MemberKind,
  memberCode,
  ownMemberCode,
  toMemberFlags,
  toMemberKind,
} from './member.ts'
export {
  type Message,
  messages,
  nonDeliveryNotice,
} from './messages.ts'
export {
  isLimitedNumber,
  isOsechiNumber,
  isReservedNumber,
  type OrderNumber,
  orderNumber,
  parseOrderNumber,
} from './order-number.ts'
export type { EntryKind } from './order-source.ts'
export { maxPlanningWeeks, type PlanningWeek, validWeekIndex, weekLabel } from './planning-week.ts'
// Also at the door of goods: addresses are built before that one is there.
export { defaultProductSort, type ProductSort } from './product-sort.ts'
// Also at the door of goods: number lists are counted before that one is there.
export { maxQuantity } from './quantity.ts'
export { toSearchWord } from './search-word.ts'
export {
  formatDay,
  formatDayTime,
  formatDeadline,
  formatFullDay,
  formatTime,
  isoDay,
  type TokyoParts,
  tokyoDay,
  tokyoInstant,
  tokyoParts,
} from './tokyo-time.ts'
export { unreachable } from './unreachable.ts'
export { compareWeeks, formatWeek, isWeekNumber, type WeekNumber, weekNumber } from './week-number.ts'
export { formatNumber, formatYen, sumYen, type Yen, yen } from './yen.ts'
