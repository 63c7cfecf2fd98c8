import { randomUUID } from 'node:crypto'
import { afterEach, describe, expect, it, jest } from '@jest/globals'
import { idempotencyHeader } from '@shop/shared/contract'
import { deleteExpired } from '../housekeeping.ts'
import { subjectOf } from '../seed/accounts.ts'
import { numbers } from '../testing/an-item.ts'
import { testDatabases } from '../testing/databases.ts'
import { setUp } from '../testing/set-up.ts'
import { apiWays, emailOf, openTestShop, weeks } from '../testing/test-shop.ts'

const [direct, throughEdge] = apiWays
const cases = [
  ...testDatabases.map((database) => ({ database, ...direct })),
  ...testDatabases.slice(0, 1).map((database) => ({ database, ...throughEdge })),
]

describe.each(cases)('writes on $database.name, called $way', ({ database, only }) => {
  const shop = setUp(() => openTestShop(database, { only }))
  afterEach(async () => {
    jest.useRealTimers()
    await shop.db.deleteFrom('order_line').where('member_code', '=', '8881234500').execute()
  })

  const order = { planning_week: weeks.first, order_no: numbers.milk, order_count: 1, input_status: 62, mode: 'append' }
  const send = async (csrfToken: unknown, { key, body = {} }: { key?: string; body?: object } = {}) =>
    shop.ask('PUT', '/delivery/order', {
      body: { ...order, ...body, ...(csrfToken === undefined ? {} : { csrfToken }) },
      token: await shop.tokenOf('corporate'),
      ...(key === undefined ? {} : { headers: { [idempotencyHeader]: key } }),
    })
  const token = () => shop.csrfToken('corporate', 'PUT', '/order')
  const ordered = async () => {
    const lines = await shop.db
      .selectFrom('order_line')
      .select('order_count')
      .where('member_code', '=', '8881234500')
      .where('planning_week', '=', weeks.first)
      .execute()
    return lines.reduce((sum, line) => sum + line.order_count, 0)
  }

  describe('a one-time token', () => {
    it.each([
      { says: 'none', make: async () => undefined },
      { says: 'an invented one', make: async () => 'invented' },
      { says: 'no text', make: async () => 7 },
      { says: 'one for another method', make: () => shop.csrfToken('corporate', 'DELETE', '/order') },
      { says: 'one for another path', make: () => shop.csrfToken('corporate', 'PUT', '/favorite_product') },
      { says: 'one of another member', make: () => shop.csrfToken('member', 'PUT', '/order') },
    ])('[API-002] is refused with 403 CSP90001, and nothing is written: $says', async ({ make }) => {
      const { status, body } = await send(await make())
      expect([status, body['error_status']]).toEqual([403, 'CSP90001'])
      expect(await ordered()).toBe(0)
    })

    it('[API-002] is good once', async () => {
      const csrfToken = await token()
      expect((await send(csrfToken)).status).toBe(200)
      expect((await send(csrfToken)).status).toBe(403)
      expect(await ordered()).toBe(1)
    })

    it('is spent by a write that is refused', async () => {
      const csrfToken = await token()
      expect((await send(csrfToken, { body: { order_no: '999999' } })).status).toBe(404)
      expect((await send(csrfToken)).status).toBe(403)
    })

    it('is good for one of thirty writes at the same moment', async () => {
      const csrfToken = await token()
      const answers = await Promise.all(Array.from({ length: 30 }, () => send(csrfToken)))
      expect(answers.filter((answer) => answer.status === 200)).toHaveLength(1)
      expect(answers.filter((answer) => answer.body['error_status'] === 'CSP90001')).toHaveLength(29)
      expect(await ordered()).toBe(1)
    })

    it('[API-002] is refused after two minutes', async () => {
      const csrfToken = await token()
      await shop.db
        .updateTable('csrf_token')
        .set({ expires_at: new Date(Date.now() - 1) })
        .execute()
      expect((await send(csrfToken)).status).toBe(403)
    })

    it('is issued for two minutes', async () => {
      await token()
      const [row] = await shop.db.selectFrom('csrf_token').selectAll().orderBy('expires_at', 'desc').limit(1).execute()
      const seconds = ((row?.expires_at.getTime() ?? 0) - Date.now()) / 1000
      expect(seconds).toBeGreaterThan(110)
      expect(seconds).toBeLessThanOrEqual(120)
    })

    it.each(['https://evil.example', 'null'])('[API-002] is of no use to a page of %s', async (Origin) => {
      const answer = await shop.ask('PUT', '/delivery/order', {
        body: { ...order, csrfToken: await token() },
        token: await shop.tokenOf('corporate'),
        headers: { Origin },
      })
      expect([answer.status, answer.body['error_status']]).toEqual([403, 'CSP90005'])
      expect(answer.headers.get('access-control-allow-origin')).not.toBe(Origin)
      expect(await ordered()).toBe(0)
    })

    it('[API-002] is of use to a page of the shop', async () => {
      const answer = await shop.ask('PUT', '/delivery/order', {
        body: { ...order, csrfToken: await token() },
        token: await shop.tokenOf('corporate'),
        headers: { Origin: shop.origins.shop },
      })
      expect(answer.status).toBe(200)
    })

    it('is issued to the login itself and to nobody else', async () => {
      const body = { method_key: 'PUT', path_key: '/order', user_key: subjectOf(emailOf('member')) }
      const { status } = await shop.ask('POST', '/csrf/token', { body, token: await shop.tokenOf('corporate') })
      expect(status).toBe(403)
    })

    it('is stored as a hash', async () => {
      const csrfToken = await token()
      const rows = await shop.db.selectFrom('csrf_token').selectAll().execute()
      expect(JSON.stringify(rows)).not.toContain(csrfToken)
    })
  })

  describe('a member’s intent', () => {
    it('is done once however often it is sent, with the first answer each time', async () => {
      const key = randomUUID()
      const first = await send(await token(), { key })
      await send(await token())
      const again = await send(await token(), { key })
      expect(again.body).toEqual(first.body)
      expect(again.status).toBe(200)
      expect(await ordered()).toBe(2)
    })

    it('[API-082] is told its first answer when a proxy sends the very same request once more', async () => {
      const [key, csrfToken] = [randomUUID(), await token()]
      const answers = await Promise.all(Array.from({ length: 5 }, () => send(csrfToken, { key })))
      answers.push(await send(csrfToken, { key }))
      expect(answers.map((answer) => [answer.status, answer.body['order_count']])).toEqual(Array(6).fill([200, 1]))
      // Another wish needs a token of its own.
      const other = await send(csrfToken, { key, body: { order_count: 5 } })
      expect([other.status, other.body['error_status']]).toEqual([403, 'CSP90001'])
      expect(await ordered()).toBe(1)
    })

    it('[API-082] is told its first answer again by a call that is stored alone', async () => {
      const csrfToken = await shop.csrfToken('corporate', 'POST', '/favorite_product')
      const favour = async (key: string, order_no: string = numbers.milk) =>
        shop.ask('POST', '/delivery/favorite_product', {
          body: { planning_week: weeks.first, order_no, csrfToken },
          token: await shop.tokenOf('corporate'),
          headers: { [idempotencyHeader]: key },
        })
      const key = randomUUID()
      const answers = await Promise.all([favour(key), favour(key), favour(key)])
      expect(answers.map(({ status, body }) => [status, body['is_favorite']])).toEqual(Array(3).fill([200, 1]))
      expect((await favour(key, numbers.capped)).status).toBe(422)
      // A spent token begins nothing new.
      expect((await favour(randomUUID())).status).toBe(403)
    })

    it('is done once by fifty tries at the same moment', async () => {
      const key = randomUUID()
      const csrfTokens = await Promise.all(Array.from({ length: 50 }, token))
      const answers = await Promise.all(csrfTokens.map((csrfToken) => send(csrfToken, { key })))
      expect(answers.map((answer) => [answer.status, answer.body['order_count']])).toEqual(Array(50).fill([200, 1]))
      expect(await ordered()).toBe(1)
    })

    it('is refused with another body under the same key: 422 CSP90002, and nothing is written', async () => {
      const key = randomUUID()
      await send(await token(), { key })
      const { status, body } = await send(await token(), { key, body: { order_count: 5 } })
      expect([status, body['error_status']]).toEqual([422, 'CSP90002'])
      expect(await ordered()).toBe(1)
    })

    it('[API-082] is the same after a reload, which sends another hour of its list', async () => {
      const key = randomUUID()
      const shown = (view_date: string, price: number) => ({ view_date, price, name: `牛乳 ${price}円` })
      await send(await token(), { key, body: shown('2026-11-20T10:00:00.000Z', 257) })
      const again = await send(await token(), { key, body: shown('2026-11-20T10:05:00.000Z', 268) })
      expect([again.status, again.body['order_count']]).toEqual([200, 1])
      expect(await ordered()).toBe(1)
    })

    it.each([{ order_count: 2 }, { mode: 'direct' }, { input_status: 64 }, { order_no: numbers.capped }])(
      'another wish by %j: 422',
      async (body) => {
        const key = randomUUID()
        await send(await token(), { key })
        expect((await send(await token(), { key, body })).status).toBe(422)
        expect(await ordered()).toBe(1)
      },
    )

    it('is the same with the fields of its body in another order', async () => {
      const key = randomUUID()
      await send(await token(), { key })
      const reversed = Object.fromEntries(Object.entries(order).toReversed())
      const csrfToken = await token()
      const again = await shop.ask('PUT', '/delivery/order', {
        body: { csrfToken, ...reversed },
        token: await shop.tokenOf('corporate'),
        headers: { [idempotencyHeader]: key },
      })
      expect(again.status).toBe(200)
    })

    it('is answered with its first refusal again', async () => {
      const key = randomUUID()
      const body = { order_no: numbers.capped }
      await send(await token(), { body: { ...body, order_count: 5 } })
      expect((await send(await token(), { key, body })).body['error_status']).toBe('CSP50001')
      const query = { planningWeek: weeks.first, orderNo: numbers.capped }
      await shop.write('corporate', 'DELETE', '/delivery/order', { query })
      expect((await send(await token(), { key, body })).body['error_status']).toBe('CSP50001')
      expect(await ordered()).toBe(0)
      expect((await send(await token(), { key: randomUUID(), body })).status).toBe(200)
    })

    it('is another one of another member with the same key', async () => {
      const key = randomUUID()
      const write = { body: order, key }
      expect((await shop.write('corporate', 'PUT', '/delivery/order', write)).status).toBe(200)
      expect((await shop.write('family', 'PUT', '/delivery/order', write)).status).toBe(200)
    })

    it.each(['short', 'k'.repeat(256), 'with space in it'])('is refused with a malformed key: %.20s', async (key) => {
      expect((await send(await token(), { key })).status).toBe(400)
    })

    it('leaves neither a line nor an answer when the work breaks', async () => {
      const log = jest.spyOn(console, 'error').mockImplementation(() => undefined)
      const key = randomUUID()
      await shop.db.schema.alterTable('order_line').renameTo('order_line_away').execute()
      const broken = await send(await token(), { key })
      await shop.db.schema.alterTable('order_line_away').renameTo('order_line').execute()
      log.mockRestore()
      expect(broken.status).toBe(500)
      expect((await send(await token(), { key })).status).toBe(200)
      expect(await ordered()).toBe(1)
    })
  })

  it('expired tokens and answers are deleted, valid ones stay', async () => {
    const key = randomUUID()
    await send(await token(), { key })
    await token()
    await shop.db
      .updateTable('csrf_token')
      .set({ expires_at: new Date(Date.now() - 1) })
      .execute()
    const fresh = await token()
    await deleteExpired(shop.db)
    expect(await shop.db.selectFrom('csrf_token').selectAll().execute()).toHaveLength(1)
    expect((await send(fresh)).status).toBe(200)
    expect((await send(await token(), { key })).body['order_count']).toBe(1)
    await shop.db
      .updateTable('remembered_answer')
      .set({ asked_at: new Date(Date.now() - 25 * 3_600_000) })
      .execute()
    await deleteExpired(shop.db)
    expect(await shop.db.selectFrom('remembered_answer').selectAll().execute()).toHaveLength(0)
  })
})
