import { spawnSync } from 'node:child_process'
import { describe, expect, it } from '@jest/globals'
import * as time from './tokyo-time.ts'
import {
  formatDay,
  formatDayTime,
  formatDeadline,
  formatFullDay,
  formatTime,
  isoDay,
  tokyoDay,
  tokyoInstant,
  tokyoParts,
} from './tokyo-time.ts'

/** The engine's own calendar of Tokyo: the oracle that shares no code with ours. */
const calendar = new Intl.DateTimeFormat('ja-JP-u-ca-gregory', {
  timeZone: 'Asia/Tokyo',
  year: 'numeric',
  month: 'numeric',
  day: 'numeric',
  weekday: 'short',
  hour: 'numeric',
  minute: '2-digit',
  hourCycle: 'h23',
})
function oracle(instant: Date) {
  const part = Object.fromEntries(calendar.formatToParts(instant).map(({ type, value }) => [type, value]))
  return `${part['month']}月${part['day']}日(${part['weekday']}) ${Number(part['hour'])}:${part['minute']}`
}

const edgeDays = ['2026-12-31', '2027-01-01', '2027-02-28', '2028-02-29', '2027-04-29', '2027-05-05']
const edgeHours = ['00:00', '08:59', '09:00', '23:59']
const instants = edgeDays.flatMap((day) => edgeHours.map((hour) => new Date(`${day}T${hour}:00+09:00`)))

/** Every format there is. Written down as text, too, for a process in another zone. */
const textsOf = (one: Date, all: typeof time): string[] => [
  all.formatDeadline(one),
  all.formatDayTime(one),
  all.formatFullDay(one),
  all.isoDay(one),
  all.tokyoDay(all.isoDay(one)).toISOString(),
]

describe('Tokyo time', () => {
  it.each(instants)('[BIZ-025] %s reads as the calendar of Tokyo says', (instant) => {
    expect(`${formatDay(instant)} ${formatTime(instant)}`).toBe(oracle(instant))
  })

  it.each(['Asia/Tokyo', 'UTC', 'America/Los_Angeles', 'Pacific/Kiritimati', 'Asia/Kolkata'])(
    '[BIZ-025] a device in %s shows the same',
    (zone) => {
      const program = `
        import * as time from ${JSON.stringify(new URL('./tokyo-time.ts', import.meta.url).href)}
        const instants = ${JSON.stringify(instants)}.map((text) => new Date(text))
        const shown = instants.map((one) => (${textsOf})(one, time))
        console.log(JSON.stringify({ offset: new Date(instants[0]).getTimezoneOffset(), shown }))`
      const run = spawnSync(process.execPath, ['--input-type=module', '--eval', program], {
        encoding: 'utf8',
        env: { ...process.env, TZ: zone, NODE_OPTIONS: '' },
      })
      const { offset, shown } = JSON.parse(run.stdout) as { offset: number; shown: string[][] }
      const here = instants.map((one) => textsOf(one, time))
      expect(shown).toEqual(here)
      // The device really stood in that zone.
      expect(offset === -540).toBe(zone === 'Asia/Tokyo')
    },
  )

  const deadline = new Date('2026-11-24T15:00:00+09:00')
  it.each([
    { says: 'day', text: formatDay(deadline), wanted: '11月24日(火)' },
    { says: 'whole day', text: formatFullDay(deadline), wanted: '2026年11月24日(火)' },
    { says: 'time', text: formatTime(deadline), wanted: '15:00' },
    {
      says: 'time with a zero in the minutes',
      text: formatTime(new Date('2026-11-24T09:05:59+09:00')),
      wanted: '9:05',
    },
    { says: 'deadline', text: formatDeadline(deadline), wanted: '11月24日(火) 15:00まで' },
    { says: 'day and time', text: formatDayTime(deadline), wanted: '11月24日(火) 15:00' },
    { says: 'day for the wire', text: isoDay(new Date('2026-01-05T00:00:00+09:00')), wanted: '2026-01-05' },
  ])('writes the $says', ({ text, wanted }) => {
    expect(text).toBe(wanted)
  })

  it('takes an instant apart', () => {
    expect(tokyoParts(new Date('2026-12-31T15:00:00Z'))).toEqual({
      year: 2027,
      month: 1,
      day: 1,
      weekday: '金',
      weekdayIndex: 5,
      hour: 0,
      minute: 0,
    })
  })

  it.each([
    { parts: [2026, 11, 24, 15, 0], instant: '2026-11-24T06:00:00.000Z' },
    { parts: [2026, 0, 31], instant: '2025-12-30T15:00:00.000Z' },
    { parts: [2027, 1, 0], instant: '2026-12-30T15:00:00.000Z' },
  ] as const)('puts $parts together', ({ parts, instant }) => {
    const [year, month, day, hour, minute] = parts
    expect(tokyoInstant(year, month, day, hour, minute).toISOString()).toBe(instant)
  })

  it.each(['2026-12-01', '20261201'])('the day %s begins at midnight in Tokyo', (day) => {
    expect(tokyoDay(day).toISOString()).toBe('2026-11-30T15:00:00.000Z')
  })

  it.each(['2026-02-29', '2027-13-01', '2027-00-10', '2027-04-31', '2026-1-1', '2026/12/01', '99999999', ''])(
    '%j is no calendar day',
    (day) => {
      expect(() => tokyoDay(day)).toThrow(RangeError)
    },
  )
})
