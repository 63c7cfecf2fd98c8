import { constants, setPriority } from 'node:os'
import { href } from '@shop/shared/routes'
import { type BrowserContext, chromium, type Page } from 'playwright'
import { favourMany } from 'reference-services/favour-many'
import { numbersOnSale, orderMany } from 'reference-services/order-many'
import { orderPast } from 'reference-services/order-past'
import { purchaseMany } from 'reference-services/purchase-many'
import { startShop } from 'reference-services/start-shop'
import { testMembers } from 'reference-services/test-members'
import { freePorts, prepareReleases } from '../../start/index.ts'
import { ensureChromium } from '../../test/chromium.ts'
import { type BenchOptions, benchConfig } from '../bench-shop.ts'
import { loginMember } from '../login-member.ts'
import { withWorkFolder } from '../work-folder.ts'
import { visitEmptyPage } from './empty-page.ts'
import { judgeBadge, judgeInp, type Verdict } from './judge-inp.ts'
import { pastedNumbers, visitPaste } from './paste.ts'
import { takePhotos } from './photos.ts'
import {
  categorySteps,
  favouriteListSteps,
  favouriteSteps,
  historySteps,
  orderedSteps,
  purchaseSteps,
  scrollToTarget,
} from './steps.ts'
import { addPages, type Place, pressAt, type Screen, type Visit, visitList } from './visit.ts'
import { watchPage } from './watch-page.ts'

const slowdown = 4
const [orderedLines, listedProducts] = [200, 999]
const productPage = 200
/** As many as there may be, and in each list as many as a member may well have. */
const favoured = { favourites: 1000, lists: 100, inEachList: 100 }
/** In each week of the order history, and on each slip of two years. */
const pastLines = 120
/** The address says how many are drawn; the last ones are a step. */
const drawnFavourites = 969
const badgeMs = 400
/** Until all that was drawn last stands in the page. */
const settledMs = 6000

const category: Place = {
  name: `category of ${listedProducts}`,
  path: href.categoryProducts('11'),
  items: 'main article',
  first: productPage,
  // The last page is one of the steps.
  count: listedProducts - productPage,
  steps: categorySteps,
}

const places: readonly Place[] = [
  {
    name: `ordered list of ${orderedLines}`,
    path: href.orderedList(),
    items: 'main [role=listitem]',
    // One is cancelled in each visit.
    first: orderedLines * 0.9,
    count: orderedLines * 0.9,
    steps: orderedSteps,
  },
  category,
  {
    name: `favourites of ${favoured.favourites}`,
    path: `${href.favourites()}?count=${drawnFavourites}`,
    items: 'main article',
    first: drawnFavourites,
    count: drawnFavourites,
    steps: favouriteSteps,
  },
  {
    name: `lists of favourites, ${favoured.lists}`,
    path: `${href.favourites()}/category`,
    items: 'main li > a',
    first: favoured.lists,
    count: favoured.lists,
    steps: favouriteListSteps,
  },
  {
    name: `order history, ${pastLines} lines a week`,
    path: href.pastOrders(),
    items: 'main tbody tr',
    first: pastLines * 0.9,
    count: pastLines * 0.9,
    steps: historySteps,
  },
  {
    name: `purchase history, ${pastLines} lines a slip`,
    path: href.purchaseHistory(),
    items: 'main section table tbody tr',
    first: pastLines,
    count: pastLines,
    steps: purchaseSteps,
  },
]

/**
 * How fast the shop answers presses on its longest lists, and how soon the badge counts. Gives whether all holds.
 * `only`: words of the names of the lists; without one it is everything.
 */
