import { normalizeIP } from '@fastify/rate-limit'
import type { FastifyRequest } from 'fastify'
import { createCallerWindows } from './caller-windows.ts'
import { callerAddress } from './edge-caller.ts'

/** Of the callers that were heard last. */
const maxCallers = 5000

/** Counts one more call; gives the seconds its caller has to wait, 0 when it is heard. */
export type RateLimit = (request: FastifyRequest) => Promise<number>

/**
 * So many calls of each address in a minute, of all together, or of whoever a name is made for. Kept in the memory of this
 * process. Whoever has one IPv6 address has the other 2⁶⁴ of its network as well: they count as one.
 */
export function createRateLimit(
  max: number,
  scope: 'address' | 'all' | ((request: FastifyRequest) => string) = 'address',
  now: () => number = () => performance.now(),
): RateLimit {
  const nameOf = typeof scope === 'function' ? scope : names[scope]
  const windows = createCallerWindows(maxCallers, () => ({ calls: 0 }), now)
  return async (request) => {
    const own = windows.of(nameOf(request))
    own.calls += 1
    return own.calls > max ? Math.ceil((own.until - now()) / 1000) : 0
  }
}

/** Gives the address of who asks, of IPv6 the network. */
export const callerNetwork = (request: FastifyRequest): string => normalizeIP(callerAddress(request))

const names = {
  address: callerNetwork,
  all: () => 'all',
}
