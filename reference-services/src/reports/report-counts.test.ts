import { describe, expect, it } from '@jest/globals'
import type { VisitReport } from '@shop/shared/contract'
import { aReleaseReport } from '../testing/a-visit-report.ts'
import { reportCounts } from './report-counts.ts'

type Errors = VisitReport['releases'][number]['errors']

const countsOf = (over: Partial<VisitReport['releases'][number]>) =>
  reportCounts({ format: 1, entry: 'web', releases: [aReleaseReport(over)] }).map(({ measure, detail, count }) => [
    measure,
    detail,
    count,
  ])
const errorOf = (error: Partial<Errors[number]>) => {
  const [, , detail] = countsOf({ errors: [{ doing: 'render', kind: 'TypeError', count: 1, ...error }] })
  return JSON.parse(String(detail?.[1]))
}

describe('a visit', () => {
  it('is taken apart into counts', () => {
    expect(
      countsOf({
        mounts: 3,
        mountFailures: 1,
        slow: 2,
        errors: [{ doing: 'load', kind: 'ChunkLoadError', at: 'category.8c9d0e1f.js:1:2345', count: 2 }],
        vitals: { LCP: 1834.2, CLS: 0.06 },
        loadMs: 420,
      }),
    ).toEqual([
      ['visits', '', 1],
      ['mounts', '', 3],
      ['mountFailures', '', 1],
      ['slow', '', 2],
      ['error', '["load","ChunkLoadError","category.8c9d0e1f.js:1:2345"]', 2],
      ['LCP', '2100', 1],
      ['CLS', '75', 1],
      ['loadMs', '500', 1],
    ])
  })

  it('weighs no more than a visit can, whatever it claims', () => {
    expect(countsOf({ mounts: 100_000, mountFailures: 100_000 })).toEqual([
      ['visits', '', 1],
      ['mounts', '', 50],
      ['mountFailures', '', 50],
    ])
  })
})

describe('one beacon', () => {
  const sumOf = (releases: VisitReport['releases'], of: string) =>
    reportCounts({ format: 1, entry: 'web', releases })
      .filter(({ measure }) => measure === of)
      .reduce((sum, { count }) => sum + count, 0)
  const many = Array.from({ length: 20 }, () => aReleaseReport({ mounts: 50, mountFailures: 50 }))

  it.each(['visits', 'mounts', 'mountFailures'])('that names a release twenty times counts once: %s', (of) => {
    expect(sumOf(many, of)).toBe(of === 'visits' ? 1 : 50)
  })

  it('counts as one though it says it was a canary and everybody’s', () => {
    expect(sumOf([aReleaseReport({ isCanary: true }), aReleaseReport({ isCanary: false })], 'visits')).toBe(1)
  })

  it('tells of two releases', () => {
    expect(sumOf([aReleaseReport(), aReleaseReport({ release: 'mfe-account@1.0.0' })], 'visits')).toBe(2)
  })

  it('has no more errors of all kinds together than a visit may have', () => {
    const errors = Array.from({ length: 5 }, (_, at) => ({ doing: `do ${at}`, kind: 'TypeError', count: 40 }))
    expect(sumOf([aReleaseReport({ errors })], 'error')).toBe(50)
  })
})

describe('of the words of an error only those of code are kept', () => {
  it.each([
    {
      says: 'a file in an address',
      at: 'http://localhost:3100/mfe-x/1.0.0/chunk.1a2b.js:1:23',
      kept: 'chunk.1a2b.js:1:23',
    },
    { says: 'a source file', at: 'src/features/basket-page.tsx:12:3', kept: 'basket-page.tsx:12:3' },
    { says: 'a query', at: 'https://shop.example/?code=secret', kept: '' },
    { says: 'words', at: '北海道札幌市中央区', kept: '' },
  ])('place: $says', ({ at, kept }) => {
    expect(errorOf({ at })).toEqual(['render', 'TypeError', kept])
  })

  it.each([
    { says: 'what was being done', doing: 'load a part of the frame', kept: 'load a part of the frame' },
    { says: 'an address of mail', doing: 'log member@todok.example in', kept: 'log … in' },
    { says: 'a member’s number', doing: 'read 1234567801', kept: 'read …' },
    { says: 'a telephone', doing: 'call 011-123-4567 back', kept: 'call … back' },
    { says: 'markup', doing: '<img src=x>', kept: 'img srcx' },
  ])('doing: $says', ({ doing, kept }) => {
    expect(errorOf({ doing })[0]).toBe(kept)
  })

  it.each([
    { kind: 'CSP9998', kept: 'CSP9998' },
    { kind: 'Invariant: 田中さん', kept: 'other' },
  ])('kind: $kind', ({ kind, kept }) => {
    expect(errorOf({ kind })[1]).toBe(kept)
  })
})
