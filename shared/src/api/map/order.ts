import type { OrderedItemWire } from '@shop/shared/contract'
import {
  isCycle,
  isScrollStatus,
  isUpdateOrder,
  lotteryOutcome,
  type OrderLine,
  type Product,
  type SubscriptionOrder,
  stopAsked,
} from '@shop/shared/domain/shopping'
import { defined } from './defined.ts'
import { toProduct, toSubscriptionOrder } from './product.ts'

export function toOrderLine(wire: OrderedItemWire): OrderLine {
  const product = asLimited(toProduct(wire.product_info), wire.limited_product_additional_info)
  const orders = wire.come_every_inf_list.map(toSubscriptionOrder)
  const bringer = bringerOf(orders)
  return {
    orderNumber: bringer?.orderNumber ?? product.orderNumber,
    product: bringer === undefined ? product : pricedBy(bringer, product),
    quantity: wire.order_count,
    inputStatus: wire.input_status,
    isSubscription: bringer !== undefined,
    isScrollOrder: isScrollStatus(wire.input_status),
    ...defined({
      stop: bringer === undefined ? undefined : stopAsked({ orders }),
      lottery: wire.product_info.lottery_quantity === undefined ? undefined : lotteryOf(wire),
    }),
  }
}

/** The number by which a line comes on its own, before one that is only asked for. */
function bringerOf(orders: readonly SubscriptionOrder[]): SubscriptionOrder | undefined {
  const active = orders.filter(({ code, quantity }) => isCycle(code) && quantity > 0)
  return active.find((order) => !isUpdateOrder(order)) ?? active[0]
}

/** As its settings price it. */
const pricedBy = ({ basePrice, taxIncludedPrice }: SubscriptionOrder, product: Product): Product => ({
  ...product,
  basePrice: basePrice ?? product.basePrice,
  taxIncludedPrice: taxIncludedPrice ?? product.taxIncludedPrice,
})

const valid = 1

/** A limited item counts only as long as it is valid, and has a maximum of its own. [ORD-060, ORD-057] */
function asLimited(product: Product, info: OrderedItemWire['limited_product_additional_info']): Product {
  if (info === undefined) return product
  const maxOrder = info.max_order ?? product.maxOrder
  return {
    ...product,
    isOnSale: product.isOnSale && info.valid_flg === valid,
    ...(maxOrder === undefined ? {} : { maxOrder }),
  }
}

const lotteryOf = ({ has_lottery_result, tosen_su, konyu_su, order_count }: OrderedItemWire) =>
  lotteryOutcome({ hasResult: has_lottery_result, won: tosen_su, ordered: konyu_su ?? order_count })
