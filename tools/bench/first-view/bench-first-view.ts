import path from 'node:path'
import { href } from '@shop/shared/routes'
import { type BrowserContext, chromium } from 'playwright'
import { startShop } from 'reference-services/start-shop'
import { countFirstView, type FirstView, type Limits, lineOf, linesBeyond } from '../../first-view/index.ts'
import { freePorts, prepareReleases } from '../../start/index.ts'
import { ensureChromium } from '../../test/chromium.ts'
import { type BenchOptions, benchConfig } from '../bench-shop.ts'
import { loginMember } from '../login-member.ts'
import { median } from '../report.ts'
import { withWorkFolder } from '../work-folder.ts'
import { benchEdge } from './bench-edge.ts'
import { benchPainting } from './bench-painting.ts'
import { benchReturn } from './bench-return.ts'
import { serveCopy, withoutScripts } from './serve-copies.ts'
import { serveFloor } from './serve-floor.ts'
import { startEdge } from './start-edge.ts'

/** Long enough that whatever goes out together is answered together. */
const latencyMs = 200
const limitsOfVisitors: Limits = {
  calls: 200_000,
  commits: 12,
  rules: 60,
  requests: 26,
  bytes: 350_000,
  preflights: 0,
  callsInARow: 1,
  starts: 1,
  htmlBytes: 160_000,
}
/** The frame is drawn before the member is known, and with the order then; the pictures of the HTML are counted until the products. */
const limitsOfMembers: Limits = { ...limitsOfVisitors, calls: 300_000, commits: 26, requests: 30 }
/** Who comes in a new tab is asked about at the provider first. */
const limitsOfNewTab: Limits = { starts: 1, callsInARow: 5, preflights: 0 }

const places = [
  { name: 'top page', path: href.top(), content: 'main article' },
  { name: 'category', path: href.categoryProducts('11'), content: 'main article' },
]

const localhost = (port: number): string => `http://localhost:${port}`

/**
 * Counts what a page does until its products are there, as a visitor and as a member, and measures when a visitor's page is
 * painted, how long it blocks and how far it moves, against the limits of the first view.
 */
export async function benchFirstView(rounds: number, { root, log }: BenchOptions): Promise<boolean> {
  const executablePath = ensureChromium(process.env['CHROMIUM'], log)
  const { floor, plain, drawn, drawing, edge, ...ports } = await freePorts([
    'shop',
    'floor',
    'plain',
    'drawn',
    'drawing',
    'edge',
    'assets',
    'services',
    'identity',
    'partners',
  ])
  return withWorkFolder(async ({ folder, atEnd }) => {
    await prepareReleases(folder, 'production', { root, log })
    const config = benchConfig(ports, folder)
    log('building the floor')
    atEnd(await serveFloor(root, path.join(folder, 'floor'), floor))
    const running = await startShop(config)
    atEnd(() => running.close())
    const shop = config.origins.shop
    atEnd(await serveCopy({ edge: shop, shop, port: plain, change: withoutScripts }))
    // The same shop, whose pages the browser draws.
    const ofDrawn = { FIRST_VIEW: 'browser', SHOP_ORIGIN: localhost(drawn) }
    atEnd(await startEdge({ ports: { ...ports, shop: drawing }, folder, more: ofDrawn }, { root }))
    atEnd(await serveCopy({ edge: localhost(drawing), shop, port: drawn }))
    const browser = await chromium.launch({ executablePath, args: ['--no-sandbox'] })
    atEnd(() => browser.close())
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
    const endEdge = await startEdge({ ports: { ...ports, shop: edge }, folder }, { root })
    beyond.push(...(await benchEdge(`${localhost(edge)}${href.top()}`, log)))
    endEdge()
    const shops = {
      rendered: shop,
      plain: localhost(plain),
      drawn: localhost(drawn),
      floor: localhost(floor),
    }
    beyond.push(...(await benchReturn({ browser, shops, rounds, log })))
    beyond.push(...(await benchPainting({ browser, shops, rounds, log })))
    log('')
    for (const line of beyond) log(line)
    return beyond.length === 0
  })
}
