import { describe, expect, it, jest } from '@jest/globals'
import {
  appCategoriesCall,
  deleteOrderCall,
  favouriteMarksCall,
  memberAddInfoCall,
  noticesCall,
  planningWeeksCall,
  pointHistoryCall,
  putOrderCall,
} from '@shop/shared/contract'
import { createApiClient } from './client.ts'
import { errorOf } from './testing/error-of.ts'
import { fakeService, json, noNetwork, somePorts } from './testing/fake-service.ts'
import { put, stored } from './testing/order-write.ts'

describe('a read that the page has brought along', () => {
  const brought = jest.fn((address: string, token: string | undefined) =>
    address.startsWith('https://services.test/delivery/member_add_info?_=') && token === 'token-1' ? '{}' : undefined,
  )

  it('is not asked for', async () => {
    const service = fakeService(() => json({}))
    await createApiClient(somePorts({ ...service, brought })).send(memberAddInfoCall, {})
    expect(service.calls()).toEqual([])
  })

  it('is checked as an answer of the service is', async () => {
    const api = createApiClient(somePorts({ ...fakeService(() => json({})), brought: () => '{"notices":1}' }))
    expect(await errorOf(api.send(noticesCall, {}))).toMatchObject({ code: 'BROKEN_REPLY' })
  })

  it.each([
    { says: 'the network', cause: new TypeError('Failed to fetch'), code: 'OFFLINE' },
    { says: 'the time', cause: new DOMException('', 'TimeoutError'), code: 'TIMEOUT' },
  ])('is an error of ours where $says kept it from us', async ({ cause, code }) => {
    const service = fakeService(() => json({}))
    const api = createApiClient(somePorts({ ...service, brought: () => Promise.reject(cause) }))
    expect(await errorOf(api.send(memberAddInfoCall, {}))).toMatchObject({ code, cause })
    expect(service.calls()).toEqual([])
  })

  it('is the first try of the call where it says no', async () => {
    const service = fakeService(() => json({ notices: [] }))
    const busy = fakeService(() => json({}, 503))
    const ports = { brought: () => json({}, 503) }
    await createApiClient(somePorts({ ...service, ...ports })).send(noticesCall, {})
    expect(service.calls()).toHaveLength(1)
    expect(await errorOf(createApiClient(somePorts({ ...busy, ...ports })).send(noticesCall, {}))).toMatchObject({
      code: 'UNAVAILABLE',
      facts: { status: 503 },
    })
    expect(busy.calls()).toHaveLength(2)
  })

  it('is no write', async () => {
    const service = fakeService(() => json(stored))
    await createApiClient(somePorts({ ...service, brought: () => '{}' })).send(putOrderCall, put)
    expect(service.calls()).toHaveLength(1)
  })
})

describe('tokens', () => {
  it('[API-001] sends a bearer token when there is one', async () => {
    const service = fakeService(() => json({}))
    await createApiClient(somePorts(service)).send(memberAddInfoCall, {})
    expect(service.calls()[0]?.headers.get('Authorization')).toBe('Bearer token-1')
  })

  it('[GRD-100] a visitor asks without a token', async () => {
    const service = fakeService(() => json({ member_latest_planning_weeks: [], old_week_planning_list: [] }))
    const api = createApiClient(somePorts({ ...service, accessToken: async () => undefined }))
    await api.send(planningWeeksCall, {})
    expect(service.calls()[0]?.headers.has('Authorization')).toBe(false)
  })

  it('[GRD-087] without a token a member’s call never leaves the browser', async () => {
    const service = fakeService(() => json(stored))
    const api = createApiClient(somePorts({ ...service, accessToken: async () => undefined }))
    const error = await errorOf(api.send(putOrderCall, put))
    expect(error).toMatchObject({ code: 'LOGIN_NEEDED', facts: { call: 'PUT delivery/order' } })
    expect([...service.calls(), ...service.tokenCalls()]).toEqual([])
  })

  it('sends no cookie', async () => {
    const credentials: unknown[] = []
    const api = createApiClient(
      somePorts({
        fetch: async (input, init) => {
          credentials.push(new Request(input, init).credentials)
          return json({})
        },
      }),
    )
    await api.send(memberAddInfoCall, {})
    expect(credentials).toEqual(['omit'])
  })

  it.each([
    { says: 'the network', cause: new TypeError('Failed to fetch'), code: 'OFFLINE' },
    { says: 'the time', cause: new DOMException('', 'TimeoutError'), code: 'TIMEOUT' },
  ])('a token that $says kept from us is an error of ours, and nothing was sent', async ({ cause, code }) => {
    const service = fakeService(() => json({}))
    const api = createApiClient(somePorts({ ...service, accessToken: () => Promise.reject(cause) }))
    const error = await errorOf(api.send(memberAddInfoCall, {}))
    expect(error).toMatchObject({ code, cause })
    expect(error.facts.maybeStored).toBeUndefined()
    expect(service.calls()).toEqual([])
  })
})

