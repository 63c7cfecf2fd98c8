import { type Call, csrfTokenCall, errorCodes } from '@shop/shared/contract'
import type * as v from '@shop/shared/schema'
import type { ApiPorts } from './api-ports.ts'
import { ApiError, isApiError } from './error.ts'
import { callName, parseReply } from './parse-reply.ts'
import { type AnyArgs, fromPort, openNetwork, request } from './request.ts'

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

export type ApiClient = {
  /** Sends a call and gives its parsed reply. Throws {@link ApiError}. */
  send<C extends Call>(call: C, args: SendArgs<C>): Promise<v.InferOutput<C['reply']>>
}

/** Adds the token, the one-time CSRF token of a write, and one more try where they have run out. [K-05] */
export function createApiClient(ports: ApiPorts): ApiClient {
  const network = openNetwork(ports.fetch)

  async function attempt(call: Call, args: AnyArgs, token: string | undefined): Promise<unknown> {
    const csrfToken = call.csrf ? await oneTimeToken(call, args, token) : undefined
    return parseReply(call, await request(network, ports, { call, args, token, csrfToken }))
  }

  async function oneTimeToken(call: Call, args: AnyArgs, token: string | undefined): Promise<string> {
    const body = { method_key: call.method, path_key: call.path, user_key: ports.userKey() }
    const reply = await request(network, ports, { call: csrfTokenCall, args: { body, signal: args.signal }, token })
    return parseReply(csrfTokenCall, reply).token
  }

  async function send(call: Call, args: AnyArgs): Promise<unknown> {
    const token = await fromPort(call, ports.accessToken())
    if (call.access === 'member' && token === undefined) throw new ApiError('LOGIN_NEEDED', { call: callName(call) })
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
    // A 403 speaks of the login only when the token ran out on the way. [K-05]
    const asked = cause.facts.status === 401 ? ports.refreshedToken(refused) : ports.accessToken()
    const fresh = await fromPort(call, asked)
    if (fresh === undefined) throw new ApiError('LOGIN_NEEDED', cause.facts, { cause })
    if (fresh === refused) throw cause
    try {
      return await attempt(call, args, fresh)
    } catch (error) {
      // Even a new token is refused: asking once more would go in circles.
      if (isApiError(error) && error.facts.status === 401)
        throw new ApiError('LOGIN_NEEDED', error.facts, { cause: error })
      throw error
    }
  }

  return { send: send as ApiClient['send'] }
}

const isAboutLogin = ({ facts }: ApiError) => facts.status === 401 || facts.status === 403
