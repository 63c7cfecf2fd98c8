export { currentOrderQuery, readOrderAhead } from './order.queries.ts'
export { useIsRush } from './use-is-rush.ts'
export { readAtOf, useKeptOrder } from './use-kept-order.ts'
