import type { PlatformServices } from '@shop/shared/platform'
import { outboxOf, sendUnsentWrites } from '@shop/shared/writes'
import { heldMark } from './favourite-writer.ts'
import { heartKind, refusedHeart } from './unsent-hearts.ts'

/** From now on this page sends marks that wait, also those from before a reload. [K-120] */
export function sendUnsentHearts(platform: PlatformServices): void {
  const { kinds } = outboxOf(platform)
  if (!kinds.has(heartKind))
    kinds.set(heartKind, {
      target: ({ subject }) => heldMark(platform, subject.product),
      refused: ({ subject }) => refusedHeart(subject.product),
    })
  sendUnsentWrites(platform)
}
