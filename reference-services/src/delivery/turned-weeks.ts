import type { Database } from '../database/open-database.ts'
import { Refusal } from '../http/refusal.ts'
import { judgeOrderer, judgeWeek, type Orderer } from './order-rules.ts'
import { type PutLine, viewedAtOf } from './put-line.ts'
import type { OrderWeek } from './weeks.ts'

type AskedWeek = Pick<PutLine, 'subject' | 'planning_week' | 'view_date'>

/** Weeks that have rolled over: nothing of them changes any more, so an order is refused without lock or transaction. */
export type TurnedWeeks = {
  /** Asks for a week once while it is open by the clock, and once after it has rolled over. */
  has(db: Database, number: string, now: Date): Promise<boolean>
  /** The refusals of orders of such weeks, by what is judged first of every order. [K-161] */
  refuse(db: Database, asked: readonly AskedWeek[], now: Date): Promise<Refusal[]>
}

export function createTurnedWeeks(): TurnedWeeks {
  const known = new Map<string, OrderWeek>()
  const asking = new Map<string, Promise<OrderWeek | undefined>>()

  async function read(db: Database, number: string): Promise<OrderWeek | undefined> {
    const week = await readWeek(db, number).finally(() => asking.delete(number))
    if (week !== undefined) known.set(number, week)
    return week
  }

  async function weekOf(db: Database, number: string, now: Date): Promise<OrderWeek | undefined> {
    const week = known.get(number)
    if (week !== undefined && (week.is_turned === true || now <= week.closes_at)) return week
    const answer = asking.get(number) ?? read(db, number)
    asking.set(number, answer)
    return answer
  }

  return {
    has: async (db, number, now) => (await weekOf(db, number, now))?.is_turned === true,
    async refuse(db, asked, now) {
      const members = await orderersOf(
        db,
        asked.map(({ subject }) => subject),
      )
      return asked.map((one) => {
        const orderer = { member: members.get(one.subject), week: known.get(one.planning_week) }
        return refusalOf(() => judgeWeek(judgeOrderer(orderer).week, now, viewedAtOf(one)))
      })
    },
  }
}

function refusalOf(judge: () => void): Refusal {
  try {
    judge()
  } catch (error) {
    if (error instanceof Refusal) return error
    throw error
  }
  throw new TypeError('a week that has rolled over is open')
}

/** By the subjects of their logins. */
async function orderersOf(db: Database, subjects: readonly string[]): Promise<ReadonlyMap<string, Orderer>> {
  const rows = await db
    .selectFrom('member_login')
    .innerJoin('member', 'member.code', 'member_login.member_code')
    .select(['member_login.subject', 'member.code', 'member.is_family', 'member.uses_delivery'])
    .where('member_login.subject', '=', (of) => of.fn.any(of.val(subjects)))
    .execute()
  return new Map(rows.map(({ subject, ...member }) => [subject, member]))
}

const readWeek = (db: Database, number: string): Promise<OrderWeek | undefined> =>
  db
    .selectFrom('planning_week')
    .leftJoin('week_turn', 'week_turn.planning_week', 'planning_week.number')
    .select(['number', 'opens_at', 'closes_at', 'delivers_on'])
    .select((row) => row('week_turn.planning_week', 'is not', null).as('is_turned'))
    .where('number', '=', number)
    .$castTo<OrderWeek>()
    .executeTakeFirst()
