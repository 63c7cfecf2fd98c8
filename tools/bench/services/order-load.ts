import { randomUUID } from 'node:crypto'
import { setTimeout as wait } from 'node:timers/promises'
import type { Load, LoadLogin } from 'reference-services/load'
import { type Connections, openConnections, type Reply } from './connections.ts'

export type OrderLoad = {
  port: number
  logins: readonly LoadLogin[]
  load: Load
  /** Orders so far: every order is of another member or product. */
  placed: number
}

export type Measured = {
  sent: number
  stored: number
  seconds: number
  latencies: number[]
  refusals: Map<string, number>
  /** How long those waited who were refused. */
  refusedMs: number[]
}

const connectionCount = 64
const tickMs = 1
export const nobody: LoadLogin = { subject: '', token: '' }

/** As the shop's client writes it, without what a browser adds. */
export const requestOf = (method: string, path: string, token: string, body: string, more = '') =>
  `${method} ${path} HTTP/1.1\r\nHost: localhost\r\nAuthorization: Bearer ${token}\r\nContent-Type: application/json\r\n${more}Content-Length: ${Buffer.byteLength(body)}\r\n\r\n${body}`

/**
 * Orders at a rate that does not wait for the answers, each as the shop's client sends it: a one-time token that was
 * asked for before, an intent of its own.
 */
export const placeOrders = async (load: OrderLoad, rate: number, seconds: number): Promise<Measured> =>
  (await prepareOrders(load, rate, seconds))()

/** The same in two steps: all one-time tokens are there before whatever else is measured begins. */
export async function prepareOrders(load: OrderLoad, rate: number, seconds: number): Promise<() => Promise<Measured>> {
  const connections = await openConnections(load.port, connectionCount)
  const requests = await prepareRequests(connections, load, Math.round(rate * seconds))
  return () => sendAtRate(connections, requests, rate).finally(connections.close)
}

/** Sends at a rate that does not wait for the answers. What is late counts from when it was due. */
export async function sendAtRate(
  connections: Connections,
  requests: readonly string[],
  rate: number,
): Promise<Measured> {
  const latencies: number[] = []
  const refusals = new Map<string, number>()
  const refusedMs: number[] = []
  const running: Promise<void>[] = []
  const start = performance.now()
  const send = async (request: string, dueAt: number) => {
    const answer = await connections.ask(request).then(
      (reply) => (reply.status === 200 ? undefined : toldBy(reply)),
      (error: Error) => error.message,
    )
    const tookMs = performance.now() - dueAt
    if (answer === undefined) latencies.push(tookMs)
    else {
      refusals.set(answer, (refusals.get(answer) ?? 0) + 1)
      refusedMs.push(tookMs)
    }
  }
  for (let at = 0; at < requests.length; ) {
    const due = Math.min(requests.length, Math.floor(((performance.now() - start) * rate) / 1000) + 1)
    for (; at < due; at += 1) running.push(send(requests[at] ?? '', start + (at * 1000) / rate))
    await wait(tickMs)
  }
  await Promise.all(running)
  const took = (performance.now() - start) / 1000
  return { sent: requests.length, stored: latencies.length, seconds: took, latencies, refusals, refusedMs }
}

const toldBy = ({ status, body, retryAfter }: Reply): string =>
  `${status}${retryAfter === undefined ? '' : `, again after ${retryAfter} s,`} ${body.slice(0, 80)}`

async function prepareRequests(connections: Connections, load: OrderLoad, count: number): Promise<string[]> {
  const { logins, load: shop } = load
  const first = load.placed
  load.placed += count
  return Promise.all(
    Array.from({ length: count }, async (_, at) => {
      const place = first + at
      const { subject, token } = logins[place % logins.length] ?? nobody
      const asked = JSON.stringify({ method_key: 'PUT', path_key: '/order', user_key: subject })
      const { status, body } = await connections.ask(requestOf('POST', '/csrf/token', token, asked))
      if (status !== 200) throw new Error(`no one-time token: ${status} ${body}`)
      const order = {
        planning_week: shop.week,
        order_no: shop.products[Math.floor(place / logins.length)],
        order_count: 1,
        input_status: 63,
        mode: 'append',
        csrfToken: (JSON.parse(body) as { token: string }).token,
      }
      return requestOf('PUT', '/delivery/order', token, JSON.stringify(order), `Idempotency-Key: ${randomUUID()}\r\n`)
    }),
  )
}

/** The time that so many of a hundred stayed within. */
export function percentile(latencies: readonly number[], percent: number): number {
  const sorted = latencies.toSorted((one, other) => one - other)
  return sorted[Math.min(sorted.length - 1, Math.ceil((sorted.length * percent) / 100) - 1)] ?? Number.NaN
}
