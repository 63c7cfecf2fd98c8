import { placeOf } from './caller-place.ts'

const windowMs = 60_000
/** More callers than this in a minute are no longer told apart; nobody is refused for it. */
const maxCallers = 20_000

/** Counts one more call of an address; gives the seconds it has to wait, 0 when it is heard. */
export type RateLimit = (address: string) => number

/** So many calls of each address in a minute. Kept in memory, and for that minute only. */
export function createRateLimit(max: number, now: () => number = () => performance.now()): RateLimit {
  let counts = new Map<string, number>()
  let endsAt = now() + windowMs
  return (address) => {
    if (now() >= endsAt) {
      counts = new Map()
      endsAt = now() + windowMs
    }
    const caller = placeOf(address)
    const count = (counts.get(caller) ?? 0) + 1
    if (count === 1 && counts.size >= maxCallers) return 0
    counts.set(caller, count)
    return count <= max ? 0 : Math.ceil((endsAt - now()) / 1000)
  }
}
