import { describe, expect, it } from '@jest/globals'
import type { Tally } from './read-visits.ts'
import { isProvenGood, judgeRelease, type ReleaseEvidence } from './release-verdict.ts'
import type { VisitMeasure } from './visit-measures.ts'

const settings = { minVisits: 20, marginPercent: 5, minReporters: 3 }
type Counts = Partial<Record<VisitMeasure, number>>

const counts = (visits: number, failures: Counts = {}): Counts => ({ visits, ...failures })
const all = (visits: number, failures?: Counts): Tally => ({ all: counts(visits, failures) })
/** Failures of so many reporters as there are of them, unless it says otherwise. */
const evidence = (over: Partial<ReleaseEvidence>): ReleaseEvidence => ({
  visits: {},
  reporters: over.visits ?? {},
  histories: [all(2000, { failedMounts: 10, errors: 8 })],
  behind: {},
  ...over,
})
const why = (over: Partial<ReleaseEvidence>) => judgeRelease(evidence(over), settings)?.why

describe('a release goes on', () => {
  it.each<Partial<ReleaseEvidence> & { says: string }>([
    { says: 'nobody has seen it', visits: {} },
    { says: 'ten reports came at once, all of failures', visits: all(10, { failedMounts: 10, errors: 10 }) },
    { says: 'it does as well as before', visits: all(400, { failedMounts: 2, errors: 2 }) },
    { says: 'two of twenty failed: that is chance', visits: all(20, { errors: 2 }) },
    { says: 'it is worse by no more than the margin', visits: all(4000, { errors: 210 }) },
    {
      says: 'one address reports nothing but failures',
      visits: all(60, { errors: 20 }),
      reporters: all(41, { errors: 1 }),
    },
    {
      says: 'two addresses do',
      visits: all(60, { errors: 40 }),
      reporters: all(22, { errors: 2 }),
    },
    {
      says: 'the one before threw as often',
      visits: all(400, { errors: 160 }),
      histories: [all(2000, { errors: 800 })],
    },
    {
      says: 'no release comes up just now, the last good one neither',
      visits: all(100, { failedMounts: 90, failedLoads: 90 }),
      behind: all(90, { failedMounts: 85, failedLoads: 85 }),
    },
    { says: 'nothing tells how slow the lines are', visits: all(100, { slow: 100 }), histories: [] },
    { says: 'some more were slow than before', visits: all(400, { slow: 60 }) },
    { says: 'nothing is known of before, and it fails as any does', visits: all(400, { errors: 20 }), histories: [] },
    {
      says: 'a few corporate members met errors',
      visits: { ...all(400, { errors: 12 }), corporate: counts(12, { errors: 12 }) },
    },
  ])('when $says', ({ says: _, ...over }) => {
    expect(why(over)).toBeUndefined()
  })
})

