import { describe, expect, it } from '@jest/globals'
import { plannedWeeks } from '../calendar/planning-weeks.ts'
import { addDays } from '../calendar/tokyo-time.ts'
import type { Database } from '../database/open-database.ts'
import { cancelLine } from '../delivery/order-cancel.ts'
import { putLines } from '../delivery/order-puts.ts'
import { Refusal } from '../http/refusal.ts'
import { mulberry32 } from '../pictures/mulberry32.ts'
import { subjectOf } from '../seed/accounts.ts'
import { seedShop } from '../seed/seed-shop.ts'
import { smallCatalogue } from '../testing/an-item.ts'
import { openTestDatabase, testDatabase } from '../testing/databases.ts'
import { ask, emptyPaper, type Paper, register, rolloverPaper, shownIn, takeBack } from '../testing/paper.ts'
import { setUp } from '../testing/set-up.ts'
import { atDeadline, testHour } from '../testing/test-hour.ts'
import { emailOf } from '../testing/test-shop.ts'
import { rolloverWeeks } from './rollover-weeks.ts'

const seed = 2026
const start = new Date(testHour)
const people = ['member', 'family', 'corporate', 'watched'].map((who) => subjectOf(emailOf(who)))
const products = ['000201', '000202', '000203']
const codes = [1, 2, 4, 9, 10]
const stops = { stoppedWeeks: [], stoppedOrderNos: [], stoppedNewRegistrations: [] }
const weekCount = 14
const triesAWeek = 48

type Line = { subject: string; planning_week: string; order_no: string }
type World = {
  put(subject: string, week: number, orderNo: string, count: number, status: number): Promise<boolean>
  cancel(line: Line): Promise<void>
  numberOf(product: string, code: number): string
  weekName(week: number): string
  one<T>(of: readonly T[]): T
  chance(): number
}
type Try = { subject: string; product: string; paper: Paper; week: number; count: number }

/** All that a member may try; a refusal changes nothing. */
function deedsOf({ put, cancel, numberOf, weekName, one, chance }: World): ((tried: Try) => Promise<void>)[] {
  const order = async ({ subject, product, paper, week, count }: Try) => {
    if (await put(subject, week, product, count, 62)) paper.ordered.set(week, count)
  }
  const subscribe = async ({ subject, product, paper, week, count }: Try) => {
    const cycle = one([1, 2, 4])
    if (await put(subject, week, numberOf(product, cycle), count, 66)) register(paper, week, cycle, count)
  }
  const half = async ({ subject, product, paper, week }: Try, code: number, count: number) => {
    if (await put(subject, week, numberOf(product, code), count, 9110)) ask(paper, week, code, count)
  }
  const change = async (tried: Try) => {
    const { sub } = tried.paper
    if (sub === undefined) return
    const code = one(codes)
    await half(tried, sub.cycle, 1)
    // Now and then the new half never comes.
    if (chance() < 0.7) await half(tried, code, code < 9 ? tried.count : 1)
  }
  const takeWishBack = async ({ subject, product, paper, week }: Try) => {
    const shown = shownIn(paper, week)
    if (shown === undefined || paper.sub === undefined) return
    const code = shown.code ?? paper.sub.cycle
    await cancel({ subject, planning_week: weekName(week), order_no: numberOf(product, code) })
    takeBack(paper, shown.askedIn)
  }
  const takeOut = async ({ subject, product, paper, week }: Try) => {
    await cancel({ subject, planning_week: weekName(week), order_no: product })
    paper.ordered.delete(week)
  }
  const inSecondWeek = (deed: (tried: Try) => Promise<void>) => (tried: Try) => deed({ ...tried, week: tried.week + 1 })
  const inEither = [order, subscribe, change, change, takeWishBack]
  return [...inEither, ...inEither.map(inSecondWeek), takeOut]
}

function paperIn(papers: Map<string, Paper>, key: string): Paper {
  const paper = papers.get(key) ?? emptyPaper()
  papers.set(key, paper)
  return paper
}

function rolloverPapers(papers: ReadonlyMap<string, Paper>, week: number): void {
  for (const paper of papers.values()) rolloverPaper(paper, week)
}

