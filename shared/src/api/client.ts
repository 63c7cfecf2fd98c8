import {
  type Call,
  csrfField,
  csrfTokenCall,
  errorWire,
  idempotencyHeader,
  type ServiceName,
} from '@shop/shared/contract'
import { errorCodes } from '@shop/shared/domain'
import ky, { HTTPError, type KyInstance, TimeoutError } from 'ky'
import * as v from 'valibot'
import { ApiError, type ApiErrorFacts, isApiError } from './error.ts'

/** What the client needs from outside. It never navigates and never speaks to the member. */
export type ApiPorts = {
  fetch: typeof fetch
  /** Base address of every service, without a slash at the end. */
  services: Record<ServiceName, string>
  /** A token believed valid, `undefined` for a visitor. */
  accessToken(): Promise<string | undefined>
  /**
   * A token other than the refused one. One refresh for all callers and all tabs; `undefined` when the
   * login is over. Rejects when the network failed: that is not the end of a login.
   */
  refreshedToken(refused: string): Promise<string | undefined>
  /** Names the member in a CSRF token request. */
  userKey(): string
  /** The hour of the server, in milliseconds: the cache-buster. [API-004] */
  now(): number
}

type QueryOf<C extends Call> = C['query'] extends v.GenericSchema
  ? { query: v.InferInput<C['query']> }
  : { query?: undefined }
type BodyOf<C extends Call> = C['body'] extends v.GenericSchema
  ? { body: v.InferInput<C['body']> }
  : { body?: undefined }

export type SendArgs<C extends Call> = QueryOf<C> &
  BodyOf<C> & {
    signal?: AbortSignal | undefined
    /** Names one intent of the member; the same value for every try of it. */
    intent?: string
  }

/** Arguments of any call, once the types have done their work. */
type AnyArgs = { query?: unknown; body?: unknown; signal?: AbortSignal | undefined; intent?: string }

export type ApiClient = {
  /** Sends a call and gives its parsed reply. Throws {@link ApiError}. */
  send<C extends Call>(call: C, args: SendArgs<C>): Promise<v.InferOutput<C['reply']>>
}

const timeoutMs = 30_000
const readRetries = 2
/** A service may ask for an hour's patience; a member has less. What it asked for stands in the error's facts. */
const longestWaitMs = 2000

/** @see API-001, API-002, API-004, API-007, ERR-005 */
export function createApiClient(ports: ApiPorts): ApiClient {
  const http = ky.create({
    fetch: ports.fetch,
    timeout: timeoutMs,
    retry: {
      limit: readRetries,
      methods: ['get'],
      statusCodes: [502, 503, 504],
      backoffLimit: longestWaitMs,
      maxRetryAfter: longestWaitMs,
      jitter: true,
    },
  })

  async function attempt(call: Call, args: AnyArgs, token: string | undefined): Promise<unknown> {
    const csrfToken = call.csrf ? await oneTimeToken(call, args, token) : undefined
    return parseReply(call, await request(http, ports, call, args, token, csrfToken))
  }

  async function oneTimeToken(call: Call, args: AnyArgs, token: string | undefined): Promise<string> {
    const body = { method_key: call.method, path_key: call.path, user_key: ports.userKey() }
    const reply = await request(http, ports, csrfTokenCall, { body, signal: args.signal }, token)
    return parseReply(csrfTokenCall, reply).token
  }

  async function send(call: Call, args: AnyArgs): Promise<unknown> {
    const token = await fromPort(call, ports.accessToken())
    if (call.access === 'member' && token === undefined) throw new ApiError('LOGIN_NEEDED', { call: nameOf(call) })
    try {
      return await attempt(call, args, token)
    } catch (error) {
      if (!isApiError(error)) throw error
      // The one-time token was spent or came too late; the intent is the same, so one more token is fair.
      if (error.facts.errorStatus === errorCodes.csrfTokenSpent) return attempt(call, args, token)
      if (token === undefined || !isAboutLogin(error)) throw error
      return attemptAgain(call, args, token, error)
    }
  }

  async function attemptAgain(call: Call, args: AnyArgs, refused: string, cause: ApiError): Promise<unknown> {
    // A 403 speaks of the login only when the token ran out on the way. [K-05, GRD-060]
    const asked = cause.facts.status === 401 ? ports.refreshedToken(refused) : ports.accessToken()
    const fresh = await fromPort(call, asked)
    if (fresh === undefined) throw new ApiError('LOGIN_NEEDED', cause.facts, { cause })
    if (fresh === refused) throw cause
    try {
      return await attempt(call, args, fresh)
    } catch (error) {
      // Even a new token is refused: asking once more would go in circles. [reliability row 14]
      if (isApiError(error) && error.facts.status === 401)
        throw new ApiError('LOGIN_NEEDED', error.facts, { cause: error })
      throw error
    }
  }

  return { send: send as ApiClient['send'] }
}

