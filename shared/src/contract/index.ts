export { addressesCall, applicationStateCall, deliveryApplicationCall } from './application.ts'
export { type BannerWire, listBannersCall } from './banner.ts'
export { type Call, defineCall, requestPath, type ServiceName } from './call.ts'
export {
  type CatalogueBannerPlace,
  type CatalogueBannerWire,
  catalogueBannersCall,
  catalogueCategoryItemsCall,
  catalogueHashtagItemsCall,
  catalogueListCall,
  catalogueNumbersCall,
  webCatalogueCategoriesCall,
} from './catalogue.ts'
export {
  type AppCategoryWire,
  appCategoriesCall,
  categoryProductsCall,
  productSortWire,
  smallCategoriesCall,
} from './category.ts'
export {
  alertCardsCall,
  comeEveryStopCall,
  errorMessagesCall,
  faqItemsCall,
  limitedImagesCall,
  noticesCall,
  pickupItemsCall,
  searchConditionsCall,
  webCataloguesCall,
  webCatalogueTicketCall,
} from './content.ts'
export { csrfField, csrfTokenCall, idempotencyHeader } from './csrf.ts'
export { type ErrorWire, errorWire } from './error.ts'
export { closedCodes, type ErrorName, errorCodes, errorReplies, listErrorMessages } from './error-codes.ts'
export {
  addFavouriteCall,
  type FavouriteProductWire,
  favouriteMarksCall,
  favouriteProductWire,
  favouritesCall,
  removeFavouriteCall,
} from './favourite.ts'
export {
  addToFavouriteListCall,
  createFavouriteListCall,
  deleteFavouriteListCall,
  type FavouriteListWire,
  favouriteListsCall,
  favouriteListWire,
  removeFromFavouriteListCall,
  renameFavouriteListCall,
} from './favourite-list.ts'
export type { FirstRead } from './first-read.ts'
export {
  type FirstView,
  type FirstViewExample,
  type FirstViewRequest,
  firstView,
  type PageHead,
  type ServerEntry,
  type SlotInView,
  slotMark,
} from './first-view.ts'
export { type LimitedProductWire, limitedProductListCall } from './limited.ts'
export { thanksMailCall } from './mail.ts'
export {
  type MemberAddInfoWire,
  type MemberWire,
  memberAddInfoCall,
  memberAddInfoWire,
  memberCall,
  memberWire,
} from './member.ts'
export type { FacetsWire } from './narrowing.ts'
export {
  deleteOrderCall,
  type OrderedItemWire,
  orderedItemWire,
  orderListCall,
  orderModeWire,
  putOrderCall,
} from './order.ts'
export {
  type OrderHistoryItemWire,
  orderHistoryCall,
  orderHistoryItemWire,
  type PointOrderHistoryItemWire,
  pointOrderHistoryItemWire,
} from './order-history.ts'
export {
  type OverrideRefusal,
  overrideRefusal,
  type PageData,
  type PagePlatformSet,
  type PageRegistry,
  pageData,
  pageRegistry,
  type RenderedPage,
} from './page.ts'
export { type PageKind, pageKind } from './page-kind.ts'
export { isPageRelease, type PageRelease, pageRelease } from './page-release.ts'
export { type PartnerPayloadWire, partnerSitesCall, partnerSsoCall } from './partner.ts'
export {
  accountTransferCall,
  accountTransferStateCall,
  bankAccountCall,
  paymentServiceConfigCall,
  putMemSettingInfoCall,
  serviceUseJudgeCall,
  visitOptionsCall,
} from './payment.ts'
export {
  closingHour,
  limitedProductAvailabilityCall,
  limitedProductWeeksCall,
  type PlanningWeekWire,
  planningWeeksCall,
  planningWeekWire,
} from './planning-week.ts'
export {
  currentPointXml,
  legacyCurrentPointCall,
  memberPointCall,
  pointBalanceCall,
  pointExchangeProductsCall,
  pointHistoryCall,
  pointHistoryRowWire,
  pointHistoryXml,
  pointProductSorts,
  pointReservationsCall,
  pointUsagesCall,
  reserveDeliveryPointCall,
  reserveDeliveryPointInAppCall,
  reserveResultXml,
  reserveSetCall,
  reserveSetXml,
} from './point.ts'
export {
  type ComeEveryOrderWire,
  type ProductBasicWire,
  type ProductDetailWire,
  productBasicWire,
  productCall,
  productDetailWire,
  recommendedProductsCall,
} from './product.ts'
export { profileCall } from './profile.ts'
export {
  billingCall,
  bulletinBoardCall,
  correctedPriorMonth,
  futureDeliveriesCall,
  monthlyPurchasesCall,
  type PurchasedItemWire,
  paymentDetailCall,
  purchasedItemWire,
  purchaseHistoryCall,
  type SlipPurchaseWire,
  slipPurchaseWire,
} from './purchase.ts'
export { isTrackingId, recommendedViewCall, recommendUserCall } from './recommend-user.ts'
export {
  type CandidateRelease,
  type CandidateShell,
  type ChannelChange,
  type ChannelRemote,
  type ChannelShell,
  candidateRelease,
  type Registry,
  type ReleaseDescriptor,
  registry,
  registryOfFormat2,
  releaseDescriptor,
  releaseLimits,
  type ShellManifest,
  shellManifest,
} from './release.ts'
export { repeatListCall } from './repeat.ts'
export {
  type ReportSummary,
  reportQuery,
  reportSummary,
  type VisitKind,
  type VisitReport,
  visitReport,
} from './report.ts'
export { type MetaValues, type RouteDeclaration, routeDeclaration } from './route.ts'
export { popularWordsCall, productSearchCall, productSearchSuggestCall } from './search.ts'
export type { SlotRef } from './slot.ts'
export { currentStageCall, nextStageCall } from './stage.ts'
export { type SubscriptionWire, subscriptionsCall, subscriptionWire } from './subscription.ts'
