import type { Load } from 'reference-services/load'
import { openConnections } from '../services/connections.ts'
import { type Measured, percentile, prepareOrders, requestOf, sendAtRate } from '../services/order-load.ts'
import type { Bench } from '../services/start-services.ts'
import { addressOf, type Query, type ReadFacts, readCalls } from './read-calls.ts'

const wanted = { reads: 200, orders: 200, p99Ms: 50 }
const warmUpSeconds = 4
const seconds = 20
/** More than are answered at once: it is not the connections that a read waits for. */
const readConnections = 512
/** Reads are sent at these times of what was asked for, until some are refused. */
const overloads = [2, 4, 8]

/** Calls of members who order and look around, each as often as it stands here, with the sizes that the pages ask for. */
const session: readonly (readonly [path: string, limit?: string])[] = [
  ['/delivery/order_list'],
  ['/delivery/order_list'],
  ['/delivery/ec_category_product_list', '200'],
  ['/delivery/ec_category_product_list', '200'],
  ['/delivery/product'],
  ['/delivery/product'],
  ['/search/product_search', '30'],
  ['/search/product_search_suggest'],
  ['/recommend/recommended_products'],
  ['/delivery/favorite_product', '30'],
  ['/delivery/favorite_product_order_code', '200'],
  ['/delivery/order_history_list', '30'],
  ['/delivery/come_every_inf'],
  ['/delivery/particular_order_list'],
  ['/delivery/purchase_history'],
  ['/delivery/monthly_purchases'],
  ['/delivery/limited_product_availability'],
  ['/delivery/member_latest_planning_weeks'],
  ['/member-point/my/member-point'],
  ['/stage/my/stage/current'],
]

export type Reader = ReadFacts & { login: { token: string } }
type Asked = { port: number; load: Load; readers: readonly Reader[] }

/** Reads beside orders, then more and more reads. Gives whether the first were in time and no order suffered from the others. */
export async function measureReads({ port, load, readers }: Asked, { log }: Bench): Promise<boolean> {
  const orders = { port, logins: readers.map(({ login }) => login), load, placed: 0 }
  const both = async (readRate: number, duration: number) => {
    const connections = await openConnections(port, readConnections)
    const requests = requestsOf(readers, Math.round(readRate * duration))
    const place = await prepareOrders(orders, wanted.orders, duration)
    return Promise.all([sendAtRate(connections, requests, readRate).finally(connections.close), place()])
  }
  await both(wanted.reads / 2, warmUpSeconds)
  const [reads, stored] = await both(wanted.reads, seconds)
  const p99 = percentile(reads.latencies, 99)
  const isHeld = reads.stored === reads.sent && p99 <= wanted.p99Ms && stored.stored === stored.sent
  log(
    `${wanted.reads} reads/s beside ${wanted.orders} orders/s: ${tell(reads)}; orders ${tell(stored)} ${word(isHeld)}`,
  )
  const areOthersHeld: boolean[] = []
  for (const times of overloads) {
    const [more, others] = await both(wanted.reads * times, seconds / 2)
    const isRefusedWell = [...more.refusals.keys()].every((told) => /^(?:429|503), again after/.test(told))
    const goesOn = others.stored === others.sent && isRefusedWell
    areOthersHeld.push(goesOn)
    log(`  ${wanted.reads * times} reads/s: ${tell(more)}; orders ${tell(others)} ${word(goesOn)}`)
  }
  return isHeld && !areOthersHeld.includes(false)
}

function requestsOf(readers: readonly Reader[], count: number): string[] {
  return Array.from({ length: count }, (_, at) => {
    const reader = readers[at % readers.length] as Reader
    const [path, limit] = session[at % session.length] as (typeof session)[number]
    return requestOf('GET', addressOf(path, pageOf(readCalls(reader)[path] ?? {}, limit)), reader.login.token, '')
  })
}

/** As many as a page asks for, by a limit or by that many numbers. */
function pageOf(query: Query, limit: string | undefined): Query {
  if (limit === undefined) return query
  const numbers = query['order_no']
  return numbers === undefined ? { ...query, limit } : { ...query, order_no: numbers.slice(0, Number(limit)) }
}

function tell({ sent, stored, seconds: took, latencies, refusals }: Measured): string {
  const [p50, p99] = [50, 99].map((percent) => percentile(latencies, percent).toFixed(1))
  const refused = [...refusals].map(([what, count]) => `, ${count} times ${what}`).join('')
  return `${stored} of ${sent} (${(stored / took).toFixed(0)}/s), p50 ${p50} ms, p99 ${p99} ms${refused}`
}

const word = (isHeld: boolean): string => (isHeld ? 'held' : 'NOT HELD')
