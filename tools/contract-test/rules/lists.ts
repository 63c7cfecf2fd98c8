import {
  type Call,
  categoryProductsCall,
  favouritesCall,
  orderListCall,
  productSearchCall,
  repeatListCall,
  subscriptionsCall,
} from '@shop/shared/contract'
import type * as v from 'valibot'
import { type Broken, expectAtMost, expectEqual, firstOf, type Rule, ruleOf } from './rule.ts'

type Page = { total: number; rows: readonly string[] }
type Asked = { limit?: number | undefined; offset?: number | undefined }

/** As many rows as are asked for and there are, and none that a page before has. [BIZ-002, BIZ-031] */
function pageRule<C extends Call>(call: C, pageOf: (reply: v.InferOutput<C['reply']>) => Page): Rule {
  return ruleOf(call, ['BIZ-002', 'BIZ-031'], async ({ query, reply, again }) => {
    const { limit, offset = 0 } = query as Asked
    if (limit === undefined) return undefined
    const page = pageOf(reply)
    const first = expectPage(page, { limit, offset })
    if (first !== undefined || page.rows.length === 0) return first
    const next = pageOf(await again({ query: { ...(query as object), limit, offset: offset + limit } }))
    return firstOf(
      expectEqual('the same total_count on the next page:', next.total, page.total),
      expectPage(next, { limit, offset: offset + limit }),
      expectOthers(page, next),
    )
  })
}

function expectPage(
  { total, rows }: Page,
  { limit, offset }: Required<{ [K in keyof Asked]: number }>,
): Broken | undefined {
  const expected = Math.max(0, Math.min(limit, total - offset))
  return firstOf(
    expectAtMost('rows of a page', rows.length, limit),
    expectEqual(`rows at ${offset}, of ${total} with ${limit} a page:`, rows.length, expected),
  )
}

function expectOthers(page: Page, next: Page): Broken | undefined {
  const twice = next.rows.find((row) => page.rows.includes(row))
  return twice === undefined ? undefined : { expected: 'no row of the page before', got: `${twice} again` }
}

type Products = { total_count: number; product_basic_info_list: readonly { order_no: string }[] }
const productPage = ({ total_count, product_basic_info_list }: Products): Page => ({
  total: total_count,
  rows: product_basic_info_list.map(({ order_no }) => order_no),
})

export const pageRules: readonly Rule[] = [
  pageRule(categoryProductsCall, productPage),
  pageRule(productSearchCall, productPage),
  pageRule(repeatListCall, productPage),
  pageRule(favouritesCall, ({ total_count, product_list }) => ({
    total: total_count,
    rows: product_list.map(({ id }) => id),
  })),
  pageRule(orderListCall, ({ total_count, order_list }) => ({
    total: total_count,
    rows: order_list.map(({ product_info }) => product_info.order_no),
  })),
  pageRule(subscriptionsCall, ({ total_count, come_every_inf }) => ({
    total: total_count,
    rows: come_every_inf.map(({ odr_no1 }) => odr_no1),
  })),
]
