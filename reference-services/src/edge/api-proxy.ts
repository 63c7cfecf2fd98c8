import type { IncomingHttpHeaders } from 'node:http'
import { finished } from 'node:stream'
import { normalizeIP } from '@fastify/rate-limit'
import { idempotencyHeader } from '@shop/shared/contract'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { errors } from 'undici'
import { apiPath } from '../config.ts'
import { callLimits, noDocumentPolicy } from '../http/call-limits.ts'
import { callNameAt } from '../http/call-names.ts'
import { sendRefusal } from '../http/call-records.ts'
import { createEdgeHeaders } from '../http/edge-caller.ts'
import { Refusal, tooMany } from '../http/refusal.ts'
import { logOf } from '../observability/log.ts'
import { traceHeaders } from '../observability/traces.ts'
import { type ApiSettings, createServiceTargets } from '../service-addresses.ts'
import { createConcurrencyLimits } from './concurrency-limits.ts'
import { addressOf } from './request-address.ts'
import { createServicePools } from './service-pools.ts'

const log = logOf('edge')

export type ApiProxyPorts = {
  /** Where the edge reaches the services. */
  api: Pick<ApiSettings, 'upstream' | 'addresses'>
  /** The operators' secret, which edge and services have in common. */
  secret: string
  limits?: Partial<typeof standardLimits>
}

const standardLimits = {
  connectMs: 3000,
  /** Beyond the 30 seconds after which a page gives up a call by itself: the page knows first. */
  answerMs: 35_000,
  /** From one piece of an answer to the next. */
  pieceMs: 15_000,
  /** A browser that takes nothing of its answer for so long is gone, and so is one whose call waits for so long. */
  stalledMs: 60_000,
  connections: 256,
  /** Calls beyond the connections wait for one of them. */
  maxCalls: 2048,
  maxCallsOfAddress: 128,
}

const methods = ['GET', 'HEAD', 'POST', 'PUT', 'DELETE']
const readMethods = new Set(['GET', 'HEAD'])

/** Headers of a call that the services read. Cookies of the shop's origin are not among them: no service needs one. */
const passedHeaders = [
  'accept',
  'accept-encoding',
  'accept-language',
  'authorization',
  'content-type',
  'origin',
  'user-agent',
  'if-none-match',
  'if-modified-since',
  'range',
  idempotencyHeader.toLowerCase(),
]
/** Headers of an answer that a page reads. It sets no cookie at the shop's origin and allows no other origin anything. */
const answerHeaders = [
  'accept-ranges',
  'cache-control',
  'content-encoding',
  'content-length',
  'content-range',
  'content-type',
  'cross-origin-resource-policy',
  'etag',
  'last-modified',
  'retry-after',
  'vary',
  'www-authenticate',
]

/** Whether an answer to this address has to be one of the services. */
export const isApiAddress = (url: string): boolean => url.startsWith(`${apiPath}/`)

/** Refuses as the services do, so that a page treats it alike. */
export function refuseCall(reply: FastifyReply, refusal: Refusal): FastifyReply {
  const { retryAfter } = refusal
  if (retryAfter !== undefined) reply.header('Retry-After', retryAfter)
  reply.headers({
    'Cache-Control': 'no-store',
    'Content-Security-Policy': noDocumentPolicy,
    'Cross-Origin-Resource-Policy': 'same-origin',
  })
  return sendRefusal(reply, refusal)
}

