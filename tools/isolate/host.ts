import { existsSync } from 'node:fs'
import { readConfig } from 'reference-services/config'
import type { IsolatedReleases } from 'reference-services/isolation'
import { type RunningShop, startShop } from 'reference-services/start-shop'
import type { Progress } from '../start/progress.ts'
import { panelScripts } from './panel-scripts.ts'
import { seededFolder } from './seeded-folder.ts'

/** A Friday evening before the deadline of the first open week: a link shows the same next month. */
export const isolatedHour = '2026-11-20T18:00:00+09:00'

const servers = ['shop', 'assets', 'services', 'identity', 'partners'] as const

/** The ports of the five servers, in a row from `first`. */
export const portsFrom = (first: number): Record<string, string> =>
  Object.fromEntries(servers.map((name, place) => [`${name.toUpperCase()}_PORT`, String(first + place)]))

export type HostFacts = {
  root: string
  dataFolder: string
  channel: string
  /** The first of five ports in a row. */
  port: number
  title: string
  home: string
  /** The builds follow the sources, and have no server entries. */
  isUnrendered: boolean
  environment: NodeJS.ProcessEnv
  log: Progress
  /** Other releases that the panel can show. */
  releases?: IsolatedReleases
}

/** The whole shop on ports of its own, with data of its own that is the seed's at every start, and the panel over it. */
export async function startHost(facts: HostFacts): Promise<RunningShop & { origin: string }> {
  const { PATH, HOME, TMPDIR, SEED, REMOTE_ORIGINS } = facts.environment
  const config = readConfig({
    ...{ PATH, HOME, TMPDIR, SEED, REMOTE_ORIGINS },
    ...portsFrom(facts.port),
    DATA_DIR: facts.dataFolder,
    RELEASE_CHANNEL: facts.channel,
    SHOP_CLOCK: isolatedHour,
    SHOP_ENVIRONMENT: 'development',
  })
  const [seeded, scripts] = await Promise.all([seededFolder(facts.root, config.seed, isolatedHour), panelScripts()])
  const { title, home, isUnrendered, log, releases } = facts
  log(existsSync(seeded) ? 'starting the services on the seed of before' : 'seeding, for this start and those after it')
  const shop = await startShop(config, {
    log,
    isolation: { title, home, scripts, seeded, isUnrendered, ...(releases === undefined ? {} : { releases }) },
  })
  return { ...shop, origin: config.origins.shop }
}
