import type { PlannedWeek } from '../calendar/planning-weeks.ts'
import type { Catalogue } from './catalogue.ts'

export type HistoryFacts = {
  seed: number
  now: Date
  catalogue: Catalogue
  /** All weeks; the last three have not closed. */
  weeks: readonly PlannedWeek[]
  /** Products that pause, by week. */
  absent: ReadonlyMap<string, ReadonlySet<string>>
}

export type SeededLine = {
  member_code: string
  planning_week: string
  order_no: string
  order_count: number
  input_status: number
  cycle: number | null
  ordered_at: string
}