const isAboutLogin = ({ facts }: ApiError) => facts.status === 401 || facts.status === 403

/** No token could be asked for: the network failed, which is not the end of a login. */
async function fromPort(call: Call, asked: Promise<string | undefined>): Promise<string | undefined> {
  try {
    return await asked
  } catch (error) {
    if (isApiError(error)) throw error
    const isLate = error instanceof Error && error.name === 'TimeoutError'
    throw new ApiError(isLate ? 'TIMEOUT' : 'OFFLINE', { call: nameOf(call) }, { cause: error })
  }
}

const nameOf = (call: Call) => `${call.method} ${call.service}${call.path}`

async function request(
  http: KyInstance,
  ports: ApiPorts,
  call: Call,
  args: AnyArgs,
  token: string | undefined,
  csrfToken?: string,
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
    const text = await http(`${ports.services[call.service]}${call.path}`, {
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
  throw new ApiError('REFUSED', { call: nameOf(call), status: 200, errorStatus: errorCodes.outdated })
}

/** Services say with any status, 200 as well, that they no longer know this page. [ERR-001] */
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

function parseReply<C extends Call>(call: C, reply: unknown): v.InferOutput<C['reply']> {
  const result = v.safeParse(call.reply, reply)
  if (result.success) return result.output
  const where = result.issues.map((issue) => v.getDotPath(issue) ?? '').join(' ')
  const facts: ApiErrorFacts = { call: nameOf(call), maybeStored: call.csrf }
  throw new ApiError('BROKEN_REPLY', facts, { cause: new TypeError(`unexpected: ${where}`) })
}

/** A proxy in front of the services says in plain text, or in a `message` of its own, that nothing works. [ERR-003] */
function refusalOf(data: unknown): Pick<v.InferOutput<typeof errorWire>, 'error_status' | 'error_message'> {
  const said = v.safeParse(errorWire, data)
  const { message, ...known } = said.success ? said.output : { message: typeof data === 'string' ? data : undefined }
  const isOut = message !== undefined && /^\s*out of service\b/i.test(message)
  return isOut ? { ...known, error_message: message.trim() } : known
}

async function toApiError(call: Call, error: unknown, signal: AbortSignal | undefined): Promise<ApiError> {
  const isWrite = call.csrf
  const base: ApiErrorFacts = { call: nameOf(call) }
  if (signal?.aborted === true) return new ApiError('ABORTED', base, { cause: error })
  if (error instanceof HTTPError) {
    const { status, headers } = error.response
    const said = refusalOf(error.data)
    const facts: ApiErrorFacts = { ...base, status }
    if (said.error_status !== undefined) facts.errorStatus = said.error_status
    if (said.error_message !== undefined) facts.errorMessage = said.error_message
    const retryAfter = Number(headers.get('Retry-After') ?? Number.NaN)
    if (Number.isFinite(retryAfter)) facts.retryAfterSeconds = retryAfter
    if (status >= 500) return new ApiError('UNAVAILABLE', { ...facts, maybeStored: isWrite }, { cause: error })
    return new ApiError('REFUSED', facts, { cause: error })
  }
  if (error instanceof TimeoutError) return new ApiError('TIMEOUT', { ...base, maybeStored: isWrite }, { cause: error })
  if (error instanceof SyntaxError)
    return new ApiError('BROKEN_REPLY', { ...base, maybeStored: isWrite }, { cause: error })
  return new ApiError('OFFLINE', { ...base, maybeStored: isWrite }, { cause: error })
}