async function numbersIn(db: Database): Promise<World['numberOf']> {
  const rows = await db.selectFrom('subscription_number').selectAll().execute()
  const numbers = new Map(rows.map((row) => [`${row.product_no} ${row.code}`, row.order_no]))
  return (product, code) => numbers.get(`${product} ${code}`) ?? ''
}

/** Two processes at once; the weeks that either rolled over, in their order. */
async function rolloverByTwo(db: Database, now: Date): Promise<string[]> {
  await seedShop(db, { seed, now, catalogue: async () => smallCatalogue })
  const facts = { now, seed }
  return (await Promise.all([rolloverWeeks(db, facts), rolloverWeeks(db, facts)])).flat().toSorted()
}

/** One text for each line. */
const linesOnPaper = (papers: ReadonlyMap<string, Paper>, weekName: World['weekName']): string[] =>
  [...papers]
    .flatMap(([key, { ordered, coming }]) => [
      ...[...ordered].map(([week, count]) => `${key} ${weekName(week)} ordered ${count}`),
      ...[...coming].map(([week, count]) => `${key} ${weekName(week)} coming ${count}`),
    ])
    .toSorted()

async function linesStored(db: Database): Promise<string[]> {
  const rows = await db
    .selectFrom('order_line')
    .innerJoin('member_login', 'member_login.member_code', 'order_line.member_code')
    .select(['subject', 'order_no', 'planning_week', 'order_count', 'cycle'])
    .execute()
  return rows
    .map((line) => {
      const how = line.cycle === null ? 'ordered' : 'coming'
      return `${line.subject} ${line.order_no} ${line.planning_week} ${how} ${line.order_count}`
    })
    .toSorted()
}

describe('many weeks', () => {
  const open = setUp(() => openTestDatabase(testDatabase))

  it.each([1, 2, 3])('[ORD-108] no line is lost and none doubled, whatever is asked for (story %i)', async (story) => {
    const { db } = open
    for (const table of ['subscription', 'order_line', 'week_turn'] as const) await db.deleteFrom(table).execute()
    const chance = mulberry32(story)
    const below = (limit: number) => Math.floor(chance() * limit)
    const one = <T>(of: readonly T[]): T => of[below(of.length)] as T
    const papers = new Map<string, Paper>()
    const paperOf = (subject: string, product: string) => paperIn(papers, `${subject} ${product}`)
    const numberOf = await numbersIn(db)
    const weekName = (place: number) => plannedWeeks(start, place, place)[0]?.number ?? ''
    let hour = start
    const clock = { now: () => hour }
    const put = async (subject: string, week: number, order_no: string, order_count: number, input_status: number) => {
      const line = {
        subject,
        planning_week: weekName(week),
        order_no,
        order_count,
        input_status,
        mode: 'direct' as const,
      }
      const [outcome] = await db.transaction().execute((within) => putLines(within, [line], { clock, stops }))
      return !(outcome instanceof Refusal)
    }

    const cancel = (line: Line) => db.transaction().execute((within) => cancelLine(within, line, clock))
    const deeds = deedsOf({ put, cancel, numberOf, weekName, one, chance })
    const tryOne = (week: number) => {
      const [subject, product] = [one(people), one(products)]
      return one(deeds)({ subject, product, paper: paperOf(subject, product), week, count: 1 + below(60) })
    }

    for (let week = 0; week < weekCount; ) {
      for (let at = 0; at < triesAWeek; at += 1) await tryOne(week)
      // Now and then nobody is there to roll over a week or two.
      const passed = 1 + (chance() < 0.3 ? below(3) : 0)
      hour = addDays(new Date(atDeadline(3)), (week + passed - 1) * 7)
      const done = await rolloverByTwo(db, hour)
      const weeksPassed = Array.from({ length: passed }, (_, at) => week + at)
      expect(done.filter((name) => name >= weekName(0))).toEqual(weeksPassed.map(weekName))
      for (const one of weeksPassed) rolloverPapers(papers, one)
      week += passed
    }

    const onPaper = linesOnPaper(papers, weekName)
    expect(await linesStored(db)).toEqual(onPaper)
    expect(onPaper.length).toBeGreaterThan(50)
  })
})
