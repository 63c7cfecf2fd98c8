/**
 * The frame's part of an order. Only the shell takes it from here, in files of its own; remotes take their part from
 * `@shop/shared/product/order`, of which a page has one copy.
 */
export { currentOrderQuery, orderKey, orderWrites, prefetchOrder } from './order.queries.ts'
export { type OrderedPieces, useOrderedPieces } from './use-ordered-pieces.ts'
