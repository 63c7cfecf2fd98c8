import { once } from 'node:events'
import { get } from 'node:http'
import { buffer } from 'node:stream/consumers'
import { prepareLoad } from 'reference-services/load'
import { fullSize, manySubject } from 'reference-services/many-members'
import { connectPostgres } from 'reference-services/postgres-cluster'
import type { BenchOptions } from '../bench-shop.ts'
import { withPlaces } from '../services/places.ts'
import { type Place, seed, spawnServices } from '../services/start-services.ts'
import { explainReads } from './explain-reads.ts'
import { measureReads } from './measure-reads.ts'
import { addressOf, categories } from './read-calls.ts'

/** A Friday evening before the deadline of the seed's first open week. */
const clock = '2026-11-20T18:00:00+09:00'
/** Whose requests are sent: spread over all members. */
const callers = 2000
const maxCategoryBytes = 150_000

/**
 * Reads from a shop with so many members on a PostgreSQL of its own: how long they take beside orders, what happens
 * under more than it bears, and the plan of every statement. Gives whether all held.
 */
export const benchReads = (members: number, options: BenchOptions): Promise<boolean> =>
  withPlaces(options, async ({ serverOf, serverLog }, bench) => {
    const place = await serverOf('many_members')
    const began = performance.now()
    const many = { ...fullSize, members, pastSlips: true }
    const load = await prepareLoad(place, { seed, now: new Date(clock), many })
    bench.log(`${members} members, generated in ${((performance.now() - began) / 1000).toFixed(0)} s`)
    const step = Math.max(1, Math.floor(members / callers))
    const places = Array.from({ length: Math.min(callers, members) }, (_, at) => at * step)
    const readers = async (origin: string) => {
      const logins = await bench.issuer.loginsFor(origin, places.map(manySubject))
      return logins.map((login, at) => ({ ...load, login, at }))
    }
    const services = await spawnServices(place, bench, { clock })
    const isQuick = await measureReads({ port: services.port, load, readers: await readers(services.origin) }, bench)
    const isLight = await weighCategories(services.origin, load.week, bench)
    await services.stop()
    await logPlans(place)
    const explained = await spawnServices(place, bench, { clock })
    const asked = { port: explained.port, readers: await readers(explained.origin), serverLog }
    const isPlanned = await explainReads(asked, bench)
    await explained.stop()
    return isQuick && isLight && isPlanned
  })

/** Whole categories as a browser gets them that takes gzip alone. Gives whether none is too heavy for a phone. */
async function weighCategories(origin: string, planningWeek: string, { log }: BenchOptions): Promise<boolean> {
  let heaviest = 0
  for (const largeCategoryCd of categories) {
    const levels = { largeCategoryCd, middleCategoryCd: '0', smallCategoryCd: '0' }
    const page = { sort: '-1', limit: '999', offset: '0' }
    const path = addressOf('/delivery/ec_category_product_list', { planningWeek, ...levels, ...page })
    const [reply] = await once(get(`${origin}${path}`, { headers: { 'Accept-Encoding': 'gzip' } }), 'response')
    heaviest = Math.max(heaviest, (await buffer(reply)).length)
  }
  const isHeld = heaviest <= maxCategoryBytes
  log(`  heaviest category ${heaviest} bytes in gzip (limit ${maxCategoryBytes}) ${isHeld ? 'held' : 'NOT HELD'}`)
  return isHeld
}

/**
 * Whoever connects from now on has its statements explained in the server's log. Tables with a few rows are read by an
 * index as well, where there is one: in another shop they are not small.
 */
async function logPlans(place: Place): Promise<void> {
  const { query, close } = await connectPostgres(place.databaseUrl ?? '')
  const settings = {
    session_preload_libraries: 'auto_explain',
    'auto_explain.log_min_duration': '0',
    'auto_explain.log_analyze': 'on',
    'auto_explain.log_timing': 'off',
    'auto_explain.log_format': 'json',
    enable_seqscan: 'off',
  }
  for (const [name, value] of Object.entries(settings))
    await query(`alter database many_members set ${name} = '${value}'`)
  await close()
}
