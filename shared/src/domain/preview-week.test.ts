import { describe, expect, it } from '@jest/globals'
import { earlyBirdWeekSince, previewDateSince, previewWeeks, readWeeksAhead, weekAheadSuffix } from './preview-week.ts'

const tokyo = (time: string) => new Date(`${time}+09:00`)

describe('the preview of staff', () => {
  it('[GRD-008] is of 2 to 7 weeks ahead', () => expect(previewWeeks).toEqual([2, 3, 4, 5, 6, 7]))

  it.each([
    ...[2, 3, 4, 5, 6, 7].map((weeks) => ({ stored: weeks, read: weeks })),
    ...[undefined, null, 0, 1, 8, 2.5, '3', true, {}].map((stored) => ({ stored, read: undefined })),
  ])('[GRD-008] $stored is read as $read', ({ stored, read }) => expect(readWeeksAhead(stored)).toBe(read))

  it('[API-005] asks other addresses for a week ahead, and the ordinary ones without', () =>
    expect([undefined, ...previewWeeks].map(weekAheadSuffix)).toEqual([
      '',
      '-ahead2',
      '-ahead3',
      '-ahead4',
      '-ahead5',
      '-ahead6',
      '-ahead7',
    ]))

  it.each([
    { now: '2026-11-20T09:04:59', since: '2026-11-19T09:05:00' },
    { now: '2026-11-20T09:05:00', since: '2026-11-20T09:05:00' },
    { now: '2026-11-20T23:59:59', since: '2026-11-20T09:05:00' },
    { now: '2026-11-21T00:00:00', since: '2026-11-20T09:05:00' },
    { now: '2027-01-01T08:00:00', since: '2026-12-31T09:05:00' },
  ])('[CHR-055] at $now has the date since $since', ({ now, since }) =>
    expect(previewDateSince(tokyo(now))).toEqual(tokyo(since)),
  )

  it.each([
    { now: '2026-11-24T17:59:59', since: '2026-11-17T18:00:00' },
    { now: '2026-11-24T18:00:00', since: '2026-11-24T18:00:00' },
    { now: '2026-11-25T00:00:00', since: '2026-11-24T18:00:00' },
    { now: '2026-11-23T23:00:00', since: '2026-11-17T18:00:00' },
    { now: '2026-12-01T12:00:00', since: '2026-11-24T18:00:00' },
  ])('[CHR-055] at $now has the early-bird week since $since', ({ now, since }) =>
    expect(earlyBirdWeekSince(tokyo(now))).toEqual(tokyo(since)),
  )
})
