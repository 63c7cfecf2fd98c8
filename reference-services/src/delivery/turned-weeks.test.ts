import { randomUUID } from 'node:crypto'
import { setTimeout as pause } from 'node:timers/promises'
import { beforeAll, describe, expect, it, jest } from '@jest/globals'
import { idempotencyHeader } from '@shop/shared/contract'
import { sql } from 'kysely'
import { subjectOf } from '../seed/accounts.ts'
import { numbers } from '../testing/an-item.ts'
import { embedded, testDatabases } from '../testing/databases.ts'
import { orderBody } from '../testing/order-body.ts'
import { setUp } from '../testing/set-up.ts'
import { atDeadline } from '../testing/test-hour.ts'
import { emailOf, openTestShop, weeks } from '../testing/test-shop.ts'
import { createTurnedWeeks } from './turned-weeks.ts'

const waitMs = 300
const notDelivered = { body: { error_status: 'CSP50004' } }
const closed = { status: 409, body: { error_status: 'CSP50002' } }

describe.each(testDatabases)('orders of a week that has rolled over, on $name', (database) => {
  const shop = setUp(() => openTestShop(database))
  const order = (who: string, planning_week: string = weeks.first) =>
    shop.write(who, 'PUT', '/delivery/order', { body: orderBody({ planning_week }) })
  const cancel = () => {
    const query = { planningWeek: weeks.first, orderNo: numbers.milk }
    return shop.write('corporate', 'DELETE', '/delivery/order', { query })
  }
  /** An order with a token and a key that may have been sent before. */
  const send = async (csrfToken: string, key: string = randomUUID()) =>
    shop.ask('PUT', '/delivery/order', {
      body: { ...orderBody(), csrfToken },
      token: await shop.tokenOf('corporate'),
      headers: { [idempotencyHeader]: key },
    })
  const tokenForOrder = () => shop.csrfToken('corporate', 'PUT', '/order')
  const stored = { csrfToken: '', key: randomUUID() }

  beforeAll(async () => {
    stored.csrfToken = await tokenForOrder()
    expect(await send(stored.csrfToken, stored.key)).toMatchObject({ status: 200 })
    expect(await order('newcomer')).toMatchObject(notDelivered)
    shop.clock.set(new Date(atDeadline(3)))
    await shop.db.insertInto('week_turn').values({ planning_week: weeks.first, turned_at: new Date() }).execute()
  })

  it('[K-161] are refused, the first and the next ones, and cancellations', async () => {
    for (const answer of [await order('corporate'), await order('corporate'), await cancel()])
      expect(answer).toMatchObject(closed)
  })

  it('[K-161] are refused in the same words when they are sent again', async () => {
    const [csrfToken, key] = [await tokenForOrder(), randomUUID()]
    const first = await send(csrfToken, key)
    expect(first).toMatchObject(closed)
    expect((await send(csrfToken, key)).body).toEqual(first.body)
  })

  it('[API-082] get their first answer when they were stored before', async () => {
    const again = await send(stored.csrfToken, stored.key)
    expect([again.status, again.body['order_count']]).toEqual([200, 1])
  })

  it('[API-002] need a one-time token of the login for this call', async () => {
    for (const csrfToken of ['invented', await shop.csrfToken('corporate', 'DELETE', '/order')])
      expect(await send(csrfToken)).toMatchObject({ status: 403, body: { error_status: 'CSP90001' } })
  })

  it('[ORD-072] tell who has no delivery that first', async () => {
    expect(await order('newcomer')).toMatchObject(notDelivered)
  })

  it('orders of an open week ask about it once', async () => {
    const turnedWeeks = createTurnedWeeks()
    const asked = jest.spyOn(shop.db, 'selectFrom')
    const tries = () => [1, 2, 3].map(() => turnedWeeks.has(shop.db, weeks.second, shop.clock.now()))
    expect([...(await Promise.all(tries())), ...(await Promise.all(tries()))]).toEqual(Array(6).fill(false))
    expect(asked).toHaveBeenCalledTimes(1)
    asked.mockRestore()
  })

  // An embedded database has one connection, for which all wait.
  if (database === embedded) return

  /** While a member is held as by a batch of the rollover. */
  const whileHeld = (who: string, work: () => Promise<void>) =>
    shop.db.transaction().execute(async (batch) => {
      await sql`select pg_advisory_xact_lock(hashtext(member_code)) from member_login
        where subject = ${subjectOf(emailOf(who))}`.execute(batch)
      await work()
    })

  it('[K-161] are refused while a batch has their member, and cancellations', () =>
    whileHeld('corporate', async () => {
      expect(await order('corporate')).toMatchObject(closed)
      expect(await cancel()).toMatchObject(closed)
    }))

  it('[K-161] are refused while an order of another week waits for a batch', async () => {
    let waiting: Promise<unknown> = Promise.resolve()
    await whileHeld('corporate', async () => {
      waiting = order('corporate', weeks.second)
      expect(await Promise.race([waiting, pause(waitMs, 'waits', { ref: false })])).toBe('waits')
      expect(await order('family')).toMatchObject(closed)
    })
    expect(await waiting).toMatchObject({ status: 200 })
  })
})