/** `/_api/{service}/…`: passes the calls of pages on to the services, so that they need no preflight. */
export async function addApiProxy(server: FastifyInstance, { api, secret, limits }: ApiProxyPorts): Promise<void> {
  const { connectMs, answerMs, pieceMs, stalledMs, connections, maxCalls, maxCallsOfAddress } = {
    ...standardLimits,
    ...limits,
  }
  const poolOf = createServicePools(server, {
    connections,
    connect: { timeout: connectMs },
    headersTimeout: answerMs,
    bodyTimeout: pieceMs,
  })
  const underWay = createConcurrencyLimits({ max: maxCalls, maxOfAddress: maxCallsOfAddress })
  const edgeHeaders = createEdgeHeaders(secret)
  const targetOf = createServiceTargets(api)

  await server.register(async (calls) => {
    calls.removeAllContentTypeParsers()
    // Calls are small: whoever sends one slowly holds no connection to the services.
    calls.addContentTypeParser('*', { parseAs: 'buffer', bodyLimit: callLimits.bodyBytes }, (_request, body, done) =>
      done(null, body),
    )
    calls.setErrorHandler((error, _request, reply) => {
      if (error instanceof Refusal) return refuseCall(reply, error)
      throw error
    })
    calls.addHook('onRequest', async (request, reply) => {
      request.callName = callNameAt(request.method, request.url.slice(apiPath.length))
      if (!readMethods.has(request.method) && !isFromOwnOrigin(request.headers)) throw new Refusal('foreignOrigin')
      const release = underWay.acquire(normalizeIP(addressOf(request)))
      if (release === 'ofAddress') throw tooMany(1, 'concurrencyLimited')
      if (release === 'ofAll') throw new Refusal('edgeFull')
      // Also of a browser that is gone already.
      finished(reply.raw, release)
    })
    calls.route({
      method: methods,
      url: `${apiPath}/*`,
      handler: (request, reply) => passOn(request, reply),
    })
  })

  async function passOn(request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> {
    const asked = upstreamPath(request.url)
    if (asked === undefined) throw new Refusal('pathUnknown')
    const { origin, path, isForeign } = targetOf(asked)
    const gone = new AbortController()
    finished(reply.raw, () => gone.abort())
    reply.raw.setTimeout(stalledMs, () => reply.raw.destroy())
    const { statusCode, headers, body } = await poolOf(origin)
      .request({
        path,
        method: request.method as 'GET',
        headers: {
          ...pick(request.headers, passedHeaders),
          ...edgeHeaders({ address: addressOf(request), requestId: request.id }, isForeign),
          ...traceHeaders(),
        },
        body: (request.body as Buffer | undefined) ?? null,
        signal: gone.signal,
      })
      .catch((error: Error) => {
        throw toRefusal(error, request.id, isForeign ? origin : 'the services')
      })
    return reply
      .code(statusCode)
      .headers({ ...pick(headers, answerHeaders), 'Content-Security-Policy': noDocumentPolicy })
      .send(body)
  }
}

/** The browser's own word; the services compare the `Origin` that is passed on. */
const isFromOwnOrigin = ({ 'sec-fetch-site': site }: IncomingHttpHeaders): boolean =>
  site === undefined || site === 'same-origin'

const escapedSeparator = /%2f|%5c/i

/** Path and query at the services; `undefined` for an address that two servers could read in two ways. */
function upstreamPath(url: string): string | undefined {
  const [path = '', query] = url.split(/\?(.*)/s)
  if (!isApiAddress(path) || escapedSeparator.test(path)) return undefined
  const plain = path.slice(apiPath.length)
  if (!URL.canParse(plain, 'http://services') || new URL(plain, 'http://services').pathname !== plain) return undefined
  return query === undefined ? plain : `${plain}?${query}`
}

const pick = (headers: IncomingHttpHeaders, names: readonly string[]): Record<string, string | string[]> =>
  Object.fromEntries(
    names.flatMap((name) => {
      const value = headers[name]
      return value === undefined ? [] : [[name, value]]
    }),
  )

/** One that the browser has given up is not reported. */
function toRefusal(error: Error & { code?: string }, requestId: string, whose: string): Refusal {
  if (error.name !== 'AbortError')
    log.error(`no answer of ${whose}: ${error.code ?? error.name}`, { request: requestId })
  return new Refusal(error instanceof errors.HeadersTimeoutError ? 'servicesLate' : 'servicesDown')
}
