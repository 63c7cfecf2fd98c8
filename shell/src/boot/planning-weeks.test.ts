import { describe, expect, it } from '@jest/globals'
import { type ApiClient, ApiError } from '@shop/shared/api'
import { judgeFailure } from '@shop/shared/api/failure'
import { planningWeeksCall } from '@shop/shared/contract'
import type { StoragePort } from '@shop/shared/platform'
import type { SessionFact } from '@shop/shared/session'
import { atDeadline } from '@shop/shared/testing/builders'
import { isPermanentFailure, loadPlanningWeeks, weekIndexKey } from './planning-weeks.ts'

const reply = {
  member_latest_planning_weeks: [
    {
      latest_planning_week: '20261201',
      planning_week_start: atDeadline(0, -7),
      planning_week_end: atDeadline(),
      haitatu: '2026-12-01',
    },
  ],
  old_week_planning_list: ['20261104'],
}

function load(stored: unknown, answer: () => Promise<unknown>) {
  const told: SessionFact[] = []
  const session: StoragePort = {
    read: (key) => (key === weekIndexKey ? stored : undefined),
    write: () => undefined,
    remove: () => undefined,
  }
  const done = loadPlanningWeeks({
    api: { send: answer as ApiClient['send'] },
    session,
    tell: (fact) => void told.push(fact),
  })
  return { told, done }
}

describe('planning weeks', () => {
  it.each([
    { says: 'nothing', stored: undefined, index: 0 },
    { says: 'an index', stored: 1, index: 1 },
    { says: 'an index as a text', stored: '1', index: 1 },
    { says: 'null', stored: null, index: 0 },
    { says: 'rubbish', stored: { a: 1 }, index: Number.NaN },
  ])('[GRD-080] are told with what this tab chose last: $says', async ({ stored, index }) => {
    const { told, done } = load(stored, async () => reply)
    await done
    expect(told).toEqual([
      {
        type: 'weeksLoaded',
        open: [expect.objectContaining({ number: '20261201' })],
        past: ['20261104'],
        storedIndex: index,
      },
    ])
  })

  it('[GRD-100] that failed are told and are the caller’s to try again', async () => {
    const failure = new ApiError('OFFLINE', { call: 'GET delivery/member_latest_planning_weeks' })
    const { told, done } = load(undefined, () => Promise.reject(failure))
    await expect(done).rejects.toBe(failure)
    expect(told).toEqual([{ type: 'weeksFailed' }])
  })

  it.each([
    { code: 'REFUSED', isOver: true },
    { code: 'OFFLINE', isOver: false },
    { code: 'UNAVAILABLE', isOver: false },
    { code: 'TIMEOUT', isOver: false },
    { code: 'BROKEN_REPLY', isOver: false },
  ] as const)('[GRD-100] are given up after $code: $isOver', ({ code, isOver }) => {
    expect(isPermanentFailure(new ApiError(code, { call: 'GET delivery/member_latest_planning_weeks' }))).toBe(isOver)
  })

  it('[GRD-100] [ERR-006] that are refused to a visitor lead by the overlay to the entrance', () => {
    const refused = { status: 403, errorStatus: 'CSP9998', isViewMode: true, isTokenExpired: false, isOnline: true }
    expect(judgeFailure({ ...refused, hasApp: false, own: planningWeeksCall.own })).toBe('needsLogin')
  })
})
