import { countLoad } from 'reference-services/load'
import type { BenchOptions } from '../bench-shop.ts'
import { type Measured, type OrderLoad, percentile, placeOrders } from './order-load.ts'
import { withPlaces } from './places.ts'
import { type Bench, type Place, startServices } from './start-services.ts'
import { startSearches, startVisitors } from './visitor-loops.ts'

/** The order path is held to this on PostgreSQL. */
const wanted = { rate: 1000, p99Ms: 50 }
/** Of the rate: the last answers come after the last order was due. */
const minShare = 0.98
const warmUpSeconds = 4
/** Anonymous lists take nothing from orders: once eight loops made an order wait for two seconds. */
const besideVisitors = { visitors: 8, rate: 100, seconds: 10 }
/** One visitor's searches of weeks that have closed: once an index was built for each, and an order waited for 3.4 s. [K-158] */
const besideSearches = { rate: 50, seconds: 2, pairs: 4, maxRatio: 1.5 }
const embeddedRates = [50, 100, 200, 300, 400, 600, 800, 1000]
const embeddedSeconds = 5

/** Orders against the real services on a PostgreSQL of its own, then on the embedded database. Gives whether all held. */
export const benchServices = (seconds: number, options: BenchOptions): Promise<boolean> =>
  withPlaces(options, async ({ server, embedded }, bench) => {
    const onServer = await measureServer(server, seconds, bench)
    const onEmbedded = await measureEmbedded(embedded, bench)
    return onServer && onEmbedded
  })

async function measureServer(place: Place, seconds: number, bench: Bench): Promise<boolean> {
  const { load, stop } = await startServices(place, bench)
  const warm = await placeOrders(load, wanted.rate / 2, warmUpSeconds)
  const measured = await placeOrders(load, wanted.rate, seconds)
  const { line, isHeld } = judge(measured, wanted.rate)
  bench.log(`PostgreSQL      ${line}`)
  const beside = await placeBesideVisitors(load, bench)
  const searched = await placeBesideSearches(load, bench)
  await stop()
  const all = [warm, measured, beside.measured, ...searched.measured]
  return (await isWhole(place, all, bench)) && isHeld && beside.isHeld && searched.isHeld
}

/** In turns without and with the visitor, so that what else the machine does meets both alike. */
async function placeBesideSearches(
  load: OrderLoad,
  { log }: Bench,
): Promise<{ measured: Measured[]; isHeld: boolean }> {
  const { rate, seconds, pairs, maxRatio } = besideSearches
  const [alone, beside]: [Measured[], Measured[]] = [[], []]
  let told = { answered: 0, refused: 0 }
  for (let pair = 0; pair < pairs; pair += 1) {
    alone.push(await placeOrders(load, rate, seconds))
    const { stop } = startSearches(load.port, load.load.pastWeeks)
    beside.push(await placeOrders(load, rate, seconds))
    const { answered, refused } = await stop()
    told = { answered: told.answered + answered, refused: told.refused + refused }
  }
  const p50Of = (measured: readonly Measured[]) =>
    percentile(
      measured.flatMap(({ latencies }) => latencies),
      50,
    )
  const [before, after] = [p50Of(alone), p50Of(beside)]
  const isHeld = after <= before * maxRatio
  log(
    `  order p50 ${before.toFixed(1)} ms, beside one visitor's searches of past weeks (${told.answered} answered, ${told.refused} refused) ${after.toFixed(1)} ms: ${(after / before).toFixed(2)} times, ${maxRatio} at most ${isHeld ? 'held' : 'NOT HELD'}`,
  )
  return { measured: [...alone, ...beside], isHeld }
}

async function placeBesideVisitors(load: OrderLoad, { log }: Bench): Promise<{ measured: Measured; isHeld: boolean }> {
  const { visitors, rate, seconds } = besideVisitors
  const { stop } = startVisitors(load.port, load.load.week, visitors)
  const measured = await placeOrders(load, rate, seconds)
  const { answered, refused } = await stop()
  const { line, isHeld } = judge(measured, rate)
  log(`  beside ${visitors} visitors' loops (${answered} lists, ${refused} refused): ${line}`)
  return { measured, isHeld }
}

/** Faster and faster until it no longer holds. */
async function measureEmbedded(place: Place, bench: Bench): Promise<boolean> {
  const { load, stop } = await startServices(place, bench)
  const all = [await placeOrders(load, embeddedRates[0] ?? 1, warmUpSeconds)]
  let held = 0
  for (const rate of embeddedRates) {
    const measured = await placeOrders(load, rate, embeddedSeconds)
    all.push(measured)
    const { line, isHeld } = judge(measured, rate)
    bench.log(`embedded PGlite ${line}`)
    if (!isHeld) break
    held = rate
  }
  await stop()
  bench.log(
    `embedded PGlite holds ${held} orders a second, ${(held / wanted.rate).toFixed(2)} of what PostgreSQL is held to`,
  )
  return isWhole(place, all, bench)
}

function judge({ sent, stored, seconds, latencies, refusals }: Measured, rate: number) {
  const [p50, p95, p99] = [50, 95, 99].map((percent) => percentile(latencies, percent))
  const isInTime = stored / seconds >= rate * minShare
  const isHeld = isInTime && stored === sent && (p99 ?? Number.POSITIVE_INFINITY) <= wanted.p99Ms
  const ms = (value = Number.NaN) => `${value.toFixed(1)} ms`
  const refused = [...refusals].map(([what, count]) => `; ${count} times ${what}`).join('')
  const times = `p50 ${ms(p50)}, p95 ${ms(p95)}, p99 ${ms(p99)} (${((p99 ?? Number.NaN) / wanted.p99Ms).toFixed(2)} of the limit)`
  return {
    isHeld,
    line: `${rate}/s: ${stored} of ${sent} stored, ${(stored / seconds).toFixed(0)}/s, ${times}${refused} ${isHeld ? 'held' : 'NOT HELD'}`,
  }
}

/** Every order that was answered is a line of one piece, and there are no others. */
async function isWhole(place: Place, measured: readonly Measured[], { log }: Bench): Promise<boolean> {
  const told = measured.reduce((sum, { stored }) => sum + stored, 0)
  const { lines, pieces } = await countLoad(place)
  const isRight = lines === told && pieces === told
  log(
    `  ${told} orders were answered, ${lines} lines with ${pieces} pieces are stored${isRight ? '' : ': NOT THE SAME'}`,
  )
  return isRight
}
