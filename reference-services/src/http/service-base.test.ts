import { afterAll, beforeAll, describe, expect, it, jest } from '@jest/globals'
import { subjectOf } from '../seed/accounts.ts'
import { testDatabase } from '../testing/databases.ts'
import { rawRequest } from '../testing/raw-request.ts'
import { setUp } from '../testing/set-up.ts'
import { emailOf, openTestShop, type TestShop, weeks } from '../testing/test-shop.ts'

const shop = setUp(() => openTestShop(testDatabase))

const japanese = /[ぁ-んァ-ヶ一-龠]/
const categoryQuery = { planningWeek: weeks.first }

describe('a call from a browser', () => {
  const preflight = (origin: string) =>
    fetch(`${shop.origins.services}/delivery/order`, {
      method: 'OPTIONS',
      headers: {
        Origin: origin,
        'Access-Control-Request-Method': 'PUT',
        'Access-Control-Request-Headers': 'authorization,content-type,idempotency-key',
      },
    })

  it('is allowed to the shop, with its methods and headers', async () => {
    const { status, headers } = await preflight(shop.origins.shop)
    expect(status).toBe(204)
    expect(headers.get('access-control-allow-origin')).toBe(shop.origins.shop)
    for (const method of ['GET', 'POST', 'PUT', 'DELETE'])
      expect(headers.get('access-control-allow-methods')).toContain(method)
    for (const header of ['Authorization', 'Content-Type', 'Idempotency-Key'])
      expect(headers.get('access-control-allow-headers')).toContain(header)
  })

  it('is allowed to no other origin', async () => {
    const { headers } = await preflight('https://evil.example')
    expect(headers.get('access-control-allow-origin')).not.toBe('https://evil.example')
    expect(headers.get('access-control-allow-origin')).not.toBe('*')
  })

  it('[API-008] is answered with the shop’s hour, which the shop may read', async () => {
    const { headers } = await shop.ask('GET', '/delivery/app_category_list', {
      query: categoryQuery,
      headers: { Origin: shop.origins.shop },
    })
    expect(new Date(headers.get('date') ?? '').toISOString().slice(0, 10)).toBe('2026-11-20')
    expect(headers.get('access-control-expose-headers')).toMatch(/Date.*Retry-After/)
  })
})

