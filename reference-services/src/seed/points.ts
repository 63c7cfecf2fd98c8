import { addDays, tokyoDate, tokyoDay, tokyoInstant } from '../calendar/tokyo-time.ts'
import type { Database } from '../database/open-database.ts'
import type { PointMovementTable } from '../database/purchase-tables.ts'
import { exchangedLines } from '../points/point-balance.ts'
import { between, chanceFor } from './chance.ts'
import { insertRows } from './insert-rows.ts'
import { testMembers } from './test-members.ts'

const historyWeeks = 60
const weekDays = 7
const ordinaryUse = '1'
const cancelled = '2'
const cardCharge = '3'
const useStep = 500
const reservedForExchange = 500
const exchangeUse = '05'
const watchedOverPrefix = '978'
const inUse = '0'
const suspended = '1'

type PointHolder = { code: string; uses_delivery: boolean; is_family: boolean }
type Movement = Omit<PointMovementTable, 'id' | 'member_code'>

/** Points with a history that adds up to the balance, an expiry and a reservation; and the stages. [ACC-018 to ACC-021, ACC-035] */
export async function seedPoints(db: Database, seed: number, now: Date): Promise<void> {
  for (const { member, pointMonths, stage, isCardSuspended } of testMembers) {
    if (member === undefined) continue
    if (stage !== undefined) await insertRows(db, 'stage', [{ member_code: member.code, ...stage }])
    if (pointMonths === undefined) continue
    const movements = [...(await givenForExchanges(db, member, now)), ...movementsOf(member, seed, now)]
    await insertRows(db, 'point_balance', [
      {
        member_code: member.code,
        current_points: balanceOf(movements),
        expires_on: endOfMonth(now, pointMonths),
        card_suspension: isCardSuspended === true ? suspended : inUse,
      },
    ])
    await insertRows(
      db,
      'point_movement',
      movements.map((movement) => ({ member_code: member.code, ...movement })),
    )
    if (!mayExchange(member) || balanceOf(movements) <= reservedForExchange) continue
    await db
      .insertInto('point_reservation')
      .values({
        member_code: member.code,
        use_type: exchangeUse,
        points: reservedForExchange,
        reserved_at: addDays(now, -3),
        planning_week: null,
      })
      .execute()
  }
}

/** Points that the rollover will take for exchanges of before were given first: the balance is the same with them. */
async function givenForExchanges(db: Database, { code }: PointHolder, now: Date): Promise<Movement[]> {
  const lines = await exchangedLines(db).where('line.member_code', '=', code).execute()
  const delivery_given = lines.reduce((sum, { points }) => sum + Number(points), 0)
  return delivery_given === 0
    ? []
    : [{ ...none, day: tokyoDay(addDays(now, -historyWeeks * weekDays)), delivery_given }]
}

/** Neither on a family card nor as a watched-over member. [K-07] */
const mayExchange = ({ code, is_family: isFamily }: PointHolder) => !isFamily && !code.startsWith(watchedOverPrefix)

const none = { delivery_given: 0, delivery_used: 0, store_given: 0, store_used: 0, store_use_class: ordinaryUse }

/** Oldest first. A use never takes more than there is; who has no delivery has points of the stores alone. */
function movementsOf({ code, uses_delivery: usesDelivery }: PointHolder, seed: number, now: Date): Movement[] {
  const chance = chanceFor(seed, 'points', code)
  const movements: Movement[] = []
  for (let week = historyWeeks; week > 0; week -= 1) {
    const day = (offset: number) => tokyoDay(addDays(now, -week * weekDays + offset))
    if (usesDelivery) movements.push({ ...none, day: day(0), delivery_given: between(chance, 20, 68) })
    if (week % 3 === 0) movements.push({ ...none, day: day(2), store_given: between(chance, 5, 32) })
    const balance = balanceOf(movements)
    if (usesDelivery && week % 12 === 0 && balance >= useStep)
      movements.push({ ...none, day: day(3), delivery_used: useStep })
    if (week % 20 === 10 && balance >= useStep * 2)
      movements.push(
        { ...none, day: day(4), store_used: 200 },
        { ...none, day: day(5), store_used: 200, store_use_class: cancelled },
      )
    if (week % 25 === 5 && balance >= useStep * 2)
      movements.push({ ...none, day: day(6), store_used: 300, store_use_class: cardCharge })
  }
  return movements
}

const balanceOf = (movements: readonly Movement[]): number =>
  movements.reduce((sum, one) => {
    const store = one.store_use_class === cancelled ? one.store_used : -one.store_used
    return sum + one.delivery_given - one.delivery_used + one.store_given + store
  }, 0)

/** Last day of the month that lies so many months ahead. */
function endOfMonth(now: Date, months: number): string {
  const { year, month } = tokyoDate(now)
  return tokyoDay(addDays(tokyoInstant(year, month + months + 1, 1), -1))
}
