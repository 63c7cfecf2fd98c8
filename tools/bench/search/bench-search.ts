import path from 'node:path'
import { productSearchCall } from '@shop/shared/contract'
import { type HeldQuery, heldQueries, reciprocalRank } from 'reference-services/held-queries'
import { type LoadLogin, startIssuer } from 'reference-services/load'
import { multiplyProducts } from 'reference-services/many-products'
import * as v from 'valibot'
import type { BenchOptions } from '../bench-shop.ts'
import { percentile } from '../services/order-load.ts'
import { ordinaryScene, startServices } from '../services/start-services.ts'
import { withWorkFolder } from '../work-folder.ts'

const wanted = { products: 30_000, mrr: 0.9, p99Ms: 50 }
/** The first round warms up and tells the ranks; the others are timed. More words than the service remembers come between two of the same. */
const timedRounds = 5
const pageSize = 30

type Asked = { origin: string; week: string; logins: readonly LoadLogin[] }

/** Held words against the services with a week of many products on the embedded database. Gives whether all held. */
export async function benchSearch({ root, log }: BenchOptions): Promise<boolean> {
  return withWorkFolder(async (work) => {
    const issuer = await startIssuer()
    work.atEnd(issuer.close)
    const place = { databaseUrl: undefined, dataFolder: path.join(work.folder, 'search') }
    const fill = async ({ week }: { week: string }) => {
      const products = await multiplyProducts(place, { week, count: wanted.products })
      log(`${products.toLocaleString('en')} products on sale, ${heldQueries.length} held words`)
    }
    const { load, stop } = await startServices(place, { root, log, work, issuer }, { ...ordinaryScene, fill })
    const asked = { origin: `http://127.0.0.1:${load.port}`, week: load.load.week, logins: load.logins }
    const ranks: { query: HeldQuery; rank: number }[] = []
    for (const query of heldQueries) ranks.push({ query, rank: (await ask(asked, query)).rank })
    const times: number[] = []
    for (let round = 0; round < timedRounds; round += 1)
      for (const query of heldQueries) times.push((await ask(asked, query)).ms)
    await stop()
    return judge(ranks, times, log)
  })
}

function judge(
  ranks: readonly { query: HeldQuery; rank: number }[],
  times: readonly number[],
  log: (line: string) => void,
) {
  const missed = ranks.filter(({ rank }) => rank === 0).map(({ query }) => query.word)
  if (missed.length > 0) log(`without their product: ${missed.join(' ')}`)
  const mrr = ranks.reduce((sum, { rank }) => sum + rank, 0) / ranks.length
  const p99 = percentile(times, 99)
  log(`search mrr ${mrr.toFixed(2)} p99 ${p99.toFixed(0)}`)
  log(`p50 ${percentile(times, 50).toFixed(1)} ms, slowest ${Math.max(...times).toFixed(0)} ms`)
  return missed.length === 0 && mrr >= wanted.mrr && p99 <= wanted.p99Ms
}

let turn = 0

/** As a member: visitors of one address have a budget. */
async function ask({ origin, week, logins }: Asked, query: HeldQuery): Promise<{ rank: number; ms: number }> {
  const address = new URL('/search/product_search', origin)
  const asked = { planningWeek: week, searchWord: query.word, sort: '-1', limit: String(pageSize), offset: '0' }
  for (const [name, value] of Object.entries(asked)) address.searchParams.set(name, value)
  turn += 1
  const headers = { Authorization: `Bearer ${logins[turn % logins.length]?.token}` }
  const began = performance.now()
  const answer = await fetch(address, { headers })
  const body: unknown = await answer.json()
  const ms = performance.now() - began
  const { product_basic_info_list: cards, did_you_mean: didYouMean } = v.parse(productSearchCall.reply, body)
  const products = cards.map(({ order_no, product_name }) => `${order_no} ${product_name}`)
  return { rank: reciprocalRank(query, { products, didYouMean }), ms }
}
