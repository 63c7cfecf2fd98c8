/** Calls about what is for sale, what was ordered and what is liked: the frame of the shop needs none of them. */
export { type AppCategory, getAppCategories, getSmallCategories, type SubCategory } from './category.ts'
export { type FavouriteMark, getFavouriteMarks, setFavourite } from './favourite.ts'
export { toProduct } from './map/product.ts'
export { deleteOrder, getLimitedAvailability, getOrder, type OrderPut, putOrder } from './order.ts'
export {
  type Assortment,
  askForProduct,
  assortmentOf,
  type CategoryAddress,
  type CategoryPage,
  type Facet,
  type Facets,
  getCategoryProducts,
  getProduct,
  getRecommendedProducts,
  type ListFilter,
  type PageOf,
  type ProductAddress,
  type ProductPage,
  type ProductRequest,
  type Recommendation,
  type RecommendationRequest,
  toCodes,
  toFacets,
  toFilterQuery,
  toPlaces,
} from './product.ts'
export { getRepeatProducts, type RepeatChoice, type RepeatPage } from './repeat.ts'
export { getRegistrationStops, getSubscriptions } from './subscription.ts'
