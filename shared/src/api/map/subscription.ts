import type { SubscriptionWire } from '@shop/shared/contract'
import { orderNumber, weekNumber } from '@shop/shared/domain'
import type { Subscription } from '@shop/shared/domain/shopping'
import { defined } from './defined.ts'
import { toProduct, toSubscriptionOrder } from './product.ts'

export function toSubscription(wire: SubscriptionWire): Subscription {
  return {
    product: toProduct(wire.product_info),
    cycleCode: wire.cycle_category,
    quantity: wire.quantity,
    nextQuantity: wire.next_quantity,
    orderNumber: orderNumber(wire.odr_no1),
    orderedWeek: weekNumber(wire.kikaku_syu_ins),
    isNewOrder: wire.is_new_order,
    orders: wire.come_every_inf_list.map(toSubscriptionOrder),
    ...defined({
      nextWeek: wire.next_planning_week === undefined ? undefined : weekNumber(wire.next_planning_week),
      maxOrder: wire.limited_product_additional_info?.max_order,
    }),
  }
}
