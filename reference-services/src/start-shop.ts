import path from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import type { FastifyInstance } from 'fastify'
import { nextDeadline } from './calendar/planning-weeks.ts'
import { addDays } from './calendar/tokyo-time.ts'
import { createShopClock, type ShopClock } from './clock.ts'
import type { Config, Ports } from './config.ts'
import { type OpenDatabase, openDatabase } from './database/open-database.ts'
import { forgetWhatIsOver, startHousekeeping } from './housekeeping.ts'
import type { Gate } from './http/health.ts'
import type { Isolation, IsolationOptions } from './isolation/isolation.ts'
import { expectPortsFree, toPortError } from './ports.ts'
import { countSales, isCounted } from './recommend/count-sales.ts'
import { openStore } from './releases/release-files.ts'
import { watchCanaries } from './reports/canary-watch.ts'
import { expectNoTestAccounts } from './seed/accounts.ts'
import type { Catalogue } from './seed/catalogue.ts'
import { writeDatedContent } from './seed/dated-content.ts'
import { seedShop } from './seed/seed-shop.ts'
import { neededWeeks } from './seed/weeks.ts'
import { rolloverWeeks } from './week-rollover/rollover-weeks.ts'

export type ServerName = keyof Ports
export const serverNames: readonly ServerName[] = ['shop', 'assets', 'services', 'identity', 'partners']

export type StartOptions = {
  /** The servers to run; all of them unless said otherwise. */
  only?: readonly ServerName[]
  /** Hears what is being done, in words for a person. */
  say?: (line: string) => void
  /** All products of the shop: the generator's own unless a test brings a handful. */
  catalogue?: (seed: number) => Promise<Catalogue>
  clock?: ShopClock
  /** For `tools/isolate` and `tools/dev` alone: no setting leads here, and production refuses it. */
  isolation?: IsolationOptions
}

export type RunningShop = {
  clock: ShopClock
  isolation: Isolation | undefined
  /** Of the processes with a database. */
  database: OpenDatabase | undefined
  servers: Readonly<Partial<Record<ServerName, FastifyInstance>>>
  /** Takes no new requests, lets those under way end, closes the database. */
  close(): Promise<void>
}

const repositoryRoot = path.resolve(import.meta.dirname, '../..')
const needDatabase: readonly ServerName[] = ['services', 'identity']

/** Starts the servers of one process. Everything that is kept stands in the database, so several may run. */
export async function startShop(config: Config, options: StartOptions = {}): Promise<RunningShop> {
  const { only = serverNames, say = () => {}, clock = createShopClock(config.clock) } = options
  const isolation = await isolated(options.isolation, config, clock)
  const closers: (() => Promise<void>)[] = []
  let isOpen = false
  const close = async () => {
    // A balancer sees it at /healthz and sends nobody else, while those who are here are still served.
    if (isOpen && config.drainSeconds > 0) {
      isOpen = false
      await pause(config.drainSeconds * 1000)
    }
    isOpen = false
    for (const closer of closers.splice(0).reverse()) await closer()
  }
  await expectPortsFree(config.ports, only, config.listenHost)
  try {
    const database = only.some((name) => needDatabase.includes(name))
      ? await prepareData(config, clock, {
          say,
          catalogue: options.catalogue ?? generatedCatalogue,
          closers,
          isolation,
        })
      : undefined
    const servers: Partial<Record<ServerName, FastifyInstance>> = {}
    for (const name of only)
      servers[name] = await createServer(name, { config, clock, database, gate: { isOpen: () => isOpen }, isolation })
    // The shop first: what is under way in it still finds the services and their keys.
    closers.push(async () => {
      for (const name of only) await servers[name]?.close()
    })
    for (const name of only) {
      await listen(servers[name], name, config)
      say(`${name}: ${config.origins[name]}`)
    }
    if (database !== undefined && only.includes('services'))
      closers.push(watchCanaries({ db: database.db, store: openStore(config), ...config, say }))
    isOpen = true
    return { clock, isolation, database, servers, close }
  } catch (error) {
    await close()
    throw error
  }
}

/** Its code is loaded only when somebody isolates. */
async function isolated(options: IsolationOptions | undefined, config: Config, clock: ShopClock) {
  if (options === undefined) return undefined
  const { createIsolation } = await import('./isolation/isolation.ts')
  return createIsolation(options, config, clock)
}

type Preparing = {
  say(line: string): void
  catalogue(seed: number): Promise<Catalogue>
  closers: (() => Promise<void>)[]
  isolation: Isolation | undefined
}

