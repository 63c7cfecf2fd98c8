import { expect, it } from '@jest/globals'
import { orderNumber, weekNumber } from '@shop/shared/domain'
import type { ScrollMark } from '../../parts/scroll-mark.ts'
import {
  type EntryNote,
  type Judged,
  judgeReturn,
  judgeReturnWeek,
  noteIn,
  type ReturnWeek,
  withNote,
} from './judge-return.ts'
import { before, hour, now, record } from './testing/a-record.ts'

const open = weekNumber('20261201')
const closed = weekNumber('20261104')
const markAt = (at: number, week = open): ScrollMark => ({
  id: 'id-1',
  site: 'fashion',
  owner: 'a1',
  entry: 'web',
  at,
  week,
})

type Told = { id: string; says: string; done?: number; mark?: number; week?: typeof open; note?: EntryNote } & (
  | { verdict: Judged['is'] }
  | { judged: Judged }
)

it.each<Told>([
  { id: 'ORD-126', says: 'from our own banner', mark: before(hour), verdict: 'place' },
  { id: 'ORD-126', says: 'from nobody knows where', verdict: 'ask' },
  {
    id: 'ORD-122',
    says: 'too late for its week',
    mark: before(hour),
    week: closed,
    judged: { is: 'ask', mark: markAt(before(hour), closed) },
  },
  { id: 'ORD-123', says: 'a moment after it was done', done: before(9_999), verdict: 'shown' },
  {
    id: 'ORD-123',
    says: 'within ten seconds, with a mark',
    done: before(9_999),
    mark: before(5_000),
    verdict: 'shown',
  },
  { id: 'ORD-123', says: 'after ten seconds', done: before(10_000), verdict: 'shown' },
  {
    id: 'ORD-123',
    says: 'after ten seconds, by a newer visit',
    done: before(10_000),
    mark: before(1),
    verdict: 'place',
  },
  {
    id: 'ORD-123',
    says: 'by a newer visit, too late for its week',
    done: before(hour),
    mark: before(1),
    week: closed,
    judged: { is: 'ask', mark: markAt(before(1), closed) },
  },
  {
    id: 'ORD-123',
    says: 'with a mark of before it was done',
    done: before(hour),
    mark: before(2 * hour),
    verdict: 'shown',
  },
  {
    id: 'ORD-123',
    says: 'by a reload of what was done, with a newer mark',
    done: before(hour),
    mark: before(1),
    note: 'done',
    verdict: 'shown',
  },
  { id: 'ORD-123', says: 'by a reload of what was forgotten', mark: before(1), note: 'done', verdict: 'ask' },
  {
    id: 'ORD-123',
    says: 'by a reload of what was asked about',
    mark: before(1),
    note: 'asked',
    judged: { is: 'ask', mark: markAt(before(1)) },
  },
])('[$id] a return $says', ({ done, mark, week, note, ...told }) => {
  const judged = judgeReturn(
    {
      record: done === undefined ? undefined : record({ at: done }),
      mark: mark === undefined ? undefined : markAt(mark, week),
      note,
      isOpen: (of) => of === open,
    },
    now,
  )
  if ('judged' in told) expect(judged).toEqual(told.judged)
  else expect(judged.is).toBe(told.verdict)
})

const next = weekNumber('20261202')
const line = { no: orderNumber('112001'), quantity: 1, intent: 'intent-112001' }
const lost = { ...line, sentOver: 0 }
const shown: Judged = { is: 'shown' }

it.each<{ id: string; says: string; over: Partial<Parameters<typeof judgeReturnWeek>[0]>; verdict: ReturnWeek }>([
  { id: 'ORD-126', says: 'on show, when nobody knows', over: {}, verdict: { is: 'own', week: open } },
  {
    id: 'ORD-022',
    says: 'that was handed to the site',
    over: { judged: { is: 'place', mark: markAt(1, next) } },
    verdict: { is: 'own', week: next },
  },
  {
    id: 'ORD-022',
    says: 'that was handed to the site, asked about',
    over: { judged: { is: 'ask', mark: markAt(1, next) } },
    verdict: { is: 'own', week: next },
  },
  {
    id: 'ORD-124',
    says: 'after the one on show, when that has closed',
    over: { open: [next] },
    verdict: { is: 'next', week: next, tooLateFor: open },
  },
  {
    id: 'ORD-122',
    says: 'after the one that was handed over, when that has closed',
    over: { judged: { is: 'ask', mark: markAt(1, closed) } },
    verdict: { is: 'next', week: open, tooLateFor: closed },
  },
  {
    id: 'ORD-124',
    says: 'after the one whose lines have failed',
    over: { judged: shown, done: record({ week: closed, left: [line] }) },
    verdict: { is: 'next', week: open, tooLateFor: closed },
  },
  {
    id: 'ORD-133',
    says: 'of its own for lines whose answers were lost',
    over: { judged: shown, done: record({ week: closed, left: [line, lost] }) },
    verdict: { is: 'unknown', week: closed },
  },
  {
    id: 'ORD-133',
    says: 'of its own while it is open',
    over: { judged: shown, done: record({ left: [lost] }) },
    verdict: { is: 'own', week: open },
  },
  {
    id: 'ORD-124',
    says: 'of its own while it is sent',
    over: { judged: shown, isRunning: true, done: record({ week: closed, left: [line] }) },
    verdict: { is: 'own', week: closed },
  },
  {
    id: 'ORD-123',
    says: 'of its own when it was ordered',
    over: { judged: shown, done: record({ week: closed, left: [] }) },
    verdict: { is: 'own', week: closed },
  },
  { id: 'ORD-124', says: 'of none', over: { open: [] }, verdict: { is: 'none', week: open, tooLateFor: open } },
])('[$id] the week of a return is the one $says', ({ over, verdict }) => {
  const standing = {
    done: undefined,
    judged: { is: 'ask' } as const,
    isRunning: false,
    onShow: open,
    open: [open, next],
  }
  expect(judgeReturnWeek({ ...standing, ...over })).toEqual(verdict)
})

it('[ORD-123] the note of an entry of the history leaves what else stands there, and is read again', () => {
  expect(withNote({ scroll: 3 }, 'done')).toEqual({ scroll: 3, scrollReturn: 'done' })
  expect(noteIn(withNote(undefined, 'asked'))).toBe('asked')
  for (const state of [undefined, null, 'done', {}, { scrollReturn: 'placed' }]) expect(noteIn(state)).toBeUndefined()
})
