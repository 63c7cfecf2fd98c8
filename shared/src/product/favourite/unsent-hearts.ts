import type { OrderNumber } from '@shop/shared/domain'
import { fullProductName, type Product } from '@shop/shared/domain/shopping'
import type { PlatformServices } from '@shop/shared/platform'
import {
  outboxOf,
  sendUnsentWrites,
  type UnsentPlace,
  type UnsentWrite,
  unsentPlace,
  wantedOf,
  watchUnsent,
} from '@shop/shared/writes'
import { heldMark } from './favourite-writer.ts'

const kind = 'heart'
type Numbered = { orderNumber: OrderNumber }
const keyOf = ({ orderNumber }: Numbered): string => `${kind} ${orderNumber}`

/** Where a mark waits for the network. [K-120] */
export const unsentHeart = (platform: PlatformServices, product: Product): UnsentPlace =>
  unsentPlace(platform, { kind, key: keyOf(product), subject: { product } })

export const unsentHeartOf = (platform: PlatformServices, product: Numbered): UnsentWrite | undefined =>
  outboxOf(platform).writes.get(keyOf(product))

/** The mark that an unsent change wants. */
export const setsHeart = (write: UnsentWrite): boolean => wantedOf(write, 0) === 1

export const watchUnsentHeart = (platform: PlatformServices, product: Numbered, tell: () => void): (() => void) =>
  watchUnsent(outboxOf(platform), keyOf(product), tell)

/** From now on this page sends marks that wait, also those from before a reload. */
export function sendUnsentHearts(platform: PlatformServices): void {
  const { kinds } = outboxOf(platform)
  if (!kinds.has(kind))
    kinds.set(kind, {
      target: ({ subject }) => heldMark(platform, subject.product),
      refused: ({ subject }) => `${fullProductName(subject.product)}：お気に入りを変更できませんでした。`,
    })
  sendUnsentWrites(platform)
}
