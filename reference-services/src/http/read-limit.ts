import { finished } from 'node:stream'
import type { FastifyInstance } from 'fastify'
import { Refusal } from './refusal.ts'

/** So many are answered within a quarter of a second where nothing else is done. */
const maxReads = 64
const retrySeconds = 1

/**
 * Lists and pages that are asked for at the same moment have a limit: more than the database bears would make all of
 * them slow, and orders with them. Orders, logins and whatever else is written are not counted.
 */
export function limitReads(server: FastifyInstance, max = maxReads): void {
  let underWay = 0
  server.addHook('onRequest', async (request, reply) => {
    if (request.routeOptions.config.call?.method !== 'GET') return
    if (underWay >= max) {
      const refusal = new Refusal('readsFull')
      refusal.retryAfter = retrySeconds
      throw refusal
    }
    underWay += 1
    // Also of a caller that is gone already.
    finished(reply.raw, () => {
      underWay -= 1
    })
  })
}
