export { currentOrderQuery } from './order.queries.ts'
