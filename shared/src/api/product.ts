import {
  categoryProductsCall,
  type FacetsWire,
  type ProductDetailWire,
  productCall,
  recommendedProductsCall,
} from '@shop/shared/contract'
import { isLimitedNumber, type Member, type OrderNumber, type WeekNumber } from '@shop/shared/domain'
import type { Product, ProductSort } from '@shop/shared/domain/shopping'
import type { ApiClient } from './client.ts'
import { toProduct } from './map/product.ts'

/** The member's route for the service; empty for a visitor. */
export type Assortment = { officeCode?: string; branchCode?: string; weekCategory?: string }

/** Gives the assortment that the session sees: a visitor sees the common one. [CAT-089] */
export function assortmentOf(member: Member | undefined): Assortment {
  const { officeCode, branchCode, weekCategory } = member ?? {}
  return {
    ...(officeCode === undefined ? {} : { officeCode }),
    ...(branchCode === undefined ? {} : { branchCode }),
    ...(weekCategory === undefined ? {} : { weekCategory }),
  }
}

export type ProductPage = { total: number; products: Product[] }

export type PageOf = { week: WeekNumber; sort: ProductSort; limit: number; offset: number; assortment: Assortment }

/** Puts the member's route into the words of the wire. */
export const toPlaces = ({ officeCode, branchCode }: Assortment) => ({
  ...(officeCode === undefined ? {} : { officeCode }),
  ...(branchCode === undefined ? {} : { branchCode }),
})

/** By what a list is narrowed; prices are whole yen with tax, both ends included. */
export type ListFilter = {
  /** Codes of conditions and pictograms, which must all hold. */
  conditions: readonly string[]
  priceFrom?: number
  priceTo?: number
}

/** A value to filter by, and how many products the list would have with it. */
export type Facet = { code: string; name: string; count: number }
export type Facets = { categories: readonly Facet[]; conditions: readonly Facet[]; pictograms: readonly Facet[] }

/** Codes in the words of the wire; `undefined` for none, which is not sent. */
export const toCodes = (codes: readonly string[]) => (codes.length === 0 ? undefined : codes.join(','))

/** Puts the filter into the words of the wire. */
export function toFilterQuery({ conditions, priceFrom, priceTo }: ListFilter) {
  const searchCond = toCodes(conditions)
  return {
    ...(searchCond === undefined ? {} : { searchCond }),
    ...(priceFrom === undefined ? {} : { baikaFrom: priceFrom }),
    ...(priceTo === undefined ? {} : { baikaTo: priceTo }),
  }
}

/** Names the facets of a list as the shop calls them. */
export const toFacets = ({ large_class, search_cond, pict }: FacetsWire): Facets => ({
  categories: large_class,
  conditions: search_cond,
  pictograms: pict,
})

export type CategoryAddress = { large: string; middle: string; small: string }

/** `facets` are of the whole list; a service that cannot narrow gives none. */
export type CategoryPage = ProductPage & { facets?: Facets }

/** Reads a page of the products of a category that `filter` leaves. [CAT-041, K-180] */
export async function getCategoryProducts(
  api: ApiClient,
  { large, middle, small }: CategoryAddress,
  { filter, ...page }: PageOf & { filter?: ListFilter },
  signal?: AbortSignal,
): Promise<CategoryPage> {
  const reply = await api.send(categoryProductsCall, {
    query: {
      planningWeek: page.week,
      largeCategoryCd: large,
      middleCategoryCd: middle,
      smallCategoryCd: small,
      sort: page.sort,
      limit: page.limit,
      offset: page.offset,
      ...(filter === undefined ? {} : toFilterQuery(filter)),
      ...toPlaces(page.assortment),
    },
    signal,
  })
  return {
    total: reply.total_count,
    products: reply.product_basic_info_list.map(toProduct),
    ...(reply.facet === undefined ? {} : { facets: toFacets(reply.facet) }),
  }
}

export type ProductAddress = { week: WeekNumber; orderNumber: OrderNumber }

export type ProductRequest = ProductAddress & {
  assortment: Assortment
  /** Where it is looked up from. [ORD-073] */
  inputStatus: number
}

/** Reads one product of one week, also of a week that is over, in the words of the wire. [CAT-056] */
export async function askForProduct(
  api: ApiClient,
  { week, orderNumber, assortment, inputStatus }: ProductRequest,
  signal?: AbortSignal,
): Promise<ProductDetailWire> {
  // Limited products are the same on every route: theirs is no key of a cache.
  const weekCategory = isLimitedNumber(orderNumber) ? undefined : assortment.weekCategory
  const query = {
    planningWeek: week,
    orderNo: orderNumber,
    input_status: inputStatus,
    includePastPlanningWeeks: 1,
    ...toPlaces(assortment),
    ...(weekCategory === undefined ? {} : { weekCategory }),
  }
  return api.send(productCall, { query, signal })
}

/** Reads the product as lists show it; its own page asks for `getProductDetail`. */
export const getProduct = async (api: ApiClient, request: ProductRequest, signal?: AbortSignal): Promise<Product> =>
  toProduct(await askForProduct(api, request, signal))

export type Recommendation = { kind: 'ranking' | 'recommend'; products: Product[] }

/** Model ids that begin with 50 are rankings, with 30 recommendations. */
const rankingPrefix = '50'

export type RecommendationRequest = {
  week: WeekNumber
  specId: string
  limit: number
  /** Only products of this large category. */
  category?: string | undefined
  /** Items it is asked beside: just ordered, or in the order. Twenty of them count. */
  items?: readonly ProductAddress[]
  assortment: Assortment
}

const maxItems = 20

/**
 * Reads recommended products, twenty at most. [API-036] Any failure is an empty list to the member: the caller hides
 * the area. [CAT-094]
 */
export async function getRecommendedProducts(
  api: ApiClient,
  { week, specId, limit, category, items = [], assortment }: RecommendationRequest,
  signal?: AbortSignal,
): Promise<Recommendation> {
  const itemIds = items.slice(0, maxItems).map((item) => `${item.week}_${item.orderNumber}`)
  const query = {
    planningWeek: week,
    specId,
    limit,
    ...(itemIds.length === 0 ? {} : { itemIds }),
    ...(category === undefined ? {} : { category }),
    ...toPlaces(assortment),
  }
  const reply = await api.send(recommendedProductsCall, { query, signal })
  return {
    kind: reply.meta.request_params.modelid.startsWith(rankingPrefix) ? 'ranking' : 'recommend',
    products: reply.product_basic_info_list.map(toProduct),
  }
}
