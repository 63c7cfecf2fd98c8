import { closeSync, openSync } from 'node:fs'
import { cp, readFile, rm } from 'node:fs/promises'
import path from 'node:path'
import { openDirectoryStore, type ReleaseStore } from '@shop/release-store'
import { freePorts, type Services, startServices } from '@shop/tools/start'
import { apiPath } from 'reference-services/config'
import { forShortLivedDatabases } from 'reference-services/short-lived-databases'
import { type FaultProxy, startFaultProxy } from './fault-proxy.ts'

export const root = path.resolve(import.meta.dirname, '../..')

/** A Friday evening before the deadline of the seed's first open week. */
export const shopClock = '2026-11-20T18:00:00+09:00'

export const originNames = ['shop', 'assets', 'services', 'identity', 'partners'] as const
type OriginName = (typeof originNames)[number]
const quietMs = 90_000
/** Of the log of services that did not start. */
const maxWords = 2000

export type Shop = {
  origins: Readonly<Record<OriginName, string>>
  /** The address below which its pages call the services. */
  api: string
  /** The proxy before the assets origin: switch faults on here. */
  assets: Pick<FaultProxy, 'fail' | 'heal' | 'forbidKeeping'>
  /** The file of what the services have said since they were first started. */
  log: string
  /** Where its database and release store are: `DATA_DIR` of a command that releases something into it. */
  dataFolder: string
  /** The release store that its pages are made from. */
  releases: ReleaseStore
  /** Takes the files of a release away, as a host that keeps too few of them does. */
  dropRelease(name: string, version: string): Promise<void>
  /** With settings of its own until the next start; releases are not watched otherwise, since tests break them. */
  start(more?: NodeJS.ProcessEnv): Promise<void>
  /** Ends the services in good order; pages that are open stay as they are. */
  stop(): Promise<void>
  /** Ends them as a crash would. */
  kill(): Promise<void>
  /** Puts the data of the seed back. The services are started anew. */
  resetData(): Promise<void>
  close(): Promise<void>
}

/** A server before the shop's own, and where a browser reaches them because of it. */
export type Front = { origins: Shop['origins']; settings: NodeJS.ProcessEnv; close(): Promise<void> }
export type OpenFront = (folder: string, ports: Readonly<Record<OriginName, number>>) => Promise<Front>

/** Nothing stands before them but what breaks the assets. */
export const openPlainFront: OpenFront = async (_folder, ports) => {
  const origins = Object.fromEntries(originNames.map((name) => [name, `http://localhost:${ports[name]}`]))
  return {
    origins: origins as Front['origins'],
    settings: { ASSETS_ORIGIN: origins['assets'] },
    close: async () => {},
  }
}

/** The whole real shop on ports of its own, with a copy of the seeded data. */
export async function openShop(template: string, folder: string, openFront = openPlainFront): Promise<Shop> {
  const dataFolder = path.join(folder, 'data')
  const log = path.join(folder, 'services.log')
  const ports = await freePorts([...originNames, 'assetsBehind'])
  const proxy = await startFaultProxy(ports.assets, ports.assetsBehind)
  const { origins, settings, close: closeFront } = await openFront(path.join(folder, 'front'), ports)
  const clockBegan = Date.now()
  let services: Services | undefined

  /** The shop's hour goes on while the services are down. */
  const hour = () => new Date(Date.parse(shopClock) + Date.now() - clockBegan).toISOString()

  async function start(more: NodeJS.ProcessEnv = {}) {
    const output = openSync(log, 'a')
    services = startServices({
      root,
      environment: servicesEnvironment({ ...ports, assets: ports.assetsBehind }, dataFolder, {
        SHOP_CLOCK: hour(),
        RELEASE_WATCH: 'off',
        ...settings,
        ...more,
      }),
      ports: { ...pick(ports), assets: ports.assetsBehind },
      output,
      nodeOptions: [forShortLivedDatabases],
    })
    closeSync(output)
    try {
      await services.ready(quietMs)
    } catch (error) {
      // Nobody has seen them: they went to the log, which is taken away with the shop.
      const words = (await readFile(log, 'utf8')).slice(-maxWords)
      throw new Error(`the services of a journey did not start:\n${words}`, { cause: error })
    }
  }

  async function resetData() {
    await services?.stop()
    await rm(dataFolder, { recursive: true, force: true })
    await cp(template, dataFolder, { recursive: true })
    await start()
  }

  await resetData()
  return {
    origins,
    api: settings['API_ORIGIN'] === 'services' ? origins.services : `${origins.shop}${apiPath}`,
    assets: proxy,
    log,
    dataFolder,
    releases: openDirectoryStore(path.join(dataFolder, 'releases')),
    dropRelease: (name, version) => rm(path.join(dataFolder, 'releases', name, version), { recursive: true }),
    start,
    resetData,
    stop: async () => services?.stop(),
    kill: async () => services?.kill(),
    async close() {
      await services?.stop()
      await closeFront()
      await proxy.close()
      await rm(folder, { recursive: true, force: true })
    },
  }
}

const pick = (ports: Readonly<Record<OriginName, number>>) =>
  Object.fromEntries(originNames.map((name) => [name, ports[name]])) as Record<OriginName, number>

/** The environment of services that nothing of this terminal's reaches but the path and the home. */
export function servicesEnvironment(
  ports: Readonly<Record<OriginName, number>>,
  dataFolder: string,
  more: NodeJS.ProcessEnv,
): NodeJS.ProcessEnv {
  const { PATH, HOME, TMPDIR } = process.env
  const settings = Object.fromEntries(originNames.map((name) => [`${name.toUpperCase()}_PORT`, String(ports[name])]))
  return { PATH, HOME, TMPDIR, ...settings, DATA_DIR: dataFolder, ...more }
}

/** Ports for a run that only fills the template with data. */
export const seedPorts = (): Promise<Record<OriginName, number>> => freePorts(originNames)
