export { type Bundle, bundlePricePerPiece } from './bundle.ts'
export { type Clock, fixedClock, serverClock } from './clock.ts'
export { type Countdown, countdown, countdownText } from './countdown.ts'
export { errorCodes } from './error-codes.ts'
export { graphemeCount, toDigits, toHalfWidthDigits, toKatakana } from './japanese-text.ts'
export { nextLimitedSale } from './limited-sale.ts'
export {
  can,
  fullName,
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
  cancelLineMessage,
  corporateContactText,
  type Message,
  messages,
  noSearchResultText,
  ownLimitMessage,
} from './messages.ts'
export {
  type Order,
  type OrderLine,
  type OrderTotals,
  orderedPieces,
  orderedQuantity,
  orderTotals,
  withQuantity,
} from './order.ts'
export {
  isLimitedNumber,
  isOsechiNumber,
  isReservedNumber,
  type OrderNumber,
  orderNumber,
  parseOrderNumber,
} from './order-number.ts'
export {
  type EntryKind,
  inputStatus,
  isScrollStatus,
  type OrderSource,
  orderSourceFrom,
  provisionalSources,
} from './order-source.ts'
export { isClosed, maxPlanningWeeks, type PlanningWeek, validWeekIndex, weekLabel } from './planning-week.ts'
export { expiresSoon, type MemberPoints, type PointHistoryRow } from './points.ts'
export {
  alcoholCategoryCode,
  type Badge,
  type BadgeKind,
  discountPercent,
  fullProductName,
  isLimitedProduct,
  type Product,
  productBadges,
  type TaxRate,
  type Temperature,
} from './product.ts'
export { defaultProductSort, isProductSort, type ProductSort, productSorts } from './product-sort.ts'
export {
  confirmAboveQuantity,
  judgeQuantity,
  maxQuantity,
  mustConfirmQuantity,
  type OrderWish,
  type QuantityRefusal,
  type QuantityVerdict,
  quantityChoices,
  quantityLimit,
} from './quantity.ts'
export { forgetWord, readSearchHistory, rememberWord } from './search-history.ts'
export { type CategoryPath, suggestedCategory, suggestionDelayMs, suggestionLimit } from './search-suggestion.ts'
export { type SearchWish, searchWish } from './search-wish.ts'
export { toSearchWord } from './search-word.ts'
export {
  areStagesShown,
  type CurrentStage,
  isPermanentDiamond,
  type NextStage,
  nextStageWords,
  permanentStageName,
  type StageKind,
  stageName,
  toStageKind,
} from './stage.ts'
export {
  formatDay,
  formatDeadline,
  formatFullDay,
  formatShortDay,
  formatShortDeadline,
  formatTime,
  isoDay,
  type TokyoParts,
  tokyoDay,
  tokyoInstant,
  tokyoParts,
} from './tokyo-time.ts'
export { unreachable } from './unreachable.ts'
export { formatWeek, isWeekNumber, type WeekNumber, weekNumber } from './week-number.ts'
export { formatNumber, formatYen, sumYen, type Yen, yen } from './yen.ts'
