/**
 * Everything that products are found, shown and ordered with: rules, calls, looks and controls. Remotes take it whole,
 * as one file of the shell.
 */
export {
  type Allergen,
  type AppCategory,
  type Assortment,
  assortmentOf,
  type CategoryAddress,
  deleteOrder,
  type FavouriteMark,
  getAppCategories,
  getCategoryProducts,
  getFavouriteMarks,
  getFavourites,
  getOrder,
  getProduct,
  getRecommendedProducts,
  getRepeatProducts,
  getSmallCategories,
  getSubscriptions,
  type OrderPut,
  type PageOf,
  type ProductAddress,
  type ProductDetail,
  type ProductPage,
  putOrder,
  type Recommendation,
  type RecommendationWish,
  type RepeatChoice,
  type RepeatPage,
  type SubCategory,
  searchProducts,
  setFavourite,
} from '@shop/shared/api/shopping'
export {
  type Absence,
  absenceOf,
  alcoholCategoryCode,
  askedOrders,
  type BadgeKind,
  type Bundle,
  bundlePricePerPiece,
  type Cycle,
  canCancel,
  cancelLineMessage,
  canSkip,
  changesSomething,
  changeUnderWay,
  comesNext,
  confirmAboveQuantity,
  cycleLabel,
  cyclesOf,
  defaultProductSort,
  discountPercent,
  fullProductName,
  inputStatus,
  isCycle,
  isLimitedProduct,
  isLimitedRush,
  isNextStopped,
  isProductSort,
  judgeQuantity,
  type LotteryOutcome,
  lastDeliveryWeek,
  limitedSalePeriod,
  limitMessage,
  lotteryText,
  maxQuantity,
  missingPuts,
  mustConfirmQuantity,
  nextDelivery,
  noSearchResultText,
  type Order,
  type OrderLine,
  type OrderSource,
  type OrderTotals,
  type OrderWish,
  orderedPieces,
  orderedQuantity,
  orderSourceFrom,
  orderTotals,
  ownLimitMessage,
  type Product,
  type ProductBadge,
  type ProductSort,
  productBadges,
  productSorts,
  type QuantityRefusal,
  type QuantityVerdict,
  quantityChoices,
  quantityLimit,
  refusalMessage,
  remainderText,
  type Stop,
  type Subscription,
  type SubscriptionWish,
  shoppingMessages,
  stopAsked,
  subscribedPieces,
  subscriptionLimit,
  subscriptionPrice,
  type TaxRate,
  type Temperature,
  withQuantity,
} from '@shop/shared/domain/shopping'
export {
  Badge,
  type BadgeTone,
  Breadcrumbs,
  type Crumb,
  Pager,
  Price,
  type PriceProps,
  QuantitySelect,
  type QuantitySelectProps,
  QuantityStepper,
  type QuantityStepperProps,
  SectionHeading,
  type Segment,
  SegmentedControl,
} from '@shop/shared/ui/shopping'
export { type ChoiceLink, ChoiceLinks, chipLook } from './choice-links.tsx'
export { FavouriteButton } from './favourite/favourite-button.tsx'
export { type Favourite, useFavourite } from './favourite/use-favourite.ts'
export { AlcoholNote } from './list/alcohol-note.tsx'
export type { ItemWords } from './list/item-in-words.tsx'
export { type ListLook, ListLookSwitch, useListLook } from './list/list-look.tsx'
export { type DrawItem, isDrawnNear, LongList } from './list/long-list.tsx'
export { ProductCard, type ProductItemProps } from './list/product-card.tsx'
export { ImperfectReason, ProductBadges } from './list/product-facts.tsx'
export { ProductGrid, ProductList } from './list/product-grid.tsx'
export { ProductPicture } from './list/product-picture.tsx'
export { ProductResults, type ProductResultsProps } from './list/product-results.tsx'
export { ProductRow } from './list/product-row.tsx'
export type { ProductGridProps } from './list/product-shelf.tsx'
export { ProductGridSkeleton, ProductSliderSkeleton } from './list/product-skeletons.tsx'
export { ProductSlider, type ProductSliderProps } from './list/product-slider.tsx'
export { ReducedRateLegend } from './list/reduced-rate-legend.tsx'
export { useFocusAfterLast } from './list/use-focus-after-last.ts'
export { useInBatches } from './list/use-in-batches.ts'
export { useLaterOfList } from './list/use-later-of-list.ts'
export {
  type ProductPages,
  type ProductPagesQuery,
  type ReadyProductPages,
  useProductPages,
} from './list/use-product-pages.ts'
export { NoWeek } from './no-week.tsx'
export { currentOrderQuery, orderToAddTo } from './order/order.queries.ts'
export { OrderButton } from './order/order-button.tsx'
export { OrderControl, type OrderControlProps } from './order/order-control.tsx'
export { type OrderOffer, stepperLimit } from './order/order-offer.ts'
export { askWhatIsStored, placeWish } from './order/order-writer.ts'
export { orderedWords, subscribedWords } from './order/ordered-words.ts'
export { PointExchangeChange, type PointExchangeChangeProps } from './order/point-exchange-change.tsx'
export { askAboveNine, askToCancel, askToLogin } from './order/questions.ts'
export { useIsRush } from './order/use-is-rush.ts'
export { useKeepFocus } from './order/use-keep-focus.ts'
export { readAtOf, useKeptOrder } from './order/use-kept-order.ts'
export { useMemberPoints } from './order/use-member-points.ts'
export { type OrderLineControl, useOrderLine } from './order/use-order-line.ts'
export { useOrderedLine } from './order/use-ordered-line.ts'
export { useRenderAt } from './order/use-render-at.ts'
export { CycleChoice } from './subscription/cycle-choice.tsx'
export { SubscriptionOffer } from './subscription/subscription-offer.tsx'
