import { createHmac, randomUUID } from 'node:crypto'
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals'
import { subjectOf } from '../seed/accounts.ts'
import { captureLog } from '../testing/captured-log.ts'
import { testDatabase } from '../testing/databases.ts'
import { askToken, createBrowser, login, openLoginPage } from '../testing/login-client.ts'
import { metricValue } from '../testing/metric-value.ts'
import { orderBody } from '../testing/order-body.ts'
import { rawRequest } from '../testing/raw-request.ts'
import { setUp } from '../testing/set-up.ts'
import { emailOf, openTestShop, weeks } from '../testing/test-shop.ts'

const operatorSecret = 'of the operators of a shop of tests'
const call = 'PUT /delivery/order'
const requestIds = expect.stringMatching(/^[0-9a-f]{32}$/)

describe('the log of a call', () => {
  const shop = setUp(() =>
    openTestShop(testDatabase, {
      only: ['shop', 'services', 'identity'],
      settings: { OPERATOR_SECRET: operatorSecret },
    }),
  )
  let log: ReturnType<typeof captureLog>
  beforeEach(() => {
    log = captureLog()
  })
  afterEach(() => log.close())

  const member = createHmac('sha256', operatorSecret)
    .update(subjectOf(emailOf('corporate')))
    .digest('hex')
    .slice(0, 16)
  const put = (over: Record<string, unknown>, key: string = randomUUID()) =>
    shop.write('corporate', 'PUT', '/delivery/order', { key, body: orderBody(over) })
  const recordsOf = (name: string) => log.of(name).filter(({ server }) => server !== 'edge')
  const recordOf = (name: string) => {
    const [record, ...others] = recordsOf(name)
    expect(others).toEqual([])
    return record
  }

  // docs/refusals.md names these five.
  it.each([
    { says: 'a week that is none', over: { planning_week: '20270301' }, code: 'CSP9001', reason: 'weekUnknown' },
    {
      says: 'a week that has closed',
      over: { planning_week: weeks.past },
      code: 'CSP50003',
      reason: 'afterMaintenanceStart',
    },
    { says: 'a product that is none', over: { order_no: '999999' }, code: 'CSP9001', reason: 'productNotOffered' },
    { says: '120 pieces', over: { order_count: 120 }, code: 'CSP50001', reason: 'overLimit' },
  ])('tells the reason of a refused order: $says', async ({ over, code, reason }) => {
    const { status, body, headers } = await put(over)
    expect(body['error_status']).toBe(code)
    expect(recordOf(call)).toEqual({
      time: expect.stringMatching(/^20\d\d-\d\d-\d\dT[\d:.]+Z$/),
      level: 'info',
      server: 'services',
      message: 'refused',
      request: headers.get('X-Request-Id'),
      call,
      status,
      code,
      reason,
      ms: expect.any(Number),
      member,
    })
  })

  it('tells a one-time token that is spent from one that is missing', async () => {
    const token = await shop.tokenOf('corporate')
    const csrfToken = await shop.csrfToken('corporate', 'PUT', '/order')
    const ask = (sent: Record<string, unknown>) => shop.ask('PUT', '/delivery/order', { token, body: orderBody(sent) })
    expect((await ask({ csrfToken })).status).toBe(200)
    await ask({ csrfToken })
    await ask({})
    expect(recordsOf(call).map(({ message, reason, code }) => [message, reason, code])).toEqual([
      ['answered', undefined, undefined],
      ['refused', 'tokenStale', 'CSP90001'],
      ['refused', 'tokenMissing', 'CSP90001'],
    ])
  })

  it('says of a repeated write that its first try was refused', async () => {
    const key = randomUUID()
    await put({ order_no: '999999' }, key)
    await put({ order_no: '999999' }, key)
    expect(recordsOf(call).map(({ code, reason }) => [code, reason])).toEqual([
      ['CSP9001', 'productNotOffered'],
      ['CSP9001', 'answeredBefore'],
    ])
  })

  it('tells a login that is refused, without what was typed', async () => {
    const { page } = await openLoginPage(createBrowser(), shop.origins)
    const browser = createBrowser()
    const opened = await openLoginPage(browser, shop.origins)
    const answer = await browser.post(opened.page, { email: emailOf('corporate'), password: 'not this one' })
    expect(answer.status).toBe(401)
    expect((await createBrowser().post(page, { email: '', password: '' })).status).toBe(400)
    expect(log.of('POST /interaction/:uid')).toMatchObject([
      { server: 'identity', status: 401, reason: 'passwordWrong', request: answer.headers.get('X-Request-Id') },
      { server: 'identity', status: 400, reason: 'loginPageExpired', request: requestIds },
    ])
    expect(JSON.stringify(log.records)).not.toContain(emailOf('corporate'))
  })

  it('tells a refresh token that was used before from one that nobody knows', async () => {
    const { refresh_token } = await login(shop.origins, emailOf('corporate'))
    const refresh = (token: string) =>
      askToken(shop.origins, { grant_type: 'refresh_token', refresh_token: token }).then(({ status }) => status)
    expect([await refresh(refresh_token), await refresh(refresh_token), await refresh('invented')]).toEqual([
      200, 403, 403,
    ])
    const refused = log.of('POST /token').filter(({ message }) => message === 'refused')
    expect(refused.map(({ code, reason }) => [code, reason])).toEqual([
      ['invalid_grant', 'refreshTokenUsed'],
      ['invalid_grant', 'refreshTokenUnknown'],
    ])
  })

  it('is counted by outcome and reason: orders and logins', async () => {
    const counts = () =>
      Promise.all([
        metricValue('shop_orders_total', { outcome: 'accepted', reason: 'none' }),
        metricValue('shop_orders_total', { outcome: 'refused', reason: 'productNotOffered' }),
        metricValue('shop_logins_total', { outcome: 'accepted' }),
        metricValue('shop_logins_total', { outcome: 'passwordWrong' }),
      ])
    await shop.tokenOf('corporate')
    const before = await counts()
    await put({})
    await put({ order_no: '999999' })
    await login(shop.origins, emailOf('corporate'))
    const browser = createBrowser()
    const { page } = await openLoginPage(browser, shop.origins)
    await browser.post(page, { email: emailOf('corporate'), password: 'not this one' })
    expect(await counts()).toEqual(before.map((one) => (one ?? 0) + 1))
  })

  it('has the same request in the edge and in the services, and tells a refused token from an expired one', async () => {
    const { status, headers } = await shop.ask('GET', '/delivery/member', { token: 'nonsense' })
    expect(status).toBe(401)
    const request = headers.get('X-Request-Id')
    expect(log.records.filter((record) => record['request'] === request)).toMatchObject([
      { server: 'services', call: 'GET /delivery/member', reason: 'loginInvalid', status: 401 },
      { server: 'edge', call: 'GET /delivery/member', status: 401 },
    ])
  })

  it('has reads that go well at the level debug alone, and nothing of an address', async () => {
    await shop.ask('GET', '/delivery/app_category_list', { query: { planningWeek: weeks.first } })
    const [services, edge] = log.of('GET /delivery/app_category_list')
    expect([services, edge]).toMatchObject([
      { server: 'services', level: 'debug', message: 'answered' },
      { server: 'edge', level: 'debug', message: 'answered' },
    ])
    expect(JSON.stringify(log.records)).not.toContain(weeks.first)
  })

  it.each([
    { says: 'of a proxy that has made one', headers: { 'X-Request-Id': 'a'.repeat(32) }, kept: 'a'.repeat(32) },
    {
      says: 'of a trace that has begun',
      headers: { traceparent: `00-${'b'.repeat(32)}-${'c'.repeat(16)}-01` },
      kept: 'b'.repeat(32),
    },
  ])('takes the number $says', async ({ headers, kept }) => {
    for (const origin of [shop.origins.shop, shop.origins.services])
      expect((await rawRequest(origin, '/nobody', { headers })).headers['x-request-id']).toBe(kept)
  })

  it.each(['', 'x', '0'.repeat(32), 'A'.repeat(32), `${'a'.repeat(32)}\t{"level":"error"}`, 'a'.repeat(33)])(
    'gives a number of its own instead of what somebody made up: %j',
    async (given) => {
      const { headers } = await rawRequest(shop.origins.services, '/nobody', { headers: { 'X-Request-Id': given } })
      expect(headers['x-request-id']).toEqual(requestIds)
      expect(headers['x-request-id']).not.toBe(given)
    },
  )
})
