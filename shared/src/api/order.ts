import { deleteOrderCall, limitedProductAvailabilityCall, orderListCall, putOrderCall } from '@shop/shared/contract'
import type { WeekNumber } from '@shop/shared/domain'
import type { Order, Product, SubscriptionOrder } from '@shop/shared/domain/shopping'
import type { ApiClient } from './client.ts'
import { toOrderLine } from './map/order.ts'

const maxListLimit = 999

/** Reads the order of one week. */
export async function getOrder(api: ApiClient, week: WeekNumber, signal?: AbortSignal): Promise<Order> {
  const query = { planningWeek: week, limit: maxListLimit, offset: 0 }
  const reply = await api.send(orderListCall, { query, signal })
  return { week, lines: reply.order_list.map(toOrderLine) }
}

export type OrderPut = {
  product: Product
  quantity: number
  /** `append` adds to what is ordered, `direct` sets it. */
  mode: 'append' | 'direct'
  inputStatus: number
  /** When the list was shown. [ORD-070] */
  viewedAt: Date
  /** Names the intent: a second try with the same value orders nothing twice. */
  intent: string
  /** The service reckons the order anew. [ORD-132] */
  mustCalculate?: boolean
} & SeenPieces & {
    /** What the page shows as asked for of a subscription. */
    seenChanges?: readonly Pick<SubscriptionOrder, 'code' | 'quantity'>[] | undefined
  }

/** Pieces that the page shows: the service changes no others, and says how many there are. [K-150] */
type SeenPieces = { seen?: number | undefined }

/** Puts a product into the order; gives the quantity as stored. */
export async function putOrder(api: ApiClient, put: OrderPut): Promise<number> {
  const { product, seen, seenChanges } = put
  const reply = await api.send(putOrderCall, {
    intent: put.intent,
    body: {
      planning_week: product.week,
      order_no: product.orderNumber,
      order_count: put.quantity,
      input_status: put.inputStatus,
      mode: put.mode,
      view_date: put.viewedAt.toISOString(),
      name: product.name,
      price: product.taxIncludedPrice,
      require_calculation: put.mustCalculate === true,
      brand_name: product.brand ?? '',
      ...(product.janCode === undefined ? {} : { jan_cd: product.janCode }),
      ...(seen === undefined ? {} : { seen_count: seen }),
      ...(seenChanges === undefined ? {} : { seen_changes: changesText(seenChanges) }),
    },
  })
  return reply.order_count
}

const changesText = (changes: NonNullable<OrderPut['seenChanges']>): string =>
  changes
    .toSorted((one, other) => one.code - other.code)
    .map(({ code, quantity }) => `${code}:${quantity}`)
    .join(',')

/** Takes a product out of the order. */
export async function deleteOrder(
  api: ApiClient,
  product: Product,
  { intent, seen }: { intent: string } & SeenPieces,
): Promise<void> {
  const query = {
    planningWeek: product.week,
    orderNo: product.orderNumber,
    ...(product.janCode === undefined ? {} : { janCode: product.janCode }),
    ...(seen === undefined ? {} : { seenCount: seen }),
  }
  await api.send(deleteOrderCall, { query, intent })
}

/** Reads whether limited products may be ordered just now. [API-019] */
export const getLimitedAvailability = async (api: ApiClient, signal?: AbortSignal): Promise<boolean> =>
  (await api.send(limitedProductAvailabilityCall, { signal })).availability
