import { setTimeout as pause } from 'node:timers/promises'
import { requestPath } from '@shop/shared/contract'
import type { ServiceCall } from 'reference-services/contract-document'
import { CannotAsk, Finding } from './finding.ts'

export type Asked = {
  call: ServiceCall
  query?: Readonly<Record<string, unknown>> | undefined
  body?: unknown
  /** `nobody`: without a token, also where one is needed. `stranger`: with one that is none. */
  as: 'member' | 'nobody' | 'stranger'
  headers?: Readonly<Record<string, string>>
}

export type Answer = {
  status: number
  text: string
  /** `undefined` where the text is no JSON. */
  json: unknown
  /** The service's own hour. */
  date: Date
}

export type Ask = (asked: Asked) => Promise<Answer>

export type AskPorts = {
  addressOf(call: ServiceCall): string
  token: string | undefined
  /** Requests a second. */
  rate: number
}

/** The page gives up after as long. [API-007] */
const timeoutMs = 30_000
const maxWaitSeconds = 60
const maxTries = 3

/** Gives what sends requests, one after the other and no more of them than agreed. A service that asks to wait is waited for. */
export function createAsk({ addressOf, token, rate }: AskPorts): Ask & { count(): number } {
  let count = 0
  let free = 0

  async function waitForTurn(): Promise<void> {
    const now = performance.now()
    const at = Math.max(now, free)
    free = at + 1000 / rate
    if (at > now) await pause(at - now)
  }

  async function send(asked: Asked, tries = 1): Promise<Answer> {
    await waitForTurn()
    count += 1
    const response = await fetchAnswer(asked, addressOf(asked.call), token)
    const seconds = Number(response.headers.get('retry-after') ?? Number.NaN)
    const mayComeAgain = (response.status === 429 || response.status === 503) && seconds <= maxWaitSeconds
    if (mayComeAgain && tries < maxTries) {
      await response.body?.cancel()
      await pause(seconds * 1000)
      return send(asked, tries + 1)
    }
    if (response.status === 429)
      throw new CannotAsk('the services are asked too often (429): a smaller --rate, or later')
    const text = await response.text().catch(() => {
      throw new Finding(describeRequest(asked), { expected: 'an answer', got: 'one that broke off' })
    })
    const date = new Date(response.headers.get('date') ?? Date.now())
    return { status: response.status, text, json: parsed(text), date }
  }

  return Object.assign((asked: Asked) => send(asked), { count: () => count })
}

async function fetchAnswer(asked: Asked, address: string, token: string | undefined): Promise<Response> {
  const { call, query, body, as, headers } = asked
  const shown = as === 'member' ? token : as === 'stranger' ? 'no.token.atall' : undefined
  try {
    return await fetch(`${address}${pathOf(asked)}${searchOf(query)}`, {
      method: call.method,
      redirect: 'manual',
      headers: {
        Accept: call.format === 'xml' ? 'application/xml' : 'application/json',
        ...(shown === undefined ? {} : { Authorization: `Bearer ${shown}` }),
        ...(body === undefined ? {} : { 'Content-Type': 'application/json' }),
        ...headers,
      },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
      signal: AbortSignal.timeout(timeoutMs),
    })
  } catch (error) {
    const { name, cause } = error as Error & { cause?: { code?: string } }
    if (name === 'TimeoutError')
      throw new Finding(describeRequest(asked), {
        ids: ['API-007'],
        expected: 'an answer within 30 seconds',
        got: 'none',
      })
    throw new CannotAsk(`${address} cannot be reached: ${cause?.code ?? (error as Error).message}`)
  }
}

/** A field of the body may stand in the path as well. */
const pathOf = ({ call, body }: Asked) => requestPath(call, body)

function searchOf(query: Asked['query'] = {}): string {
  const params = new URLSearchParams(
    Object.entries(query)
      .filter(([, value]) => value !== undefined)
      .flatMap(([name, value]) => [value].flat().map((one): [string, string] => [name, String(one)])),
  )
  return params.size === 0 ? '' : `?${params}`
}

/** Without the token, so that it may be passed on. One-time tokens are of no use afterwards. */
export function describeRequest(asked: Asked): string {
  const { call, query, body, as } = asked
  const sent = body === undefined ? '' : ` ${JSON.stringify(body)}`
  const who = { member: 'as the member', nobody: 'without a token', stranger: 'with a token that is none' }[as]
  return `${call.method} ${pathOf(asked)}${decodeURIComponent(searchOf(query))}${sent}, ${who}`
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
