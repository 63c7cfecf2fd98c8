import type { Item } from './item.ts'
import { orderNumberText } from './order-numbers.ts'

/** Every so many weeks; 9 skips the next delivery, 10 cancels. */
const codes = [1, 2, 3, 4, 9, 10] as const

/** Above every product, and the last digit tells the code: 700011 every week, 700010 cancel. */
const firstNumber = 700_000
const numbersEach = 10

/** The numbers by which a product is ordered to come on its own. */
export function subscriptionNumbers(
  items: readonly Item[],
): { order_no: string; product_no: string; code: (typeof codes)[number] }[] {
  const own = items.filter((item) => item.isSubscription).map((item) => item.orderNumber)
  return own.toSorted().flatMap((product_no, at) =>
    codes.map((code) => ({
      order_no: orderNumberText(firstNumber + numbersEach * (at + 1) + (code % numbersEach)),
      product_no,
      code,
    })),
  )
}
