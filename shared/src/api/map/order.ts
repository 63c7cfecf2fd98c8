import type { OrderedItemWire } from '@shop/shared/contract'
import { isScrollStatus, type OrderLine } from '@shop/shared/domain/shopping'
import { toProduct } from './product.ts'

const activeCycles: readonly number[] = [1, 2, 3, 4]

export function toOrderLine(wire: OrderedItemWire): OrderLine {
  return {
    product: toProduct(wire.product_info),
    quantity: wire.order_count,
    inputStatus: wire.input_status,
    isSubscription: wire.come_every_inf_list.some((order) => activeCycles.includes(order.riyo_tou_kbn)),
    isScrollOrder: isScrollStatus(wire.input_status),
  }
}
