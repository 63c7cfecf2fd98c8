import { type OrderHistoryItemWire, orderHistoryCall, type PointOrderHistoryItemWire } from '@shop/shared/contract'
import { orderNumber, tokyoDay, type WeekNumber, weekNumber, yen } from '@shop/shared/domain'
import {
  type HistoryLine,
  type HistoryUpdate,
  type OrderHistory,
  type PointHistoryLine,
  withoutWhitespace,
} from '@shop/shared/domain/order-history'
import { isScrollStatus, lotteryOutcome, stopAsked } from '@shop/shared/domain/shopping'
import type { ApiClient } from './client.ts'
import { defined, nonEmpty, truncateName } from './map/defined.ts'
import { toSubscriptionOrder } from './map/product.ts'

/** More than any member orders in a week. [BIZ-002] */
const maxLines = 999

export type OrderHistoryRequest = { week: WeekNumber; currentWeek: WeekNumber; subject: string }

/** The member's order of one week. [K-18] */
export async function getOrderHistory(
  api: ApiClient,
  { week, currentWeek, subject }: OrderHistoryRequest,
  signal?: AbortSignal,
): Promise<OrderHistory> {
  const query = { planningWeek: week, CurrentPlanningWeek: currentWeek, limit: maxLines, offset: 0, auth0Id: subject }
  const reply = await api.send(orderHistoryCall, { query, signal })
  return {
    week,
    ...defined({
      deliversOn: reply.deliversOn === undefined ? undefined : tokyoDay(reply.deliversOn),
      showsTotals: reply.showsTotals,
    }),
    // `count` is not read: the lines themselves say which of them come. [ACC-048]
    base: {
      standard: yen(reply['10tax_rate_base_price']),
      reduced: yen(reply.reduced_8tax_rate_base_price),
      exempt: yen(reply.tax_exempt_base_price),
    },
    tax: { standard: yen(reply['10sales_tax_price']), reduced: yen(reply.reduced_8sales_tax_price) },
    lines: reply.product_order_history_list.map(toHistoryLine),
    points: reply.point_product_order_history_list.map(toPointLine),
  }
}

/** A number that is none of these is an order as any other. [K-64] */
const updates: ReadonlyMap<string, HistoryUpdate> = new Map([
  ['2', 'changed'],
  ['3', 'cancelled'],
])

/** [API-032, API-053, BIZ-029] */
function toHistoryLine(wire: OrderHistoryItemWire): HistoryLine {
  return {
    ...commonOf(wire),
    update: updates.get(wire.update_kbn) ?? 'ordered',
    inputStatus: wire.input_status,
    taxRate: wire.zei_ritu,
    taxIncludedPrice: yen(wire.taxin_price),
    tax: yen(wire.zei_gaku),
    favouriteCount: wire.favorite_count ?? 0,
    isFavourite: wire.is_favorite ?? false,
    isLimitedRegion: wire.is_limited_region ?? false,
    hasProducts: wire.has_products ?? false,
    isDeliveryIndex: wire.is_delivery_index ?? false,
    isInvalid: wire.is_order_invalid ?? false,
    isScrollOrder: isScrollStatus(wire.input_status),
    ...defined({
      memberCode8: wire.card8,
      comment: wire.comment,
      inputStatusName: nonEmpty(wire.input_status_name),
      orderedAt: wire.odr_dt === undefined ? undefined : new Date(wire.odr_dt),
      lottery: lotteryOf(wire),
      subscriptionNumber:
        wire.teikibin_order_number === undefined ? undefined : orderNumber(wire.teikibin_order_number),
      stop: stopAsked({ orders: wire.come_every_inf_list.map(toSubscriptionOrder) }),
    }),
  }
}

/** `is_lottery` of a line is that it has a lottery quantity. */
const lotteryOf = ({ lottery_quantity, win_count, suryo }: OrderHistoryItemWire) =>
  lottery_quantity === undefined
    ? undefined
    : lotteryOutcome({ hasResult: win_count !== undefined, won: win_count, ordered: suryo })

/** [API-033] */
const toPointLine = (wire: PointOrderHistoryItemWire): PointHistoryLine => ({
  ...commonOf(wire),
  images: wire.image_url_list.map(({ image_url }) => image_url),
  pointPrice: wire.taxin_price,
  isLottery: wire.is_lottery ?? false,
})

const commonOf = (wire: OrderHistoryItemWire | PointOrderHistoryItemWire) => ({
  week: weekNumber(wire.planning_week),
  orderNumber: orderNumber(wire.order_no),
  name: truncateName(withoutWhitespace(wire.product_name)),
  quantity: wire.suryo,
  ...defined({
    latestOrderNumber: wire.latest_order_number === undefined ? undefined : orderNumber(wire.latest_order_number),
    wonQuantity: wire.win_count,
    deliveryWeek: wire.delivery_week === undefined ? undefined : weekNumber(wire.delivery_week),
  }),
})
