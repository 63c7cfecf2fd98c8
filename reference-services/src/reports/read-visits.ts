import { sql } from 'kysely'
import type { Database } from '../database/open-database.ts'
import { hourOf } from './store-counts.ts'
import type { VisitGroup, VisitMeasure } from './visit-measures.ts'

/** Whom a count is about: `all`, or one kind of member. */
export type JudgedGroup = 'all' | VisitGroup
/** How many met what, of whom. */
export type Tally = { [Group in JudgedGroup]?: Partial<Record<VisitMeasure, number>> }

export type VisitQuestion = {
  /** `name@version`. */
  release: string
  /** Both unless said otherwise. */
  entry: 'web' | 'webview' | undefined
  /** Both from the beginning to the end of this instant's hour. */
  since: Date
  until: Date
}

/** Answers all questions at once, in their order: how many visits met what. */
export async function tallyVisits(db: Database, questions: readonly VisitQuestion[]): Promise<Tally[]> {
  const { rows } = await sql<Row>`
    select question.id, counted.* from ${asked(questions)}
    cross join lateral (
      select coalesce(kind, 'all') as "group", measure, sum(visits)::double precision as count
      from release_visit where ${isAskedFor}
      group by grouping sets ((measure), (measure, kind))
    ) as counted
  `.execute(db)
  return toTallies(rows, questions)
}

/**
 * The same of how many reporters there were on one day, the day with the largest number: a reporter has another name
 * every day.
 */
export async function tallyReporters(db: Database, questions: readonly VisitQuestion[]): Promise<Tally[]> {
  const { rows } = await sql<Row>`
    select question.id, counted."group", counted.measure, max(counted.count)::double precision as count
    from ${asked(questions)}
    cross join lateral (
      select coalesce(kind, 'all') as "group", measure, count(distinct reporter) as count,
        date_trunc('day', hour at time zone 'UTC') as day
      from release_reporter where ${isAskedFor}
      group by grouping sets ((measure, 4), (measure, kind, 4))
    ) as counted
    group by question.id, counted."group", counted.measure
  `.execute(db)
  return toTallies(rows, questions)
}

type Row = { id: number; group: JudgedGroup; measure: VisitMeasure; count: number }

const asked = (questions: readonly VisitQuestion[]) => {
  const rows = questions.map(({ release, entry, since, until }, id) => ({
    id,
    release,
    entry: entry ?? null,
    since: hourOf(since).toISOString(),
    until: until.toISOString(),
  }))
  return sql`jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as question(
    id int, release text, entry text, since timestamptz, until timestamptz
  )`
}

const isAskedFor = sql`release = question.release and hour between question.since and question.until
  and (question.entry is null or entry = question.entry)`

function toTallies(rows: readonly Row[], questions: readonly VisitQuestion[]): Tally[] {
  const tallies = questions.map((): Tally => ({}))
  for (const { id, group, measure, count } of rows) {
    const tally = tallies[id]
    if (tally !== undefined) tally[group] = { ...tally[group], [measure]: count }
  }
  return tallies
}
