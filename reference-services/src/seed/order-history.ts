import { createHash } from 'node:crypto'
import type { PlannedWeek } from '../calendar/planning-weeks.ts'
import { addDays } from '../calendar/tokyo-time.ts'
import type { Database } from '../database/open-database.ts'
import { nameKeyOf } from '../delivery/favourite-rules.ts'
import { between, chanceFor, oneOf, someByWeight } from './chance.ts'
import type { HistoryFacts, SeededLine } from './history-facts.ts'
import { insertRows } from './insert-rows.ts'
import type { Item } from './items/item.ts'
import { seedSpecialLines } from './special-lines.ts'
import { comesIn, type SeededSubscription, seedSubscriptions, subscriptionsFor } from './subscriptions.ts'
import { type TestMember, testMembers } from './test-members.ts'

export const isOnSale = ({ absent }: HistoryFacts, week: string, { orderNumber }: Item): boolean =>
  absent.get(week)?.has(orderNumber) !== true

const subscriptionStatus = 66
/** Web statuses of an order by number, by search, by a repeat. [ORD-074] */
const inputStatuses = [62, 63, 64] as const
const maxPieces = 3
const unclosedWeeks = 3

/** Orders of the test members in the past weeks and, of some, in the open ones; their subscriptions; their favourites. */
export async function seedHistory(db: Database, facts: HistoryFacts): Promise<void> {
  for (const person of testMembers) {
    const { member } = person
    if (member === undefined) continue
    const subscriptions = subscriptionsFor(person, facts)
    await seedSubscriptions(db, member.code, subscriptions, facts)
    const taste = { code: member.code, steady: steadyProducts(member.code, facts), facts }
    const lines = facts.weeks.flatMap((week, at) => linesOfWeek(person, week, at, subscriptions, taste))
    await insertRows(db, 'order_line', lines)
    await seedSpecialLines(db, { email: person.email, code: member.code, ordered: lines }, facts)
    const favourites = favouritesOf(member.code, person, lines, facts)
    await insertRows(db, 'favourite', favourites)
    await seedFavouriteLists(db, person, favourites, facts)
  }
}

function linesOfWeek(
  person: TestMember,
  week: PlannedWeek,
  at: number,
  subscriptions: readonly SeededSubscription[],
  taste: Taste,
): SeededLine[] {
  const { code, facts } = taste
  const openAt = at - (facts.weeks.length - unclosedWeeks)
  const count = openAt < 0 ? person.linesPerWeek : (person.openLines[openAt] ?? 0)
  if (count === 0) return []
  const chance = chanceFor(facts.seed, 'orders', code, week.number)
  const placedAt = (hours: number) => placedBefore(week, facts.now, hours)
  const coming = subscriptions
    .filter((one) => comesIn(one, openAt))
    .slice(0, count)
    .map(({ product, cycle, pieces }) => ({
      member_code: code,
      planning_week: week.number,
      order_no: product,
      order_count: pieces,
      input_status: subscriptionStatus,
      cycle,
      ordered_at: placedAt(0),
    }))
  const taken = new Set(coming.map((line) => line.order_no))
  const chosen = basketOf(taste, week.number)
    // The sale of a later week has not begun.
    .filter((item) => !taken.has(item.orderNumber) && !(item.isLimited && openAt > 0))
    .slice(0, count - coming.length)
  return [
    ...coming,
    ...chosen.map((item) => ({
      member_code: code,
      planning_week: week.number,
      order_no: item.orderNumber,
      order_count: Math.min(between(chance, 1, maxPieces), item.maxOrder ?? maxPieces, item.genteisu ?? maxPieces),
      input_status: oneOf(chance, inputStatuses),
      cycle: null,
      ordered_at: placedAt(between(chance, 1, 60)),
    })),
  ]
}

/** Some hours after the week opened, and never after now. */
function placedBefore({ opensAt, closesAt }: PlannedWeek, now: Date, hours: number): string {
  const latest = Math.min(closesAt.getTime(), now.getTime())
  const span = Math.max(0, latest - opensAt.getTime())
  const hourMs = 60 * 60 * 1000
  return new Date(opensAt.getTime() + Math.min(span, hours * hourMs)).toISOString()
}

type Taste = { code: string; steady: readonly Item[]; facts: HistoryFacts }

const steadyCount = 24
const newEachWeek = 4
const weightOfItem = (item: Item) => item.popularity ** 3
const isOrdinary = (item: Item) => !item.isPointExchange && !item.isLottery && !item.isOsechi && !item.isAlcohol

const steadyProducts = (code: string, { seed, catalogue }: HistoryFacts): Item[] =>
  someByWeight(chanceFor(seed, 'taste', code), catalogue.items.filter(isOrdinary), weightOfItem, steadyCount)

/** People buy much the same every week, and something new now and then. */
function basketOf({ code, steady, facts }: Taste, week: string): Item[] {
  const chance = chanceFor(facts.seed, 'basket', code, week)
  const fresh = someByWeight(chance, facts.catalogue.items.filter(isOrdinary), weightOfItem, newEachWeek)
  const onSale = [...new Set([...fresh, ...steady])].filter((item) => isOnSale(facts, week, item))
  return someByWeight(chance, onSale, () => 1, onSale.length)
}

function favouritesOf(code: string, { favourites }: TestMember, lines: readonly SeededLine[], facts: HistoryFacts) {
  const { seed, catalogue, now } = facts
  const chance = chanceFor(seed, 'favourites', code)
  const bought = new Set(lines.map((line) => line.order_no))
  const liked = someByWeight(chance, catalogue.items, (item) => weightOfLike(item, bought), favourites)
  return liked.map((item, at) => ({
    member_code: code,
    order_no: item.orderNumber,
    added_at: addDays(now, -1 - at * 3).toISOString(),
  }))
}

async function seedFavouriteLists(
  db: Database,
  { member, favouriteLists = [] }: TestMember,
  favourites: readonly { order_no: string }[],
  { seed, now }: HistoryFacts,
): Promise<void> {
  if (member === undefined || favouriteLists.length === 0) return
  const lists = favouriteLists.map(([name], at) => ({
    id: seededListId(seed, member.code, name),
    member_code: member.code,
    name,
    name_key: nameKeyOf(name),
    created_at: addDays(now, -7 * (at + 1)).toISOString(),
  }))
  await insertRows(db, 'favourite_list', lists)
  const products = favouriteLists.flatMap(([name, count], at) => {
    const { id = '', created_at = '' } = lists[at] ?? {}
    const chosen = new Set(
      someByWeight(chanceFor(seed, 'favourite list', member.code, name), favourites, () => 1, count),
    )
    // All at once, and the newest favourite stands first.
    return favourites
      .filter((one) => chosen.has(one))
      .map(({ order_no }, place) => {
        const added_at = new Date(Date.parse(created_at) - place).toISOString()
        return { list_id: id, member_code: member.code, order_no, added_at }
      })
  })
  await insertRows(db, 'favourite_list_product', products)
}

/** It stands in addresses, and so tells nothing of whose it is. */
const seededListId = (seed: number, memberCode: string, name: string): string =>
  createHash('sha256').update(`${seed} favourite list ${memberCode} ${name}`).digest('hex').slice(0, 32)

const boughtWeight = 5
/** The little liked are in it too: those are the ones that pause. */
const weightOfLike = (item: Item, bought: ReadonlySet<string>): number =>
  item.isPointExchange || item.isOsechi ? 0 : bought.has(item.orderNumber) ? boughtWeight : 0.01
