import type { WeekNumber } from '@shop/shared/domain'
import { fieldsOf } from '../../parts/fields-of.ts'
import type { ScrollMark } from '../../parts/scroll-mark.ts'
import type { ReturnRecord } from './return-record.ts'

/** Within this time the same lines are the same return, whatever else is known. */
const repeatMs = 10_000

/** Kept with the entry of the browser's history: its lines were asked about, or were placed or shown as done. */
export type EntryNote = 'asked' | 'done'

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

/** Places, asks about or shows a return that arrives. A reload or a step in the history is no arrival. */
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

/** A return that is under way, or was ordered, is of its own week, however late it is. */
export function judgeReturnWeek({ done, judged, isRunning, onShow, open }: Standing): ReturnWeek {
  const week = done?.week ?? (judged.is === 'shown' ? undefined : judged.mark?.week) ?? onShow
  const isBound = judged.is === 'place' || isRunning || done?.left.length === 0
  if (isBound || open.includes(week)) return { is: 'own', week }
  if (done?.left.some(({ sentOver }) => sentOver !== undefined)) return { is: 'unknown', week }
  const [next] = open
  return next === undefined ? { is: 'none', week, tooLateFor: week } : { is: 'next', week: next, tooLateFor: week }
}

/** In the state of a history entry, which lasts as long as the entry and goes with it through a reload. */
export function noteIn(state: unknown): EntryNote | undefined {
  const { scrollReturn } = fieldsOf(state)
  return scrollReturn === 'asked' || scrollReturn === 'done' ? scrollReturn : undefined
}

export const withNote = (state: unknown, scrollReturn: EntryNote): object => ({ ...fieldsOf(state), scrollReturn })
