import { randomUUID } from 'node:crypto'
import { setTimeout as pause } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { afterAll, beforeAll, expect, it } from '@jest/globals'
import { readConfig } from '../config.ts'
import { subjectOf } from '../seed/accounts.ts'
import { type RunningShop, startShop } from '../start-shop.ts'
import { smallCatalogue } from '../testing/an-item.ts'
import { type Answer, askServices, type Caller, writeTo } from '../testing/api-client.ts'
import { embedded, type TestData, testDatabase } from '../testing/databases.ts'
import { login } from '../testing/login-client.ts'
import { recordLogin } from '../testing/record-login.ts'
import { prepareProcess, type ShopProcess, startProcess } from '../testing/shop-process.ts'
import { emailOf, testEnvironment, weeks } from '../testing/test-shop.ts'

const program = fileURLToPath(new URL('../testing/small-shop.ts', import.meta.url))
const kills = 4
const writers = 6

let data: TestData
let identityData: TestData
let environment: Record<string, string>
let caller: Caller
let shop: ShopProcess
let identity: RunningShop

beforeAll(async () => {
  data = await embedded.open()
  environment = await testEnvironment({ DATA_DIR: data.dataFolder })
  const config = readConfig(environment)
  const { origins } = config
  // Who signs the tokens stays alive, on data of its own.
  identityData = await testDatabase.open()
  identity = await startShop(
    { ...config, ...identityData },
    { only: ['identity'], catalogue: async () => smallCatalogue },
  )
  const { access_token } = await login(origins, emailOf('corporate'))
  await recordLogin(data, access_token)
  shop = await startProcess(program, environment)
  caller = { apiBase: origins.services, token: access_token, subject: subjectOf(emailOf('corporate')) }
})
afterAll(async () => {
  await shop?.kill()
  await identity?.close()
  await identityData?.close()
  await data?.close()
})

type Intent = { orderNo: string; key: string }

const append = ({ orderNo, key }: Intent): Promise<Answer> =>
  writeTo(caller, 'PUT', '/delivery/order', {
    key,
    body: { planning_week: weeks.first, order_no: orderNo, order_count: 1, input_status: 62, mode: 'append' },
  })

/** Orders one piece after the other until the services are gone; the last intent has no answer. */
async function orderUntilGone(orderNo: string, acknowledged: Map<string, number>): Promise<Intent> {
  for (;;) {
    const intent = { orderNo, key: randomUUID() }
    const answer = await append(intent).catch(() => undefined)
    if (answer === undefined) return intent
    if (answer.status === 200) acknowledged.set(orderNo, (acknowledged.get(orderNo) ?? 0) + 1)
    // 99 pieces are the most; a killed process cannot answer otherwise than with nothing.
    else await pause(5)
  }
}

async function storedCounts(): Promise<Map<string, number>> {
  const query = { planningWeek: weeks.first, limit: '100', offset: '0' }
  const { body } = await askServices(caller.apiBase, 'GET', '/delivery/order_list', {
    query,
    token: caller.token,
  })
  const lines = body['order_list'] as { product_info: { order_no: string }; order_count: number }[]
  return new Map(lines.map((line) => [line.product_info.order_no, line.order_count]))
}

it(`[ORD-133] ${kills} kills while orders are written lose no acknowledged order and double none`, async () => {
  const numbers = Array.from({ length: writers }, (_, at) => String(201 + at).padStart(6, '0'))
  let written = 0
  for (let round = 0; round < kills; round += 1) {
    const next = prepareProcess(program, environment)
    const acknowledged = new Map<string, number>()
    const writing = Promise.all(numbers.map((orderNo) => orderUntilGone(orderNo, acknowledged)))
    await pause(40 + 60 * round)
    // Every other time it has surely answered something, however slow the machine is.
    while (round % 2 === 1 && acknowledged.size === 0) await pause(5)
    await shop.kill()
    const unanswered = await writing
    shop = await next.begin()
    // Nothing that was acknowledged is missing; what was not may be there or not.
    const stored = await storedCounts()
    for (const orderNo of numbers) {
      const least = acknowledged.get(orderNo) ?? 0
      expect([least, least + 1]).toContain(stored.get(orderNo) ?? 0)
    }
    // The same intent once more brings the count to exactly what was wanted.
    const again = await Promise.all(unanswered.map(append))
    expect(again.map(({ status }) => status)).toEqual(Array(writers).fill(200))
    const settled = await storedCounts()
    for (const orderNo of numbers) expect(settled.get(orderNo)).toBe((acknowledged.get(orderNo) ?? 0) + 1)
    await Promise.all(
      numbers.map((orderNo) =>
        writeTo(caller, 'DELETE', '/delivery/order', { query: { planningWeek: weeks.first, orderNo } }),
      ),
    )
    written += [...acknowledged.values()].reduce((sum, count) => sum + count, 0)
  }
  expect(written).toBeGreaterThanOrEqual(kills / 2)
})
