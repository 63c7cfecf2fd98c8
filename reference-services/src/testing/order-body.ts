import { numbers } from './an-item.ts'
import { weeks } from './test-shop.ts'

/** The body of a put that orders one piece of milk, but for what a test says. */
export const orderBody = (over: Record<string, unknown> = {}) => ({
  planning_week: weeks.first,
  order_no: numbers.milk,
  order_count: 1,
  input_status: 62,
  mode: 'append',
  ...over,
})
