import { createHash, createHmac, timingSafeEqual } from 'node:crypto'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { logOf } from '../observability/log.ts'
import { Refusal } from './refusal.ts'
import { requestIdHeader } from './request-id.ts'

declare module 'fastify' {
  interface FastifyRequest {
    /** Who asks, by the word of the edge; `undefined` for a call that did not come through it. */
    edgeCaller: string | undefined
  }
}

/** Who asks for a page or a call at the edge, and the number under which the logs have it. */
export type EdgeCaller = { address: string; requestId: string }

const keyHeader = 'x-edge-key'
const callerHeader = 'x-forwarded-for'
const log = logOf('services')

/** Made of the operators' secret, which edge and services have in common: the secret itself is not sent. */
const edgeKey = (secret: string): string => createHmac('sha256', secret).update('edge').digest('base64url')

/**
 * Gives the headers by which the edge, and nobody else, tells the services the address of who asks; with them goes the
 * request's number. A service of somebody else is not told the key: with it anybody could be any caller here.
 */
export function createEdgeHeaders(secret: string): (caller: EdgeCaller, isForeign?: boolean) => Record<string, string> {
  const key = edgeKey(secret)
  return ({ address, requestId }, isForeign = false) => ({
    ...(isForeign ? {} : { [keyHeader]: key }),
    [callerHeader]: address,
    [requestIdHeader]: requestId,
  })
}

/**
 * Lets the services believe the edge about who asks, so that budgets count members and not the edge. With another key
 * a call is refused: all members would share one budget, and nobody would see why.
 */
export function believeEdge(server: FastifyInstance, secret: string): void {
  const expected = digest(edgeKey(secret))
  server.decorateRequest('edgeCaller', undefined)
  server.addHook('onRequest', async (request) => {
    const { [keyHeader]: key, [callerHeader]: caller } = request.headers
    if (key === undefined) return
    if (!timingSafeEqual(digest(String(key)), expected)) {
      log.error('a call with the key of another edge: the OPERATOR_SECRET of both must be the same')
      throw new Refusal('otherOperatorSecret')
    }
    request.edgeCaller = String(caller)
  })
}

/** The address of who asks: through the edge by its word, else as the connection and the proxies in front have it. */
export const callerAddress = ({ edgeCaller, ip }: Pick<FastifyRequest, 'edgeCaller' | 'ip'>): string => edgeCaller ?? ip

const digest = (text: string) => createHash('sha256').update(text).digest()
