import { productCall } from '@shop/shared/contract'
import type { Database } from '../database/open-database.ts'
import type { AnswerCalls } from '../http/answer-calls.ts'
import { Refusal } from '../http/refusal.ts'
import type { ServicePorts } from '../service-ports.ts'
import { memberOfLogin } from './members.ts'
import { productNumber, toOrderNumber } from './order-number.ts'
import type { ProductDetail } from './product-detail.ts'
import { toCards } from './product-list.ts'
import { cardColumns } from './product-rows.ts'
import { findWeek, isOpen, openWeeks } from './weeks.ts'

const temperatureMarks = {
  frozen: { mark: 'frozen', name: '冷凍' },
  chilled: { mark: 'chilled', name: '冷蔵' },
  room: { mark: 'room', name: '常温' },
} as const

/** One product of one week; of a closed week only when past ones are asked for. [API-016, CAT-056] */
export function answerProduct(calls: AnswerCalls, { clock, images }: ServicePorts): void {
  calls.forAnyone(productCall, async ({ db, query, subject }) => {
    const now = clock.now()
    const order_no = await productNumber(db, toOrderNumber(query.orderNo))
    const week = await findWeek(db, query.planningWeek, now)
    if (week === undefined) throw new Refusal('productNotFound')
    if (!isOpen(week, now) && query.includePastPlanningWeeks !== 1) throw new Refusal('productNotFound')
    const row = await db
      .selectFrom('offer')
      .innerJoin('product', 'product.order_no', 'offer.order_no')
      .select([...cardColumns, 'product.detail'])
      .where('offer.planning_week', '=', week.number)
      .where('offer.order_no', '=', order_no)
      .executeTakeFirst()
    if (row === undefined) throw new Refusal('productNotFound')
    const member = await memberOfLogin(db, subject)
    const [card] = await toCards(db, { week: week.number, memberCode: member?.code }, [row], images)
    if (card === undefined) throw new Refusal('productNotFound')
    const open = await openWeeksWith(db, order_no, now)
    return {
      ...card,
      image_url_list: images(row, 'large').map((image_url) => ({ image_url })),
      // The next open week after this one that has it. [CAT-056]
      nxtkiksyua: open.find((number) => number > week.number) ?? null,
      has_products: open.length > 0 ? (1 as const) : (0 as const),
      ...detailFields(row.detail),
      display_mark_list: [
        temperatureMarks[row.temperature],
        ...(row.is_subscription ? [{ mark: 'subscription', name: '定期便' }] : []),
      ],
    }
  })
}

async function openWeeksWith(db: Database, orderNumber: string, now: Date): Promise<string[]> {
  const numbers = (await openWeeks(db, now)).map((week) => week.number)
  if (numbers.length === 0) return []
  const rows = await db
    .selectFrom('offer')
    .select('planning_week')
    .where('order_no', '=', orderNumber)
    .where('planning_week', 'in', numbers)
    .orderBy('planning_week')
    .execute()
  return rows.map((row) => row.planning_week)
}

function detailFields(detail: ProductDetail) {
  const [note1, note2] = detail.notes
  return {
    syomikgn: detail.bestBefore ?? null,
    point: detail.points ?? null,
    genzairyo: detail.ingredients ?? null,
    note1: note1 ?? null,
    note2: note2 ?? null,
    bundle_list: detail.bundles.map(({ pieces, taxIncludedPrice }) => ({
      bundle_count: pieces,
      bundle_taxin_price: taxIncludedPrice,
    })),
    catch_copy: detail.catchCopy ?? null,
    product_copy_list: [...detail.copy],
    nutrition_unit: detail.nutritionUnit ?? null,
    calorie: detail.calorie ?? null,
    nutrition_list: [...detail.nutrition],
    allergy_list: detail.allergens.map(({ name, category, flagCode }) => ({ name, category, flag_code: flagCode })),
  }
}
