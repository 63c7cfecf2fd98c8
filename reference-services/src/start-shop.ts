import { setTimeout as pause } from 'node:timers/promises'
import type { FastifyInstance } from 'fastify'
import { createShopClock, type ShopClock } from './clock.ts'
import type { Config, Ports } from './config.ts'
import { codeOf, createServer } from './create-server.ts'
import type { OpenDatabase } from './database/open-database.ts'
import type { Isolation, IsolationOptions } from './isolation/isolation-types.ts'
import { startMailWorker } from './mail/mail-worker.ts'
import { originsWithCertificate, watchCertificates } from './observability/certificates.ts'
import { expectPortsFree, toPortError } from './ports.ts'
import { prepareData } from './prepare-data.ts'
import { openStore } from './releases/release-files.ts'
import { watchReleases } from './reports/watch-releases.ts'
import type { Catalogue } from './seed/catalogue.ts'
import { generateCatalogue } from './seed/generate-catalogue.ts'
import type { ShopHooks } from './shop-hooks.ts'

export type ServerName = keyof Ports
export const serverNames: readonly ServerName[] = ['shop', 'assets', 'services', 'identity', 'partners']

export type StartOptions = {
  /** The servers to run; all of them unless said otherwise. */
  only?: readonly ServerName[]
  /** Hears what is being done, in words for a person. */
  log?: (line: string) => void
  /** All products of the shop: the generator's own unless a test brings a handful. */
  catalogue?: (seed: number) => Promise<Catalogue>
  clock?: ShopClock
  /** Whether indexes of search are built before somebody searches; a test that never does goes without. */
  isSearchAhead?: boolean
  /** For `tools/isolate` and `tools/dev` alone: no setting leads here, and production refuses it. */
  isolation?: IsolationOptions
  /** For `tools/app` alone, likewise. */
  hooks?: ShopHooks
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

const needDatabase: readonly ServerName[] = ['services', 'identity']

/** Starts the servers of one process. Everything that is kept stands in the database, so several may run. */
export async function startShop(config: Config, options: StartOptions = {}): Promise<RunningShop> {
  const { only = serverNames, log = () => {}, clock = createShopClock(config.clock), isSearchAhead = true } = options
  const isolation = await isolated(options.isolation, config, clock)
  const hooks = isolation ?? options.hooks
  const closers: (() => Promise<void>)[] = []
  let isOpen = false
  let isDraining = false
  const close = async () => {
    const wasOpen = isOpen
    isOpen = false
    isDraining = true
    // A balancer sees it at /readyz and sends nobody else, while those who are here are still served.
    if (wasOpen) await pause(config.drainSeconds * 1000)
    for (const closer of closers.splice(0).reverse()) await closer()
  }
  await expectPortsFree(config.ports, only, config.listenHost)
  try {
    const preparing = only.some((name) => needDatabase.includes(name))
      ? prepareData(config, clock, {
          log,
          catalogue: options.catalogue ?? generateCatalogue,
          closers,
          hooks,
        })
      : undefined
    // The database opens in a thread of its own: code is read meanwhile.
    const [database] = await Promise.all([preparing, ...only.map((name) => codeOf[name]())])
    const servers: Partial<Record<ServerName, FastifyInstance>> = {}
    for (const name of only)
      servers[name] = await createServer(name, {
        config,
        clock,
        database,
        gate: { isOpen: () => isOpen, isDraining: () => isDraining },
        hooks,
        isSearchAhead,
      })
    // The shop first: what is under way in it still finds the services and their keys.
    closers.push(async () => {
      for (const name of only) await servers[name]?.close()
    })
    for (const name of only) {
      await listen(servers[name], name, config)
      log(`${name}: ${config.origins[name]}`)
    }
    if (database !== undefined && only.includes('services')) {
      const { db } = database
      // With hooks failures are made on purpose, maybe with the releases of others.
      if (hooks === undefined) closers.push(watchReleases({ db, store: openStore(config), ...config, log }))
      const facts = { shopOrigin: config.origins.shop, inquiryPhone: config.facts.phones.inquiry }
      closers.push(startMailWorker({ db, facts, mail: config.mail, log }))
    }
    if (only.includes('shop')) closers.push(watchCertificates(originsWithCertificate(config)))
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

async function listen(server: FastifyInstance | undefined, name: ServerName, config: Config): Promise<void> {
  const port = config.ports[name]
  try {
    await server?.listen({ port, host: config.listenHost })
  } catch (error) {
    throw toPortError(error as NodeJS.ErrnoException, port, name)
  }
}
