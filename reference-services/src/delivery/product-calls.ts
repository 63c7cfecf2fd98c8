import { productCall } from '@shop/shared/contract'
import type { Database } from '../database/open-database.ts'
import type { AnswerCalls } from '../http/answer-calls.ts'
import { Refusal } from '../http/refusal.ts'
import type { ServicePorts } from '../service-ports.ts'
import { limitedFacts, previousWeek } from './limited-calls.ts'
import { memberOfLogin } from './members.ts'
import { productNumber, toOrderNumber } from './order-number.ts'
import { cardColumns, type ProductRow } from './product-card.ts'
import type { ProductDetail } from './product-detail.ts'
import { toCards } from './product-list.ts'
import { findWeek, isOpen, openWeeks } from './weeks.ts'

const temperatures = {
  frozen: { code: '1', mark: 'frozen', name: '冷凍', keeping: '冷凍（−18℃以下で保存）' },
  chilled: { code: '2', mark: 'chilled', name: '冷蔵', keeping: '冷蔵（10℃以下で保存）' },
  room: { code: '3', mark: 'room', name: '常温', keeping: '常温（直射日光と高温多湿を避けて保存）' },
} as const
const alcoholDivision = '25'

/** Words of up to five marks. */
const displayMarks = ({ temperature, is_subscription, division_code }: ProductRow) => [
  { mark: temperatures[temperature].mark, name: temperatures[temperature].name },
  ...(is_subscription ? [{ mark: 'subscription', name: '定期便' }] : []),
  ...(division_code === alcoholDivision ? [{ mark: 'alcohol', name: '酒類' }] : []),
]

/** One product of one week; of a closed week only when past ones are asked for. [API-016] */
export function answerProduct(calls: AnswerCalls, { clock, images }: ServicePorts): void {
  calls.forAnyone(productCall, async ({ db, query, subject }) => {
    const now = clock.now()
    const order_no = await productNumber(db, toOrderNumber(query.orderNo))
    const week = await findWeek(db, query.planningWeek, now)
    if (week === undefined) throw new Refusal('weekUnknown')
    if (!isOpen(week, now) && query.includePastPlanningWeeks !== 1) throw new Refusal('weekPast')
    const row = await db
      .selectFrom('offer')
      .innerJoin('product', 'product.order_no', 'offer.order_no')
      .select([...cardColumns, 'product.detail', 'product.discount_code', 'offer.stock_left'])
      .where('offer.planning_week', '=', week.number)
      .where('offer.order_no', '=', order_no)
      .executeTakeFirst()
    if (row === undefined) throw new Refusal('productNotOffered')
    const member = await memberOfLogin(db, subject)
    const [card] = await toCards(db, { week: week.number, memberCode: member?.code }, [row], images)
    if (card === undefined) throw new Refusal('productNotOffered')
    const open = await openWeeksWith(db, order_no, now)
    return {
      ...card,
      image_url_list: images(row, 'large').map((image_url) => ({ image_url })),
      // The next open week after this one that has it.
      nxtkiksyua: open.find((number) => number > week.number) ?? null,
      has_products: open.length > 0 ? (1 as const) : (0 as const),
      ...detailFields(row.detail),
      hinon_f: temperatures[row.temperature].code,
      hinon_name: temperatures[row.temperature].keeping,
      tokubai_f: row.is_special_price ? '1' : '0',
      display_mark_list: displayMarks(row),
      limited_product_additional_info: await limitedInfo(db, row, {
        memberCode: member?.code,
        closesAt: week.closes_at,
      }),
    }
  })
}

type LimitedRow = ProductRow & { discount_code: number | null; stock_left: number | null }
type Viewed = { memberCode: string | undefined; closesAt: Date }

/** Of a limited product, and of one that is drawn by lot with what this member ordered and won of it. */
async function limitedInfo(db: Database, row: LimitedRow, { memberCode, closesAt }: Viewed) {
  if (!row.is_limited && row.lottery_quantity === null) return null
  const line =
    memberCode === undefined || row.lottery_quantity === null
      ? undefined
      : await db
          .selectFrom('order_line')
          .select(['order_count', 'win_count'])
          .where('member_code', '=', memberCode)
          .where('planning_week', '=', row.planning_week)
          .where('order_no', '=', row.order_no)
          .where('cycle', 'is', null)
          .executeTakeFirst()
  return {
    ...limitedFacts(row, await previousWeek(db, closesAt)),
    has_lottery_result: line === undefined || line.win_count === null ? (0 as const) : (1 as const),
    konyu_su: line?.order_count ?? null,
    tosen_su: line?.win_count ?? null,
  }
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
  const [info1, info2] = detail.infos
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
    product_copy_list: detail.copy.flat(),
    product_copy_group_list: detail.copy.map((lines) => ({ product_copy_list: [...lines] })),
    info1: info1 ?? null,
    info2: info2 ?? null,
    additional_syocopy: detail.additionalCopy ?? null,
    nutrition_unit: detail.nutritionUnit ?? null,
    calorie: detail.calorie ?? null,
    nutrition_list: [...detail.nutrition],
    allergy_list: detail.allergens.map(({ name, category, flagCode }) => ({ name, category, flag_code: flagCode })),
  }
}
