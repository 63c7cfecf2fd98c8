export {
  furtherSetFor,
  nearestUnmetNeeds,
  type PlatformNeeds,
  type PlatformSet,
  platformSetsOf,
  type UnmetNeed,
} from './platform-set.ts'
export { satisfies } from './satisfies.ts'
