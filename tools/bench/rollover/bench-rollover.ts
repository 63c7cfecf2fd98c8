import { setTimeout as wait } from 'node:timers/promises'
import { prepareLoad } from 'reference-services/load'
import { fullSize, type ManyMembers, manySubject } from 'reference-services/many-members'
import type { BenchOptions } from '../bench-shop.ts'
import { type Measured, type OrderLoad, percentile, placeOrders } from '../services/order-load.ts'
import { withPlaces } from '../services/places.ts'
import { type Bench, type Place, seed, spawnServices } from '../services/start-services.ts'
import { type RolloverWatch, watchRollover } from './watch-rollover.ts'

const limits = { seconds: 60, slipSeconds: 60, ratio: 12, orderMs: 200, startRatio: 4 }
/** A minute before the seed's first open week closes. */
const beforeClose = '2026-11-24T14:59:00+09:00'
const small: ManyMembers = { ...fullSize, members: fullSize.members / 10 }
/** Those who order meanwhile are spread over all members, so that some are in each batch. */
const orderers = 400
const orderRate = 40
const orderSeconds = 20

type Outcome = { seconds: number; print: string; isHeld: boolean }

/**
 * The rollover of a week of 400,000 members on a PostgreSQL of its own, of a tenth of them, and of these with a process
 * that is killed in the middle. Gives whether all held.
 */
export const benchRollover = (options: BenchOptions): Promise<boolean> =>
  withPlaces(options, async ({ serverOf, longLockWaits }, bench) => {
    const few = await measure(await serverOf('few_members'), small, bench)
    const killed = await killInTheMiddle(await serverOf('killed_halfway'), small, bench)
    const isSame = killed.print === few.print
    bench.log(`  killed in the middle and done by another: ${isSame ? 'the same rows' : 'NOT THE SAME ROWS'}`)
    const all = await measure(await serverOf('all_members'), fullSize, bench)
    const ratio = all.seconds / few.seconds
    const isHeld = ratio <= limits.ratio && all.seconds <= limits.seconds
    bench.log(
      `400,000 members ${all.seconds.toFixed(1)} s (limit ${limits.seconds}), ${ratio.toFixed(1)} times 40,000 (limit ${limits.ratio}) ${isHeld ? 'held' : 'NOT HELD'}`,
    )
    const waits = await longLockWaits()
    bench.log(`  ${waits.length} waits for a lock of more than 200 ms ${waits.length === 0 ? 'held' : 'NOT HELD'}`)
    for (const wait of waits) bench.log(wait)
    return isHeld && isSame && waits.length === 0 && few.isHeld && killed.isHeld && all.isHeld
  })

async function prepare(place: Place, many: ManyMembers, bench: Bench) {
  const now = new Date(beforeClose)
  const began = performance.now()
  const load = await prepareLoad(place, { seed, now, many })
  bench.log(`${many.members} members, generated in ${secondsSince(began)} s`)
  const startedAt = performance.now()
  const services = await spawnServices(place, bench, { clock: beforeClose })
  const startMs = performance.now() - startedAt
  /** The hour of the shop, for a process that starts later. */
  const clockNow = () => new Date(now.getTime() + performance.now() - startedAt).toISOString()
  const watch = await watchRollover(place.databaseUrl ?? '', load.week)
  const step = Math.floor(many.members / orderers)
  const subjects = Array.from({ length: orderers }, (_, at) => manySubject(at * step))
  const logins = await bench.issuer.loginsFor(services.origin, subjects)
  const closing: OrderLoad = { port: services.port, logins, load, placed: 0 }
  const later = { ...closing, load: { ...load, week: load.laterWeek, products: load.laterProducts } }
  return { services, startMs, clockNow, watch, later, closing }
}

/** With orders of the week after it from before the close until the slips are written, and of the week itself. */
async function measure(place: Place, many: ManyMembers, bench: Bench): Promise<Outcome> {
  const { services, watch, later, closing, startMs, clockNow } = await prepare(place, many, bench)
  const orders: Measured[] = []
  const refused: Measured[] = []
  let isOver = false
  const ordering = (async () => {
    while (!isOver) orders.push(await placeOrders(later, orderRate, orderSeconds))
  })()
  const beganAt = await watch.began()
  const latecomer = startLatecomer()
  refused.push(await placeOrders(closing, orderRate, 5))
  const doneAt = await watch.done()
  const slipsAt = await watch.slipsWritten()
  isOver = true
  await ordering
  const second = await latecomer
  const seconds = (doneAt - beganAt) / 1000
  const slipSeconds = (slipsAt - doneAt) / 1000
  const areSlipsHeld = slipSeconds <= limits.slipSeconds
  bench.log(
    `  rolled over in ${seconds.toFixed(1)} s, slips written ${slipSeconds.toFixed(1)} s later (limit ${limits.slipSeconds}) ${areSlipsHeld ? 'held' : 'NOT HELD'}`,
  )
  const areOrdersHeld = judgeOrders(orders, refused, bench)
  const isStartHeld = second.ms <= startMs * limits.startRatio
  bench.log(
    `  a process that started meanwhile was ready after ${(second.ms / startMs).toFixed(1)} times as long (limit ${limits.startRatio}) ${isStartHeld ? 'held' : 'NOT HELD'}`,
  )
  const isRight = await isWhole(watch, bench)
  const print = await printOf(watch)
  await watch.close()
  await services.stop()
  await second.stop()
  return { seconds, print, isHeld: areOrdersHeld && areSlipsHeld && isStartHeld && isRight }

  async function startLatecomer() {
    const at = performance.now()
    const { stop } = await spawnServices(place, bench, { clock: clockNow(), origin: services.origin })
    return { ms: performance.now() - at, stop }
  }
}

