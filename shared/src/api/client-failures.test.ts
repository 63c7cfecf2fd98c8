import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals'
import {
  addFavouriteCall,
  deleteOrderCall,
  memberAddInfoCall,
  pointHistoryCall,
  putOrderCall,
} from '@shop/shared/contract'
import { createApiClient } from './client.ts'
import { errorOf } from './testing/error-of.ts'
import { fakeService, json, never, noNetwork, somePorts } from './testing/fake-service.ts'
import { put, stored } from './testing/order-write.ts'

describe('failures', () => {
  const read = (service: Pick<ReturnType<typeof fakeService>, 'fetch'>) =>
    createApiClient(somePorts(service)).send(memberAddInfoCall, {})
  const write = (service: Pick<ReturnType<typeof fakeService>, 'fetch'>) =>
    createApiClient(somePorts(service)).send(putOrderCall, put)

  it.each([502, 503, 504])('a read is tried three times on %s', async (status) => {
    const service = fakeService(() => json({}, status))
    const error = await errorOf(read(service))
    expect(error).toMatchObject({ code: 'UNAVAILABLE', facts: { status, maybeStored: false } })
    expect(service.calls()).toHaveLength(3)
  })

  it('a read that succeeds the third time has succeeded', async () => {
    const service = fakeService((_, nth) => (nth < 3 ? json({}, 503) : json({ post_code: '0600001' })))
    expect(await read(service)).toMatchObject({ post_code: '0600001' })
  })

  it.each([
    { status: 400, code: 'REFUSED' },
    { status: 404, code: 'REFUSED' },
    { status: 409, code: 'REFUSED' },
    { status: 429, code: 'REFUSED' },
    { status: 500, code: 'UNAVAILABLE' },
  ])('a read is tried once on $status', async ({ status, code }) => {
    const service = fakeService(() => json({}, status))
    expect(await errorOf(read(service))).toMatchObject({ code, facts: { status } })
    expect(service.calls()).toHaveLength(1)
  })

  it.each(['PUT', 'POST', 'DELETE'] as const)('[API-082] a %s is never repeated by itself', async (method) => {
    const service = fakeService(() => json({}, 503))
    const api = createApiClient(somePorts(service))
    const sent = {
      PUT: () => api.send(putOrderCall, put),
      POST: () => api.send(addFavouriteCall, { body: { planning_week: '20261201', order_no: '012345' } }),
      DELETE: () => api.send(deleteOrderCall, { query: { planningWeek: '20261201', orderNo: '012345' } }),
    }
    const error = await errorOf(sent[method]())
    expect(service.calls()).toHaveLength(1)
    // Nobody knows whether it was stored: the order is read before it is offered again. [ORD-133]
    expect(error).toMatchObject({ code: 'UNAVAILABLE', facts: { status: 503, maybeStored: true } })
  })

  it.each([
    { says: 'a refused write is not stored', answer: () => json({}, 409), code: 'REFUSED', maybeStored: undefined },
    { says: 'a write into the dark may be', answer: noNetwork, code: 'OFFLINE', maybeStored: true },
    {
      says: 'a write with a broken answer may be',
      answer: () => new Response('<html>', { status: 200 }),
      code: 'BROKEN_REPLY',
      maybeStored: true,
    },
    {
      says: 'a write with an answer of the wrong shape may be',
      answer: () => json({ ok: true }),
      code: 'BROKEN_REPLY',
      maybeStored: true,
    },
  ])('[ORD-133] $says', async ({ answer, code, maybeStored }) => {
    const error = await errorOf(write(fakeService(answer)))
    expect(error.code).toBe(code)
    expect(error.facts.maybeStored).toBe(maybeStored)
  })

  it('[ERR-004] a read without network says so after its tries', async () => {
    const service = fakeService(noNetwork)
    expect(await errorOf(read(service))).toMatchObject({ code: 'OFFLINE', facts: { maybeStored: false } })
    expect(service.calls()).toHaveLength(3)
  })

  it('keeps the number by which the call is found in the log', async () => {
    const refuse = () => new Response('{}', { status: 404, headers: { 'X-Request-Id': '8f14e45f' } })
    expect((await errorOf(read(fakeService(refuse)))).facts.requestId).toBe('8f14e45f')
  })

  it.each([
    {
      says: 'the service’s code and words',
      body: { error_status: 'CSP9001', error_message: '見つかりません' },
      code: 'CSP9001',
      words: '見つかりません',
    },
    { says: 'neither when they are null', body: { error_status: null, error_message: null } },
    { says: 'neither when they are of another type', body: { error_status: 9001, error_message: {} } },
    { says: 'neither when there is no object', body: 'nope' },
    { says: 'the code alone', body: { error_status: 'CSP9001' }, code: 'CSP9001' },
  ])('[ERR-013] keeps $says', async ({ body, code, words }) => {
    const error = await errorOf(read(fakeService(() => json(body, 404))))
    expect(error.facts.errorStatus).toBe(code)
    expect(error.facts.errorMessage).toBe(words)
  })

  it.each([
    { says: 'in JSON', answer: () => json({ error_status: 'API_IS_EOL_0000', error_message: 'update' }), put: false },
    { says: 'of a write', answer: () => json({ error_status: 'API_IS_EOL_0000' }), put: true },
    {
      says: 'beside other data',
      answer: () => json({ post_code: '0600001', error_status: 'API_IS_EOL_0000' }),
      put: false,
    },
  ])(
    '[ERR-001] a service that no longer knows this page is a refusal, with 200 as well: $says',
    async ({ answer, put }) => {
      const service = fakeService(answer)
      const error = await errorOf(put ? write(service) : read(service))
      expect(error).toMatchObject({ code: 'REFUSED', facts: { status: 200, errorStatus: 'API_IS_EOL_0000' } })
      expect(service.calls()).toHaveLength(1)
    },
  )

  it('[ERR-001] and in XML', async () => {
    const xml = () => new Response('<response><error_status>API_IS_EOL_0000</error_status></response>')
    const api = createApiClient(somePorts(fakeService(xml)))
    const error = await errorOf(
      api.send(pointHistoryCall, { body: { startDate: '2026-09-01', endDate: '2026-11-30' } }),
    )
    expect(error.facts.errorStatus).toBe('API_IS_EOL_0000')
  })

  it.each([
    { says: 'in the service’s own shape', answer: () => json({ error_message: 'out of service' }, 503) },
    { says: 'in plain text', answer: () => new Response('Out of Service\n', { status: 503 }) },
    { says: 'as the message alone', answer: () => json({ message: 'out of service' }, 503) },
    {
      says: 'as the message beside a code',
      answer: () => json({ error_status: 'CSP1', message: 'Out of service.' }, 503),
    },
  ])('[ERR-003] keeps that everything is out of service, said $says', async ({ answer }) => {
    const error = await errorOf(write(fakeService(answer)))
    expect(error.facts.errorMessage).toMatch(/^out of service\.?$/i)
  })

  it.each([
    { says: 'text', answer: () => new Response('佐藤 花子', { status: 503 }) },
    { says: 'message', answer: () => json({ message: 'Internal Server Error' }, 503) },
  ])('[ERR-003] keeps nothing of another $says', async ({ answer }) => {
    const error = await errorOf(write(fakeService(answer)))
    expect(error.facts.errorMessage).toBeUndefined()
  })

  it('reads a refusal that is a page of HTML', async () => {
    const page = () => new Response('<h1>Bad Gateway</h1>', { status: 400, headers: { 'Content-Type': 'text/html' } })
    expect(await errorOf(read(fakeService(page)))).toMatchObject({ code: 'REFUSED', facts: { status: 400 } })
  })

  it('keeps how long a service asked to wait, without waiting so long itself', async () => {
    const service = fakeService(() => json({}, 503, { 'Retry-After': '3600' }))
    jest.useFakeTimers()
    try {
      const asked = errorOf(read(service))
      await jest.advanceTimersByTimeAsync(5000)
      expect((await asked).facts.retryAfterSeconds).toBe(3600)
    } finally {
      jest.useRealTimers()
    }
  })

  it.each([
    { says: 'a page instead of JSON', answer: () => new Response('<!doctype html>', { status: 200 }) },
    { says: 'half of the JSON', answer: () => new Response('{"post_code":"06', { status: 200 }) },
    { says: 'nothing', answer: () => new Response('', { status: 200 }) },
    { says: 'null', answer: () => json(null) },
    { says: 'a field of another type', answer: () => json({ post_code: 600001 }) },
  ])('[API-039] $says is a broken reply', async ({ answer }) => {
    expect((await errorOf(read(fakeService(answer)))).code).toBe('BROKEN_REPLY')
  })

  it('[API-039] ignores unknown fields and takes missing or null optional ones', async () => {
    const service = fakeService(() => json({ unknown: { deep: 1 }, address1: null }))
    expect(await read(service)).toEqual({})
  })

  it('[ERR-011] an error names the call and the field, never a value or the query', async () => {
    const secret = '4900000000000'
    const service = fakeService(() => json({ order_no: secret, planning_week: 'x', order_count: 1 }))
    const api = createApiClient(somePorts(service))
    const error = await errorOf(
      api.send(deleteOrderCall, { query: { planningWeek: '20261201', orderNo: '012345', janCode: secret } }),
    )
    expect(error.message).toBe('BROKEN_REPLY DELETE delivery/order')
    expect(String(error.cause)).toContain('planning_week')
    expect(JSON.stringify([error, error.message, String(error.cause)])).not.toContain(secret)
  })
})

