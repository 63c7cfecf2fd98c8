import type { PageData } from '@shop/shared/contract'
import type { OrderChange } from './watch-orders.ts'

type CartFunctions = NonNullable<NonNullable<PageData['tracking']>['cart']>

/**
 * Tells a marketing function of the page, where the page has it, which product came to the order or went. One that
 * fails is reported, and takes nothing with it. [K-164]
 */
export function trackCart(
  page: object,
  { added, removed }: CartFunctions,
  { week, orderNumber, pieces }: OrderChange,
  report: (error: unknown) => void,
): void {
  const tell: unknown = Reflect.get(page, pieces > 0 ? added : removed)
  if (typeof tell !== 'function') return
  try {
    tell({ planningWeek: week, orderNumber, quantity: Math.abs(pieces) })
  } catch (error) {
    report(error)
  }
}
