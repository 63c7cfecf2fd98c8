import { randomUUID } from 'node:crypto'
import { setTimeout as wait } from 'node:timers/promises'
import { isDeepStrictEqual } from 'node:util'
import { errorCodes } from '@shop/shared/contract'
import { countLoad, piecesLeft } from 'reference-services/load'
import { bareMembers } from 'reference-services/many-members'
import type { BenchOptions } from '../bench-shop.ts'
import { type Connections, openConnections, type Reply } from './connections.ts'
import { nobody, type OrderLoad, percentile, placeOrders, requestOf } from './order-load.ts'
import { withPlaces } from './places.ts'
import { type Bench, type Place, startServices } from './start-services.ts'

const presses = 2000
const stock = 300
const withinMs = 10_000
/** Every tenth answer gets lost on the way: the same intent is sent once more. */
const repeatEvery = 10
const wantedP99Ms = 2000
const connectionCount = 200
const warmUp = { rate: 100, seconds: 5 }
/** A moment after the sale has begun. */
const clock = '2026-11-24T22:00:05+09:00'

/** Two thousand members press within ten seconds for three hundred pieces, on either database. Gives whether all held. */
export const benchLimited = (options: BenchOptions): Promise<boolean> =>
  withPlaces(options, async ({ server, embedded }, bench) => {
    const onServer = await measure('PostgreSQL', server, bench)
    const onEmbedded = await measure('embedded PGlite', embedded, bench)
    return onServer && onEmbedded
  })

/** An answer by its code, and how long the member waited for it. */
type Press = { outcome: string; tookMs: number }

async function measure(name: string, place: Place, bench: Bench): Promise<boolean> {
  const { load, stop } = await startServices(place, bench, { many: bareMembers(presses), clock, stock })
  // The services of an evening have answered before.
  await placeOrders(load, warmUp.rate, warmUp.seconds)
  const connections = await openConnections(load.port, connectionCount)
  const pressed = await pressAll(connections, load)
  connections.close()
  await stop()
  const { pieces, lines } = await countLoad(place, load.load.limited)
  const left = await piecesLeft(place, load.load)
  const count = (outcome: string) => pressed.filter((one) => one.outcome === outcome).length
  const [ordered, refused] = [count('ordered'), count(errorCodes.soldOut)]
  const tookMs = pressed.map((one) => one.tookMs)
  const p99 = percentile(tookMs, 99)
  const unclear = [...new Set(pressed.map((one) => one.outcome))].filter(
    (one) => one !== 'ordered' && one !== errorCodes.soldOut,
  )
  const isExact = ordered === stock && pieces === stock && lines === stock && left === 0
  const isHeld = isExact && ordered + refused === presses && p99 < wantedP99Ms
  bench.log(
    `${name}: limited ${presses} presses, ${ordered} ordered, ${refused} sold out, p99 ${p99.toFixed(0)} ms (p50 ${percentile(tookMs, 50).toFixed(0)} ms); ${pieces} pieces in ${lines} lines stored, ${left} left ${isHeld ? 'held' : 'NOT HELD'}`,
  )
  for (const outcome of unclear) bench.log(`  ${count(outcome)} times ${outcome}`)
  return isHeld
}

/** Most come right at the beginning, whether or not the ones before them have their answer. */
async function pressAll(connections: Connections, load: OrderLoad): Promise<Press[]> {
  const start = performance.now()
  return Promise.all(
    Array.from({ length: presses }, async (_, member): Promise<Press> => {
      const dueMs = withinMs * (member / presses) ** 2
      await wait(dueMs)
      const { outcome, atMs } = await press(connections, load, member).catch((error: Error) => ({
        outcome: error.message,
        atMs: performance.now(),
      }))
      return { outcome, tookMs: atMs - start - dueMs }
    }),
  )
}

/** As the shop's client does it: a one-time token, then the order with the intent's own key. */
async function press(
  connections: Connections,
  load: OrderLoad,
  member: number,
): Promise<{ outcome: string; atMs: number }> {
  const key = randomUUID()
  const first = await put(connections, load, { member, key })
  const told = { outcome: outcomeOf(first), atMs: performance.now() }
  if (member % repeatEvery !== 0) return told
  const again = await put(connections, load, { member, key })
  return first.status === again.status && isDeepStrictEqual(JSON.parse(first.body), JSON.parse(again.body))
    ? told
    : { ...told, outcome: `another answer to the same intent: ${again.body.slice(0, 80)}` }
}

async function put(
  connections: Connections,
  { logins, load }: OrderLoad,
  { member, key }: { member: number; key: string },
): Promise<Reply> {
  const { subject, token } = logins[member] ?? nobody
  const asked = JSON.stringify({ method_key: 'PUT', path_key: '/order', user_key: subject })
  const { status, body } = await connections.ask(requestOf('POST', '/csrf/token', token, asked))
  if (status !== 200) throw new Error(`no one-time token: ${status} ${body.slice(0, 80)}`)
  const order = {
    planning_week: load.week,
    order_no: load.limited,
    order_count: 1,
    input_status: 63,
    mode: 'append',
    require_calculation: true,
    csrfToken: (JSON.parse(body) as { token: string }).token,
  }
  return connections.ask(
    requestOf('PUT', '/delivery/order', token, JSON.stringify(order), `Idempotency-Key: ${key}\r\n`),
  )
}

const outcomeOf = ({ status, body }: Reply): string => {
  if (status === 200) return 'ordered'
  const { error_status } = JSON.parse(body) as { error_status?: string }
  return error_status ?? `${status} ${body.slice(0, 80)}`
}