describe('a 401', () => {
  const refusing = (isRefused: (authorization: string | null) => boolean) =>
    fakeService(({ headers }) =>
      isRefused(headers.get('Authorization')) ? json({ error_status: 'CSP0401' }, 401) : json(stored),
    )

  it('[GRD-059] [ERR-005] refreshes once and tries once more', async () => {
    const service = refusing((authorization) => authorization === 'Bearer token-1')
    const refreshedToken = jest.fn(async (_refused: string) => 'token-2')
    const reply = await createApiClient(somePorts({ ...service, refreshedToken })).send(putOrderCall, put)
    expect(reply).toEqual(stored)
    expect(refreshedToken.mock.calls).toEqual([['token-1']])
    expect(service.calls().map((sent) => sent.headers.get('Authorization'))).toEqual([
      'Bearer token-1',
      'Bearer token-2',
    ])
  })

  it('[API-082] the second try has a new one-time token and the same intent', async () => {
    const service = refusing((authorization) => authorization === 'Bearer token-1')
    await createApiClient(somePorts(service)).send(putOrderCall, { ...put, intent: 'intent-7' })
    expect(service.calls().map((sent) => sent.body)).toEqual([
      { ...put.body, csrfToken: 'one-time-1' },
      { ...put.body, csrfToken: 'one-time-2' },
    ])
    expect(service.calls().map((sent) => sent.headers.get('Idempotency-Key'))).toEqual(['intent-7', 'intent-7'])
  })

  it('[GRD-059] a second refusal is the end of it: two tries, one refresh', async () => {
    const service = refusing(() => true)
    const refreshedToken = jest.fn(async () => 'token-2')
    const error = await errorOf(createApiClient(somePorts({ ...service, refreshedToken })).send(putOrderCall, put))
    expect(error).toMatchObject({ code: 'LOGIN_NEEDED', facts: { status: 401, errorStatus: 'CSP0401' } })
    expect(service.calls()).toHaveLength(2)
    expect(refreshedToken).toHaveBeenCalledTimes(1)
  })

  it('[GRD-058] needs a login when no token can be had', async () => {
    const service = refusing(() => true)
    const api = createApiClient(somePorts({ ...service, refreshedToken: async () => undefined }))
    const error = await errorOf(api.send(putOrderCall, put))
    expect(error).toMatchObject({ code: 'LOGIN_NEEDED', facts: { status: 401 } })
    expect(service.calls()).toHaveLength(1)
  })

  it('keeps the login when the network fails during the refresh', async () => {
    const service = refusing(() => true)
    const api = createApiClient(somePorts({ ...service, refreshedToken: () => noNetwork().then(() => 'x') }))
    expect((await errorOf(api.send(putOrderCall, put))).code).toBe('OFFLINE')
  })

  it('of the one-time token is refreshed alike, and the write is sent once', async () => {
    const service = fakeService(
      () => json(stored),
      (nth) => (nth === 1 ? json({}, 401) : json({ token: 'late' })),
    )
    await createApiClient(somePorts(service)).send(putOrderCall, put)
    expect(service.tokenCalls()).toHaveLength(2)
    expect(service.calls().map((sent) => sent.headers.get('Authorization'))).toEqual(['Bearer token-2'])
  })

  it('[GRD-061] a hundred at once ask for the token refused, and each tries once more', async () => {
    const service = refusing((authorization) => authorization === 'Bearer token-1')
    let refreshing: Promise<string> | undefined
    let refreshes = 0
    const refreshedToken = (): Promise<string> => {
      refreshing ??= new Promise((resolve) => {
        refreshes += 1
        setTimeout(() => resolve('token-2'), 20)
      })
      return refreshing
    }
    const api = createApiClient(somePorts({ ...service, refreshedToken }))
    const replies = await Promise.all(Array.from({ length: 100 }, () => api.send(putOrderCall, put)))
    expect(replies).toHaveLength(100)
    expect(service.calls()).toHaveLength(200)
    expect(new Set(service.spent).size).toBe(200)
    expect(refreshes).toBe(1)
  })
})

