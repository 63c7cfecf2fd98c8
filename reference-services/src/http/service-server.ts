import cors from '@fastify/cors'
import { StoreUnreachable } from '@shop/release-store'
import { idempotencyHeader } from '@shop/shared/contract'
import type { FastifyError, FastifyInstance } from 'fastify'
import type { ShopClock } from '../clock.ts'
import { isDatabaseDown, logWords } from '../database/database-error.ts'
import { compressReplies } from './compression.ts'
import { createOriginServer, routeOf } from './origin-server.ts'
import { addRateLimits } from './rate-limit.ts'
import { Refusal, type RefusalName } from './refusal.ts'
import type { WeeksAhead } from './weeks-ahead.ts'

const bodyLimitBytes = 64 * 1024
/** 999 order numbers in one address, as the favourite marks allow. */
const headerLimitBytes = 64 * 1024
const preflightSeconds = 600
const retryAfterSeconds = '5'

export type ServiceFacts = { origins: { shop: string; services: string }; proxyHops: number }

/** The base of the services' origin: who may call from a browser, how refusals look, what no answer may hold. */
export async function createServiceServer(
  { origins, proxyHops }: ServiceFacts,
  clock: ShopClock,
  ahead?: WeeksAhead,
): Promise<FastifyInstance> {
  const server = createOriginServer({
    name: 'services',
    origin: origins.services,
    refuse: (reply, status) => {
      const refusal = new Refusal(byStatus[status] ?? 'broken')
      return reply.code(refusal.status).send(refusal.body)
    },
    refuseError: (error, request, reply) => {
      const refusal = toRefusal(error, routeOf(request))
      if (refusal.retryAfter !== undefined) reply.header('Retry-After', refusal.retryAfter)
      else if (refusal.status === 503) reply.header('Retry-After', retryAfterSeconds)
      return reply.code(refusal.status).send(refusal.body)
    },
    unread: (status) => ({
      type: 'application/json; charset=utf-8',
      text: JSON.stringify(new Refusal(status === 431 ? 'tooLarge' : 'badRequest').body),
    }),
    proxyHops,
    options: {
      bodyLimit: bodyLimitBytes,
      http: { maxHeaderSize: headerLimitBytes },
      ...(ahead === undefined ? {} : { rewriteUrl: ahead.rewriteUrl }),
    },
  })
  ahead?.follow(server)
  await server.register(cors, {
    origin: origins.shop,
    methods: ['GET', 'POST', 'PUT', 'DELETE'],
    allowedHeaders: ['Authorization', 'Content-Type', idempotencyHeader],
    exposedHeaders: ['Date', 'Retry-After'],
    maxAge: preflightSeconds,
  })
  await addRateLimits(server)
  compressReplies(server)
  server.addHook('onSend', async (_request, reply) => {
    // Node's own Date header would tell the real hour, not the shop's.
    reply.header('Date', clock.now().toUTCString())
    reply.header('Content-Security-Policy', "default-src 'none'; frame-ancestors 'none'")
    if (!reply.hasHeader('Cache-Control')) reply.header('Cache-Control', 'no-store')
    if (!reply.hasHeader('Cross-Origin-Resource-Policy')) reply.header('Cross-Origin-Resource-Policy', 'same-origin')
  })
  return server
}

const byStatus: Record<number, RefusalName> = {
  400: 'badRequest',
  404: 'noSuchPath',
  413: 'tooLarge',
  414: 'noSuchPath',
  415: 'wrongMediaType',
  503: 'busy',
}

function toRefusal(error: FastifyError, where: string): Refusal {
  if (error instanceof Refusal) return error
  const known = error.code?.startsWith('FST_') ? byStatus[error.statusCode ?? 0] : undefined
  if (known !== undefined) return new Refusal(known)
  console.error(`services: ${where} failed: ${logWords(error)}`)
  return new Refusal(isDatabaseDown(error) || error instanceof StoreUnreachable ? 'busy' : 'broken')
}
