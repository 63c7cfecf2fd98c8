import path from 'node:path'
import { openDirectoryStore } from '@shop/release-store'
import type { Registry, ReleaseDescriptor } from '@shop/shared/contract'
import { type Browser, chromium } from 'playwright'
import { startShop } from 'reference-services/start-shop'
import { findRemotes, freePorts, prepareReleases } from '../../start/index.ts'
import { ensureChromium } from '../../test/chromium.ts'
import { type BenchOptions, benchConfig } from '../bench-shop.ts'
import { loginMember } from '../login-member.ts'
import { withWorkFolder } from '../work-folder.ts'
import { type Entry, placesOf } from './entries.ts'
import { type Growth, judgeGrowth } from './growth.ts'
import { countTimers, holdingOf } from './holding.ts'
import { openInApp } from './open-in-app.ts'
import { type Place, visit } from './visits.ts'

/** Before anything is counted, caches are filled, bounded lists are full and code is compiled. */
const warmUps = 30
/** Answers and timers that are under way come to their end. */
const settleMs = 2000
/**
 * Answers that are kept hold the last mount that asked for them, more at one time than at another: a leak is what is
 * there at every look.
 */
const [maxRepeats, visitsBetween] = [5, 10]

type LeakOptions = { cycles: number; entries: readonly Entry[] }

/** Mounts and unmounts remotes in one tab each, and says what they leave behind. Gives whether that is nothing. */
export async function benchLeaks(
  names: readonly string[],
  { cycles, entries }: LeakOptions,
  { root, log }: BenchOptions,
): Promise<boolean> {
  const known = findRemotes(root)
  const unknown = names.filter((name) => !known.includes(name))
  if (unknown.length > 0) throw new Error(`no remote ${unknown.join(', ')}: there are ${known.join(', ')}`)
  const executablePath = ensureChromium(process.env['CHROMIUM'], log)
  const ports = await freePorts(['shop', 'assets', 'services', 'identity', 'partners'])

  return withWorkFolder(async ({ folder, atEnd }) => {
    await prepareReleases(folder, 'production', { root, log })
    const store = openDirectoryStore(path.join(folder, 'releases'))
    const remotes = (await store.readChannel('production'))?.registry.remotes ?? {}
    const config = benchConfig(ports, folder)
    const running = await startShop(config)
    atEnd(() => running.close())
    const browser = await chromium.launch({ executablePath, args: ['--no-sandbox'] })
    atEnd(() => browser.close())

    const growths: Growth[] = []
    for (const name of names.length > 0 ? names : known)
      for (const { entry, place } of placesOf(descriptorIn(remotes, name), entries)) {
        const growth = await growthOf(browser, config.origins.shop, { name, entry, place, cycles })
        log(growth.line)
        growths.push(growth)
      }
    const leaks = growths.flatMap((growth) => growth.leaks)
    log('')
    for (const leak of leaks) log(leak)
    log(`leaks ${leaks.length === 0 ? 'none' : leaks.length} in ${growths.length} tabs`)
    return leaks.length === 0
  })
}

function descriptorIn(remotes: Registry['remotes'], name: string): ReleaseDescriptor {
  const descriptor = remotes[name]?.candidates[0]?.descriptor
  if (descriptor === undefined) throw new Error(`the channel production shows no ${name}`)
  return descriptor
}

type Tab = { name: string; entry: Entry; place: Place; cycles: number }

async function growthOf(browser: Browser, shop: string, { name, entry, place, cycles }: Tab): Promise<Growth> {
  const context = await browser.newContext({ locale: 'ja-JP', timezoneId: 'Asia/Tokyo' })
  try {
    const page = await context.newPage()
    await page.addInitScript(countTimers)
    await loginMember(page, shop)

    await (entry === 'mobile' ? openInApp(page, shop, place.home) : page.goto(`${shop}${place.home}`))
    await page.getByRole('heading', { level: 1 }).waitFor()
    const protocol = await context.newCDPSession(page)
    await visit(page, place, name, warmUps)
    await page.waitForTimeout(settleMs)
    const before = await holdingOf(page, protocol)
    let visits = cycles
    await visit(page, place, name, cycles)
    for (;;) {
      await page.waitForTimeout(settleMs)
      const growth = judgeGrowth(`${name}, ${entry}`, visits, before, await holdingOf(page, protocol))
      if (growth.leaks.length === 0 || visits >= cycles + visitsBetween * maxRepeats) return growth
      await visit(page, place, name, visitsBetween)
      visits += visitsBetween
    }
  } finally {
    await context.close()
  }
}
