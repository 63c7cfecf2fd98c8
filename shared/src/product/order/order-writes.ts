import type { WeekNumber } from '@shop/shared/domain'
import { type Order, type Product, withQuantity } from '@shop/shared/domain/shopping'
import type { QueryClient } from '@shop/shared/query'
import { isUnknownWrite, type WriteState, watchLostWrites, writeStateOf } from '@shop/shared/writes'

export type OrderedProduct = { product: Product; inputStatus: number }

/** Writes on the order of one week, by order number. */
export type OrderWrites = WriteState<OrderedProduct>

export const orderWrites = (client: QueryClient, week: WeekNumber): OrderWrites =>
  writeStateOf(client, ['ordering', 'writes', week])

type Numbered = Pick<Product, 'week' | 'orderNumber'>

export const watchLost = (client: QueryClient, { week, orderNumber }: Numbered, tell: () => void): (() => void) =>
  watchLostWrites(orderWrites(client, week), orderNumber, tell)

/** Wherever the product is shown: nobody knows yet whether an order of it has arrived. [ORD-133] */
export const isUnknownOrder = (client: QueryClient, { week, orderNumber }: Numbered): boolean =>
  isUnknownWrite(orderWrites(client, week), orderNumber)

/** The order as the member has asked for it. */
export const withInFlightWrites = (order: Order, { inFlight }: OrderWrites): Order =>
  [...inFlight.values()].reduce(
    (next, { subject: { product, inputStatus }, wanted }) => withQuantity(next, product, wanted, inputStatus),
    order,
  )
