import { setTimeout as pause } from 'node:timers/promises'
import { beforeAll, describe, expect, it } from '@jest/globals'
import { sql } from 'kysely'
import { subjectOf } from '../seed/accounts.ts'
import { embedded, testDatabases } from '../testing/databases.ts'
import { orderBody } from '../testing/order-body.ts'
import { setUp } from '../testing/set-up.ts'
import { emailOf, openTestShop, weeks } from '../testing/test-shop.ts'

const waitMs = 300

// An embedded database has one connection, for which all wait.
describe.each(testDatabases.filter((database) => database !== embedded))(
  'orders of a week whose rollover has begun, on $name',
  (database) => {
    const shop = setUp(() => openTestShop(database))
    const order = (who: string, planning_week: string) =>
      shop.write(who, 'PUT', '/delivery/order', { body: orderBody({ planning_week }) })
    const closed = { status: 409, body: { error_status: 'CSP50002' } }

    /** While a member is held as by a batch of the rollover. */
    const whileHeld = (who: string, work: () => Promise<void>) =>
      shop.db.transaction().execute(async (batch) => {
        await sql`select pg_advisory_xact_lock(hashtext(member_code)) from member_login
          where subject = ${subjectOf(emailOf(who))}`.execute(batch)
        await work()
      })

    beforeAll(async () => {
      await shop.db.insertInto('week_turn').values({ planning_week: weeks.first, turned_at: new Date() }).execute()
      expect(await order('corporate', weeks.first)).toMatchObject(closed)
    })

    it('[K-161] are refused while a batch has their member', () =>
      whileHeld('corporate', async () => {
        expect(await order('corporate', weeks.first)).toMatchObject(closed)
      }))

    it('[K-161] are refused while an order of another week waits for a batch', async () => {
      let waiting: Promise<unknown> = Promise.resolve()
      await whileHeld('corporate', async () => {
        waiting = order('corporate', weeks.second)
        expect(await Promise.race([waiting, pause(waitMs, 'waits', { ref: false })])).toBe('waits')
        expect(await order('family', weeks.first)).toMatchObject(closed)
      })
      expect(await waiting).toMatchObject({ status: 200 })
    })
  },
)
