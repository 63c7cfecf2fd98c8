import {
  appCategoriesCall,
  type Call,
  categoryProductsCall,
  planningWeeksCall,
  purchaseHistoryCall,
} from '@shop/shared/contract'
import type { ServiceCall } from 'reference-services/contract-document'
import * as v from 'valibot'
import type { Ask } from './ask.ts'

/** Values that services answer to with something: random ones alone would find empty lists. */
export type KnownValues = {
  /** By the name of a field, the best first. */
  fields: Readonly<Record<string, readonly unknown[]>>
  /** Whole queries by path, of fields that belong together. */
  queries: Readonly<Record<string, readonly Readonly<Record<string, unknown>>[]>>
  openWeeks: readonly string[]
  /** Products of the first open week. */
  orderNumbers: readonly string[]
}

/** No call of a service lists them: the shop's own static data does. */
const catalogueIds = ['1', '2', '3']
const maxProducts = 20
const monthsBack = 3
const maxLimit = 999

/** Asks what there is: weeks, categories, products and, with a member, days on which something was bought. */
export async function findKnownValues(
  ask: Ask,
  calls: readonly ServiceCall[],
  { subject, isMember }: { subject: string; isMember: boolean },
): Promise<KnownValues> {
  const as = isMember ? 'member' : 'nobody'
  async function read<C extends Call>(call: C, query?: Record<string, unknown>) {
    const known = calls.find((one) => (one as Call) === call)
    if (known === undefined) return undefined
    const { status, json, date } = await ask({ call: known, query, as })
    const parsed = v.safeParse(call.reply as C['reply'], json)
    return status === 200 && parsed.success ? { reply: parsed.output, date } : undefined
  }

  const weeks = await read(planningWeeksCall)
  const openWeeks = weeks?.reply.member_latest_planning_weeks.map((week) => week.latest_planning_week) ?? []
  const pastWeeks = weeks?.reply.old_week_planning_list ?? []
  const [planningWeek] = openWeeks
  const categories = (await read(appCategoriesCall))?.reply.app_category_list ?? []
  const [category] = categories
  const whole = { smallCategoryCd: '0', middleCategoryCd: '0', sort: '-1', limit: maxProducts, offset: 0 }
  const list = await read(categoryProductsCall, {
    planningWeek,
    largeCategoryCd: category?.category_code,
    ...whole,
  })
  const products = list?.reply.product_basic_info_list ?? []
  const orderNumbers = products.map((product) => product.order_no)
  const today = weeks?.date ?? new Date()
  const months = Array.from({ length: monthsBack }, (_, back) => monthBefore(today, back))
  const days = isMember ? await boughtOn(months, (query) => read(purchaseHistoryCall, query)) : []

  return {
    openWeeks,
    orderNumbers,
    fields: {
      planningWeek: [...openWeeks, ...openWeeks, ...openWeeks, ...pastWeeks.slice(0, 1)],
      planning_week: openWeeks,
      CurrentPlanningWeek: openWeeks,
      orderNo: orderNumbers,
      order_no: orderNumbers,
      itemIds: orderNumbers.map((number) => `${planningWeek}_${number}`),
      largeCategoryCd: categories.map((one) => one.category_code),
      middleCategoryCd: [
        '0',
        ...categories.flatMap((one) => one.sub_category_list.map((sub) => sub.sub_category_code)),
      ],
      smallCategoryCd: ['0'],
      appCategoryCode: categories.map((one) => one.category_code),
      searchWord: products.map((product) => product.product_name),
      catalogueId: catalogueIds,
      webLimitedType: ['web', 'tokka', 'wakeari'],
      limit: [1, 2, 3, 20, maxLimit],
      offset: [0, 1, 2, 5],
      auth0Id: [subject],
      postCode: ['0600001'],
    },
    queries: {
      '/particular_order_list': pastWeeks.map((week) => ({
        planningWeek: week,
        CurrentPlanningWeek: planningWeek,
        auth0Id: subject,
        limit: maxLimit,
        offset: 0,
      })),
      '/purchase_history': months.map(wholeMonth),
      '/monthly_purchases': [{ monthFrom: months.at(-1), monthTo: months[0] }],
      '/payment_billing': months.map((month) => ({ paymentYear: month.slice(0, 4), paymentMonth: month.slice(5) })),
      '/my/member-point/point-usages-grouping': [{ startDate: `${months.at(-1)}-01`, endDate: `${months[0]}-28` }],
      '/payment_detail': days.map(deliveryDay),
      '/next_week_products': days.map(deliveryDay),
      '/bulletin_board': days.map(deliveryDay),
    },
  }
}

const tokyoMs = 9 * 3_600_000
const monthDigits = 7
const lastDayOf = (month: string): number =>
  new Date(Date.UTC(Number(month.slice(0, 4)), Number(month.slice(5)), 0)).getUTCDate()

/** Months as 2026-11, in Tokyo. */
function monthBefore(now: Date, back: number): string {
  const here = new Date(now.getTime() + tokyoMs)
  return new Date(Date.UTC(here.getUTCFullYear(), here.getUTCMonth() - back)).toISOString().slice(0, monthDigits)
}

/** From the first day to the last. [ACC-058] */
const wholeMonth = (month: string) => ({
  purchaseDateFrom: `${month}-01`,
  purchaseDateTo: `${month}-${lastDayOf(month)}`,
})

function deliveryDay(day: string) {
  const [deliveryYear, deliveryMonth, deliveryDay] = day.split('-')
  return { deliveryYear, deliveryMonth, deliveryDay }
}

type Purchases = (
  query: Record<string, unknown>,
) => Promise<{ reply: v.InferOutput<typeof purchaseHistoryCall.reply> } | undefined>

async function boughtOn(months: readonly string[], read: Purchases): Promise<string[]> {
  const days: string[] = []
  for (const month of months)
    days.push(...((await read(wholeMonth(month)))?.reply.slipPurchases.map((slip) => slip.purchaseDate) ?? []))
  return [...new Set(days)]
}
