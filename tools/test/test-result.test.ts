import { describe, expect, it } from '@jest/globals'
import { isGood, summary } from './summary.ts'
import { journeyResults, type TestResult, unitResults, workerMsByProject } from './test-result.ts'

describe('unitResults', () => {
  const file = (over: object) => ({ name: '/shop/a.test.ts', status: 'passed', assertionResults: [], ...over })

  it('reads titles with the groups around them', () => {
    const report = {
      testResults: [
        file({
          assertionResults: [
            { fullName: 'yen [BIZ-001] groups digits', status: 'passed' },
            { fullName: 'yen is whole', status: 'failed' },
            { fullName: 'needs PostgreSQL', status: 'pending' },
          ],
        }),
      ],
    }
    expect(unitResults(report)).toEqual([
      { suite: 'unit', title: 'yen [BIZ-001] groups digits', status: 'passed' },
      { suite: 'unit', title: 'yen is whole', status: 'failed' },
      { suite: 'unit', title: 'needs PostgreSQL', status: 'skipped' },
    ])
  })

  it('counts a file that does not run as one failed test', () => {
    expect(unitResults({ testResults: [file({ status: 'failed' })] })).toEqual([
      { suite: 'unit', title: '/shop/a.test.ts does not run', status: 'failed' },
    ])
  })
})

describe('journeyResults', () => {
  const spec = (title: string, ...statuses: string[]) => ({
    title,
    tests: statuses.map((status, place) => ({ projectName: ['desktop', 'mobile'][place], status })),
  })

  it('gives one result a project, with the titles of its groups', () => {
    const report = {
      errors: [],
      suites: [
        {
          title: 'order.spec.ts',
          specs: [spec('[ORD-031] orders two', 'expected', 'unexpected')],
          suites: [{ title: 'with another member', specs: [spec('sees nothing of it', 'skipped', 'flaky')] }],
        },
      ],
    }
    expect(journeyResults(report).map(({ title, status }) => `${status}: ${title}`)).toEqual([
      'passed: [ORD-031] orders two (desktop)',
      'failed: [ORD-031] orders two (mobile)',
      'skipped: with another member sees nothing of it (desktop)',
      'passed: with another member sees nothing of it (mobile)',
    ])
  })

  it('marks what passed at the second try', () => {
    const report = { errors: [], suites: [{ title: 'a.spec.ts', specs: [spec('waits', 'flaky', 'expected')] }] }
    expect(journeyResults(report).map(({ isUnstable }) => isUnstable)).toEqual([true, undefined])
  })

  it('counts an error outside of tests as a failed test', () => {
    const report = { suites: [], errors: [{ message: 'the global setup failed' }] }
    expect(journeyResults(report)).toEqual([{ suite: 'browser', title: 'the global setup failed', status: 'failed' }])
  })
})

describe('the count at the end', () => {
  const results = (suite: TestResult['suite'], status: TestResult['status'], count: number) =>
    Array.from({ length: count }, (): TestResult => ({ suite, title: 'a test', status }))

  it('counts passed and failed tests, and the passed ones of each suite', () => {
    const all = [...results('unit', 'passed', 640), ...results('browser', 'passed', 172)]
    expect(summary(all)).toBe('tests: 812 passed, 0 failed (unit 640, browser 172)')
  })

  it('counts what passed at the second try', () => {
    const unstable = results('browser', 'passed', 2).map((one) => ({ ...one, isUnstable: true as const }))
    expect(summary([...results('unit', 'passed', 5), ...unstable])).toBe(
      'tests: 7 passed, 2 at the second try, 0 failed (unit 5, browser 2)',
    )
  })

  it('names skipped tests when there are any', () => {
    const all = [...results('unit', 'passed', 2), ...results('unit', 'skipped', 1), ...results('browser', 'failed', 3)]
    expect(summary(all)).toBe('tests: 2 passed, 3 failed, 1 skipped (unit 2, browser 0)')
  })

  it.each([
    { case: 'all passed', is: true, all: [...results('unit', 'passed', 1), ...results('browser', 'passed', 1)] },
    { case: 'one failed', is: false, all: [...results('unit', 'failed', 1), ...results('browser', 'passed', 1)] },
    { case: 'no browser test ran', is: false, all: results('unit', 'passed', 5) },
    { case: 'no unit test ran', is: false, all: results('browser', 'passed', 5) },
    { case: 'nothing ran', is: false, all: [] },
  ])('is good or not: $case', ({ is, all }) => {
    expect(isGood(all, true)).toBe(is)
  })

  it.each([
    { case: 'no browser test was asked for', is: true, all: results('unit', 'passed', 5) },
    { case: 'one failed', is: false, all: results('unit', 'failed', 1) },
  ])('a run of a part is good or not: $case', ({ is, all }) => expect(isGood(all, false)).toBe(is))
})

describe('workerMsByProject', () => {
  it('adds up all tries of all tests of a project, in groups as well', () => {
    const spec = (projectName: string, ...durations: number[]) => ({
      title: 'waits',
      tests: [{ projectName, status: 'expected', results: durations.map((duration) => ({ duration })) }],
    })
    const report = {
      errors: [],
      suites: [
        { title: 'a.spec.ts', specs: [spec('desktop', 900, 100), spec('mobile', 40)] },
        { title: 'b.spec.ts', suites: [{ title: 'in a group', specs: [spec('desktop', 5)] }] },
      ],
    }
    expect([...workerMsByProject(report)]).toEqual([
      ['desktop', 1005],
      ['mobile', 40],
    ])
  })
})
