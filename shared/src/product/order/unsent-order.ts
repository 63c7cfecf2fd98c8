import type { OrderNumber, WeekNumber } from '@shop/shared/domain'
import { fullProductName, inputStatus } from '@shop/shared/domain/shopping'
import type { PlatformServices } from '@shop/shared/platform'
import {
  outboxOf,
  sendUnsentWrites,
  type UnsentKind,
  type UnsentPlace,
  type UnsentWrite,
  unsentPlace,
  wantedOf,
  watchUnsent,
} from '@shop/shared/writes'
import { refetchOrder } from './order.queries.ts'
import { orderRefusalText } from './order-refusal-text.ts'
import { type OrderIntent, orderTarget } from './order-writer.ts'

type Numbered = { week: WeekNumber; orderNumber: OrderNumber }

const kind = 'order'
const keyOf = ({ week, orderNumber }: Numbered): string => `${kind} ${week} ${orderNumber}`

/** Gives the place where an order waits for the network. [K-120] */
export const unsentOrder = (
  platform: PlatformServices,
  { product, inputStatus: status, viewedAt }: Pick<OrderIntent, 'product' | 'inputStatus' | 'viewedAt'>,
): UnsentPlace =>
  unsentPlace(platform, {
    kind,
    key: keyOf(product),
    subject: { product, inputStatus: status, viewedAt: viewedAt.getTime() },
  })

/** Finds the change of a product's order that waits for the network. */
export const unsentOrderOf = (platform: PlatformServices, product: Numbered): UnsentWrite | undefined =>
  outboxOf(platform).writes.get(keyOf(product))

/** The quantity that an unsent change wants. */
export function wantedUnsent(platform: PlatformServices, product: Numbered, ordered: number): number | undefined {
  const write = unsentOrderOf(platform, product)
  return write && wantedOf(write, ordered)
}

/** Calls `tell` whenever that change is another one, until what it gives is called. */
export const watchUnsentOrder = (platform: PlatformServices, product: Numbered, tell: () => void): (() => void) =>
  watchUnsent(outboxOf(platform), keyOf(product), tell)

/** Sends orders that wait, from now on, also those from before a reload. */
export function sendUnsentOrders(platform: PlatformServices): void {
  const { kinds } = outboxOf(platform)
  if (!kinds.has(kind)) kinds.set(kind, kindFor(platform))
  sendUnsentWrites(platform)
}

const kindFor = (platform: PlatformServices): UnsentKind => ({
  target: ({
    subject: {
      product,
      inputStatus: status = inputStatus('category', platform.entry, platform.config.orderSources),
      viewedAt,
    },
  }) =>
    orderTarget(platform, {
      product,
      inputStatus: status,
      viewedAt: viewedAt === undefined ? platform.clock.now() : new Date(viewedAt),
    }),
  stored: ({ subject }) => platform.bus.publish('order/changed', { week: subject.product.week }),
  refused({ subject: { product } }, error) {
    // A product that the service refuses is not as it was shown. [ORD-110]
    void refetchOrder(platform.queryClient, product.week)
    return `${fullProductName(product)}：${orderRefusalText(error)}`
  },
})