export async function benchInp(only: readonly string[], rounds: number, { root, log }: BenchOptions): Promise<boolean> {
  const chosen = places.filter(({ name }) => only.length === 0 || only.some((word) => name.includes(word)))
  if (chosen.length === 0) throw new Error(`there is no list ${only.join(' ')}`)
  const executablePath = ensureChromium(process.env['CHROMIUM'], log)
  const ports = await freePorts(['shop', 'assets', 'services', 'identity', 'partners'])
  return withWorkFolder(async ({ folder, atEnd }) => {
    await prepareReleases(folder, 'production', { root, log })
    const config = benchConfig(ports, folder)
    const running = await startShop(config)
    atEnd(() => running.close())
    const db = running.database?.db
    const member = testMembers[0]?.member?.code
    if (db === undefined || member === undefined) throw new Error('the bench needs a database and a member')
    await orderMany(db, member, running.clock.now(), orderedLines)
    await favourMany(db, member, running.clock.now(), favoured)
    await orderPast(db, member, running.clock.now(), pastLines)
    await purchaseMany(db, member, running.clock.now(), pastLines)
    const browser = await chromium.launch({ executablePath, args: ['--no-sandbox'] })
    atEnd(() => browser.close())
    // This process answers the browser and is no part of a member's device: it takes what the browser leaves.
    setPriority(constants.priority.PRIORITY_LOW)

    const context = await browser.newContext({
      viewport: { width: 1280, height: 900 },
      locale: 'ja-JP',
      timezoneId: 'Asia/Tokyo',
    })
    await context.addInitScript(watchPage)
    await onNewPage(context, ({ page }) => loginMember(page, config.origins.shop))
    await listMany(context)
    await takePhotos(browser, context)
    await context.grantPermissions(['clipboard-read', 'clipboard-write'])
    const numbers = await numbersOnSale(db, running.clock.now(), pastedNumbers)

    const visited = async (name: string, visit: (screen: Screen) => Promise<Visit>) => {
      const visits: Visit[] = []
      for (let round = 1; round <= rounds; round += 1) {
        visits.push(await onNewPage(context, visit))
        log(`${name}: round ${round} of ${rounds}`)
      }
      return visits
    }
    const { shop } = config.origins
    // The browser's own time is shown beside the shop's and not held against it.
    const emptyPage = await visited('an empty page', (screen) => visitEmptyPage(screen, slowdown))
    // Told at once: a visit that fails later takes nothing with it.
    const told = (verdict: Verdict): Verdict => {
      for (const line of verdict.lines) log(line)
      return verdict
    }
    told(judgeInp('an empty page', emptyPage))
    const judged = async (name: string, visit: (screen: Screen) => Promise<Visit>) =>
      told(judgeInp(name, await visited(name, visit), emptyPage))
    const paste = (screen: Screen) => visitPaste(screen, shop, { numbers, slowdown })
    const verdicts = only.length > 0 ? [] : [await judged(`paste of ${pastedNumbers} numbers`, paste)]
    for (const place of chosen)
      verdicts.push(await judged(place.name, (screen) => visitList(screen, shop, place, slowdown)))
    if (only.length === 0)
      verdicts.push(told(judgeBadge(await onNewPage(context, ({ page }) => badgeTimes(page, shop, rounds)))))

    log('')
    const beyond = verdicts.flatMap((verdict) => verdict.beyond)
    for (const line of beyond) log(line)
    return beyond.length === 0
  })
}

/** No category has so many: this one has all products of the week. */
async function listMany(context: BrowserContext): Promise<void> {
  await context.route('**/ec_category_product_list?*', async (route) => {
    const url = new URL(route.request().url())
    url.searchParams.set('largeCategoryCd', '0')
    await route.continue({ url: url.href })
  })
}

/** A visit has a page of its own: it does not clear away what the one before has left in the memory. */
async function onNewPage<T>(context: BrowserContext, act: (screen: Screen) => Promise<T>): Promise<T> {
  const page = await context.newPage()
  const outcome = await act({ page, protocol: await context.newCDPSession(page) })
  await page.close()
  return outcome
}

/** Orders from the longest list, one product after the other. */
async function badgeTimes(page: Page, shop: string, times: number): Promise<number[]> {
  await page.goto(shop + category.path)
  await page
    .locator(category.items)
    .nth(category.first - 1)
    .waitFor({ state: 'attached' })
  await addPages(page, category)
  await page.evaluate(() => void window.scrollTo(0, 0))
  await page.waitForTimeout(settledMs)
  await page.evaluate(() => void window.benchInp.badge.splice(0))
  for (let time = 0; time < times; time += 1) {
    const at = await scrollToTarget(page, { selector: 'main article button', text: '注文する' })
    if (at === undefined) throw new Error('nothing more to order in sight')
    await pressAt(page, at)
    await page.waitForTimeout(badgeMs)
    await page.keyboard.press('Escape')
  }
  return page.evaluate(() => window.benchInp.badge)
}
