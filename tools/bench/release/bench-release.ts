import { execFileSync, spawn } from 'node:child_process'
import { appendFile } from 'node:fs/promises'
import path from 'node:path'
import { chromium, type Page } from 'playwright'
import { startShop } from 'reference-services/start-shop'
import { copyRepository } from '../../isolate/copy-repository.ts'
import { freePorts, prepareReleases } from '../../start/index.ts'
import { ensureChromium } from '../../test/chromium.ts'
import { type BenchOptions, benchConfig } from '../bench-shop.ts'
import { median } from '../report.ts'
import { withWorkFolder } from '../work-folder.ts'

/** Seconds. Measured on two quiet cores. */
const limits = { commitToLive: 20, builtToLive: 12, rollback: 3, openTabs: 60 } as const
const remote = 'mfe-catalogue'
/** Where its screens are, and a page of another remote to come from. */
const [there, away] = ['/category', '/']
const timeoutMs = 120_000

/**
 * How long it takes until a commit is live for whoever loads a page, until one is that is built already, until a rollback
 * is, and until a tab that was open before runs the new release at a navigation. Gives whether the limits hold.
 */
export async function benchRelease(rounds: number, { root, log }: BenchOptions): Promise<boolean> {
  const executablePath = ensureChromium(process.env['CHROMIUM'], log)
  const ports = await freePorts(['shop', 'assets', 'services', 'identity', 'partners'])
  return withWorkFolder(async ({ folder, atEnd }) => {
    const checkout = path.join(folder, 'checkout')
    await copyRepository(root, checkout)
    commit(checkout, 'As it is')
    const config = benchConfig(ports, folder)
    await prepareReleases(folder, config.channel, { root: checkout, log, location: config.releaseStore })
    const running = await startShop(config)
    atEnd(() => running.close())
    const browser = await chromium.launch({ executablePath, args: ['--no-sandbox'] })
    atEnd(() => browser.close())
    const shop = config.origins.shop
    const release = (...args: string[]) => runRelease(checkout, folder, args)

    const tab = await (await browser.newContext({ viewport: { width: 1280, height: 900 } })).newPage()
    await tab.goto(shop + away)
    const times = {
      commitToLive: [] as number[],
      builtToLive: [] as number[],
      rollback: [] as number[],
      openTabs: [] as number[],
    }
    for (let round = 1; round <= rounds; round += 1) {
      const before = await liveVersion(shop)
      await appendFile(
        path.join(checkout, remote, 'src', 'remote.tsx'),
        `\nObject.assign(globalThis, { round: ${round} })\n`,
      )
      commit(checkout, `Round ${round}`)
      times.commitToLive.push(
        await secondsUntil(
          () => release('release', remote),
          async () => (await liveVersion(shop)) !== before,
        ),
      )
      const live = await liveVersion(shop)
      if (round === 1) times.openTabs.push(await secondsUntilTabRuns(tab, live))
      times.rollback.push(
        await secondsUntil(
          () => release('rollback', remote),
          async () => (await liveVersion(shop)) === before,
        ),
      )
      // The release that was taken back comes again: its build is there.
      times.builtToLive.push(
        await secondsUntil(
          () => release('release', remote),
          async () => (await liveVersion(shop)) !== before,
        ),
      )
      log(`round ${round} of ${rounds}`)
    }
    const [commitToLive, builtToLive, rollback, openTabs] = [
      median(times.commitToLive),
      median(times.builtToLive),
      median(times.rollback),
      median(times.openTabs),
    ]
    log(
      `release commit-to-live ${commitToLive.toFixed(1)} built-to-live ${builtToLive.toFixed(1)} rollback ${rollback.toFixed(1)} open-tabs ${openTabs.toFixed(1)}`,
    )
    return (
      commitToLive <= limits.commitToLive &&
      builtToLive <= limits.builtToLive &&
      rollback <= limits.rollback &&
      openTabs <= limits.openTabs
    )
  })
}

const somebody = ['-c', 'user.name=bench', '-c', 'user.email=bench@todok.example']

function commit(checkout: string, message: string): void {
  const git = (...args: string[]) => execFileSync('git', [...somebody, ...args], { cwd: checkout, stdio: 'ignore' })
  git('init', '-q')
  git('add', '.')
  git('commit', '-qm', message)
}

/** A command of a release as a team runs it: a process of its own, with the store of the running shop. */
async function runRelease(checkout: string, dataFolder: string, args: readonly string[]): Promise<void> {
  const program = path.join(checkout, 'tools', 'release', 'main.ts')
  const child = spawn(process.execPath, [program, ...args], {
    cwd: checkout,
    env: { ...process.env, DATA_DIR: dataFolder },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  let output = ''
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk) => (output += String(chunk)))
  const code = await new Promise<number | null>((resolve) => child.on('close', resolve))
  if (code !== 0) throw new Error(`${args.join(' ')} failed:\n${output}`)
}

/** The version of the remote that a page of a new visit runs. */
async function liveVersion(shop: string): Promise<string> {
  const answer = await fetch(`${shop}/_registry?entry=web`)
  const { remotes } = (await answer.json()) as { remotes?: Record<string, { version: string }[]> }
  return remotes?.[remote]?.[0]?.version ?? ''
}

async function secondsUntil(act: () => Promise<void>, isDone: () => Promise<boolean>): Promise<number> {
  const started = performance.now()
  await act()
  while (!(await isDone())) {
    if (performance.now() - started > timeoutMs) throw new Error('it did not become live')
    await new Promise((resolve) => setTimeout(resolve, 50))
  }
  return (performance.now() - started) / 1000
}

/** Goes back and forth in a tab that stands open until the entry of the new release is fetched. */
async function secondsUntilTabRuns(tab: Page, version: string): Promise<number> {
  const started = performance.now()
  let ranAfter: number | undefined
  tab.on('request', (request) => {
    if (
      request.url().includes(`/${remote}/${encodeURIComponent(version)}/`) ||
      request.url().includes(`/${remote}/${version}/`)
    )
      ranAfter ??= (performance.now() - started) / 1000
  })
  while (ranAfter === undefined) {
    if (performance.now() - started > timeoutMs) throw new Error('the open tab never took the new release')
    for (const target of [there, away]) {
      await tab.locator(`a[href="${target}"]`).locator('visible=true').first().click()
      await tab.waitForURL((url) => url.pathname === target)
      await tab.waitForTimeout(500)
    }
  }
  return ranAfter
}
