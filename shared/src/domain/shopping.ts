/** Rules of what is for sale and what was ordered: the frame of the shop needs none of them at its first load. */
export { type Bundle, bundlePricePerPiece } from './bundle.ts'
export { deliverablePieces, type NonDeliveryReason, nonDeliveryReasonOf, type Stop } from './coming.ts'
export { isAfterMaintenanceStart } from './deadline.ts'
export {
  isPeakWindow,
  limitedSaleBegins,
  limitedSalePeriod,
  nextLimitedSale,
  nextPeakWindowChange,
} from './limited-sale.ts'
export { isLotteryAnnounced, type LotteryOutcome, lotteryOutcome, lotteryText } from './lottery.ts'
export {
  type Order,
  type OrderLine,
  type OrderTotals,
  orderedPieces,
  orderedQuantity,
  orderTotals,
  subscribedPieces,
  withQuantity,
} from './order.ts'
export {
  type GivenSourceIds,
  inputStatus,
  type OrderSource,
  orderSourceFrom,
  orderSourceOf,
  sourceWords,
} from './order-source.ts'
export {
  type ExchangeRefusal,
  maxExchanged,
  missingPoints,
  type PointExchange,
  refuseExchange,
} from './point-exchange.ts'
export {
  alcoholCategoryCode,
  type BadgeKind,
  cardLines,
  discountPercent,
  fullProductName,
  isLimitedProduct,
  type Product,
  type ProductBadge,
  productBadges,
  reducedTaxRate,
  type SubscriptionOrder,
  type TaxRate,
  type Temperature,
} from './product.ts'
export { defaultProductSort, isProductSort, type ProductSort, productSorts } from './product-sort.ts'
export {
  confirmAboveQuantity,
  judgeQuantity,
  type LimitedSale,
  maxQuantity,
  mustConfirmQuantity,
  type OrderRequest,
  type QuantityRefusal,
  type QuantityVerdict,
  quantityChoices,
  quantityLimit,
} from './quantity.ts'
export { isScrollStatus } from './scroll-site.ts'
export {
  cancelLineMessage,
  limitMessage,
  noSearchResultText,
  ownLimitMessage,
  refusalMessage,
  remainderText,
  shoppingMessages,
  unsentWords,
} from './shopping-messages.ts'
export {
  askedOrders,
  type Cycle,
  canCancel,
  canModify,
  canSkip,
  changesSomething,
  cycleLabel,
  cyclesOf,
  deliveryAfterSkip,
  isCancelling,
  isCycle,
  isDeliveredNext,
  isNextStopped,
  isSkipping,
  isUpdateOrder,
  lastDeliveryWeek,
  missingPuts,
  nextDelivery,
  pendingChange,
  requestedStop,
  type Subscription,
  type SubscriptionPut,
  type SubscriptionRequest,
  stopAsked,
  subscriptionLimit,
  subscriptionPrice,
} from './subscription.ts'
export {
  type CycleOffer,
  type RegistrationStops,
  registeredOrder,
  registrableCycles,
  registrableQuantity,
} from './subscription-registration.ts'
export { taxByRateText } from './tax.ts'
export { productKey, uniqueProducts } from './unique-products.ts'
