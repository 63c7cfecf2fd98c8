import { describe, expect, it } from '@jest/globals'
import { blockingTime, type TraceEvent, tasksAfterPaint } from './blocking-time.ts'

const page = { pid: 2, tid: 20 }
const paintAt = (ts: number): TraceEvent => ({ ...page, name: 'firstContentfulPaint', ts })
const taskAt = (ts: number, tdur?: number, thread = page): TraceEvent => ({
  ...thread,
  name: 'ThreadControllerImpl::RunTask',
  ts,
  ...(tdur === undefined ? {} : { tdur }),
})

describe('N: the blocking time of a first view', () => {
  it.each<{ says: string; events: TraceEvent[]; tasks: number[] }>([
    { says: 'a task before the paint does not', events: [taskAt(100, 90_000), paintAt(200)], tasks: [] },
    { says: 'a task after the paint counts', events: [paintAt(200), taskAt(300, 90_000)], tasks: [90] },
    { says: 'the order of events does not matter', events: [taskAt(300, 90_000), paintAt(200)], tasks: [90] },
    {
      says: 'a frame that paints later moves nothing',
      events: [paintAt(200), taskAt(300, 1500), { ...paintAt(400), pid: 3 }],
      tasks: [1.5],
    },
    {
      says: 'other threads and processes do not',
      events: [paintAt(200), taskAt(300, 9000, { pid: 2, tid: 21 }), taskAt(300, 9000, { pid: 3, tid: 20 })],
      tasks: [],
    },
    { says: 'a task without CPU time is nothing', events: [paintAt(200), taskAt(300)], tasks: [0] },
    { says: 'other events do not', events: [paintAt(200), { ...taskAt(300, 9000), name: 'FunctionCall' }], tasks: [] },
  ])('is of the tasks of the main thread after the first paint: $says', ({ events, tasks }) => {
    expect(tasksAfterPaint(events)).toEqual(tasks)
  })

  it('is refused of a trace without a paint', () => {
    expect(() => tasksAfterPaint([taskAt(100, 1)])).toThrow('no first contentful paint')
  })

  it.each<{ tasks: number[]; slowdown: number; ms: number }>([
    { tasks: [], slowdown: 4, ms: 0 },
    { tasks: [12.5], slowdown: 4, ms: 0 },
    { tasks: [13], slowdown: 4, ms: 2 },
    { tasks: [60, 10, 25], slowdown: 4, ms: 240 },
    { tasks: [60, 10, 25], slowdown: 1, ms: 10 },
  ])('of tasks of $tasks ms on a device $slowdown times slower is $ms ms', ({ tasks, slowdown, ms }) => {
    expect(blockingTime(tasks, slowdown)).toBe(ms)
  })
})