describe('a request that cannot be read', () => {
  it.each([
    { says: 'half a JSON text', body: '{"method_key":', status: 400 },
    { says: 'no object', body: '[]', status: 400 },
    { says: 'a JSON text that would change every object', body: '{"__proto__":{"a":1}}', status: 400 },
    {
      says: 'a text of ten thousand lists in one another',
      body: `${'['.repeat(10_000)}${']'.repeat(10_000)}`,
      status: 400,
    },
    {
      says: 'a field of ten thousand objects in one another',
      body: `{"method_key":${'{"a":'.repeat(10_000)}1${'}'.repeat(10_000)}}`,
      status: 400,
    },
    { says: 'nothing', body: '', status: 400 },
    { says: 'a text alone', body: '"text"', status: 400 },
    { says: 'null', body: 'null', status: 400 },
    { says: 'a body of a megabyte', body: JSON.stringify({ a: 'x'.repeat(1_000_000) }), status: 413 },
  ])('is refused in Japanese: $says', async ({ body, status }) => {
    const reply = await shop.ask('POST', '/csrf/token', { body, token: await shop.tokenOf('member') })
    expect(reply.status).toBe(status)
    expect(reply.body['error_message']).toMatch(japanese)
  })

  it.each([
    { field: 'path_key', body: { method_key: 'PUT', path_key: `/${'a'.repeat(60_000)}`, user_key: 'x' } },
    { field: 'user_key', body: { method_key: 'PUT', path_key: '/order', user_key: 'a'.repeat(5000) } },
  ])('a text that is longer than any is refused: $field', async ({ body }) => {
    const reply = await shop.ask('POST', '/csrf/token', { body, token: await shop.tokenOf('member') })
    expect(reply.status).toBe(400)
  })

  it.each([
    {
      path: '/delivery/product',
      query: { planningWeek: weeks.first, orderNo: '104001', officeCode: 'a'.repeat(5000) },
    },
    { path: '/delivery/product', query: { planningWeek: weeks.first, orderNo: '104001', officeCode: 'a\0b' } },
    { path: '/pictures/illust/a\0b.webp' },
    { path: `/pictures/products/${weeks.first}/a\0b.webp` },
    { path: '/storage/a\0b' },
  ])('no address breaks the services: $path (%#)', async ({ path, query = {} }) => {
    const { status } = await shop.ask('GET', path.replaceAll('\0', '%00'), { query })
    expect([400, 403, 404]).toContain(status)
  })

  it('of another media type is 415', async () => {
    const reply = await shop.ask('POST', '/csrf/token', {
      body: 'a=b',
      token: await shop.tokenOf('member'),
      headers: { 'Content-Type': 'text/csv' },
    })
    expect(reply.status).toBe(415)
  })

  it.each([
    ['limit', '0'],
    ['limit', '1000'],
    ['limit', '1.5'],
    ['limit', 'many'],
    ['offset', '-1'],
    ['sort', '7'],
    ['planningWeek', '2026-12'],
  ])('names the field of a wrong query: %s=%s', async (name, value) => {
    const query = {
      planningWeek: weeks.first,
      largeCategoryCd: '11',
      middleCategoryCd: '0',
      smallCategoryCd: '0',
      sort: '-1',
      limit: '10',
      offset: '0',
      [name]: value,
    }
    const reply = await shop.ask('GET', '/delivery/ec_category_product_list', { query })
    expect(reply.status).toBe(400)
    expect(reply.body['error_message']).toContain(name)
  })

  it('has fields that nobody asked for left out, at any depth', async () => {
    const deep = `${'{"a":'.repeat(5000)}1${'}'.repeat(5000)}`
    const body = `{"method_key":"PUT","path_key":"/order","user_key":"${subjectOf(emailOf('member'))}","deep":${deep}}`
    const reply = await shop.ask('POST', '/csrf/token', { body, token: await shop.tokenOf('member') })
    expect(reply.status).toBe(200)
  })

  it('a field that comes twice is refused, not half taken', async () => {
    const query = { planningWeek: [weeks.first, weeks.second] }
    const reply = await shop.ask('GET', '/delivery/app_category_list', { query })
    expect(reply.status).toBe(400)
    expect(reply.body['error_message']).toContain('planningWeek')
  })

  it.each([
    '/delivery/app_category_list?planningWeek=20261201%0d%0aSet-Cookie:%20a=b',
    `/search/product_search?planningWeek=20261201&searchWord=${encodeURIComponent('牛乳')}%00&limit=20&offset=0&sort=-3`,
    '/pictures/products/1/000101-main-list.svg%0d%0aX:%20y',
    '/pictures/illust/..%2f..%2fpackage.json',
    '/pictures/illust/%2e%2e%2fsecret.webp',
    '/delivery/%',
    `/pictures/products/${'x'.repeat(5000)}/000101-main-list.svg`,
    '/delivery/../../etc/passwd',
  ])('an address with tricks in it is refused in Japanese: %.60s', async (path) => {
    const { status, headers, text } = await rawRequest(shop.origins.services, path)
    expect([400, 404]).toContain(status)
    expect(headers['set-cookie']).toBeUndefined()
    expect(headers['x']).toBeUndefined()
    expect((JSON.parse(text) as { error_message: string }).error_message).toMatch(japanese)
  })

  it('headers of more than 64 kB are refused before anything is read', async () => {
    const { status } = await rawRequest(shop.origins.services, '/healthz', {
      headers: { 'X-Long': 'x'.repeat(70_000) },
    })
    expect(status).toBe(431)
  })

  it('an unknown path is 404 in Japanese', async () => {
    const { status, body } = await shop.ask('GET', '/delivery/unknown')
    expect(status).toBe(404)
    expect(body['error_message']).toMatch(japanese)
  })
})

describe('a fault inside of the services', () => {
  it('is 500 without a word about its cause, and the log names route and error only', async () => {
    const log = jest.spyOn(console, 'error').mockImplementation(() => undefined)
    await shop.db.schema.alterTable('category').renameTo('category_away').execute()
    try {
      // Not what a visitor was answered a moment ago.
      const query = { planningWeek: weeks.second }
      const { status, text } = await shop.ask('GET', '/delivery/app_category_list', { query })
      expect(status).toBe(500)
      expect(text).not.toMatch(/category|relation|select|at /i)
      expect(log.mock.calls.flat().join(' ')).toMatch(/GET \/delivery\/app_category_list failed/)
      expect(log.mock.calls.flat().join(' ')).not.toContain(weeks.second)
    } finally {
      await shop.db.schema.alterTable('category_away').renameTo('category').execute()
      log.mockRestore()
    }
  })
})

describe('the address of 999 favourites', () => {
  it('[API-022] is accepted', async () => {
    const order_no = Array.from({ length: 999 }, (_, at) => String(100_000 + at))
    const reply = await shop.ask('GET', '/delivery/favorite_product_order_code', {
      query: { planning_week: weeks.first, order_no },
      token: await shop.tokenOf('member'),
    })
    expect(reply.status).toBe(200)
    expect(reply.body['order_code_list']).toHaveLength(999)
  })
})