describe('a 403', () => {
  it('[GRD-060] with a token that ran out on the way is tried once more with the new one', async () => {
    const tokens = ['token-1', 'token-2']
    const service = fakeService(({ headers }) =>
      headers.get('Authorization') === 'Bearer token-1' ? json({}, 403) : json(stored),
    )
    const api = createApiClient(somePorts({ ...service, accessToken: async () => tokens.shift() }))
    expect(await api.send(putOrderCall, put)).toEqual(stored)
    expect(service.calls()).toHaveLength(2)
  })

  it('[GRD-060] needs a login when the token ran out and there is no other', async () => {
    const tokens = ['token-1']
    const service = fakeService(() => json({}, 403))
    const api = createApiClient(somePorts({ ...service, accessToken: async () => tokens.shift() }))
    expect(await errorOf(api.send(putOrderCall, put))).toMatchObject({ code: 'LOGIN_NEEDED', facts: { status: 403 } })
  })

  it('with a good token is a refusal and is not repeated', async () => {
    const refreshedToken = jest.fn(async () => 'token-2')
    const service = fakeService(() => json({ error_status: 'CSP50004', error_message: 'この商品は…' }, 403))
    const error = await errorOf(createApiClient(somePorts({ ...service, refreshedToken })).send(putOrderCall, put))
    expect(error).toMatchObject({ code: 'REFUSED', facts: { status: 403, errorStatus: 'CSP50004' } })
    expect(service.calls()).toHaveLength(1)
    expect(refreshedToken).not.toHaveBeenCalled()
  })
})

describe('the address', () => {
  it('[API-004] of a read ends with the hour of the server, that of a write does not', async () => {
    const service = fakeService(() => json(stored))
    const api = createApiClient(somePorts(service))
    await api.send(appCategoriesCall, { query: { planningWeek: '20261201' } })
    await api.send(putOrderCall, put)
    expect(service.calls().map((sent) => sent.url.search)).toEqual(['?planningWeek=20261201&_=1790000000000', ''])
  })

  it('of static data stays the same, so that the browser may keep it', async () => {
    const service = fakeService(() => json({}))
    await createApiClient(somePorts(service)).send(noticesCall, {})
    expect(service.calls()[0]?.url.href).toBe('https://shop.test/static-data/notices.json')
  })

  it('[API-022] repeats a value for each order number', async () => {
    const service = fakeService(() => json({ order_code_list: [] }))
    await createApiClient(somePorts(service)).send(favouriteMarksCall, {
      query: { planning_week: '20261201', order_no: ['000001', '000002'] },
    })
    expect(service.calls()[0]?.url.searchParams.getAll('order_no')).toEqual(['000001', '000002'])
  })

  it('leaves out what has no value', async () => {
    const service = fakeService(() => json(stored))
    const query = { planningWeek: '20261201', orderNo: '012345', janCode: undefined } as unknown as {
      planningWeek: string
      orderNo: string
    }
    await createApiClient(somePorts(service)).send(deleteOrderCall, { query })
    expect(service.calls()[0]?.url.searchParams.has('janCode')).toBe(false)
  })

  it('escapes what a member typed', async () => {
    const service = fakeService(() => json({ app_category_list: [] }))
    await createApiClient(somePorts(service)).send(appCategoriesCall, { query: { planningWeek: 'a&b=c #％' } })
    expect(service.calls()[0]?.url.searchParams.get('planningWeek')).toBe('a&b=c #％')
  })
})

describe('the service that answers in XML', () => {
  it('[API-064] is asked in JSON without a one-time token and gives its text as it is', async () => {
    const service = fakeService(() => new Response('<response><result>0</result></response>'))
    const body = { startDate: '2026-09-01', endDate: '2026-11-30' }
    const reply = await createApiClient(somePorts(service)).send(pointHistoryCall, { body })
    expect(reply).toBe('<response><result>0</result></response>')
    expect(service.tokenCalls()).toEqual([])
    expect(service.calls()[0]).toMatchObject({ method: 'POST', body })
  })
})
