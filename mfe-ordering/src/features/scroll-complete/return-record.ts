import type { WeekNumber } from '@shop/shared/domain'
import type { ScrollSite } from '@shop/shared/domain/partner'
import { anyList, defineKey, listOf, schema } from '@shop/shared/platform'
import { type KeptLine, linesIn } from '@shop/shared/product/number-list'
import { fieldsOf } from '../../parts/fields-of.ts'
import type { ScrollMark } from '../../parts/scroll-mark.ts'
import { storedSite, storedText, storedWeek } from '../../parts/stored-schemas.ts'

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
const maxRecords = 20

/** On the device: a return is done once, in whichever tab. */
export const recordsKey = defineKey({
  name: 'scrollReturns',
  in: 'local',
  of: 'visit',
  schema: listOf<ReturnRecord>(
    schema.object({
      name: storedText,
      owner: storedText,
      week: storedWeek,
      at: schema.number(),
      site: storedSite,
      left: schema.pipe(anyList, schema.transform(linesIn)),
    }),
  ),
})

/** The records that still count. */
export const recordsIn = (stored: readonly ReturnRecord[] | undefined, now: Date): readonly ReturnRecord[] =>
  (stored ?? []).filter(({ at }) => at <= now.getTime() && now.getTime() - at < keptMs)

export const withRecord = (records: readonly ReturnRecord[], record: ReturnRecord): ReturnRecord[] =>
  [...records.filter((one) => !isSame(one, record)), record].slice(-maxRecords)

type Whose = Pick<ReturnRecord, 'name' | 'owner'>

export const findRecord = (records: readonly ReturnRecord[], of: Whose) => records.find((record) => isSame(record, of))

const isSame = (one: Whose, other: Whose) => one.name === other.name && one.owner === other.owner

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
  /** Nobody knows where the address is from. With a mark: too late for its week, or asked about before. */
  | { is: 'ask'; mark?: ScrollMark }
  /** It was done, or is being done. */
  | { is: 'shown' }

/** What is to be done when a return arrives. A reload or a step in the history is no arrival. [ORD-122, ORD-123, ORD-126] */
export function judgeReturn({ record, mark, note, isOpen }: Arrived, now: Date): Judged {
  if (record !== undefined && now.getTime() - record.at < repeatMs) return { is: 'shown' }
  if (mark !== undefined && note !== 'done' && (record === undefined || mark.at > record.at))
    return { is: note === undefined && isOpen(mark.week) ? 'place' : 'ask', mark }
  return { is: record === undefined ? 'ask' : 'shown' }
}

/** For which week a return is ordered, where it was meant for `tooLateFor` and that has closed. */
export type ReturnWeek = { week: WeekNumber; tooLateFor?: WeekNumber } & {
  /** `unknown`: an answer was lost, and it has closed. `none`: no week is open. */
  is: 'own' | 'next' | 'unknown' | 'none'
}

type Standing = {
  done: ReturnRecord | undefined
  judged: Judged
  isRunning: boolean
  /** The week on show. */
  onShow: WeekNumber
  /** The next one comes first. */
  open: readonly WeekNumber[]
}

/** What is under way, or was ordered, is of its own week, however late it is. [ORD-022, ORD-122, ORD-124, ORD-133] */
export function judgeReturnWeek({ done, judged, isRunning, onShow, open }: Standing): ReturnWeek {
  const week = done?.week ?? (judged.is === 'shown' ? undefined : judged.mark?.week) ?? onShow
  const isBound = judged.is === 'place' || isRunning || done?.left.length === 0
  if (isBound || open.includes(week)) return { is: 'own', week }
  if (done?.left.some(({ sentOver }) => sentOver !== undefined)) return { is: 'unknown', week }
  const [next] = open
  return next === undefined ? { is: 'none', week, tooLateFor: week } : { is: 'next', week: next, tooLateFor: week }
}

/** In the state of a history entry, which lasts as long as the entry and goes with it through a reload. [ORD-123] */
export function noteIn(state: unknown): EntryNote | undefined {
  const { scrollReturn } = fieldsOf(state)
  return scrollReturn === 'asked' || scrollReturn === 'done' ? scrollReturn : undefined
}

export const withNote = (state: unknown, scrollReturn: EntryNote): object => ({ ...fieldsOf(state), scrollReturn })
