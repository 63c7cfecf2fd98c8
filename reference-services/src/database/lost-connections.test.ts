import { randomUUID } from 'node:crypto'
import { chmod, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { afterEach, expect, it } from '@jest/globals'
import { readConfig } from '../config.ts'
import { subjectOf } from '../seed/accounts.ts'
import { startShop } from '../start-shop.ts'
import { smallCatalogue } from '../testing/an-item.ts'
import { type Answer, askServices, type Caller, writeTo } from '../testing/api-client.ts'
import { openServerAlone, type ServerAlone, testDatabase } from '../testing/databases.ts'
import { login } from '../testing/login-client.ts'
import { connectPostgres, postgresPrograms, startStandby } from '../testing/postgres-cluster.ts'
import { recordLogin } from '../testing/record-login.ts'
import { startProcess } from '../testing/shop-process.ts'
import { startSilentProxy } from '../testing/silent-proxy.ts'
import { emailOf, testEnvironment, weeks } from '../testing/test-shop.ts'

const program = fileURLToPath(new URL('../testing/small-shop.ts', import.meta.url))
const restarts = 3
const writers = 8
const whileUp = 20

const closers: (() => unknown)[] = []
afterEach(async () => {
  for (const close of closers.splice(0).reverse()) await close()
})

/** Services as a process of their own on a PostgreSQL server; who signs the tokens stays alive elsewhere. */
async function startOn(data: ServerAlone, databaseUrl: string): Promise<Caller> {
  const environment = await testEnvironment({ DATA_DIR: data.dataFolder, DATABASE_URL: databaseUrl })
  const config = readConfig(environment)
  const identityData = await testDatabase.open()
  closers.push(identityData.close)
  const identity = await startShop(
    { ...config, ...identityData },
    { only: ['identity'], catalogue: async () => smallCatalogue },
  )
  closers.push(identity.close)
  const { access_token } = await login(config.origins, emailOf('corporate'))
  await recordLogin(data, access_token)
  const shop = await startProcess(program, environment)
  closers.push(shop.kill)
  return { apiBase: config.origins.services, token: access_token, subject: subjectOf(emailOf('corporate')) }
}

const numberOf = (at: number) => String(201 + at).padStart(6, '0')

const append = (caller: Caller, orderNo: string, key: string): Promise<Answer> =>
  writeTo(caller, 'PUT', '/delivery/order', {
    key,
    body: { planning_week: weeks.first, order_no: orderNo, order_count: 1, input_status: 62, mode: 'append' },
  })

async function storedCounts({ apiBase, token }: Caller): Promise<number[]> {
  const query = { planningWeek: weeks.first, limit: '100', offset: '0' }
  const { body } = await askServices(apiBase, 'GET', '/delivery/order_list', { query, token })
  const lines = body['order_list'] as { product_info: { order_no: string }; order_count: number }[]
  const counts = new Map(lines.map((line) => [line.product_info.order_no, line.order_count]))
  return Array.from({ length: writers }, (_, at) => counts.get(numberOf(at)) ?? 0)
}

/** Orders of several devices, piece after piece. `stored`: pieces that were acknowledged, of each. */
function orderOnAndOn(caller: Caller) {
  let isOver = false
  const stored = Array<number>(writers).fill(0)
  /** One intent after the other; each is tried until it has its answer, as the shop's client does. */
  async function orderOn(at: number): Promise<void> {
    while (!isOver && (stored[at] ?? 0) < 99) {
      const key = randomUUID()
      for (;;) {
        const { status, text } = await append(caller, numberOf(at), key)
        if (status === 200) break
        expect([status, text]).toEqual([expect.any(Number), expect.stringMatching(/CSP90001|CSP90009/)])
        await pause(20)
      }
      stored[at] = (stored[at] ?? 0) + 1
    }
  }
  const total = () => stored.reduce((sum, count) => sum + count, 0)
  const writing = Array.from({ length: writers }, (_, at) => orderOn(at))
  return {
    stored,
    /** So many more are acknowledged. */
    async until(more: number) {
      const before = total()
      while (total() < before + more) await pause(5)
    },
    async ends() {
      isOver = true
      await Promise.all(writing)
    },
  }
}

describeOnServer((open) => {
  it(`[ORD-133] ${restarts} restarts of the server under load end no process, lose no order and double none`, async () => {
    const data = await open()
    closers.push(data.close)
    const caller = await startOn(data, data.databaseUrl)
    const { ends, stored, until } = orderOnAndOn(caller)
    for (let restart = 0; restart < restarts; restart += 1) {
      await until(whileUp)
      await data.cluster.restart()
    }
    await until(whileUp)
    await ends()
    expect(await storedCounts(caller)).toEqual(stored)
  })

  it('[ORD-133] connections that die without a word hold orders up for one answer, not for good', async () => {
    const data = await open()
    closers.push(data.close)
    const proxy = await startSilentProxy(data.cluster.port)
    closers.push(proxy.close)
    const throughProxy = new URL(data.databaseUrl)
    throughProxy.port = String(proxy.port)
    const caller = await startOn(data, throughProxy.href)
    const key = randomUUID()
    expect((await append(caller, numberOf(0), randomUUID())).status).toBe(200)
    proxy.fallSilent()
    let answer: Answer
    do answer = await append(caller, numberOf(0), key)
    while (answer.status !== 200)
    expect((await storedCounts(caller))[0]).toBe(2)
  })

  it('[ORD-133] a standby that takes over has every order that was acknowledged, and takes the next ones', async () => {
    const data = await open()
    closers.push(data.close)
    const standby = await openStandby(data)
    const proxy = await startSilentProxy(data.cluster.port)
    closers.push(proxy.close)
    const throughProxy = new URL(data.databaseUrl)
    throughProxy.port = String(proxy.port)
    const caller = await startOn(data, throughProxy.href)
    const { ends, stored, until } = orderOnAndOn(caller)
    await until(whileUp)
    await data.cluster.stop()
    await standby.promote()
    proxy.turnTo(standby.port)
    await until(whileUp)
    await ends()
    expect(await storedCounts(caller)).toEqual(stored)
  })
})

/** Follows the server of the test; what is committed there is on the disk here before it is acknowledged. */
async function openStandby({ cluster }: ServerAlone) {
  const folder = await mkdtemp(path.join(tmpdir(), 'todok-standby-'))
  await chmod(folder, 0o755)
  closers.push(() => rm(folder, { recursive: true, force: true }))
  const standby = await startStandby(postgresPrograms() ?? '', path.join(folder, 'cluster'), cluster.url)
  closers.push(standby.stop)
  const { query, close } = await connectPostgres(cluster.url)
  await query(`alter system set synchronous_standby_names = '*'`)
  await query('select pg_reload_conf()')
  const followers = () => query<{ sync_state: string }>('select sync_state from pg_stat_replication')
  while ((await followers())[0]?.sync_state !== 'sync') await pause(20)
  await close()
  return {
    port: standby.port,
    async promote() {
      const own = await connectPostgres(standby.url)
      await own.query('select pg_promote()')
      await own.close()
    },
  }
}

/** Nothing of it can happen to the embedded database, which has no connection. */
function describeOnServer(tests: (open: NonNullable<typeof openServerAlone>) => void): void {
  if (openServerAlone !== undefined) tests(openServerAlone)
}
