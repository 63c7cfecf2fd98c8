import { isApiError } from '@shop/shared/api'
import { errorCodes } from '@shop/shared/domain'
import { isPeakWindow } from '@shop/shared/domain/shopping'
import type { PlatformServices } from '@shop/shared/platform'
import type { WriteOutcome } from '@shop/shared/writes'
import { jitter } from './jitter.ts'
import { type OrderIntent, submitOrder } from './order-writer.ts'

/** Calmer from try to try; together about half a minute. */
const waitsMs = [1000, 2000, 4000, 8000, 8000, 8000]
const busyStatuses: readonly (number | undefined)[] = [429, 502, 503, 504]

/**
 * Places a request; one for a limited product waits for its turn while its rush lasts. What may be stored is asked for
 * before it is sent again, and then carries the same intent: nothing is ordered twice. [ORD-133, API-082, CAT-072]
 */
export async function submitWithBackoff(
  platform: PlatformServices,
  request: OrderIntent,
  onWait?: () => void,
): Promise<WriteOutcome | undefined> {
  let outcome = await submitOrder(platform, request)
  for (const waitMs of waitsMs) {
    if (outcome?.is !== 'failed' || !isOfTheRush(outcome.error)) return outcome
    if (!request.product.isLimited || !isPeakWindow(platform.clock.now())) return outcome
    onWait?.()
    // Those who were turned away together do not come back together.
    await new Promise((resolve) => setTimeout(resolve, waitMs / 2 + jitter(platform.randomId(), waitMs)))
    outcome = await submitOrder(platform, request)
  }
  return outcome
}

/** Too many at once, or a service whose clock has not come to the beginning of the sale yet. */
const isOfTheRush = (error: unknown): boolean =>
  isApiError(error) && (busyStatuses.includes(error.facts.status) || error.facts.errorStatus === errorCodes.outsideSale)