describe('the services', () => {
  it('answer readyz with 200 when the database takes a write', async () => {
    expect((await shop.ask('GET', '/readyz')).status).toBe(200)
  })

  it('describe every call with its token in openapi.json', async () => {
    const { body } = await shop.ask('GET', '/openapi.json')
    expect(body['openapi']).toBe('3.1.0')
    const paths = body['paths'] as Record<
      string,
      Record<string, { requestBody?: unknown; security?: unknown; parameters?: unknown[] }>
    >
    expect(Object.keys(paths)).toEqual(
      expect.arrayContaining([
        '/csrf/token',
        '/delivery/order',
        '/search/product_search',
        '/legacy-point/get-point-history',
      ]),
    )
    expect(JSON.stringify(paths['/delivery/order']?.['put'])).toMatch(/csrfToken.*order_count|order_count.*csrfToken/)
    expect(paths['/delivery/member']?.['get']?.security).toEqual([{ bearer: [] }])
    const limit = { in: 'query', name: 'limit', required: true, schema: { type: 'integer', minimum: 1, maximum: 999 } }
    expect(paths['/search/product_search']?.['get']?.parameters).toContainEqual(limit)
  })

  it('[API-028] describe a field of the body that stands in the path as well', async () => {
    const { body } = await shop.ask('GET', '/openapi.json')
    type Described = {
      parameters: object[]
      requestBody: { content: Record<string, { schema: { required: string[] } }> }
    }
    const paths = body['paths'] as Record<string, Record<string, Described>>
    expect(Object.keys(paths).filter((path) => path.includes(':'))).toEqual([])
    const { post, delete: remove, ...others } = paths['/delivery/favorite_product_category/{id}'] ?? {}
    expect(others).toEqual({})
    for (const call of [post, remove]) {
      expect(call?.parameters).toContainEqual({
        in: 'path',
        name: 'id',
        required: true,
        description: expect.stringContaining('of the body'),
        schema: { type: 'string', minLength: 1, maxLength: 100 },
      })
      expect(call?.requestBody.content['application/json']?.schema.required).toEqual([
        'id',
        'favorite_product_ids',
        'csrfToken',
      ])
    }
  })

  it('compress long replies', async () => {
    const query = { ...categoryQuery, searchWord: 'たまご', limit: '30', offset: '0', sort: '-1' }
    const { headers, body } = await shop.ask('GET', '/search/product_search', {
      query,
      headers: { 'Accept-Encoding': 'br' },
    })
    expect(headers.get('content-encoding')).toBe('br')
    expect(body['total_count']).toBe(21)
  })
})

async function inEnvironment(environment: string, look: (shop: TestShop) => Promise<void>): Promise<void> {
  const shop = await openTestShop(testDatabase, { only: ['services'], settings: { SHOP_ENVIRONMENT: environment } })
  await look(shop).finally(shop.close)
}
const openWeeks = async (shop: TestShop, service: string) => {
  const { status, body } = await shop.ask('GET', `${service}/member_latest_planning_weeks`)
  return { status, open: body['member_latest_planning_weeks'] as { latest_planning_week: string }[] | undefined }
}

describe('a service that is asked for a week ahead', () => {
  it('[API-005] answers as it will then, in the pre-confirm environment', async () =>
    inEnvironment('preconfirm', async (shop) => {
      const numbers = async (service: string) =>
        (await openWeeks(shop, service)).open?.map(({ latest_planning_week }) => latest_planning_week).toSorted()
      expect(await numbers('/delivery')).toEqual([weeks.first, weeks.second])
      expect(await numbers('/delivery-ahead3')).toEqual(['20261204', '20261205'])
      expect(await numbers('/delivery-ahead7')).toHaveLength(2)
      const query = { planningWeek: '20261204', searchWord: 'たまご', sort: '-1', limit: '1', offset: '0' }
      const found = async (service: string) =>
        (await shop.ask('GET', `${service}/product_search`, { query })).body['total_count']
      expect(await found('/search')).toBe(0)
      expect(await found('/search-ahead3')).toBeGreaterThan(0)
    }))

  it('[API-005] refuses to in any other environment', async () =>
    inEnvironment('production', async (shop) => {
      expect((await openWeeks(shop, '/delivery')).status).toBe(200)
      expect((await openWeeks(shop, '/delivery-ahead3')).status).toBe(404)
    }))
})

describe('a shop that is out of service', () => {
  let shop: TestShop
  const until = new Date('2026-11-22T06:00:00+09:00')
  beforeAll(async () => {
    shop = await openTestShop(testDatabase, { settings: { OUT_OF_SERVICE_UNTIL: until.toISOString() } })
  })
  afterAll(() => shop?.close())

  describe('a maintenance', () => {
    const weeks = () => shop.ask('GET', '/delivery/member_latest_planning_weeks')

    it('[ERR-003] refuses every call in the words that pages know, until it ends by itself', async () => {
      shop.clock.set(new Date(until.getTime() - 60_000))
      const { status, body, headers } = await weeks()
      expect(status).toBe(503)
      expect(body).toMatchObject({ error_message: 'out of service' })
      expect(headers.get('retry-after')).not.toBeNull()
      expect((await fetch(`${shop.origins.services}/healthz`)).status).toBe(200)
      shop.clock.set(until)
      expect((await weeks()).status).toBe(200)
    })
  })
})
