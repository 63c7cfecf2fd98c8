import {
  appCategoriesCall,
  categoryProductsCall,
  popularWordsCall,
  productCall,
  productSearchCall,
  productSearchSuggestCall,
  recommendedProductsCall,
  recommendedViewCall,
  recommendUserCall,
  searchConditionsCall,
  smallCategoriesCall,
  webCataloguesCall,
} from '@shop/shared/contract'
import type { Product } from '@shop/shared/domain/shopping'
import {
  type Asked,
  anOrderBook,
  answer,
  aProduct,
  type OrderBook,
  productWire,
  type ReplyBody,
  server,
} from '@shop/shared/testing'

/** So many products of a category, cheap ones first: 商品1 for 101 yen, 商品2 for 102 yen. */
export const products = (count: number, over: Parameters<typeof aProduct>[0] = {}): Product[] =>
  Array.from({ length: count }, (_, at) =>
    aProduct({ orderNumber: String(200_001 + at), name: `商品${at + 1}`, taxIncludedPrice: 101 + at, ...over }),
  )

type Page = { limit: number; offset: number; sort: string }

const listOf = (all: readonly Product[], { limit, offset, sort }: Page) => {
  const sorted = sort === '-3' ? all.toReversed() : all
  return {
    total_count: all.length,
    product_basic_info_list: sorted.slice(offset, offset + limit).map(productWire),
  }
}

const fish: NonNullable<ReplyBody<typeof appCategoriesCall>['app_category_list']>[number] = {
  category_code: '13',
  category_name: '魚・海産',
  count: 174,
  illustration: 'https://assets.shop.test/illust/fish.webp',
  sub_category_list: [
    { sub_category_code: '1301', sub_category_name: '鮭・鱒', sub_count: 28 },
    { sub_category_code: '1302', sub_category_name: '切身・干物', sub_count: 1042 },
  ],
}
const vegetables = { ...fish, category_code: '11', category_name: '野菜', count: 369, sub_category_list: [] }

export const answerCategories = (list = [vegetables, fish]) =>
  server.use(answer(appCategoriesCall, { app_category_list: list }))

const smallSalmon = [
  { small_cd: '130102', small_name: '紅鮭', display_order: 2, count: 9 },
  { small_cd: '130101', small_name: '秋鮭', display_order: 1, count: 19 },
]

type CategoryQuery = Asked<typeof categoryProductsCall>['query']
type SearchQuery = Asked<typeof productSearchCall>['query']

type CategoryReply = Partial<ReplyBody<typeof categoryProductsCall>>

/** A category service with these products in every category, with what else is said of them; gives what it was asked for. */
export function answerCategoryProducts(
  all: readonly Product[],
  more: (query: CategoryQuery) => CategoryReply | Promise<CategoryReply> = () => ({}),
): CategoryQuery[] {
  const asked: CategoryQuery[] = []
  answerCategories()
  server.use(
    answer(smallCategoriesCall, { small_category_list: smallSalmon }),
    answer(categoryProductsCall, async ({ query }) => {
      asked.push(query)
      return { ...listOf(all, query), ...(await more(query)) }
    }),
  )
  return asked
}

type SearchReply = Partial<ReplyBody<typeof productSearchCall>>

/** A search that finds these products for every word, with what else is said of it; gives what it was asked for. */
export function answerSearch(
  all: readonly Product[],
  more: SearchReply | ((query: SearchQuery) => SearchReply) = {},
): SearchQuery[] {
  const asked: SearchQuery[] = []
  server.use(
    answer(searchConditionsCall, { searchConditions: [] }),
    answer(productSearchSuggestCall, { keyword_list: [], category_list: [] }),
    answer(productSearchCall, ({ query }) => {
      asked.push(query)
      return { ...listOf(all, query), ...(typeof more === 'function' ? more(query) : more) }
    }),
  )
  return asked
}

/** A product with its page, its category, and nothing recommended. */
export function answerProduct(product: Product, detail: Partial<ReplyBody<typeof productCall>> = {}): void {
  answerCategories()
  server.use(
    answer(productCall, { ...productWire(product), app_category: '13', app_subcategory: '1301', ...detail }),
    answer(recommendedProductsCall, {
      product_basic_info_list: [],
      meta: { request_params: { modelid: '3001' } },
    }),
    answer(recommendUserCall, { user_id: 'user-1' }),
    answer(recommendedViewCall, {}),
  )
}

/** The order service of a member who has ordered nothing yet. */
export function answerOrders(book: OrderBook = anOrderBook()): OrderBook {
  server.use(...book.handlers)
  return book
}

type CatalogueWire = NonNullable<ReplyBody<typeof webCataloguesCall>['catalogue_list']>[number]

const weekly: CatalogueWire = {
  catalogueCode: '4010',
  catalogueName: '週刊トドック',
  catalogueOrder: 1,
  imagePath: 'https://assets.shop.test/covers/4010.webp',
  tint: '#F7D774',
  isNew: '1',
}

/** All that the search page shows: words of the week, categories, covers. */
export function answerSearchPage(words: readonly string[] = ['牛乳', 'バナナ']): void {
  answerCategories()
  server.use(
    answer(popularWordsCall, { word_list: [...words] }),
    answer(webCataloguesCall, { catalogue_list: [weekly] }),
    answer(productSearchSuggestCall, { keyword_list: [], category_list: [] }),
  )
}
