import type { OrderedItemWire } from '@shop/shared/contract'
import { isScrollStatus, lotteryOutcome, type OrderLine, type Product } from '@shop/shared/domain/shopping'
import { toProduct } from './product.ts'

const activeCycles: readonly number[] = [1, 2, 3, 4]

export function toOrderLine(wire: OrderedItemWire): OrderLine {
  return {
    product: asLimited(toProduct(wire.product_info), wire.limited_product_additional_info),
    quantity: wire.order_count,
    inputStatus: wire.input_status,
    isSubscription: wire.come_every_inf_list.some((order) => activeCycles.includes(order.riyo_tou_kbn)),
    isScrollOrder: isScrollStatus(wire.input_status),
    ...(wire.product_info.lottery_quantity === undefined ? {} : { lottery: lotteryOf(wire) }),
  }
}

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
  lotteryOutcome({
    hasResult: has_lottery_result === true && tosen_su !== undefined,
    won: tosen_su ?? 0,
    ordered: konyu_su ?? order_count,
  })
