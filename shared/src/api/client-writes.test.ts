import { describe, expect, it } from '@jest/globals'
import { addFavouriteCall, addToFavouriteListCall, deleteOrderCall, putOrderCall } from '@shop/shared/contract'
import { createApiClient } from './client.ts'
import { errorOf } from './testing/error-of.ts'
import { fakeService, json, somePorts } from './testing/fake-service.ts'
import { put, stored } from './testing/order-write.ts'

describe('one-time tokens of writes', () => {
  it.each([
    { method: 'PUT', path: '/order', send: (api: ReturnType<typeof createApiClient>) => api.send(putOrderCall, put) },
    {
      method: 'POST',
      path: '/favorite_product',
      send: (api: ReturnType<typeof createApiClient>) =>
        api.send(addFavouriteCall, { body: { planning_week: '20261201', order_no: '012345' } }),
    },
    {
      method: 'DELETE',
      path: '/order',
      send: (api: ReturnType<typeof createApiClient>) =>
        api.send(deleteOrderCall, { query: { planningWeek: '20261201', orderNo: '012345' } }),
    },
  ])('[API-002] a $method asks for one by method, path and member first', async ({ method, path, send }) => {
    const service = fakeService(() => json({ ...stored, is_favorite: 1, favorite_count: 1 }))
    await send(createApiClient(somePorts(service)))
    expect(service.tokenCalls().map((sent) => [sent.method, sent.body])).toEqual([
      ['POST', { method_key: method, path_key: path, user_key: 'auth0|member' }],
    ])
    expect(service.calls()[0]).toMatchObject({ method, body: { csrfToken: 'one-time-1' } })
  })

  it.each([
    { id: 'list-1', sent: 'list-1' },
    { id: 'a/b', sent: 'a%2Fb' },
    { id: '50%', sent: '50%25' },
    { id: 'a?b#c&d', sent: 'a%3Fb%23c%26d' },
    { id: '朝 ごはん', sent: encodeURIComponent('朝 ごはん') },
    { id: '\ud83c', sent: encodeURIComponent('\ufffd') },
  ])(
    '[API-028] the id $id stands in the path as $sent, and the token is for the call’s own path',
    async ({ id, sent }) => {
      const service = fakeService(() => json({ favorite_category_id: id, favorite_product_ids: [] }))
      const body = { id, favorite_product_ids: ['f-1'] }
      await createApiClient(somePorts(service)).send(addToFavouriteListCall, { body })
      expect(service.tokenCalls()[0]?.body).toMatchObject({
        method_key: 'POST',
        path_key: '/favorite_product_category/:id',
      })
      expect(service.calls()[0]?.url.pathname).toBe(`/delivery/favorite_product_category/${sent}`)
      expect(service.calls()[0]?.body).toMatchObject(body)
    },
  )

  it('[API-003] a DELETE carries it in a body and never in the address', async () => {
    const service = fakeService(() => json(stored))
    await createApiClient(somePorts(service)).send(deleteOrderCall, {
      query: { planningWeek: '20261201', orderNo: '012345', janCode: '4900000000000' },
    })
    const sent = service.calls()[0]
    expect(sent?.body).toEqual({ csrfToken: 'one-time-1' })
    expect(sent?.url.search).toBe('?planningWeek=20261201&orderNo=012345&janCode=4900000000000')
  })

  it('[API-002] no two writes share one', async () => {
    const service = fakeService(() => json(stored))
    const api = createApiClient(somePorts(service))
    await Promise.all(Array.from({ length: 20 }, () => api.send(putOrderCall, put)))
    const used = service.calls().map((sent) => (sent.body as { csrfToken: string }).csrfToken)
    expect(new Set(used).size).toBe(20)
  })

  it('names the intent on the write alone', async () => {
    const service = fakeService(() => json(stored))
    await createApiClient(somePorts(service)).send(putOrderCall, { ...put, intent: 'intent-1' })
    expect(service.tokenCalls()[0]?.headers.has('Idempotency-Key')).toBe(false)
    expect(service.calls()[0]?.headers.get('Idempotency-Key')).toBe('intent-1')
  })

  it('a spent one is replaced once, with the same intent', async () => {
    const service = fakeService((_, nth) => (nth === 1 ? json({ error_status: 'CSP90001' }, 403) : json(stored)))
    const reply = await createApiClient(somePorts(service)).send(putOrderCall, { ...put, intent: 'intent-1' })
    expect(reply).toEqual(stored)
    expect(service.calls().map((sent) => sent.headers.get('Idempotency-Key'))).toEqual(['intent-1', 'intent-1'])
    expect(service.spent).toEqual(['one-time-1', 'one-time-2'])
  })

  it('a spent one is not replaced twice', async () => {
    const service = fakeService(() => json({ error_status: 'CSP90001' }, 403))
    const error = await errorOf(createApiClient(somePorts(service)).send(putOrderCall, put))
    expect(error).toMatchObject({ code: 'REFUSED', facts: { errorStatus: 'CSP90001' } })
    expect(service.calls()).toHaveLength(2)
  })

  it('without one the write is not sent, and cannot be stored', async () => {
    const service = fakeService(
      () => json(stored),
      () => json({}, 503),
    )
    const error = await errorOf(createApiClient(somePorts(service)).send(putOrderCall, put))
    expect(error).toMatchObject({ code: 'UNAVAILABLE', facts: { call: 'POST csrf/token', maybeStored: false } })
    expect(service.tokenCalls()).toHaveLength(1)
    expect(service.calls()).toEqual([])
  })

  it('one of the wrong shape is a broken reply, and the write is not sent', async () => {
    const service = fakeService(
      () => json(stored),
      () => json({ token: null }),
    )
    const error = await errorOf(createApiClient(somePorts(service)).send(putOrderCall, put))
    expect(error.code).toBe('BROKEN_REPLY')
    expect(service.calls()).toEqual([])
  })
})
