export { type OrderSource, orderSources, provisionalSources } from './order-sources.ts'
