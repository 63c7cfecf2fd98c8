import type { orderHistoryCall } from '@shop/shared/contract'
import type { GivenSourceIds } from '@shop/shared/input-status'
import type * as v from 'valibot'
import { tokyoDate, tokyoDay, tokyoTimestamp } from '../calendar/tokyo-time.ts'
import type { Database } from '../database/open-database.ts'
import type { PlanningWeekTable } from '../database/schema.ts'
import { type HistoryLine, historyRows } from './order-history-rows.ts'
import { sumsOf } from './order-history-sums.ts'
import { inputStatusName } from './order-history-words.ts'
import { isValid } from './order-list.ts'
import type { ImageAddresses } from './product-card.ts'
import { openWeeks } from './weeks.ts'

type History = v.InferInput<typeof orderHistoryCall.reply>
type HistoryItem = NonNullable<History['product_order_history_list']>[number]
type PointItem = NonNullable<History['point_product_order_history_list']>[number]

export type HistoryQuery = {
  member: string
  limit: number
  offset: number
  now: Date
  sources?: GivenSourceIds | undefined
}

const memberNumberLength = 8
/** The sums of a delivery are final in the morning of its day. */
const totalsFromHour = 7

/** The member's order of one week, and its cost. */
export async function orderHistory(
  db: Database,
  week: PlanningWeekTable,
  { member, limit, offset, now, sources }: HistoryQuery,
  images: ImageAddresses,
): Promise<History> {
  const [nextWeek] = await openWeeks(db, now)
  const lines = await historyRows(db, { member, week: week.number })
  const judged = lines.map((line) => ({
    ...line,
    isInvalid: line.isCancelled || (line.row.is_limited && !isValid(week.number, nextWeek, now)),
  }))
  return {
    ...sumsOf(judged),
    deliversOn: week.delivers_on,
    showsTotals: showsTotals(week, now),
    product_order_history_list: judged
      .filter(({ row }) => !row.is_point_exchange)
      .slice(offset, offset + limit)
      .map((line) => itemOf(line, member, sources)),
    // A line that was taken out again holds no points back.
    point_product_order_history_list: judged
      .filter(({ row, isCancelled }) => row.is_point_exchange && !isCancelled)
      .map(({ row }) => pointItemOf(row, images)),
  }
}

/** A week that the history does not reach. */
export const emptyHistory = {
  ...sumsOf([]),
  product_order_history_list: [],
  point_product_order_history_list: [],
} satisfies History

/** Not from midnight of the delivery day until about seven. */
const showsTotals = ({ delivers_on }: PlanningWeekTable, now: Date): boolean =>
  tokyoDay(now) !== delivers_on || tokyoDate(now).hour >= totalsFromHour

const flag = (value: boolean): 0 | 1 => (value ? 1 : 0)

/** 1 ordered, 2 changed, 3 taken out. [K-64] */
const updateOf = ({ isCancelled, row }: HistoryLine): string => (isCancelled ? '3' : row.is_changed ? '2' : '1')

function itemOf(
  line: HistoryLine & { isInvalid: boolean },
  member: string,
  sources: GivenSourceIds | undefined,
): HistoryItem {
  const { row, marks, subscription, isInvalid } = line
  const [bringer] = subscription
  return {
    update_kbn: updateOf(line),
    planning_week: row.planning_week,
    order_no: row.order_no,
    product_name: nameOf(row),
    card8: member.slice(0, memberNumberLength),
    suryo: row.order_count,
    comment: null,
    input_status: row.input_status,
    odr_dt: tokyoTimestamp(new Date(row.ordered_at)),
    zei_ritu: row.tax_rate,
    taxin_price: row.tax_included_price,
    zei_gaku: row.tax_included_price - row.base_price,
    input_status_name: inputStatusName(row.input_status, sources),
    delivery_week: row.planning_week,
    win_count: row.win_count,
    lottery_quantity: row.lottery_quantity,
    favorite_count: marks.favouriteCounts.get(row.order_no) ?? 0,
    is_favorite: flag(marks.favourites.has(row.order_no)),
    is_limited_region: flag(row.is_limited_region),
    has_products: 1,
    is_delivery_index: 0,
    latest_order_number: null,
    is_order_invalid: flag(isInvalid),
    teikibin_order_number: bringer?.order_no ?? null,
    come_every_inf_list: subscription,
  }
}

const nameOf = ({ name, standard }: HistoryLine['row']): string =>
  [name, standard].filter((part) => part !== '').join('　')

const pointItemOf = (row: HistoryLine['row'], images: ImageAddresses): PointItem => ({
  image_url_list: images(row, 'list').map((image_url) => ({ image_url })),
  delivery_week: row.planning_week,
  product_name: nameOf(row),
  order_no: row.order_no,
  taxin_price: row.point_price ?? 0,
  suryo: row.order_count,
  win_count: row.win_count,
  planning_week: row.planning_week,
  latest_order_number: null,
  is_lottery: flag(row.lottery_quantity !== null),
})
