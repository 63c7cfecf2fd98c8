import { pageSingleton } from '../page-singleton.ts'
import { type BusPorts, createBus, type OpenBus } from './bus.ts'

export type {
  Bus,
  BusPorts,
  DeadLetter,
  OpenBus,
  PublishedFact,
  ToldFact,
} from './bus.ts'
export { type BusDeclaration, type DeclaredFact, type FactName, type Facts, factRules } from './facts.ts'
export type { DeadReason, Timeline, TimelineEntry } from './timeline.ts'

const page = pageSingleton('bus', () => ({ isOpen: false }))

/** Opens the page's bus, once. Who opens it hands out the ends: nobody can speak in another's name. */
export function openBus(ports: BusPorts): OpenBus {
  if (page.isOpen) throw new Error('the bus is open already')
  page.isOpen = true
  return createBus(ports)
}
