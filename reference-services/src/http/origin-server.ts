import fastify, {
  type FastifyError,
  type FastifyInstance,
  type FastifyReply,
  type FastifyRequest,
  type FastifyServerOptions,
} from 'fastify'
import { logWords } from '../database/database-error.ts'
import { logOf } from '../observability/log.ts'
import { traceCalls } from '../observability/traces.ts'
import { callNameOf, recordCalls } from './call-records.ts'
import { readRequestId, requestIdHeader } from './request-id.ts'
import { refuseUnparsedRequest, type UnparsedReply, type UnparsedStatus, unparsedText } from './unparsed-request.ts'

/** The origin's own form of a no: a page, a line of text, or JSON. */
export type Refuse = (reply: FastifyReply, status: number) => FastifyReply

export type OriginServerFacts = {
  /** In every record of its log. */
  name: string
  /** Where browsers reach it. */
  origin: string
  refuse: Refuse
  /** For an origin whose errors say more than a status. */
  refuseError?: (error: FastifyError, request: FastifyRequest, reply: FastifyReply) => FastifyReply
  /** For a request that could not be read: no hook and no route meets it. Plain text unless the origin speaks otherwise. */
  unread?: (status: UnparsedStatus) => UnparsedReply
  /** The operators' secret, where calls have members: the key of their hashes in the log. */
  secret?: string | undefined
  /** Proxies in front that are believed about a caller's address. None unless said otherwise. */
  proxyHops?: number
  options?: Pick<FastifyServerOptions, 'bodyLimit' | 'rewriteUrl'> & { http?: { maxHeaderSize: number } }
}

const aYear = 31_536_000

/** Whoever begins a request has sent all of it by then, or the connection is closed: half a body holds one open for nothing. */
const requestTimeoutMs = 15_000
const timeoutCheckMs = 1000

/** Headers of every answer, refusals as well. A promise of TLS is made only where there is some. */
export const securityHeaders = (origin: string): Record<string, string> => ({
  'X-Content-Type-Options': 'nosniff',
  ...(origin.startsWith('https:') ? { 'Strict-Transport-Security': `max-age=${aYear}; includeSubDomains` } : {}),
})

/** The base of all five servers: standing headers, and no answer in the framework's own words. */
export function createOriginServer({
  name,
  origin,
  refuse,
  refuseError,
  unread = unparsedText,
  secret,
  proxyHops = 0,
  options = {},
}: OriginServerFacts): FastifyInstance {
  const standing = securityHeaders(origin)
  const log = logOf(name)
  const server = fastify({
    ...options,
    genReqId: readRequestId,
    clientErrorHandler: refuseUnparsedRequest(standing, unread),
    // The port is closed then. Whoever had a connection before, and asks now, has an answer like the others.
    return503OnClosing: false,
    // The nearest proxies and no farther: what stands before them a caller may have written himself.
    trustProxy: proxyHops > 0 && ((_address: string, hop: number) => hop < proxyHops),
    requestTimeout: requestTimeoutMs,
    // Node waits a minute for the head alone.
    http: { ...options.http, headersTimeout: requestTimeoutMs, connectionsCheckingInterval: timeoutCheckMs },
    // An address that cannot be read meets no hook and no handler.
    frameworkErrors: (error, _request, reply) => {
      void refuse(reply.headers({ ...standing, 'Cache-Control': 'no-store' }), error.statusCode ?? 400)
    },
  })
  traceCalls(server, name, callNameOf)
  recordCalls(server, { name, log, secret })
  server.addHook('onSend', async (request, reply) => {
    reply.headers(standing).header(requestIdHeader, request.id)
  })
  server.setNotFoundHandler((_request, reply) => refuse(reply, 404))
  const refuseByStatus = (error: FastifyError, request: FastifyRequest, reply: FastifyReply) => {
    const status = statusOf(error)
    if (status >= 500) log.error(`${callNameOf(request)} failed: ${logWords(error)}`, { request: request.id })
    return refuse(reply, status)
  }
  server.setErrorHandler(refuseError ?? refuseByStatus)
  return server
}

/** A part or a version of a file that there is none of. */
const fileRefusals: readonly number[] = [412, 416]

/** Only refusals of the framework, and of its library for files, tell a status; whatever else breaks is ours. */
const statusOf = ({ code, statusCode = 500 }: FastifyError): number =>
  code?.startsWith('FST_') || fileRefusals.includes(statusCode) ? statusCode : 500
