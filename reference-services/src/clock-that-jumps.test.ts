import { randomUUID } from 'node:crypto'
import { afterEach, describe, expect, it, jest } from '@jest/globals'
import { idempotencyHeader } from '@shop/shared/contract'
import { clockAheadMs } from './database/database-clock.ts'
import { deleteExpired } from './housekeeping.ts'
import { countAttempt, loginLimits } from './identity/login-attempts.ts'
import { emailOfReset, requestReset } from './identity/password-reset/password-resets.ts'
import { consumeProfileVisit, openProfileVisit } from './identity/profile/profile-visits.ts'
import { subjectOf } from './seed/accounts.ts'
import { numbers } from './testing/an-item.ts'
import { setClockAhead } from './testing/clock-ahead.ts'
import { testDatabases } from './testing/databases.ts'
import { setUp } from './testing/set-up.ts'
import { emailOf, openTestShop, weeks } from './testing/test-shop.ts'

const minuteMs = 60_000
const hourMs = 60 * minuteMs

describe.each(testDatabases)('a process whose clock jumps, on $name', (database) => {
  const shop = setUp(() => openTestShop(database))
  afterEach(() => void jest.useRealTimers())

  async function order(key: string, csrfToken: string) {
    const body = {
      planning_week: weeks.first,
      order_no: numbers.milk,
      order_count: 1,
      input_status: 62,
      mode: 'append',
    }
    const { status } = await shop.ask('PUT', '/delivery/order', {
      token: await shop.tokenOf('member'),
      body: { ...body, csrfToken },
      headers: { [idempotencyHeader]: key },
    })
    return status
  }
  const pieces = async () => {
    const lines = await shop.db
      .selectFrom('order_line')
      .select('order_count')
      .where('planning_week', '=', weeks.first)
      .where('order_no', '=', numbers.milk)
      .execute()
    return lines.reduce((sum, line) => sum + line.order_count, 0)
  }
  const csrfToken = () => shop.csrfToken('member', 'PUT', '/order')

  it('[API-002] issues one-time tokens that are good at a process whose clock is right', async () => {
    await shop.tokenOf('member')
    setClockAhead(-3 * minuteMs)
    const token = await csrfToken()
    jest.useRealTimers()
    expect(await order(randomUUID(), token)).toBe(200)
  })

  it('[API-082] deletes nothing that is still asked for, and stores an intent once', async () => {
    const [key, first, second] = [randomUUID(), await csrfToken(), await csrfToken()]
    expect(await order(key, first)).toBe(200)
    const before = await pieces()
    setClockAhead(25 * hourMs)
    await deleteExpired(shop.db)
    jest.useRealTimers()
    expect([await order(key, second), await pieces()]).toEqual([200, before])
  })

  it('keeps links of a password reset and ways to the details as long as they live', async () => {
    const subject = subjectOf(emailOf('member'))
    let token = ''
    setClockAhead(-2 * hourMs)
    await requestReset(shop.db, emailOf('member'), (of) => {
      token = of
      return `https://id.example/${of}`
    })
    const visit = await openProfileVisit(shop.db, subject)
    jest.useRealTimers()
    expect(await emailOfReset(shop.db, token)).toBe(emailOf('member'))
    expect(await consumeProfileVisit(shop.db, visit)).toBe(subject)
  })

  it('holds nobody off from the login for longer than the limit', async () => {
    const attempt = { address: '198.51.100.7', email: emailOf('family'), isKnown: false }
    const tries = async (times: number) => {
      let wait = 0
      for (let at = 0; at < times; at += 1) wait = await countAttempt(shop.db, attempt, loginLimits)
      return wait
    }
    setClockAhead(3 * hourMs)
    expect(await tries(6)).toBeGreaterThan(0)
    jest.useRealTimers()
    const wait = await tries(1)
    expect(wait).toBeGreaterThan(240)
    expect(wait).toBeLessThanOrEqual(300)
    // The database's own clock was hours ahead, and was set right.
    await shop.db
      .updateTable('login_attempt')
      .set({ window_ends_at: new Date(Date.now() + 3 * hourMs) })
      .execute()
    expect(await tries(1)).toBe(0)
  })

  it('tells how it differs from the database', async () => {
    expect(Math.abs(await clockAheadMs(shop.db))).toBeLessThan(1000)
    setClockAhead(hourMs)
    expect(Math.round((await clockAheadMs(shop.db)) / minuteMs)).toBe(60)
    setClockAhead(-hourMs)
    expect(Math.round((await clockAheadMs(shop.db)) / minuteMs)).toBe(-60)
  })
})
