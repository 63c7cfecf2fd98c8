import { deleteOrder, putOrder } from '@shop/shared/api/shopping'
import { isPeakWindow, type Product } from '@shop/shared/domain/shopping'
import type { PlatformServices } from '@shop/shared/platform'
import type { Step } from '@shop/shared/writes'

/** A change of a product's order, beside its quantity. */
export type OrderedProduct = { product: Product; inputStatus: number }

type Ports = Pick<PlatformServices, 'api' | 'clock'>

/** Sends one step to the service; gives the quantity that it holds then. `viewedAt`: when the product was shown. */
export async function sendOrder(
  { api, clock }: Ports,
  { product, inputStatus, viewedAt }: OrderedProduct & { viewedAt: Date },
  step: Step,
  intent: string,
): Promise<number> {
  if ('have' in step && step.have === 0) {
    await deleteOrder(api, product, { intent, seen: step.seen })
    return 0
  }
  const [quantity, mode] = 'add' in step ? ([step.add, 'append'] as const) : ([step.have, 'direct'] as const)
  // Many order at once: the service reckons again what is left.
  const mustCalculate = isPeakWindow(clock.now())
  const seen = 'have' in step ? step.seen : undefined
  return putOrder(api, { product, quantity, mode, inputStatus, viewedAt, intent, mustCalculate, seen })
}
