import cors from '@fastify/cors'
import { StoreUnreachable } from '@shop/release-store'
import { idempotencyHeader } from '@shop/shared/contract'
import type { FastifyError, FastifyInstance, FastifyRequest } from 'fastify'
import type { ShopClock } from '../clock.ts'
import { isDatabaseDown, logWords } from '../database/database-error.ts'
import { logOf } from '../observability/log.ts'
import { callLimits, noDocumentPolicy } from './call-limits.ts'
import { callNameOf, sendRefusal } from './call-records.ts'
import { compressReplies } from './compression.ts'
import { createOriginServer } from './origin-server.ts'
import { frameworkReasons, Refusal, refusalOf } from './refusal.ts'
import type { WeeksAhead } from './weeks-ahead.ts'

const readMethods = new Set(['GET', 'HEAD', 'OPTIONS'])
const preflightSeconds = 600
const retryAfterSeconds = '5'
const log = logOf('services')

export type ServiceFacts = {
  origins: { shop: string; services: string }
  proxyHops: number
  secret?: string | undefined
}

/** The base of the services' origin: who may call from a browser, how refusals look, what no answer may hold. */
export async function createServiceServer(
  { origins, proxyHops, secret }: ServiceFacts,
  clock: ShopClock,
  ahead?: WeeksAhead,
): Promise<FastifyInstance> {
  const server = createOriginServer({
    name: 'services',
    origin: origins.services,
    refuse: (reply, status) => sendRefusal(reply, refusalOf(status)),
    refuseError: (error, request, reply) => {
      const refusal = toRefusal(error, request)
      if (refusal.retryAfter !== undefined) reply.header('Retry-After', refusal.retryAfter)
      else if (refusal.status === 503) reply.header('Retry-After', retryAfterSeconds)
      return sendRefusal(reply, refusal)
    },
    unread: (status) => ({
      type: 'application/json; charset=utf-8',
      text: JSON.stringify(new Refusal(status === 431 ? 'tooLarge' : 'requestUnreadable').body),
    }),
    secret,
    proxyHops,
    options: {
      bodyLimit: callLimits.bodyBytes,
      http: { maxHeaderSize: callLimits.headerBytes },
      ...(ahead === undefined ? {} : { rewriteUrl: ahead.rewriteUrl }),
    },
  })
  ahead?.follow(server)
  await server.register(cors, {
    origin: origins.shop,
    methods: ['GET', 'POST', 'PUT', 'DELETE'],
    allowedHeaders: ['Authorization', 'Content-Type', idempotencyHeader],
    exposedHeaders: ['Date', 'Retry-After', 'X-Request-Id'],
    maxAge: preflightSeconds,
  })
  server.addHook('onRequest', async ({ method, headers }) => {
    // Without one it is no page of a browser: those say where they are from with whatever they write.
    const isForeign = headers.origin !== undefined && headers.origin !== origins.shop
    if (isForeign && !readMethods.has(method)) throw new Refusal('foreignOrigin')
  })
  compressReplies(server)
  server.addHook('onSend', async (_request, reply) => {
    // Node's own Date header would tell the real hour, not the shop's.
    reply.header('Date', clock.now().toUTCString())
    reply.header('Content-Security-Policy', noDocumentPolicy)
    if (!reply.hasHeader('Cache-Control')) reply.header('Cache-Control', 'no-store')
    if (!reply.hasHeader('Cross-Origin-Resource-Policy')) reply.header('Cross-Origin-Resource-Policy', 'same-origin')
  })
  return server
}

function toRefusal(error: FastifyError, request: FastifyRequest): Refusal {
  if (error instanceof Refusal) return error
  const known = error.code?.startsWith('FST_') ? frameworkReasons[error.statusCode ?? 0] : undefined
  if (known !== undefined) return new Refusal(known)
  log.error(`${callNameOf(request)} failed: ${logWords(error)}`, { request: request.id })
  return new Refusal(
    isDatabaseDown(error) ? 'databaseDown' : error instanceof StoreUnreachable ? 'storeDown' : 'unexpected',
  )
}
