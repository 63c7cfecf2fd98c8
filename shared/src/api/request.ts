import { type Call, csrfField, errorCodes, errorWire, idempotencyHeader, requestPath } from '@shop/shared/contract'
import ky, { type KyInstance } from 'ky'
import * as v from 'valibot'
import type { ApiPorts } from './api-ports.ts'
import { ApiError } from './error.ts'
import { callName, toApiError } from './to-api-error.ts'

/** Arguments of any call, once the types have done their work. */
export type AnyArgs = { query?: unknown; body?: unknown; signal?: AbortSignal | undefined; intent?: string }

const timeoutMs = 30_000
const readRetries = 2
/** A service may ask for an hour's patience; a member has less. What it asked for stands in the error's facts. */
const maxWaitMs = 2000

/** Reads are tried again while a service is down or busy, writes never. */
export const createHttp = (fetch: ApiPorts['fetch']): KyInstance =>
  ky.create({
    fetch,
    timeout: timeoutMs,
    retry: {
      limit: readRetries,
      methods: ['get'],
      statusCodes: [502, 503, 504],
      backoffLimit: maxWaitMs,
      maxRetryAfter: maxWaitMs,
      jitter: true,
    },
  })

type Sending = {
  call: Call
  args: AnyArgs
  token: string | undefined
  csrfToken?: string | undefined
}

/** Sends a call once and gives what came back, not parsed yet. Throws {@link ApiError}. */
export async function request(
  http: KyInstance,
  ports: Pick<ApiPorts, 'services' | 'now'>,
  { call, args, token, csrfToken }: Sending,
): Promise<unknown> {
  const headers: Record<string, string> = { Accept: call.format === 'xml' ? 'application/xml' : 'application/json' }
  if (token !== undefined) headers['Authorization'] = `Bearer ${token}`
  if (args.intent !== undefined) headers[idempotencyHeader] = args.intent
  const body =
    args.body === undefined && csrfToken === undefined
      ? undefined
      : { ...(args.body as object), ...(csrfToken === undefined ? {} : { [csrfField]: csrfToken }) }
  try {
    // ky's own `text` keeps its patience for the body too; the one of a response waits for ever.
    const text = await http(`${ports.services[call.service]}${requestPath(call, args.body)}`, {
      method: call.method,
      headers,
      searchParams: searchParams(call, args.query, ports.now()),
      credentials: 'omit',
      ...(body === undefined ? {} : { json: body }),
      ...(args.signal === undefined ? {} : { signal: args.signal }),
    }).text()
    const reply: unknown = call.format === 'xml' ? text : JSON.parse(text)
    if (!saysOutdated(reply)) return reply
  } catch (error) {
    throw await toApiError(call, error, args.signal)
  }
  throw new ApiError('REFUSED', { call: callName(call), status: 200, errorStatus: errorCodes.outdated })
}

/** Services say with any status, 200 as well, that they no longer know this page. */
const saysOutdated = (reply: unknown): boolean =>
  typeof reply === 'string'
    ? reply.includes(`>${errorCodes.outdated}<`)
    : v.is(errorWire, reply) && reply.error_status === errorCodes.outdated

function searchParams(call: Call, query: unknown, now: number): URLSearchParams {
  const params = new URLSearchParams()
  for (const [name, value] of Object.entries((query ?? {}) as Record<string, unknown>)) {
    for (const one of Array.isArray(value) ? value : [value]) if (one !== undefined) params.append(name, String(one))
  }
  if (call.method === 'GET' && call.service !== 'shop') params.append('_', String(now))
  return params
}
