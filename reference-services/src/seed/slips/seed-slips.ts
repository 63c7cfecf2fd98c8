import { type PlannedWeek, plannedWeeks } from '../../calendar/planning-weeks.ts'
import { tokyoDay } from '../../calendar/tokyo-time.ts'
import type { Database } from '../../database/open-database.ts'
import { addMonths, firstDayOf, monthOf, monthsFrom, shownMonthsBack } from '../../purchases/slip-months.ts'
import { removeSlipArticles, storeSlipArticles, writeSlips } from '../../purchases/write-slips.ts'
import { drawLotteries } from '../../week-rollover/draw-lotteries.ts'
import { chanceFor, someByWeight } from '../chance.ts'
import type { HistoryFacts } from '../history-facts.ts'
import { insertRows } from '../insert-rows.ts'
import { type TestMember, testMembers } from '../test-members.ts'
import { numbered } from './bought-item.ts'
import { oldDeliveries, type Shopper } from './old-deliveries.ts'
import { seedRecentCorrections } from './recent-corrections.ts'
import { shopPurchases } from './shop-purchases.ts'

type SlipFacts = Pick<HistoryFacts, 'seed' | 'now' | 'catalogue' | 'weeks'>

/** Each member buys of these, and not of the whole shop. */
const poolSize = 60
/** A household's month is plausible when no single line makes it. */
const maxBasePrice = 2000
/** More weeks than the months that are shown have. */
const weeksBack = 120

const monthsShown = (now: Date): string[] => {
  const current = monthOf(tokyoDay(now))
  return monthsFrom(addMonths(current, -shownMonthsBack), current)
}

/** Weeks before the first one of which the shop has orders, as far back as slips are shown. */
export function weeksBefore(weeks: readonly PlannedWeek[], now: Date): PlannedWeek[] {
  const [earliest] = weeks
  const [oldest = ''] = monthsShown(now)
  return plannedWeeks(now, -weeksBack, 0).filter(
    (week) => week.deliversOn >= firstDayOf(oldest) && (earliest === undefined || week.closesAt < earliest.closesAt),
  )
}

/** Slips of the weeks that have closed, by the same statement that a rollover writes them with. */
export async function seedRolledOverSlips(db: Database, { seed, now, weeks }: Omit<SlipFacts, 'catalogue'>) {
  for (const { number, closesAt, deliversOn } of weeks) {
    if (closesAt.getTime() >= now.getTime()) continue
    // As at its rollover: what is written is what was won.
    await drawLotteries(db, number, seed)
    await storeSlipArticles(db, number)
    await writeSlips(db, { number, delivers_on: deliversOn })
    await removeSlipArticles(db, number)
  }
}

/** Purchases of the test members before that, in two years. */
export async function seedOldSlips(db: Database, { seed, now, catalogue, weeks }: SlipFacts): Promise<void> {
  const old = weeksBefore(weeks, now)
  const shoppers = testMembers.flatMap((person) => shopperOf(person, seed, catalogue))
  const facts = { seed, today: tokyoDay(now) }
  const seeded = shoppers.flatMap((shopper) => [
    oldDeliveries(shopper, old, seed),
    ...(shopper.member.card_number === null ? [] : [shopPurchases(shopper, monthsShown(now), facts)]),
  ])
  await insertRows(
    db,
    'slip',
    seeded.flatMap(({ slips }) => slips),
  )
  await insertRows(db, 'slip_item', numbered(seeded.flatMap(({ items }) => items)))
}

/** Who sees slips and has any: neither on a family card nor without deliveries. */
function shopperOf({ member, linesPerWeek }: TestMember, seed: number, catalogue: SlipFacts['catalogue']): Shopper[] {
  if (member === undefined || member.is_family || !member.uses_delivery || linesPerWeek === 0) return []
  const ordinary = catalogue.items.filter(
    (item) =>
      !item.isPointExchange && !item.isLottery && !item.isOsechi && !item.isAlcohol && item.basePrice <= maxBasePrice,
  )
  const pool = someByWeight(
    chanceFor(seed, 'old taste', member.code),
    ordinary,
    (item) => item.popularity ** 3,
    poolSize,
  )
  return [{ member, linesPerWeek, pool }]
}

export async function seedCorrections(db: Database, now: Date): Promise<void> {
  for (const { member } of testMembers)
    if (member !== undefined && !member.is_family) await seedRecentCorrections(db, member.code, tokyoDay(now))
}
