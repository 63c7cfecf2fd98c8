import { isWeekNumber, type WeekNumber } from '@shop/shared/domain'
import { isScrollSite, type ScrollSite } from '@shop/shared/domain/partner'
import { fieldsOf } from '../../parts/fields-of.ts'
import { type KeptLine, linesIn } from '../../parts/number-input/kept-list.ts'
import type { ScrollMark } from '../../parts/scroll-mark.ts'

/** A return whose lines were sent: it is done once. What could not be ordered stays in `left`. [ORD-123] */
export type ReturnRecord = {
  name: string
  /** Whose it was, told apart as marks are. */
  owner: string
  week: WeekNumber
  at: number
  site: ScrollSite
  left: readonly KeptLine[]
}

const keptMs = 24 * 60 * 60 * 1000
/** [2§9 Scroll order debounce] */
const repeatMs = 10_000
const mostRecords = 20
const longestText = 200

/** Reads what a browser store holds; what is not of our shape is not there. */
export function recordsIn(stored: unknown, now: Date): ReturnRecord[] {
  if (!Array.isArray(stored)) return []
  return stored.flatMap((value) => {
    const { name, owner, week, at, site, left } = fieldsOf(value)
    if (!isShortText(name) || !isShortText(owner)) return []
    if (typeof week !== 'string' || !isWeekNumber(week) || typeof at !== 'number' || !Array.isArray(left)) return []
    if (!isScrollSite(site) || at > now.getTime() || now.getTime() - at >= keptMs) return []
    return [{ name, owner, week, at, site, left: linesIn(left) }]
  })
}

export const withRecord = (records: readonly ReturnRecord[], record: ReturnRecord): ReturnRecord[] =>
  [...records.filter((one) => !isSame(one, record)), record].slice(-mostRecords)

type Whose = Pick<ReturnRecord, 'name' | 'owner'>

export const findRecord = (records: readonly ReturnRecord[], of: Whose) => records.find((record) => isSame(record, of))

const isSame = (one: Whose, other: Whose) => one.name === other.name && one.owner === other.owner

const isShortText = (value: unknown): value is string =>
  typeof value === 'string' && value !== '' && value.length <= longestText

/** What the entry of the browser's history keeps: its lines were asked about, or were placed or shown as done. */
export type EntryNote = 'asked' | 'done'

/** What is known when a return arrives. */
type Arrived = {
  record: ReturnRecord | undefined
  mark: ScrollMark | undefined
  note: EntryNote | undefined
  isOpen(week: WeekNumber): boolean
}

export type Judged =
  /** The member comes from our own banner. */
  | { is: 'place'; mark: ScrollMark }
  /** Nobody knows where the address is from, or it comes too late for the week it was meant for. */
  | { is: 'ask'; tooLateFor?: WeekNumber }
  /** It was done, or is being done. */
  | { is: 'shown' }

/** What is to be done when a return arrives. A reload or a step in the history is no arrival. [ORD-122, ORD-123, ORD-126] */
export function judgeReturn({ record, mark, note, isOpen }: Arrived, now: Date): Judged {
  if (record !== undefined && now.getTime() - record.at < repeatMs) return { is: 'shown' }
  if (mark !== undefined && note !== 'done' && (record === undefined || mark.at > record.at)) {
    if (!isOpen(mark.week)) return { is: 'ask', tooLateFor: mark.week }
    return note === undefined ? { is: 'place', mark } : { is: 'ask' }
  }
  return { is: record === undefined ? 'ask' : 'shown' }
}

/** In the state of a history entry, which lasts as long as the entry and goes with it through a reload. [ORD-123] */
export function noteIn(state: unknown): EntryNote | undefined {
  const { scrollReturn } = fieldsOf(state)
  return scrollReturn === 'asked' || scrollReturn === 'done' ? scrollReturn : undefined
}

export const withNote = (state: unknown, scrollReturn: EntryNote): object => ({ ...fieldsOf(state), scrollReturn })
