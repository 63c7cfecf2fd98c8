export { currentOrderQuery, readOrderAhead } from './order.queries.ts'
