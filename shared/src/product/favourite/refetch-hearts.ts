import { isPeakWindow } from '@shop/shared/domain/shopping'
import type { PlatformServices } from '@shop/shared/platform'

/**
 * Another company's page may have turned hearts, unseen by this one: what shows hearts is read again when it is next
 * looked at, over what is known. In the rush nothing is read that need not be. [ORD-071]
 */
export function refetchHearts({ queryClient, clock }: Pick<PlatformServices, 'queryClient' | 'clock'>): void {
  if (isPeakWindow(clock.now())) return
  void queryClient.invalidateQueries({ predicate: ({ state }) => hasHearts(state.data), refetchType: 'none' })
}

/** Pages of lists of lines of products are as deep as it gets. */
const maxDepth = 6

/** A product, a mark, or something made of them; the first of a list speaks for all of it. */
function hasHearts(data: unknown, depth = 0): boolean {
  if (typeof data !== 'object' || data === null || depth > maxDepth) return false
  if ('isFavourite' in data) return true
  const parts: readonly unknown[] = Array.isArray(data) ? data.slice(0, 1) : Object.values(data)
  return parts.some((part) => hasHearts(part, depth + 1))
}