const kinds = { embedded: 'embedded PostgreSQL', memory: 'PostgreSQL in memory', server: 'PostgreSQL server' } as const

/** Longer than the grace that a week is given before its rollover. */
const afterCloseMs = 2500
/** Seven weeks ahead. */
const furthestPreviewDays = 49

async function prepareData(
  config: Config,
  clock: ShopClock,
  { say, catalogue, closers, isolation }: Preparing,
): Promise<OpenDatabase> {
  const database = await openDatabase(config, isolation?.image())
  closers.push(() => database.close())
  say(`database: ${kinds[database.kind]}`)
  const withoutAccounts = !config.hasTestAccounts
  if (withoutAccounts) await expectNoTestAccounts(database.db)
  let keptAt = clock.now()
  const keepCurrent = async () => {
    const now = clock.now()
    keptAt = now
    const facts = { seed: config.seed, withoutAccounts, catalogue }
    const { isFresh, addedWeeks } = await seedShop(database.housekeeping, { ...facts, now })
    if (isFresh) say(`seed: a new shop, weeks ${addedWeeks.join(' ')}`)
    else if (addedWeeks.length > 0) say(`seed: new weeks ${addedWeeks.join(' ')}`)
    // Staff look at weeks that nobody else sees yet. [GRD-008]
    if (config.environment === 'preconfirm')
      await seedShop(database.housekeeping, { ...facts, now: addDays(now, furthestPreviewDays) })
    for (const week of await rolloverWeeks(database.housekeeping, { now, seed: config.seed }))
      if (!isFresh) say(`week ${week} rolled over`)
    await writeDatedContent({ ...config, now, weeks: neededWeeks(now) })
  }
  await keepCurrent()
  // Once, when the orders are older than their counts.
  if (!(await isCounted(database.db))) await countSales(database.housekeeping, clock.now())
  await isolation?.began(database, keepCurrent)
  // From the last look on: a week may have closed while this one was starting.
  const untilRolloverMs = () => {
    const turnsAt = nextDeadline(new Date(keptAt.getTime() - afterCloseMs)).getTime() + afterCloseMs
    return Math.max(0, turnsAt - clock.now().getTime())
  }
  // The rollover of a week first: members wait for it, and for nothing else.
  const steps = [
    keepCurrent,
    () => forgetWhatIsOver(database.housekeeping),
    () => countSales(database.housekeeping, clock.now()),
  ]
  closers.push(startHousekeeping({ steps, untilRolloverMs }))
  return database
}

/** Loaded when something has to be seeded: its vocabulary is large. */
async function generatedCatalogue(seed: number): Promise<Catalogue> {
  const { generateItems } = await import('./seed/items/generate-items.ts')
  const { categories } = await import('./seed/items/categories.ts')
  return { items: generateItems(seed), categories }
}

type ServerFacts = {
  config: Config
  clock: ShopClock
  database: OpenDatabase | undefined
  gate: Gate
  isolation: Isolation | undefined
}

/** A server's code is loaded when it runs: a process of the services alone needs no identity provider. */
async function createServer(name: ServerName, facts: ServerFacts): Promise<FastifyInstance> {
  const { config, clock, gate, isolation } = facts
  const place = { root: repositoryRoot, gate }
  switch (name) {
    case 'shop': {
      const { createEdgeServer } = await import('./edge/edge-server.ts')
      const { compressReplies } = await import('./http/compression.ts')
      const server = await createEdgeServer(config, clock, place)
      isolation?.atEdge(server)
      // After all that changes a page's text.
      compressReplies(server)
      return server
    }
    case 'assets': {
      const { createAssetsServer } = await import('./assets/assets-server.ts')
      return createAssetsServer(config, gate)
    }
    case 'partners': {
      const { createPartnersServer } = await import('./partners/partners-server.ts')
      return createPartnersServer(config, place)
    }
    case 'identity': {
      const { createIdentityServer } = await import('./identity/identity-server.ts')
      return createIdentityServer(config, openOf(facts).db, place)
    }
    case 'services': {
      const { createServicesServer } = await import('./services.ts')
      const server = await createServicesServer(config, openOf(facts), { clock, gate })
      isolation?.atServices(server)
      return server
    }
  }
}

function openOf({ database }: ServerFacts): OpenDatabase {
  if (database === undefined) throw new TypeError('this server needs the database')
  return database
}

async function listen(server: FastifyInstance | undefined, name: ServerName, config: Config): Promise<void> {
  const port = config.ports[name]
  try {
    await server?.listen({ port, host: config.listenHost })
  } catch (error) {
    throw toPortError(error as NodeJS.ErrnoException, port, name)
  }
}
