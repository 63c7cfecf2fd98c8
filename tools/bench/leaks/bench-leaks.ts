import path from 'node:path'
import { openDirectoryStore } from '@shop/release-store'
import type { ReleaseDescriptor } from '@shop/shared/contract'
import { href } from '@shop/shared/routes'
import { type Browser, chromium } from 'playwright'
import { startShop } from 'reference-services/start-shop'
import { findRemotes, freePorts, prepareReleases } from '../../start/index.ts'
import { ensureChromium } from '../../test/chromium.ts'
import { type BenchOptions, benchConfig } from '../bench-shop.ts'
import { loginMember } from '../login-member.ts'
import { withWorkFolder } from '../work-folder.ts'
import { type Growth, judgeGrowth } from './growth.ts'
import { countTimers, holdingOf } from './holding.ts'
import { visit } from './visits.ts'

/** Before anything is counted, caches are filled, bounded lists are full and code is compiled. */
const warmUps = 30
/** Answers and timers that are under way come to their end. */
const settleMs = 2000

/** Mounts and unmounts remotes in one tab each, and says what they leave behind. Gives whether that is nothing. */
export async function benchLeaks(
  names: readonly string[],
  cycles: number,
  { root, say }: BenchOptions,
): Promise<boolean> {
  const known = findRemotes(root)
  const unknown = names.filter((name) => !known.includes(name))
  if (unknown.length > 0) throw new Error(`no remote ${unknown.join(', ')}: there are ${known.join(', ')}`)
  const executablePath = ensureChromium(process.env['CHROMIUM'], say)
  const ports = await freePorts(['shop', 'assets', 'services', 'identity', 'partners'])

  return withWorkFolder(async ({ folder, atEnd }) => {
    await prepareReleases(folder, 'production', { root, say })
    const store = openDirectoryStore(path.join(folder, 'releases'))
    const remotes = (await store.readChannel('production'))?.registry.remotes ?? {}
    const config = benchConfig(ports, folder)
    const running = await startShop(config)
    atEnd(() => running.close())
    const browser = await chromium.launch({ executablePath, args: ['--no-sandbox'] })
    atEnd(() => browser.close())

    const growths: Growth[] = []
    for (const name of names.length > 0 ? names : known) {
      const descriptor = remotes[name]?.candidates[0]?.descriptor
      if (descriptor === undefined) throw new Error(`the channel production shows no ${name}`)
      const growth = await growthOf(browser, config.origins.shop, descriptor, cycles)
      say(growth.line)
      growths.push(growth)
    }
    const leaks = growths.flatMap((growth) => growth.leaks)
    say('')
    for (const leak of leaks) say(leak)
    say(`leaks ${leaks.length === 0 ? 'none' : leaks.length} in ${growths.length} remotes`)
    return leaks.length === 0
  })
}

async function growthOf(
  browser: Browser,
  shop: string,
  descriptor: ReleaseDescriptor,
  cycles: number,
): Promise<Growth> {
  const { name } = descriptor
  const context = await browser.newContext({ locale: 'ja-JP', timezoneId: 'Asia/Tokyo' })
  try {
    const page = await context.newPage()
    await page.addInitScript(countTimers)
    await loginMember(page, shop)

    const place = { path: plainPathOf(descriptor), home: href.faq() }
    await page.goto(`${shop}${place.home}`)
    await page.getByRole('heading', { level: 1 }).waitFor()
    const protocol = await context.newCDPSession(page)
    await visit(page, place, name, warmUps)
    await page.waitForTimeout(settleMs)
    const before = await holdingOf(page, protocol)
    await visit(page, place, name, cycles)
    await page.waitForTimeout(settleMs)
    return judgeGrowth(name, cycles, before, await holdingOf(page, protocol))
  } finally {
    await context.close()
  }
}

/** The first of its addresses that needs no word to fill in. */
function plainPathOf({ name, routes }: ReleaseDescriptor): string {
  const plain = Object.values(routes).find(({ path: pattern }) => !pattern.includes(':'))
  if (plain === undefined) throw new Error(`${name} has no route without parameters: the bench cannot open it`)
  return plain.path
}
