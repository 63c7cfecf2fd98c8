import { mkdir, mkdtemp, rm, symlink } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { openDirectoryStore, updateChannel } from '@shop/release-store'
import type { Registry } from '@shop/shared/contract'
import { type Browser, chromium } from 'playwright'
import { type Config, readConfig } from 'reference-services/config'
import { type LoginForTab, loginForTab } from 'reference-services/login-for-tab'
import { saveSeedSnapshot } from 'reference-services/seed-snapshot'
import { startShop } from 'reference-services/start-shop'
import { seededFolder } from '../../isolate/seeded-folder.ts'
import { freePorts } from '../../start/ports.ts'
import { commonUse } from '../../test/playwright.ts'
import { accounts } from './kinds.ts'

/** A Friday evening before the deadline of the first open week: every check has the same answers. */
const hour = '2026-11-20T18:00:00+09:00'
const channel = 'check'

/** A shop of its own on this machine, with the services on the seed's data and no release in it yet, and a browser. */
export type Stage = {
  /** For files that are gone with it. */
  folder: string
  origins: Config['origins']
  browser: Browser
  /** Test account → its login. */
  logins: ReadonlyMap<string, LoginForTab>
  /** Puts the built files of a release where the shop looks for them; once, since a release never changes. */
  place(name: string, version: string, folder: string): Promise<void>
  isPlaced(name: string, version: string): boolean
  /** Pages that are opened from now on are of these releases. */
  show(registry: Registry): Promise<void>
  close(): Promise<void>
}

/** First views have a check of their own, in the process that the edge has for them. */
const drawnByBrowser = { FIRST_VIEW: 'browser' }

/** Pictures are most of what a page asks for, and no code. */
const withoutPictures = '--blink-settings=imagesEnabled=false'

/** `settings`: of the shop, over the usual ones. */
export async function openStage(
  root: string,
  executablePath: string,
  environment: NodeJS.ProcessEnv,
  settings: NodeJS.ProcessEnv = drawnByBrowser,
): Promise<Stage> {
  const folder = await mkdtemp(path.join(tmpdir(), 'shop-run-check-'))
  const closers: (() => Promise<unknown>)[] = [() => rm(folder, { recursive: true, force: true })]
  const close = async () => {
    for (const closer of closers.splice(0).reverse()) await closer()
  }
  try {
    const { args, ...launch } = commonUse.launchOptions
    const launching = chromium.launch({ ...launch, executablePath, args: [...args, withoutPictures] })
    // It is waited for below, once the services have started.
    const launched = launching.catch(() => undefined)
    closers.push(async () => (await launched)?.close())
    const config = await configIn(folder, environment, settings)
    const seeded = await seededFolder(root, config.seed, hour)
    const nothing = () => undefined
    const shop = await startShop(config, {
      isSearchAhead: false,
      hooks: {
        seeded,
        // The first one makes what all others begin with.
        began: (database) => saveSeedSnapshot(database, seeded),
        atEdge: nothing,
        atServices: nothing,
      },
    })
    closers.push(() => shop.close())
    const store = openDirectoryStore(config.releaseStore)
    const placed = new Set<string>()
    const [browser, ...loggedIn] = await Promise.all([
      launching,
      ...[...accounts].map(async (account) => [account, (await loginForTab(config.origins, account)).login] as const),
    ])
    return {
      folder,
      origins: config.origins,
      browser,
      logins: new Map(loggedIn),
      async place(name, version, files) {
        if (placed.has(`${name} ${version}`)) return
        placed.add(`${name} ${version}`)
        await mkdir(path.join(config.releaseStore, name), { recursive: true })
        await symlink(path.resolve(files), path.join(config.releaseStore, name, version))
      },
      isPlaced: (name, version) => placed.has(`${name} ${version}`),
      async show(registry) {
        await updateChannel(store, channel, () => registry)
      },
      close,
    }
  } catch (error) {
    await close()
    throw error
  }
}

/** Origins that remotes may ask are those that the operator has allowed. */
async function configIn(
  folder: string,
  { REMOTE_ORIGINS }: NodeJS.ProcessEnv,
  settings: NodeJS.ProcessEnv,
): Promise<Config> {
  const ports = await freePorts(['shop', 'assets', 'services', 'identity', 'partners'])
  return readConfig({
    ...Object.fromEntries(Object.entries(ports).map(([name, port]) => [`${name.toUpperCase()}_PORT`, String(port)])),
    DATA_DIR: folder,
    REMOTE_ORIGINS,
    RELEASE_CHANNEL: channel,
    SHOP_CLOCK: hour,
    SHOP_ENVIRONMENT: 'test',
    ...settings,
  })
}
