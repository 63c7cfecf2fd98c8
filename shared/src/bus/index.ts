import { onlyOnce } from '../only-once.ts'
import { type BusPorts, createBus } from './bus.ts'

export type { Bus, BusPorts, ToldFact } from './bus.ts'
export { type FactName, type Facts, factRules, isFact } from './facts.ts'

const holder = onlyOnce<{ bus: ReturnType<typeof createBus> | undefined }>('bus', () => ({ bus: undefined }))

/** The shell opens the bus at start, once. */
export function openBus(ports: BusPorts): void {
  if (holder.bus !== undefined) throw new Error('the bus is open already')
  holder.bus = createBus(ports)
}

/** An end of the bus for one participant; the shell hands it to each remote. */
export function joinBus(origin: string): ReturnType<ReturnType<typeof createBus>['join']> {
  if (holder.bus === undefined) throw new Error('the bus is not open yet')
  return holder.bus.join(origin)
}
