import { readFileSync } from 'node:fs'
import { expect, it } from '@jest/globals'
import { judgeDeadlines } from './judge-deadlines.ts'

const judged = (source: string, path = 'mfe-ordering/src/parts/week.ts') => judgeDeadlines({ path, source })

it.each([
  'const isOver = week.closesAt < now',
  'if (week.closesAt.getTime() <= clock.now().getTime()) close()',
  'const isOver = now > week.closesAt',
  'return Date.now() >= closesAt.getTime()',
  'const isOver = Number(week.closesAt) > now',
])('a deadline judged outside of the domain is named: %s', (line) => {
  expect(judged(`\n${line}`)).toEqual([expect.stringContaining('mfe-ordering/src/parts/week.ts:2 compares closesAt')])
})

it.each([
  'useRenderAt(week.closesAt.getTime(), clock)',
  'weeks.find(({ number }) => number === week)?.closesAt.getTime()',
])('a wait for the printed closing is named: %s', (line) => {
  expect(judged(`\n${line}`)).toEqual([expect.stringContaining('mfe-ordering/src/parts/week.ts:2 waits for closesAt')])
})

it.each([
  'const text = formatDayTime(week.closesAt)',
  "type Closing = Pick<PlanningWeek, 'closesAt'>",
  '<span>締切 {formatDayTime(week.closesAt)}</span>',
  'const leftMs = closesAt.getTime() - now.getTime()',
])('a deadline that is shown is not: %s', (line) => {
  expect(judged(line)).toEqual([])
})

it.each(['shared/src/domain/deadline.ts', 'reference-services/src/delivery/weeks.ts', 'shell/src/week.test.ts'])(
  '%s may compare it',
  (path) => {
    expect(judged('week.closesAt < now', path)).toEqual([])
  },
)

it('every file that docs/deadlines.md names is there', () => {
  const root = new URL('../../', import.meta.url)
  const page = readFileSync(new URL('docs/deadlines.md', root), 'utf8')
  const named = [...page.matchAll(/`([\w./-]+\.tsx?)`/g)].map(([, path = '']) => path)
  expect(named).not.toHaveLength(0)
  for (const path of named) expect(() => readFileSync(new URL(path, root))).not.toThrow()
})
