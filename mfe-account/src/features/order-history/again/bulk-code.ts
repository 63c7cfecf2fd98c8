/** Loaded with the first press: who only looks back orders nothing. */
export { cancelOrders, checkUnknown } from '@shop/shared/product/bulk-order'
export { orderAgain } from './order-again.ts'
