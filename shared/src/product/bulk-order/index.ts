/** Many products ordered at once: what can be, one order after the other, its outcome, and the way back. */
export type { BulkOutcome, OrderedLine, OrdersResult, OrderUndo, SkippedProduct } from './bulk-outcome.ts'
export { type BulkRun, bulkRunQuery } from './bulk-run.queries.ts'
export { alreadyOrderedText, productCountText, productNamesText, reasonLines, unknownText } from './bulk-words.ts'
export { cancelOrders, splitLines, type Undone, undoneResult } from './cancel-orders.ts'
export { FootBar } from './foot-bar.tsx'
export {
  checkedResult,
  checkUnknown,
  orderEachOnce,
  orderQuestion,
  orderResult,
  skippedOf,
} from './order-each-once.ts'
export { OutcomeBar } from './outcome-bar.tsx'
export { type OrderPlan, planOrder } from './plan-order.ts'
export { ProgressWords } from './progress-words.tsx'
export { isLoginNeeded, notStored, type SequentialSend, sendSequentially } from './send-sequentially.ts'
export { useBulkRun } from './use-bulk-run.ts'
export { useIsHere } from './use-is-here.ts'
