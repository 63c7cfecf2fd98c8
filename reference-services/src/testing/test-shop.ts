import { mkdtempSync } from 'node:fs'
import { rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { idempotencyHeader } from '@shop/shared/contract'
import type { ShopClock } from '../clock.ts'
import { type Config, type Origins, readConfig } from '../config.ts'
import type { Database } from '../database/open-database.ts'
import { subjectOf } from '../seed/accounts.ts'
import { type RunningShop, type ServerName, startShop } from '../start-shop.ts'
import { smallCatalogue } from './an-item.ts'
import type { TestDatabase } from './databases.ts'
import { freePort } from './free-port.ts'
import { login } from './login-client.ts'

/** A Friday evening: the first open week is 20261201, the second 20261202. */
export const testHour = '2026-11-20T18:00:00+09:00'
export const weeks = { first: '20261201', second: '20261202', past: '20261104' } as const

export type Answer = { status: number; body: Record<string, unknown>; text: string; headers: Headers }
export type Ask = {
  query?: Record<string, string | string[]>
  body?: unknown
  token?: string
  headers?: Record<string, string>
}

export type TestShop = {
  config: Config
  origins: Origins
  db: Database
  clock: ShopClock
  /** An access token of a test login, through the real login page; the same one for the same e-mail. */
  tokenOf(who: string): Promise<string>
  ask(method: string, path: string, ask?: Ask): Promise<Answer>
  /** A one-time token for one write. */
  csrfToken(who: string, method: string, path: string): Promise<string>
  /** A write as the shop's client does it: a fresh one-time token, and a key when one is given. */
  write(
    who: string,
    method: string,
    path: string,
    write?: { body?: object; query?: Record<string, string>; key?: string },
  ): Promise<Answer>
  close(): Promise<void>
}

export const emailOf = (who: string) => `${who}@todok.example`

export async function testConfig(environment: Record<string, string> = {}): Promise<Config> {
  const names = ['SHOP', 'ASSETS', 'SERVICES', 'IDENTITY', 'PARTNERS']
  const ports = await Promise.all(names.map(async (name) => [`${name}_PORT`, String(await freePort())]))
  return readConfig({
    ...Object.fromEntries(ports),
    SHOP_CLOCK: testHour,
    DATA_DIR: mkdtempSync(path.join(tmpdir(), 'todok-shop-')),
    ...environment,
  })
}

/** Identity and services as they run, over real HTTP, with a handful of products. */
export async function openTestShop(
  database: TestDatabase,
  { only = ['services', 'identity'] as readonly ServerName[], environment = {} as Record<string, string> } = {},
): Promise<TestShop> {
  const { url, close: closeDatabase } = await database.open()
  const config = await testConfig({ DATABASE_URL: url, ...environment })
  const shop: RunningShop = await startShop(config, { only, catalogue: async () => smallCatalogue }).catch(
    async (error: unknown) => {
      await closeDatabase()
      throw error
    },
  )
  const db = shop.database?.db
  if (db === undefined) throw new Error('a test shop has a database')
  const { origins } = config
  const tokens = new Map<string, Promise<string>>()

  function tokenOf(who: string): Promise<string> {
    const known = tokens.get(who) ?? login(origins, emailOf(who)).then((reply) => reply.access_token)
    tokens.set(who, known)
    return known
  }

  async function ask(method: string, at: string, { query = {}, body, token, headers = {} }: Ask = {}): Promise<Answer> {
    const params = new URLSearchParams(
      Object.entries(query).flatMap(([name, value]) => [value].flat().map((one): [string, string] => [name, one])),
    )
    const response = await fetch(`${origins.services}${at}?${params}`, {
      method,
      headers: {
        ...(token === undefined ? {} : { Authorization: `Bearer ${token}` }),
        ...(body === undefined ? {} : { 'Content-Type': 'application/json' }),
        ...headers,
      },
      ...(body === undefined ? {} : { body: typeof body === 'string' ? body : JSON.stringify(body) }),
    })
    const text = await response.text()
    return { status: response.status, text, body: parsed(text), headers: response.headers }
  }

  async function csrfToken(who: string, method: string, at: string): Promise<string> {
    const body = { method_key: method, path_key: at, user_key: subjectOf(emailOf(who)) }
    const reply = await ask('POST', '/csrf/token', { body, token: await tokenOf(who) })
    return String(reply.body['token'])
  }

  return {
    config,
    origins,
    db,
    clock: shop.clock,
    tokenOf,
    ask,
    csrfToken,
    async write(who, method, at, { body = {}, query = {}, key } = {}) {
      const contractPath = at.replace(/^\/[a-z-]+/, '')
      return ask(method, at, {
        query,
        token: await tokenOf(who),
        body: { ...body, csrfToken: await csrfToken(who, method, contractPath) },
        ...(key === undefined ? {} : { headers: { [idempotencyHeader]: key } }),
      })
    },
    async close() {
      await shop.close()
      await closeDatabase()
      await rm(config.dataFolder, { recursive: true, force: true })
    },
  }
}

function parsed(text: string): Record<string, unknown> {
  try {
    return JSON.parse(text) as Record<string, unknown>
  } catch {
    return {}
  }
}
