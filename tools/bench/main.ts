import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { parseArgs } from 'node:util'
import { chromium } from 'playwright'
import { readConfig } from 'reference-services/config'
import { startShop } from 'reference-services/start-shop'
import { openDirectoryStore } from '../release/directory-store.ts'
import { findRemotes, freePorts, prepareReleases } from '../start/index.ts'
import { ensureChromium } from '../test/chromium.ts'
import { type BuildName, startFront } from './front.ts'
import { buildMonolith } from './monolith.ts'
import { publishMonolith } from './monolith-release.ts'
import { compare, type Limits } from './report.ts'
import { type Cost, firstVisit, type Place } from './visit.ts'

/** What a first visit may cost more than a monolith's. The aim is 1.05 and 1.10. */
const limits: Limits = { time: 1.2, bytes: 1.25 }
const places: readonly Place[] = [
  { path: '/', content: 'main article' },
  { path: '/category/11/0/0/-3', content: 'main article' },
]
const clock = '2026-11-20T18:00:00+09:00'

const { values } = parseArgs({ options: { rounds: { type: 'string', default: '7' } } })
const rounds = Number(values.rounds)
const root = path.resolve(import.meta.dirname, '../..')
const folder = await mkdtemp(path.join(tmpdir(), 'todok-bench-'))
const say = (text: string) => console.log(text)

const executablePath = ensureChromium(process.env['CHROMIUM'], say)
const { shop, edge, monolith, ...ports } = await freePorts([
  'shop',
  'edge',
  'monolith',
  'assets',
  'services',
  'identity',
  'partners',
])
const settings = (edgePort: number, channel: string) =>
  readConfig({
    ...Object.fromEntries(Object.entries(ports).map(([name, port]) => [`${name.toUpperCase()}_PORT`, String(port)])),
    SHOP_PORT: String(edgePort),
    SHOP_ORIGIN: `http://localhost:${shop}`,
    RELEASE_CHANNEL: channel,
    DATA_DIR: folder,
    DATABASE_URL: 'memory://',
    SHOP_CLOCK: clock,
  })

const closers: (() => unknown)[] = [() => rm(folder, { recursive: true, force: true })]
let beyond: string[] = []
try {
  await prepareReleases(folder, 'production', { root, say })
  say('building the same sources as one bundle')
  const store = openDirectoryStore(path.join(folder, 'releases'))
  const federated = await store.readChannel('production')
  if (federated === undefined) throw new Error('the channel production is empty')
  const built = await buildMonolith(root, findRemotes(root), path.join(folder, 'build'))
  await publishMonolith(store, built, federated, 'monolith')

  const whole = settings(edge, 'production')
  const running = await startShop(whole)
  closers.push(() => running.close())
  const beside = await startShop(settings(monolith, 'monolith'), { only: ['shop'] })
  closers.push(() => beside.close())
  const front = await startFront(shop, { federated: edge, monolith }, whole.origins.assets)
  closers.push(() => front.close())
  const browser = await chromium.launch({ executablePath, args: ['--no-sandbox'] })
  closers.push(() => browser.close())

  const visit = async (build: BuildName, place: Place): Promise<Cost> => {
    front.show(build)
    return firstVisit(browser, whole.origins.shop, place)
  }
  const results = []
  for (const place of places) {
    const costs: Record<BuildName, Cost[]> = { federated: [], monolith: [] }
    // In turns, so that a slower minute of the machine meets both; the first turn warms the servers.
    for (let round = 0; round <= rounds; round += 1) {
      for (const build of ['federated', 'monolith'] as const) {
        const cost = await visit(build, place)
        if (round > 0) costs[build].push(cost)
      }
      say(`${place.path}: round ${round} of ${rounds}`)
    }
    results.push(compare(`first-visit ${place.path}`, costs.federated, costs.monolith, limits))
  }
  say('')
  for (const { detail } of results) say(detail)
  beyond = results.flatMap((result) => result.beyond)
  for (const line of beyond) say(line)
  say('')
  for (const { line } of results) say(line)
} finally {
  for (const close of closers.toReversed()) await close()
}
process.exit(beyond.length === 0 ? 0 : 1)
