import { type ChildProcess, fork } from 'node:child_process'
import { statSync } from 'node:fs'
import { rm } from 'node:fs/promises'
import { createServer, type Server } from 'node:net'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterEach, describe, expect, it, jest } from '@jest/globals'
import { idempotencyHeader } from '@shop/shared/contract'
import { readConfig } from './config.ts'
import { runMigrations } from './database/migrations-of-place.ts'
import { subjectOf } from './seed/accounts.ts'
import { startShop } from './start-shop.ts'
import { numbers, smallCatalogue } from './testing/an-item.ts'
import { askServices, csrfTokenFor } from './testing/api-client.ts'
import { embedded, testDatabase, testDatabases } from './testing/databases.ts'
import { askToken, login } from './testing/login-client.ts'
import { startProcess } from './testing/shop-process.ts'
import { emailOf, testEnvironment, weeks } from './testing/test-shop.ts'

// Processes of their own and a new seed: how long they take is the machine's affair.

const main = fileURLToPath(new URL('./main.ts', import.meta.url))
const catalogue = async () => smallCatalogue

const closers: (() => unknown)[] = []
afterEach(async () => {
  for (const close of closers.splice(0).reverse()) await close()
})

/** Settings whose data folder is gone after the test. */
async function environmentOf(over: Record<string, string> = {}) {
  const environment = await testEnvironment(over)
  closers.push(() => rm(environment['DATA_DIR'] ?? '', { recursive: true, force: true }))
  return environment
}

/** With the tables there and nothing in them. */
async function withoutData(over: Record<string, string> = {}, database = embedded) {
  const { dataFolder, databaseUrl, close } = await database.open('empty')
  closers.push(close)
  const address = databaseUrl === undefined ? {} : { DATABASE_URL: databaseUrl }
  return environmentOf({ DATA_DIR: dataFolder, ...address, ...over })
}

describe('all five servers', () => {
  it('answer on their own origins; edge and assets say that there is no release yet', async () => {
    const log = jest.spyOn(console, 'error').mockImplementation(() => undefined)
    closers.push(() => log.mockRestore())
    const config = readConfig(await withoutData())
    const said: string[] = []
    const shop = await startShop(config, { catalogue, log: (line) => said.push(line) })
    closers.push(shop.close)
    const healthOf = (origin: string) => fetch(`${origin}/readyz`).then((reply) => reply.status)
    const { shop: edge, ...others } = config.origins
    const { assets, ...ready } = others
    expect(await Promise.all(Object.values(ready).map(healthOf))).toEqual([200, 200, 200])
    expect(await Promise.all([edge, assets].map(healthOf))).toEqual([503, 503])
    expect(log.mock.calls).toEqual([['edge: channel production: the store has none; there is no page yet']])
    expect(said.join('\n')).toMatch(/database: .*\nseed: a new shop, weeks 20261001/)
    const terms = await fetch(`${config.origins.partners}/pages/terms`)
    expect(await terms.text()).toMatch(/利用規約.*見本です/s)
    expect((await fetch(`${config.origins.partners}/pages/toString`)).status).toBe(404)
    // The new database is open to nobody else on the machine.
    expect((statSync(path.join(config.dataFolder, 'database')).mode & 0o777).toString(8)).toBe('700')
  })
})

describe('a start', () => {
  const failure = (environment: NodeJS.ProcessEnv, args: string[] = []) =>
    startProcess(main, environment, args).then(
      () => 'started',
      (error: Error) => error.message,
    )

  it('is refused on a port that is taken, in two languages, with the setting that moves it', async () => {
    const environment = await environmentOf()
    const other = await new Promise<Server>((resolve) => {
      const server = createServer().listen(Number(environment['IDENTITY_PORT']), () => resolve(server))
    })
    closers.push(() => other.close())
    const said = await failure(environment)
    expect(said).toMatch(/使用中.*IDENTITY_PORT.*in use/)
    expect(said).not.toMatch(/ at .*\.ts/)
  })

  it('is refused with a wrong setting, by its name', async () => {
    const said = await failure({ ...(await environmentOf()), SERVICES_PORT: 'many' })
    expect(said).toMatch(/環境変数の設定に誤りがあります/)
    expect(said).toMatch(/SERVICES_PORT/)
    expect(said).not.toMatch(/ at .*\.ts/)
  })

  it('[ORD-074] is refused in production for members while the API team has not confirmed every id', async () => {
    const said = await failure(await environmentOf({ SHOP_ORIGIN: 'https://shop.example' }))
    expect(said).toMatch(/本番としては起動できません.*production does not start.*category \(9101, 9201\)/)
    expect(said).not.toMatch(/ at .*\.ts/)
  })

  it('is refused with test accounts in the database of a shop that is not on this machine alone', async () => {
    const { dataFolder, close } = await embedded.open()
    closers.push(close)
    const over = { DATA_DIR: dataFolder, IDENTITY_ORIGIN: 'https://login.example', SHOP_ENVIRONMENT: 'staging' }
    const said = await failure(await environmentOf(over), ['--only', 'identity'])
    expect(said).toMatch(/試用アカウント.*test accounts.*TEST_ACCOUNTS=yes/)
    expect(said).not.toMatch(/ at .*\.ts/)
  })

  it('is refused with an unknown server', async () => {
    expect(await failure(await environmentOf(), ['--only', 'shop,kitchen'])).toMatch(/サーバー名が不明.*kitchen/)
  })

  it('is refused on a data folder that another process has open', async () => {
    const { dataFolder: DATA_DIR, close } = await embedded.open()
    closers.push(close)
    const first = await startShop(readConfig(await environmentOf({ DATA_DIR })), { only: ['services'], catalogue })
    closers.push(first.close)
    const said = await failure(await environmentOf({ DATA_DIR }), ['--only', 'services'])
    expect(said).toMatch(/データフォルダーは別のプロセス.*使用中.*in use by process/)
  })
})

