import {
  categoryProductsCall,
  favouriteMarksCall,
  limitedProductListCall,
  orderListCall,
  type ProductBasicWire,
  planningWeeksCall,
  pointExchangeProductsCall,
  popularWordsCall,
  productCall,
  productSearchCall,
  productSearchSuggestCall,
  recommendedProductsCall,
} from '@shop/shared/contract'
import { type Broken, expectAtMost, expectEach, expectEqual, firstOf, type Rule, ruleOf } from './rule.ts'

type Priced = Pick<ProductBasicWire, 'order_no' | 'taxin_price' | 'base_taxin_price_point'>

/** `direction` 1: the cheapest first. */
function expectSorted(
  products: readonly Priced[],
  direction: 1 | -1,
  priceOf: (one: Priced) => number,
): Broken | undefined {
  const at = products.findIndex((product, place) => {
    const before = products[place - 1]
    return before !== undefined && (priceOf(product) - priceOf(before)) * direction < 0
  })
  const [before, wrong] = [products[at - 1], products[at]]
  if (before === undefined || wrong === undefined) return undefined
  return {
    expected: direction === 1 ? 'the cheapest first' : 'the dearest first',
    got: `${before.order_no} for ${priceOf(before)}, then ${wrong.order_no} for ${priceOf(wrong)}`,
  }
}

const byPrice = ({ taxin_price }: Priced) => taxin_price
const byPoints = ({ base_taxin_price_point }: Priced) => base_taxin_price_point ?? 0

type ListQuery = { sort: string; baikaFrom?: number | undefined; baikaTo?: number | undefined }

const expectSort = ({ sort }: ListQuery, products: readonly Priced[]) =>
  sort === '3' || sort === '-3' ? expectSorted(products, sort === '3' ? 1 : -1, byPrice) : undefined

const expectInRange = ({ baikaFrom = 0, baikaTo = Infinity }: ListQuery, products: readonly Priced[]) =>
  expectEach(`prices from ${baikaFrom} to ${baikaTo}`, products.map(byPrice).map(String), (price) => {
    return baikaFrom <= Number(price) && Number(price) <= baikaTo
  })

const expectWeek = (week: string, products: readonly Pick<ProductBasicWire, 'planning_week'>[]) =>
  expectEach(
    `products of ${week}`,
    products.map(({ planning_week }) => planning_week),
    (one) => one === week,
  )

/** Numbers are written with and without leading zeros. */
const digits = (number: string): string => String(Number(number))

/** Ten words at most. [BIZ-020] */
const maxWords = 10
const maxOpenWeeks = 2

export const productRules: readonly Rule[] = [
  ruleOf(categoryProductsCall, ['CAT-042', 'BIZ-009'], ({ query, reply }) =>
    expectSort(query, reply.product_basic_info_list),
  ),
  ruleOf(productSearchCall, ['CAT-042', 'BIZ-009'], ({ query, reply }) =>
    expectSort(query, reply.product_basic_info_list),
  ),
  ruleOf(categoryProductsCall, ['CAT-084', 'K-180'], ({ query, reply }) =>
    expectInRange(query, reply.product_basic_info_list),
  ),
  ruleOf(productSearchCall, ['CAT-084'], ({ query, reply }) => expectInRange(query, reply.product_basic_info_list)),
  ruleOf(categoryProductsCall, ['API-029'], ({ query, reply }) =>
    expectWeek(query.planningWeek, reply.product_basic_info_list),
  ),
  ruleOf(productSearchCall, ['API-058'], ({ query, reply }) =>
    expectWeek(query.planningWeek, reply.product_basic_info_list),
  ),
  ruleOf(orderListCall, ['API-013'], ({ query, reply }) =>
    expectWeek(
      query.planningWeek,
      reply.order_list.map(({ product_info }) => product_info),
    ),
  ),
  ruleOf(limitedProductListCall, ['BIZ-009'], ({ query, reply }) => {
    const products = reply.limited_product_info_list.map(({ product_info }) => product_info)
    return query.sort === 1 ? expectSorted(products, 1, byPrice) : undefined
  }),
  ruleOf(pointExchangeProductsCall, ['ACC-032', 'BIZ-009'], ({ query, reply }) =>
    expectSorted(reply.product_basic_info_list, query.sort === 'price_asc' ? 1 : -1, byPoints),
  ),
  ruleOf(productCall, ['API-016'], ({ query, reply }) =>
    firstOf(
      expectEqual('the product', digits(reply.order_no), digits(query.orderNo)),
      query.includePastPlanningWeeks === 1 ? undefined : expectWeek(query.planningWeek, [reply]),
    ),
  ),
  ruleOf(favouriteMarksCall, ['API-022', 'FAV-018'], ({ query, reply }) => {
    const asked = new Set(query.order_no.map(digits))
    const got = reply.order_code_list.map(({ order_no }) => order_no)
    return expectEach('marks of products that were asked for', got, (number) => asked.has(digits(number)))
  }),
  ruleOf(categoryProductsCall, ['ORD-129'], ({ as, reply }) => {
    const counts = reply.product_basic_info_list.map(({ order_count = 0 }) => String(order_count))
    return as === 'member' ? undefined : expectEach('no order_count for a visitor', counts, (count) => count === '0')
  }),
  ruleOf(recommendedProductsCall, ['BIZ-010', 'API-036'], ({ query, reply }) =>
    expectAtMost('products', reply.product_basic_info_list.length, query.limit),
  ),
  ruleOf(productSearchSuggestCall, ['BIZ-020', 'API-060'], ({ query, reply }) =>
    firstOf(
      expectAtMost('categories', reply.category_list.length, query.categoryLimit),
      expectAtMost('words', reply.keyword_list.length, query.keywordLimit),
    ),
  ),
  ruleOf(popularWordsCall, ['BIZ-020'], ({ reply }) => expectAtMost('words', reply.word_list.length, maxWords)),
  ruleOf(planningWeeksCall, ['BIZ-004', 'API-014'], ({ reply }) =>
    expectAtMost('open weeks', reply.member_latest_planning_weeks.length, maxOpenWeeks),
  ),
]
