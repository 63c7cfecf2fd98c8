import { afterAll, beforeAll, expect, it } from '@jest/globals'
import { sql } from 'kysely'
import { embedded } from '../testing/databases.ts'
import { openTestShop, type TestShop, weeks } from '../testing/test-shop.ts'

const madePerMinute = 300
let shop: TestShop
beforeAll(async () => {
  shop = await openTestShop(embedded, { settings: { PROXY_HOPS: '1' } })
})
afterAll(() => shop?.close())

const list = (offset: number, from: string, token?: string) =>
  shop.ask('GET', '/delivery/ec_category_product_list', {
    query: {
      planningWeek: weeks.first,
      largeCategoryCd: '11',
      middleCategoryCd: '0',
      smallCategoryCd: '0',
      sort: '-2',
      limit: '10',
      offset: String(offset),
    },
    headers: { 'X-Forwarded-For': from, 'Accept-Encoding': 'br' },
    token,
  })

it('a list that one visitor was answered is another visitor’s too, and no member’s', async () => {
  const first = await list(0, '198.51.100.1')
  await sql`update product set name = 'another name'`.execute(shop.db)
  const second = await list(0, '198.51.100.2')
  expect([first.status, second.text]).toEqual([200, first.text])
  expect(second.headers.get('Content-Type')).toMatch(/^application\/json/)
  expect((await list(0, '198.51.100.1', await shop.tokenOf('member'))).text).toContain('another name')
})

it('an address that makes the database work all the time has to wait; others and members have not', async () => {
  const from = '2001:db8:1:2::'
  let refused = await list(0, `${from}1`)
  for (let at = 0; at <= madePerMinute && refused.status === 200; at += 1)
    refused = await list(1000 + at, `${from}${(at % 9) + 1}`)
  expect([refused.status, refused.body['error_status']]).toEqual([429, 'CSP90009'])
  expect(Number(refused.headers.get('Retry-After'))).toBeGreaterThan(0)
  expect((await list(0, '2001:db8:1:3::1')).status).toBe(200)
  expect((await list(0, `${from}1`, await shop.tokenOf('member'))).status).toBe(200)
})
