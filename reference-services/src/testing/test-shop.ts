import { randomUUID } from 'node:crypto'
import { tmpdir } from 'node:os'
import path from 'node:path'
import type { ShopClock } from '../clock.ts'
import { type Config, type Origins, readConfig } from '../config.ts'
import type { Database } from '../database/open-database.ts'
import { subjectOf } from '../seed/accounts.ts'
import { type RunningShop, type ServerName, startShop } from '../start-shop.ts'
import { smallCatalogue } from './an-item.ts'
import { type Answer, type Ask, askServices, csrfTokenFor, type Write, writeTo } from './api-client.ts'
import type { TestDatabase } from './databases.ts'
import { freePort } from './free-port.ts'
import { login } from './login-client.ts'
import { testHour } from './test-hour.ts'

export const weeks = { first: '20261201', second: '20261202', past: '20261104' } as const

/** Both ways in which pages call the services, as servers of {@link openTestShop}. */
export const apiWays: readonly [ApiWay, ApiWay] = [
  { way: 'at their own origin', only: ['services', 'identity'] },
  { way: 'through the edge', only: ['shop', 'services', 'identity'] },
]
type ApiWay = { way: string; only: readonly ServerName[] }

export type TestShop = {
  config: Config
  origins: Origins
  db: Database
  clock: ShopClock
  servers: RunningShop['servers']
  /** An access token of a test login, through the real login page; the same one for the same person. */
  tokenOf(who: string): Promise<string>
  ask(method: string, path: string, ask?: Ask): Promise<Answer>
  /** A one-time token for one write. */
  csrfToken(who: string, method: string, path: string): Promise<string>
  write(who: string, method: string, path: string, write?: Write): Promise<Answer>
  close(): Promise<void>
}

export const emailOf = (who: string) => `${who}@todok.example`

const settings = ['SHOP_PORT', 'ASSETS_PORT', 'SERVICES_PORT', 'IDENTITY_PORT', 'PARTNERS_PORT']

/** Settings with free ports, and a data folder of their own, not made yet, unless one is given. */
export async function testEnvironment(over: Record<string, string> = {}): Promise<Record<string, string>> {
  const ports = await Promise.all(settings.map(async (name) => [name, String(await freePort())]))
  return {
    ...Object.fromEntries(ports),
    SHOP_CLOCK: testHour,
    METRICS_PORT: '0',
    SLOW_QUERY_MS: '0',
    DATA_DIR: path.join(tmpdir(), `todok-shop-${randomUUID()}`),
    ...over,
  }
}

/**
 * Identity and services as they run, over real HTTP, with a handful of products. With the edge among its servers calls
 * go through it.
 */
export async function openTestShop(
  database: TestDatabase,
  {
    only = ['services', 'identity'],
    settings = {},
    log = () => undefined,
  }: { only?: readonly ServerName[]; settings?: Record<string, string>; log?: (line: string) => void } = {},
): Promise<TestShop> {
  const { dataFolder, databaseUrl, close: closeDatabase } = await database.open()
  const API_ORIGIN = only.includes('shop') ? 'shop' : 'services'
  const environment = await testEnvironment({ DATA_DIR: dataFolder, API_ORIGIN, ...settings })
  const config = { ...readConfig(environment), databaseUrl }
  const shop: RunningShop = await startShop(config, {
    only,
    log,
    catalogue: async () => smallCatalogue,
    isSearchAhead: false,
  }).catch(async (error: unknown) => {
    await closeDatabase()
    throw error
  })
  const db = shop.database?.db
  if (db === undefined) throw new Error('a test shop has a database')
  const { origins, api } = config
  const tokens = new Map<string, Promise<string>>()

  function tokenOf(who: string): Promise<string> {
    const known = tokens.get(who) ?? login(origins, emailOf(who)).then((reply) => reply.access_token)
    tokens.set(who, known)
    return known
  }

  const callerOf = async (who: string) => ({
    apiBase: api.base,
    token: await tokenOf(who),
    subject: subjectOf(emailOf(who)),
  })

  return {
    config,
    origins,
    db,
    clock: shop.clock,
    servers: shop.servers,
    tokenOf,
    ask: (method, at, ask) => askServices(api.base, method, at, ask),
    csrfToken: async (who, method, at) => csrfTokenFor(await callerOf(who), method, at),
    write: async (who, method, at, write) => writeTo(await callerOf(who), method, at, write),
    async close() {
      await shop.close()
      await closeDatabase()
    },
  }
}
