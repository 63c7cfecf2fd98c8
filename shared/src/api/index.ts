export { type AppCategory, getAppCategories, getSmallCategories, type SubCategory } from './category.ts'
export { type ApiClient, type ApiPorts, createApiClient } from './client.ts'
export { ApiError, type ApiErrorCode, isApiError } from './error.ts'
export { type FavouriteMark, getFavouriteMarks, getFavourites, setFavourite } from './favourite.ts'
export type { MemberContact } from './map/member.ts'
export type { Allergen, ProductDetail } from './map/product.ts'
export { getMember, getMemberContact } from './member.ts'
export { deleteOrder, getOrder, type OrderPut, putOrder } from './order.ts'
export { isPageRelease } from './page-release.ts'
export { getPlanningWeeks, type PlanningWeeks } from './planning-weeks.ts'
export {
  type Assortment,
  type CategoryAddress,
  getCategoryProducts,
  getProduct,
  getRecommendedProducts,
  type PageOf,
  type ProductAddress,
  type ProductPage,
  type Recommendation,
  type RecommendationWish,
  searchProducts,
} from './product.ts'