describe('a new database', () => {
  const accountsOf = async (over: Record<string, string>) => {
    const config = readConfig(await withoutData(over, testDatabase))
    await runMigrations(config, () => undefined)
    const shop = await startShop(config, { only: ['identity'], catalogue })
    closers.push(shop.close)
    const { db } = shop.database ?? {}
    const accounts = (await db?.selectFrom('account').select('subject').execute()) ?? []
    const weeks = (await db?.selectFrom('planning_week').selectAll().execute()) ?? []
    return { hasAccounts: accounts.length > 0, hasWeeks: weeks.length > 0 }
  }
  const elsewhere = { SHOP_ORIGIN: 'https://shop.example', SHOP_ENVIRONMENT: 'staging' }

  it.each([
    { says: 'on this machine', over: {}, hasAccounts: true },
    { says: 'elsewhere', over: elsewhere, hasAccounts: false },
    { says: 'elsewhere, when it is said so', over: { ...elsewhere, TEST_ACCOUNTS: 'yes' }, hasAccounts: true },
  ])('has test accounts $says: $hasAccounts', async ({ over, hasAccounts }) => {
    expect(await accountsOf(over)).toEqual({ hasAccounts, hasWeeks: true })
  })
})

describe('the end of a process', () => {
  it('comes with the one who started it, also while a new shop is being seeded', async () => {
    const child = fork(main, { env: { ...process.env, ...(await withoutData()) }, stdio: 'pipe', execArgv: [] })
    closers.push(() => child.kill('SIGKILL'))
    const ended = new Promise<string>((resolve) => child.once('exit', () => resolve('ended')))
    await heard(child, 'database: ')
    child.disconnect()
    expect(await Promise.race([ended, heard(child, 'partners: ').then(() => 'went on')])).toBe('ended')
  })

  it('waits as long as DRAIN_SECONDS says, also beyond ten', async () => {
    const shop = await startProcess(
      main,
      await environmentOf({ DRAIN_SECONDS: '11' }),
      ['--only', 'partners'],
      'partners: ',
    )
    expect(await shop.stop()).toBe(0)
  })

  const heard = (child: ChildProcess, word: string) =>
    new Promise<void>((resolve) => {
      let said = ''
      child.stdout?.on('data', (chunk: Buffer) => {
        said += chunk.toString()
        if (said.includes(word)) resolve()
      })
    })
})

describe.each(testDatabases.filter((database) => database !== embedded))('two processes on $name', (database) => {
  it('share one-time tokens, intents, logins and keys', async () => {
    const { databaseUrl = '', dataFolder, close } = await database.open('empty')
    closers.push(close)
    await runMigrations({ databaseUrl, dataFolder }, () => undefined)
    const start = async (over: Record<string, string>) => {
      const config = readConfig(await environmentOf({ DATABASE_URL: databaseUrl, ...over }))
      const shop = await startShop(config, { only: ['services', 'identity'], catalogue })
      closers.push(shop.close)
      return config
    }
    // Both at once: one seeds, the other waits for it. Behind a balancer both are the same origins.
    const shared = await testEnvironment()
    const origin = (name: string) => `http://localhost:${shared[`${name}_PORT`]}`
    const origins = {
      SHOP_ORIGIN: origin('SHOP'),
      SERVICES_ORIGIN: origin('SERVICES'),
      IDENTITY_ORIGIN: origin('IDENTITY'),
    }
    const ports = { SERVICES_PORT: shared['SERVICES_PORT'] ?? '', IDENTITY_PORT: shared['IDENTITY_PORT'] ?? '' }
    const [one, other] = await Promise.all([start({ ...origins, ...ports }), start(origins)])
    const { access_token, refresh_token } = await login(one.origins, emailOf('corporate'))
    const second = {
      services: `http://localhost:${other.ports.services}`,
      identity: `http://localhost:${other.ports.identity}`,
    }

    const caller = {
      apiBase: one.origins.services,
      token: access_token,
      subject: subjectOf(emailOf('corporate')),
    }
    const body = {
      planning_week: weeks.first,
      order_no: numbers.milk,
      order_count: 2,
      input_status: 62,
      mode: 'append',
    }
    const put = async (apiBase: string, csrfToken: string, key = 'one-intent-of-a-member') =>
      askServices(apiBase, 'PUT', '/delivery/order', {
        token: access_token,
        body: { ...body, csrfToken },
        headers: { [idempotencyHeader]: key },
      })
    const csrfToken = await csrfTokenFor(caller, 'PUT', '/order')
    expect((await put(second.services, csrfToken)).body['order_count']).toBe(2)
    // A proxy may send it to another process once more.
    expect((await put(one.origins.services, csrfToken)).body['order_count']).toBe(2)
    const another = await put(one.origins.services, csrfToken, 'another-intent')
    expect(another.body['error_status']).toBe('CSP90001')
    expect((await put(one.origins.services, await csrfTokenFor(caller, 'PUT', '/order'))).body['order_count']).toBe(2)

    const refreshed = await askToken(
      { ...one.origins, identity: second.identity },
      { grant_type: 'refresh_token', refresh_token },
    )
    expect(refreshed.status).toBe(200)
  })
})