async function killInTheMiddle(place: Place, many: ManyMembers, bench: Bench): Promise<Outcome> {
  const { services, watch, clockNow } = await prepare(place, many, bench)
  const beganAt = await watch.began()
  await watch.downTo(many.members / 2)
  services.kill()
  await wait(100)
  const next = await spawnServices(place, bench, { clock: clockNow() })
  const seconds = ((await watch.done()) - beganAt) / 1000
  bench.log(`  killed by half, done by the next process after ${seconds.toFixed(1)} s`)
  await watch.slipsWritten()
  const isHeld = await isWhole(watch, bench)
  const print = await printOf(watch)
  await watch.close()
  await next.stop()
  return { seconds, print, isHeld }
}

function judgeOrders(orders: readonly Measured[], refused: readonly Measured[], { log }: Bench): boolean {
  const sum = (of: readonly Measured[], what: (one: Measured) => number) => of.reduce((all, one) => all + what(one), 0)
  const latencies = orders.flatMap((one) => one.latencies)
  const p99 = percentile(latencies, 99)
  const [sent, stored] = [sum(orders, (one) => one.sent), sum(orders, (one) => one.stored)]
  const isHeld = stored === sent && p99 <= limits.orderMs
  log(
    `  orders of the week after: ${stored} of ${sent} stored, p50 ${percentile(latencies, 50).toFixed(0)}, p99 ${p99.toFixed(0)} (limit ${limits.orderMs}), longest ${Math.max(...latencies).toFixed(0)} ms ${isHeld ? 'held' : 'NOT HELD'}`,
  )
  const answers = new Map(refused.flatMap((one) => [...one.refusals]))
  const times = refused.flatMap((one) => one.refusedMs)
  const areClosed = sum(refused, (one) => one.stored) === 0 && [...answers.keys()].every((one) => one.startsWith('409'))
  const p99Closed = percentile(times, 99)
  const areQuick = p99Closed <= limits.orderMs
  log(
    `  orders of the closed week: ${[...answers].map(([what, count]) => `${count} × ${what}`).join(', ')}, p99 ${p99Closed.toFixed(0)} ms ${areClosed && areQuick ? 'held' : 'NOT HELD'}`,
  )
  return isHeld && areClosed && areQuick
}

/** Each member has what is due, once. */
async function isWhole({ query }: RolloverWatch, { log }: Bench): Promise<boolean> {
  const faults = await query<{ what: string; count: number }>(`
    select 'members without the slip of their lines' as what, count(*)::int as count
      from (select distinct member_code, planning_week from order_line join member_login using (member_code)
        where planning_week = (select max(planning_week) from week_turn) and coalesce(win_count, order_count) > 0) due
      where not exists (select from slip where slip_no = due.member_code || '-' || due.planning_week)
    union all select 'subscriptions due in the past', count(*)::int from subscription
      where cycle <> 10 and next_closes_at <= (select max(closes_at) from planning_week join week_turn on number = planning_week)
    union all select 'wishes left', count(*)::int from subscription_wish
      where planning_week in (select planning_week from week_turn)`)
  const found = faults.filter(({ count }) => count > 0)
  for (const { what, count } of found) log(`  ${what}: ${count}`)
  return found.length === 0
}

/** Of all that the rollover writes, but for what the orders of the bench have added. */
async function printOf({ query }: RolloverWatch): Promise<string> {
  const [row] = await query<{ print: string }>(`
    select concat_ws(' ',
      (select count(*) || ' ' || sum(quantity) || ' ' || sum(price_with_tax) from slip_item),
      (select sum(points_used) from slip), (select sum(current_points) from point_balance),
      (select sum(delivery_used) from point_movement), (select count(*) from point_reservation),
      (select count(*) || ' ' || sum(order_count) from order_line where cycle is not null),
      (select sum(extract(epoch from next_closes_at)) || ' ' || sum(cycle) from subscription)) as print`)
  return row?.print ?? ''
}

const secondsSince = (began: number): string => ((performance.now() - began) / 1000).toFixed(0)
