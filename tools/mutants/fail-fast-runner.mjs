import { readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import TestRunner from 'jest-runner'

/** Which tests are in which file, as the first run of all of them has seen it. Stryker works in a copy of its own. */
const namesFile = path.join(process.cwd(), 'test-names.json')

function holderOf(pattern) {
  const names = JSON.parse(readFileSync(namesFile, 'utf8'))
  return (file) => names[file]?.some((name) => pattern.test(name)) ?? true
}

/**
 * Opens no file of tests in vain: none after one in which a test has failed, and none whose tests were not asked
 * for. Jest's own `bail` is of no use to a program that calls it, and Jest loads a file before it looks for names.
 */
export default class FailFastRunner extends TestRunner {
  async runTests(tests, watcher, options) {
    const { testNamePattern } = this._globalConfig
    const isAskedFor = testNamePattern === undefined ? () => true : holderOf(new RegExp(testNamePattern, 'i'))
    const seen = {}
    let hasFailed = false
    this.on('test-file-success', ([{ path: file }, { numFailingTests, testResults }]) => {
      seen[file] = testResults.map(({ fullName }) => fullName)
      hasFailed ||= numFailingTests > 0
    })
    this.on('test-file-failure', () => {
      hasFailed = true
    })
    for (const test of tests) {
      if (hasFailed) break
      if (isAskedFor(test.path)) await super.runTests([test], watcher, options)
    }
    if (testNamePattern === undefined && process.env['__STRYKER_ACTIVE_MUTANT__'] === undefined)
      writeFileSync(namesFile, JSON.stringify(seen))
  }
}
