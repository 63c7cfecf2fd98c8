import type { FirstView } from './count-first-view.ts'

export type Limits = Partial<FirstView>

const units: Record<keyof FirstView, string> = {
  calls: 'calls',
  commits: 'commits',
  rules: 'rules',
  requests: 'requests',
  bytes: 'bytes',
  preflights: 'preflights',
  callsInARow: 'calls in a row',
  starts: 'starts',
  htmlBytes: 'bytes of HTML',
}

const entriesOf = <T extends object>(record: T) => Object.entries(record) as [keyof FirstView, number][]

/** `first-view top page, visitor: 180000 calls, 8 commits, …`. */
export const lineOf = (name: string, found: FirstView): string =>
  `first-view ${name}: ${entriesOf(found)
    .map(([key, value]) => `${value} ${units[key]}`)
    .join(', ')}`

/** One line for each figure beyond its limit. */
export const linesBeyond = (name: string, found: FirstView, limits: Limits): string[] =>
  entriesOf(limits)
    .filter(([key, limit]) => found[key] > limit)
    .map(([key, limit]) => `first-view ${name}: ${found[key]} ${units[key]} are above ${limit}`)
