import type { TestResult } from './test-result.ts'

/** `tests: 812 passed, 0 failed (unit 640, browser 172)`; skipped and unstable ones are named when there are any. */
export function summary(results: readonly TestResult[]): string {
  const count = (status: TestResult['status']) => results.filter((result) => result.status === status).length
  const passedOf = (suite: TestResult['suite']) =>
    results.filter((result) => result.suite === suite && result.status === 'passed').length
  const skipped = count('skipped') === 0 ? '' : `, ${count('skipped')} skipped`
  const unstable = results.filter((result) => result.isUnstable).length
  const secondTry = unstable === 0 ? '' : `, ${unstable} at the second try`
  return `tests: ${count('passed')} passed${secondTry}, ${count('failed')} failed${skipped} (unit ${passedOf('unit')}, browser ${passedOf('browser')})`
}

/** Nothing failed, and in a whole run each suite did run. */
export function isGood(results: readonly TestResult[], isWhole: boolean): boolean {
  const hasRun = (suite: TestResult['suite']) =>
    results.some((result) => result.suite === suite && result.status === 'passed')
  return results.every(({ status }) => status !== 'failed') && (!isWhole || (hasRun('unit') && hasRun('browser')))
}
