/**
 * What the shell's first load takes of an order. Remotes take it from `@shop/shared/product`, of which a page has one
 * copy: from here it would come with each of them once more.
 */

export { currentOrderQuery, readOrderAhead } from './order.queries.ts'
export { useIsRush } from './use-is-rush.ts'
export { readAtOf, useKeptOrder } from './use-kept-order.ts'