/** The head of an answer and the first bytes of its body, then nothing more. */
const half = (): Response =>
  new Response(new ReadableStream({ start: (stream) => stream.enqueue(new TextEncoder().encode('{"post')) }))

describe('time and patience', () => {
  beforeEach(() => void jest.useFakeTimers())
  afterEach(() => void jest.useRealTimers())

  it.each([
    { says: 'a read without an answer', isWrite: false, answer: never },
    { says: 'a write without an answer', isWrite: true, answer: never },
    { says: 'a read whose answer stops half way', isWrite: false, answer: half },
    { says: 'a write whose answer stops half way', isWrite: true, answer: half },
  ])('[API-007] $says ends after 30 seconds, not before, and is sent once', async ({ isWrite, answer }) => {
    const service = fakeService((_, __, signal) => answer(signal))
    const api = createApiClient(somePorts(service))
    let error: unknown
    const asked = (isWrite ? api.send(putOrderCall, put) : api.send(memberAddInfoCall, {})).catch((reason: unknown) => {
      error = reason
    })
    await jest.advanceTimersByTimeAsync(29_000)
    expect(error).toBeUndefined()
    await jest.advanceTimersByTimeAsync(1500)
    await asked
    expect(error).toMatchObject({ code: 'TIMEOUT', facts: { maybeStored: isWrite } })
    expect(service.calls()).toHaveLength(1)
  })
})

