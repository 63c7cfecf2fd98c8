import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import { numbers } from '../testing/an-item.ts'
import { testDatabase } from '../testing/databases.ts'
import { orderBody } from '../testing/order-body.ts'
import { openTestShop, type TestShop, weeks } from '../testing/test-shop.ts'

// A shop whose operator has given ids of order sources.

let shop: TestShop
let folder = ''
beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'todok-facts-'))
  const SHOP_FACTS = path.join(folder, 'facts.json')
  const orderSources = { top: { web: 301, app: 401 }, webCatalogue: { web: 302, app: 402 } }
  await writeFile(SHOP_FACTS, JSON.stringify({ orderSources }))
  shop = await openTestShop(testDatabase, { settings: { SHOP_FACTS } })
})
afterAll(async () => {
  await shop.close()
  await rm(folder, { recursive: true })
})

const put = (input_status: number) =>
  shop.write('member', 'PUT', '/delivery/order', { body: orderBody({ order_no: numbers.lowFat, input_status }) })

describe('[ORD-073] [ORD-074] an order', () => {
  it.each([301, 401])('is stored and named by the operator’s id %i', async (id) => {
    expect((await put(id)).status).toBe(200)
    const query = { planningWeek: weeks.first, limit: '999', offset: '0' }
    const { body } = await shop.ask('GET', '/delivery/order_list', { query, token: await shop.tokenOf('member') })
    const lines = body['order_list'] as { input_status: number; product_info: { order_no: string } }[]
    expect(lines.find((line) => line.product_info.order_no === numbers.lowFat)?.input_status).toBe(id)
  })

  it('is refused by the id that it has taken the place of, and by no other of ours', async () => {
    expect((await put(9104)).status).toBe(400)
    expect((await put(9103)).status).toBe(200)
  })

  it('of the web catalogue is one by its given id', async () => {
    const ticket = (input_status: number) =>
      shop.write('member', 'POST', '/delivery/web_catalogue_ticket', {
        body: { planning_week: weeks.first, input_status },
      })
    expect([(await ticket(302)).status, (await ticket(9111)).status]).toEqual([200, 400])
  })
})
