import path from 'node:path'
import { openDirectoryStore, stableRelease } from '@shop/release-store'
import { chromium } from 'playwright'
import { startShop } from 'reference-services/start-shop'
import { findRemotes, freePorts, prepareReleases } from '../start/index.ts'
import { ensureChromium } from '../test/chromium.ts'
import { type BenchOptions, benchConfig } from './bench-shop.ts'
import { type BuildName, startFront } from './front.ts'
import { buildMonolith } from './monolith.ts'
import { publishMonolith } from './monolith-release.ts'
import { compare, type Limits } from './report.ts'
import { weighShell } from './shell-weight.ts'
import { type Cost, firstVisit, type Place } from './visit.ts'
import { withWorkFolder } from './work-folder.ts'

/** Ratios to a monolith's first visit. The aim is 1.05 and 1.10. */
const limits: Limits = { time: 1.2, bytes: 1.25 }
const places: readonly Place[] = [
  { path: '/', content: 'main article' },
  { path: '/category/11/0/0/-3', content: 'main article' },
]

/**
 * Measures a first visit as ratios to the same sources in one bundle, and weighs the shell. Gives whether both hold
 * their limits.
 */
export async function benchFirstVisit(rounds: number, { root, log }: BenchOptions): Promise<boolean> {
  const executablePath = ensureChromium(process.env['CHROMIUM'], log)
  const { shop, edge, monolith, ...ports } = await freePorts([
    'shop',
    'edge',
    'monolith',
    'assets',
    'services',
    'identity',
    'partners',
  ])
  return withWorkFolder(async ({ folder, atEnd }) => {
    const settings = (edgePort: number, channel: string) =>
      benchConfig({ ...ports, shop: edgePort }, folder, {
        SHOP_ORIGIN: `http://localhost:${shop}`,
        RELEASE_CHANNEL: channel,
      })
    await prepareReleases(folder, 'production', { root, log })
    log('building the same sources as one bundle')
    const store = openDirectoryStore(path.join(folder, 'releases'))
    const federated = (await store.readChannel('production'))?.registry
    if (federated === undefined) throw new Error('the channel production is empty')
    const built = await buildMonolith(root, findRemotes(root), path.join(folder, 'build'))
    await publishMonolith(store, built, federated, 'monolith')

    const whole = settings(edge, 'production')
    const running = await startShop(whole)
    atEnd(() => running.close())
    const beside = await startShop(settings(monolith, 'monolith'), { only: ['shop'] })
    atEnd(() => beside.close())
    const front = await startFront(shop, { federated: edge, monolith }, whole.origins.assets)
    atEnd(() => front.close())
    const browser = await chromium.launch({ executablePath, args: ['--no-sandbox'] })
    atEnd(() => browser.close())

    const visit = (build: BuildName, place: Place): Promise<Cost> => {
      front.show(build)
      return firstVisit(browser, whole.origins.shop, place)
    }
    const results = []
    for (const place of places) {
      const { federated: ours, monolith: theirs } = await inTurns(place, rounds, visit, log)
      results.push(compare(`first-visit ${place.path}`, ours, theirs, limits))
    }
    log('')
    for (const { detail } of results) log(detail)
    const beyond = results.flatMap((result) => result.beyond)
    for (const line of beyond) log(line)
    log('')
    for (const { line } of results) log(line)
    const shell = stableRelease(federated.shells.web)?.descriptor
    if (shell === undefined) throw new Error('the channel production has no shell')
    const weight = weighShell(shell)
    log(weight.line)
    return beyond.length === 0 && weight.isWithin
  })
}

/** In turns, so that a slower minute of the machine meets both; the first turn warms the servers. */
async function inTurns(
  place: Place,
  rounds: number,
  visit: (build: BuildName, place: Place) => Promise<Cost>,
  log: (text: string) => void,
): Promise<Record<BuildName, Cost[]>> {
  const costs: Record<BuildName, Cost[]> = { federated: [], monolith: [] }
  for (let round = 0; round <= rounds; round += 1) {
    for (const build of ['federated', 'monolith'] as const) {
      const cost = await visit(build, place)
      if (round > 0) costs[build].push(cost)
    }
    log(`${place.path}: round ${round} of ${rounds}`)
  }
  return costs
}
