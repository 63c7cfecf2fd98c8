import type { OrderNumber } from '@shop/shared/domain'
import { fullProductName, type Product } from '@shop/shared/domain/shopping'
import type { PlatformServices } from '@shop/shared/platform'
import { outboxOf, type UnsentPlace, type UnsentWrite, unsentPlace, wantedOf, watchUnsent } from '@shop/shared/writes'

export const heartKind = 'heart'
type Numbered = { orderNumber: OrderNumber }
const keyOf = ({ orderNumber }: Numbered): string => `${heartKind} ${orderNumber}`

/** Where a mark waits for the network. [K-120] */
export const unsentHeart = (platform: PlatformServices, product: Product): UnsentPlace =>
  unsentPlace(platform, { kind: heartKind, key: keyOf(product), subject: { product } })

export const unsentHeartOf = (platform: PlatformServices, product: Numbered): UnsentWrite | undefined =>
  outboxOf(platform).writes.get(keyOf(product))

/** The mark that an unsent change wants. */
export const isHeartWanted = (write: UnsentWrite): boolean => wantedOf(write, 0) === 1

export const watchUnsentHeart = (platform: PlatformServices, product: Numbered, tell: () => void): (() => void) =>
  watchUnsent(outboxOf(platform), keyOf(product), tell)

export const refusedHeart = (product: Product): string =>
  `${fullProductName(product)}：お気に入りを変更できませんでした。`
