import { normalizeIP } from '@fastify/rate-limit'
import type { FastifyRequest } from 'fastify'
import { callerAddress } from './edge-caller.ts'

const windowMs = 60_000
/** Of the callers that were heard last. */
const maxCallers = 5000

/** Counts one more call; gives the seconds its caller has to wait, 0 when it is heard. */
export type RateLimit = (request: FastifyRequest) => Promise<number>

/**
 * So many calls of each address in a minute, of all together, or of whoever a name is made for. Kept in the memory of this
 * process. Whoever has one IPv6 address has the other 2⁶⁴ of its network as well: they count as one. `now` only goes
 * forward: a system clock that is set back would hold its callers off until it is there again.
 */
export function createRateLimit(
  max: number,
  scope: 'address' | 'all' | ((request: FastifyRequest) => string) = 'address',
  now: () => number = () => performance.now(),
): RateLimit {
  const nameOf = typeof scope === 'function' ? scope : names[scope]
  const counts = new Map<string, { calls: number; until: number }>()
  return async (request) => {
    const name = nameOf(request)
    const known = counts.get(name)
    const time = now()
    const own = known === undefined || known.until <= time ? { calls: 0, until: time + windowMs } : known
    own.calls += 1
    counts.delete(name)
    counts.set(name, own)
    const [oldest] = counts.keys()
    if (counts.size > maxCallers && oldest !== undefined) counts.delete(oldest)
    return own.calls > max ? Math.ceil((own.until - time) / 1000) : 0
  }
}

/** Gives the address of who asks, of IPv6 the network. */
export const callerNetwork = (request: FastifyRequest): string => normalizeIP(callerAddress(request))

const names = {
  address: callerNetwork,
  all: () => 'all',
}
