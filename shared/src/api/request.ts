import { type Call, csrfField, errorCodes, errorWire, idempotencyHeader, requestPath } from '@shop/shared/contract'
import * as v from '@shop/shared/schema'
import type { ApiPorts } from './api-ports.ts'
import { ApiError, isApiError } from './error.ts'
import type { Network } from './network.ts'
import { callName } from './parse-reply.ts'

/** Arguments of any call, once the types have done their work. */
export type AnyArgs = { query?: unknown; body?: unknown; signal?: AbortSignal | undefined; intent?: string }

type Sending = {
  call: Call
  args: AnyArgs
  token: string | undefined
  csrfToken?: string | undefined
}

/** Gives what sends requests. */
export type OpenNetwork = () => Promise<Network>

/** Its code comes beside what draws the page: the first answers stand in the page, or are on their way to it. */
export function openNetwork(fetch: ApiPorts['fetch']): OpenNetwork {
  const load = () =>
    import(/* webpackChunkName: "network", webpackFetchPriority: "high" */ './network.ts').then(({ createNetwork }) =>
      createNetwork(fetch),
    )
  let network: Promise<Network> | undefined
  function open(): Promise<Network> {
    network ??= load()
    // The next call tries again.
    network.catch(() => {
      network = undefined
    })
    return network
  }
  open().catch(() => undefined)
  return open
}

/** Sends a call once and gives what came back, not parsed yet. Throws {@link ApiError}. */
export async function request(
  network: OpenNetwork,
  ports: Pick<ApiPorts, 'services' | 'now' | 'brought'>,
  { call, args, token, csrfToken }: Sending,
): Promise<unknown> {
  const headers: Record<string, string> = { Accept: call.format === 'xml' ? 'application/xml' : 'application/json' }
  if (token !== undefined) headers['Authorization'] = `Bearer ${token}`
  if (args.intent !== undefined) headers[idempotencyHeader] = args.intent
  const body =
    args.body === undefined && csrfToken === undefined
      ? undefined
      : { ...(args.body as object), ...(csrfToken === undefined ? {} : { [csrfField]: csrfToken }) }
  const address = `${ports.services[call.service]}${requestPath(call, args.body)}`
  const fields = searchParams(call, args.query, ports.now())
  const send = async (answer: Response | undefined) => {
    const { send } = await networkFor(call, network, args.signal)
    const options = {
      method: call.method,
      headers,
      searchParams: fields,
      credentials: 'omit' as const,
      ...(body === undefined ? {} : { json: body }),
      ...(args.signal === undefined ? {} : { signal: args.signal }),
    }
    return send(call, address, options, answer)
  }
  const brought =
    call.method === 'GET' ? await fromPort(call, ports.brought?.(`${address}?${fields}`, token)) : undefined
  const text = typeof brought === 'string' ? brought : await send(brought)
  const reply = replyOf(call, text)
  if (saysOutdated(reply))
    throw new ApiError('REFUSED', { call: callName(call), status: 200, errorStatus: errorCodes.outdated })
  return reply
}

/** Without its code nothing has been sent. */
async function networkFor(call: Call, open: OpenNetwork, signal: AbortSignal | undefined): Promise<Network> {
  const network = await open().catch((cause: unknown) => {
    throw new ApiError('OFFLINE', { call: callName(call) }, { cause })
  })
  if (signal?.aborted === true) throw new ApiError('ABORTED', { call: callName(call) }, { cause: signal.reason })
  return network
}

function replyOf(call: Call, text: string): unknown {
  if (call.format === 'xml') return text
  try {
    return JSON.parse(text)
  } catch (cause) {
    throw new ApiError('BROKEN_REPLY', { call: callName(call), maybeStored: call.csrf }, { cause })
  }
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

/** A token or an answer could not be had: the network failed, which is not the end of a login. */
export async function fromPort<T>(call: Call, asked: Promise<T> | T): Promise<T> {
  try {
    return await asked
  } catch (error) {
    if (isApiError(error)) throw error
    const isLate = error instanceof Error && error.name === 'TimeoutError'
    throw new ApiError(isLate ? 'TIMEOUT' : 'OFFLINE', { call: callName(call) }, { cause: error })
  }
}
