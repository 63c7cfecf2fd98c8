import rateLimit, { normalizeIP } from '@fastify/rate-limit'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { callerAddress } from './edge-caller.ts'

const windowMs = 60_000

/** Lets a server limit calls with {@link createRateLimit}; no route is limited by it alone. */
export async function addRateLimits(server: FastifyInstance): Promise<void> {
  await server.register(rateLimit, { global: false })
}

/** Counts one more call; gives the seconds its caller has to wait, 0 when it is heard. */
export type RateLimit = (request: FastifyRequest) => Promise<number>

/**
 * So many calls of each address in a minute, of all together, or of whoever a name is made for. Kept in the memory of this process, for the latest
 * 5000 callers. Whoever has one IPv6 address has the other 2⁶⁴ of its network as well: they count as one.
 */
export function createRateLimit(
  server: FastifyInstance,
  max: number,
  scope: 'address' | 'all' | ((request: FastifyRequest) => string) = 'address',
): RateLimit {
  const nameOf = typeof scope === 'function' ? scope : names[scope]
  const count = server.createRateLimit({ max, timeWindow: windowMs, keyGenerator: nameOf })
  return async (request) => {
    const counted = await count(request)
    return !counted.isAllowed && counted.isExceeded ? counted.ttlInSeconds : 0
  }
}

/** Gives the address of who asks, of IPv6 the network. */
export const callerNetwork = (request: FastifyRequest): string => normalizeIP(callerAddress(request))

const names = {
  address: callerNetwork,
  all: () => 'all',
}
