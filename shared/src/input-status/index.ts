export {
  type GivenSourceIds,
  idsOf,
  type OrderSource,
  orderSources,
  provisionalSources,
  type SourceIds,
  sourceOfId,
} from './order-sources.ts'
