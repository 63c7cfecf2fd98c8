import cors from '@fastify/cors'
import { idempotencyHeader } from '@shop/shared/contract'
import fastify, { type FastifyError, type FastifyInstance } from 'fastify'
import type { ShopClock } from '../clock.ts'
import { isDatabaseDown } from '../database/database-error.ts'
import { compressReplies } from './compression.ts'
import { Refusal, type RefusalName } from './refusal.ts'

const bodyLimitBytes = 64 * 1024
/** 999 order numbers in one address, as the favourite marks allow. [API-022] */
const headerLimitBytes = 64 * 1024
const preflightSeconds = 600
const retryAfterSeconds = '5'

/** The base of the services' origin: who may call from a browser, how refusals look, what no answer may hold. */
export async function createServiceServer(shopOrigin: string, clock: ShopClock): Promise<FastifyInstance> {
  const server = fastify({
    bodyLimit: bodyLimitBytes,
    http: { maxHeaderSize: headerLimitBytes },
    forceCloseConnections: 'idle',
  })
  await server.register(cors, {
    origin: shopOrigin,
    methods: ['GET', 'POST', 'PUT', 'DELETE'],
    allowedHeaders: ['Authorization', 'Content-Type', idempotencyHeader],
    exposedHeaders: ['Date', 'Retry-After'],
    maxAge: preflightSeconds,
  })
  compressReplies(server)
  server.addHook('onSend', async (_request, reply) => {
    // Node's own Date header would tell the real hour, not the shop's. [API-008]
    reply.header('Date', clock.now().toUTCString())
    reply.header('X-Content-Type-Options', 'nosniff')
    reply.header('Content-Security-Policy', "default-src 'none'; frame-ancestors 'none'")
    if (!reply.hasHeader('Cache-Control')) reply.header('Cache-Control', 'no-store')
  })
  server.setErrorHandler((error: FastifyError, request, reply) => {
    const refusal = toRefusal(error, `${request.method} ${request.routeOptions.url ?? 'unknown path'}`)
    if (refusal.status === 503) reply.header('Retry-After', retryAfterSeconds)
    return reply.code(refusal.status).send(refusal.body)
  })
  server.setNotFoundHandler((_request, reply) => {
    const refusal = new Refusal('noSuchPath')
    return reply.code(refusal.status).send(refusal.body)
  })
  return server
}

const byStatus: Record<number, RefusalName> = { 400: 'badRequest', 413: 'tooLarge', 415: 'wrongMediaType' }

/** The route's pattern is reported, never the address: it may name a member. [reliability row 18] */
function toRefusal(error: FastifyError, where: string): Refusal {
  if (error instanceof Refusal) return error
  const known = error.code?.startsWith('FST_') ? byStatus[error.statusCode ?? 0] : undefined
  if (known !== undefined) return new Refusal(known)
  console.error(`services: ${where} failed: ${error.name} ${error.code ?? ''} ${error.message}`)
  return new Refusal(isDatabaseDown(error) ? 'busy' : 'broken')
}