describe('giving up ourselves', () => {
  it('[ERR-020] is no failure of the network, and is not tried again', async () => {
    const service = fakeService((_, __, signal) => never(signal))
    const control = new AbortController()
    const asked = errorOf(createApiClient(somePorts(service)).send(memberAddInfoCall, { signal: control.signal }))
    setTimeout(() => control.abort(), 10)
    expect((await asked).code).toBe('ABORTED')
    expect(service.calls()).toHaveLength(1)
  })

  it('[ERR-020] before it began sends nothing', async () => {
    const service = fakeService(() => json({}))
    const asked = createApiClient(somePorts(service)).send(memberAddInfoCall, { signal: AbortSignal.abort() })
    expect((await errorOf(asked)).code).toBe('ABORTED')
    expect(service.calls()).toEqual([])
  })

  it.each<[says: string, stop: 'us' | 'browser' | 'network', code: string]>([
    ['canceled by us is given up', 'us', 'ABORTED'],
    ['an abort that is not ours is a network error', 'browser', 'OFFLINE'],
    ['a network error is one', 'network', 'OFFLINE'],
  ])('[ERR-019] [ERR-020] [K-38] %s', async (_, stop, code) => {
    const control = new AbortController()
    const service = fakeService((__, ___, signal) => {
      if (stop === 'browser') return Promise.reject(new DOMException('Request aborted', 'AbortError'))
      if (stop === 'network') return noNetwork()
      setTimeout(() => control.abort(), 5)
      return never(signal)
    })
    const asked = createApiClient(somePorts(service)).send(putOrderCall, { ...put, signal: control.signal })
    expect((await errorOf(asked)).code).toBe(code)
  })

  it('between the one-time token and the write sends no write', async () => {
    const control = new AbortController()
    const service = fakeService(
      () => json(stored),
      () => {
        control.abort()
        return json({ token: 'one-time' })
      },
    )
    const asked = createApiClient(somePorts(service)).send(putOrderCall, { ...put, signal: control.signal })
    expect((await errorOf(asked)).code).toBe('ABORTED')
    expect(service.calls()).toEqual([])
  })
})
