import path from 'node:path'
import { openDirectoryStore } from '@shop/release-store'
import { href } from '@shop/shared/routes'
import { type BrowserContext, chromium } from 'playwright'
import { orderMany } from 'reference-services/order-many'
import { startShop } from 'reference-services/start-shop'
import { testMembers } from 'reference-services/test-members'
import { countFirstView, type FirstView, type Limits, lineOf, linesBeyond } from '../../first-view/index.ts'
import { freePorts, prepareReleases } from '../../start/index.ts'
import { ensureChromium } from '../../test/chromium.ts'
import { type BenchOptions, benchConfig } from '../bench-shop.ts'
import { loginMember } from '../login-member.ts'
import { median } from '../report.ts'
import { withWorkFolder } from '../work-folder.ts'
import { benchBlockingTime } from './bench-blocking-time.ts'
import { benchLayoutShift } from './bench-layout-shift.ts'
import { buildFloor } from './build-floor.ts'
import { publishFloor } from './publish-floor.ts'
import type { Place } from './settled-page.ts'

/** Long enough that whatever goes out together is answered together. */
const latencyMs = 200
/** Enough to fill a phone's screen. */
const orderedLines = 20

const limitsOfVisitors: Limits = {
  calls: 200_000,
  commits: 8,
  rules: 60,
  requests: 26,
  bytes: 300_000,
  preflights: 0,
  callsInARow: 1,
  starts: 1,
  htmlBytes: 25_000,
}
/** The frame is drawn before the member is known, and with the order then. */
const limitsOfMembers: Limits = { ...limitsOfVisitors, calls: 220_000, commits: 10 }
/** Who comes in a new tab is asked about at the provider first. */
const limitsOfNewTab: Limits = { starts: 1, callsInARow: 5, preflights: 0 }

const places: readonly Place[] = [
  { name: 'top page', path: href.top(), content: 'main article' },
  { name: 'category', path: href.categoryProducts('11'), content: 'main article' },
]

/**
 * Counts what a page does before its first content, as a visitor and as a member, and measures how long it blocks and how far
 * it moves, against the limits of the first view.
 */
export async function benchFirstView(rounds: number, { root, log }: BenchOptions): Promise<boolean> {
  const executablePath = ensureChromium(process.env['CHROMIUM'], log)
  const { floor, ...ports } = await freePorts(['shop', 'floor', 'assets', 'services', 'identity', 'partners'])
  return withWorkFolder(async ({ folder, atEnd }) => {
    await prepareReleases(folder, 'production', { root, log })
    const config = benchConfig(ports, folder)
    log('building the floor')
    const built = await buildFloor(root, path.join(folder, 'floor'))
    await publishFloor(openDirectoryStore(path.join(folder, 'releases')), built, 'floor')
    const running = await startShop(config)
    atEnd(() => running.close())
    const floorConfig = benchConfig({ ...ports, shop: floor }, folder, { RELEASE_CHANNEL: 'floor' })
    const beside = await startShop(floorConfig, { only: ['shop'] })
    atEnd(() => beside.close())
    const browser = await chromium.launch({ executablePath, args: ['--no-sandbox'] })
    atEnd(() => browser.close())
    const shop = config.origins.shop
    const newContext = () => browser.newContext({ viewport: { width: 390, height: 844 }, locale: 'ja-JP' })

    /** The middle of several visits; the calls in a row are counted apart, on a slow network. */
    async function middleOf(visit: (latency: number) => Promise<FirstView>): Promise<FirstView> {
      const visits: FirstView[] = []
      for (let round = 0; round < rounds; round += 1) visits.push(await visit(0))
      const { callsInARow } = await visit(latencyMs)
      const middle = (name: keyof FirstView) => median(visits.map((one) => one[name]))
      const names = Object.keys(visits[0] ?? {}) as (keyof FirstView)[]
      return { ...(Object.fromEntries(names.map((name) => [name, middle(name)])) as FirstView), callsInARow }
    }

    async function inContext(use: (context: BrowserContext) => Promise<FirstView>): Promise<FirstView> {
      const context = await newContext()
      try {
        return await use(context)
      } finally {
        await context.close()
      }
    }

    const beyond: string[] = []
    const tell = (name: string, found: FirstView, allowed: Limits) => {
      log(lineOf(name, found))
      beyond.push(...linesBeyond(name, found, allowed))
    }
    for (const { name, path: address, content } of places) {
      const visitor = await middleOf((latency) =>
        inContext(async (context) => {
          // The first page asks the services; the next has their answers.
          await context.request.get(`${shop}${address}`)
          return countFirstView(await context.newPage(), `${shop}${address}`, { content, latencyMs: latency })
        }),
      )
      tell(`${name}, visitor`, visitor, limitsOfVisitors)
      const sameTab = await middleOf((latency) =>
        inContext(async (context) => {
          const page = await context.newPage()
          await loginMember(page, shop)
          return countFirstView(page, `${shop}${address}`, { content, latencyMs: latency })
        }),
      )
      tell(`${name}, member`, sameTab, limitsOfMembers)
      const newTab = await middleOf((latency) =>
        inContext(async (context) => {
          const before = await context.newPage()
          await loginMember(before, shop)
          await before.close()
          return countFirstView(await context.newPage(), `${shop}${address}`, { content, latencyMs: latency })
        }),
      )
      tell(`${name}, member in a new tab`, newTab, limitsOfNewTab)
    }
    const visits = { browser, shop, places, rounds, log }
    beyond.push(...(await benchBlockingTime({ ...visits, floor: floorConfig.origins.shop })))
    const member = testMembers[0]?.member?.code
    if (running.database === undefined || member === undefined)
      throw new Error('the bench needs a database and a member')
    await orderMany(running.database.db, member, running.clock.now(), orderedLines)
    beyond.push(...(await benchLayoutShift(visits)))
    log('')
    for (const line of beyond) log(line)
    return beyond.length === 0
  })
}