describe('a release is found to do worse', () => {
  it.each<Partial<ReleaseEvidence> & { says: string; why: string }>([
    {
      says: 'it throws',
      visits: all(400, { errors: 120 }),
      why: 'errors in 120 of 400 visits, 0.4 % before',
    },
    {
      says: 'its files do not arrive, which is a failed mount as well',
      visits: all(50, { failedLoads: 12, failedMounts: 13, errors: 12 }),
      why: 'failed loads in 12 of 50 visits, 0.0 % before',
    },
    {
      says: 'its first screens do not come',
      visits: all(50, { lateScreens: 12, failedMounts: 12, errors: 12 }),
      why: 'first screens that never came in 12 of 50 visits, 0.0 % before',
    },
    {
      says: 'it does not mount',
      visits: all(50, { failedMounts: 12, errors: 12 }),
      why: 'failed mounts in 12 of 50 visits, 0.5 % before',
    },
    {
      says: 'it is slow for nearly all',
      visits: all(1000, { slow: 900 }),
      why: 'slow mounts in 900 of 1,000 visits, 0.0 % before',
    },
    {
      says: 'it throws for corporate members alone, a twentieth of all',
      visits: {
        ...all(800, { errors: 34 }),
        delivery: counts(760, { errors: 3 }),
        corporate: counts(40, { errors: 31 }),
      },
      histories: [{ ...all(2000, { errors: 8 }), corporate: counts(100) }],
      why: 'errors in 31 of 40 visits of corporate members, 0.0 % before',
    },
    {
      says: 'it throws for a kind of member of whom little is known, who are held against all',
      visits: {
        ...all(800, { errors: 34 }),
        delivery: counts(760, { errors: 3 }),
        corporate: counts(40, { errors: 31 }),
      },
      histories: [{ ...all(2000, { errors: 8 }), corporate: counts(2, { errors: 2 }) }],
      why: 'errors in 31 of 40 visits of corporate members, 0.4 % before',
    },
    {
      says: 'it throws for one kind so often that it shows in the sum: that kind is named',
      visits: { ...all(100, { errors: 30 }), delivery: counts(60), corporate: counts(40, { errors: 30 }) },
      why: 'errors in 30 of 40 visits of corporate members, 0.4 % before',
    },
    {
      says: 'all who met it are of one kind, be they few',
      visits: { ...all(60, { errors: 12 }), delivery: counts(48), corporate: counts(12, { errors: 12 }) },
      why: 'errors in 12 of 12 visits of corporate members, 0.4 % before',
    },
    {
      says: 'nobody else has seen it',
      visits: { ...all(40, { errors: 30 }), visitor: counts(40, { errors: 30 }) },
      why: 'errors in 30 of 40 visits, 0.4 % before',
    },
    {
      says: 'it throws for all, for some a little more often: all are named',
      visits: {
        ...all(100, { errors: 65 }),
        delivery: counts(60, { errors: 35 }),
        corporate: counts(40, { errors: 30 }),
      },
      why: 'errors in 65 of 100 visits, 0.4 % before',
    },
    {
      says: 'nothing is known of before',
      visits: all(50, { errors: 20 }),
      histories: [all(19, { errors: 19 })],
      why: 'errors in 20 of 50 visits, no history, 10.0 % allowed',
    },
    {
      says: 'the newer of two histories is too short: the other counts',
      visits: all(50, { errors: 20 }),
      histories: [all(10, { errors: 10 }), all(100, { errors: 2 })],
      why: 'errors in 20 of 50 visits, 2.0 % before',
    },
    {
      says: 'it fails where the last good one comes up for who falls back to it',
      visits: all(100, { failedMounts: 60 }),
      behind: all(60, { failedMounts: 1 }),
      why: 'failed mounts in 60 of 100 visits, 0.5 % before',
    },
    {
      says: 'shells of before tell no kind',
      visits: { ...all(50, { errors: 20 }), unknown: counts(50, { errors: 20 }) },
      why: 'errors in 20 of 50 visits, 0.4 % before',
    },
  ])('when $says', ({ says: _, why: words, ...over }) => {
    expect(why(over)).toBe(words)
  })

  it.each([
    { marginPercent: 0, isWorse: true },
    { marginPercent: 5, isWorse: true },
    { marginPercent: 20, isWorse: false },
  ])('by the margin that is set: $marginPercent', ({ marginPercent, isWorse }) => {
    const found = judgeRelease(evidence({ visits: all(400, { errors: 70 }) }), { ...settings, marginPercent })
    expect(found !== undefined).toBe(isWorse)
  })

  it('with all figures', () => {
    const visits = all(400, { errors: 120 })
    expect(judgeRelease(evidence({ visits, reporters: all(300, { errors: 95 }) }), settings)).toMatchObject({
      measure: 'errors',
      group: 'all',
      failed: 120,
      visits: 400,
      reporters: 95,
      percentBefore: 0.4,
    })
  })
})

describe('a release is proven', () => {
  it.each<Partial<ReleaseEvidence> & { says: string; isProven: boolean }>([
    { says: 'after five times the visits of a verdict', visits: all(100, { errors: 1 }), isProven: true },
    { says: 'without a history as well', visits: all(100, { slow: 90 }), histories: [], isProven: true },
    { says: 'not before', visits: all(99), isProven: false },
    { says: 'not by visits of few reporters', visits: all(100), reporters: all(2), isProven: false },
    { says: 'not while it does worse, be it by chance', visits: all(100, { errors: 7 }), isProven: false },
  ])('$says', ({ says: _, isProven, ...over }) => {
    expect(isProvenGood(evidence(over), settings)).toBe(isProven)
  })
})

it('a thousand good releases, looked at after each of their visits, are hardly ever found to do worse', () => {
  const random = randomFrom(2026)
  const releases = Array.from({ length: 1000 }, () => {
    const failures = Array.from({ length: 200 }, () => random() < 0.1)
    return failures.some((_, place) => {
      const seen = failures.slice(0, place + 1)
      const visits = all(seen.length, { errors: seen.filter(Boolean).length })
      return why({ visits, histories: [all(2000, { errors: 200 })] }) !== undefined
    })
  })
  expect(releases.filter(Boolean).length).toBeLessThanOrEqual(5)
})

/** Park and Miller's generator. */
function randomFrom(seed: number): () => number {
  const [factor, modulus] = [48_271, 2 ** 31 - 1]
  let state = seed
  return () => {
    state = (state * factor) % modulus
    return state / modulus
  }
}
