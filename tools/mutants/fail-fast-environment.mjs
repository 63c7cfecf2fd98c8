import { TestEnvironment as NodeEnvironment } from 'jest-environment-node'
import FixedJsdomEnvironment from 'jest-fixed-jsdom'
import { folders } from './folders.ts'

const { needsPage } = folders[process.env['MUTANTS_FOLDER'] ?? '']

/** Leaves out what follows a failed test in its file: one test that notices a broken place is enough. */
export default class FailFastEnvironment extends (needsPage ? FixedJsdomEnvironment : NodeEnvironment) {
  #hasFailed = false

  async handleTestEvent(event) {
    if (event.name === 'test_start' && this.#hasFailed) event.test.mode = 'skip'
    if (event.name === 'test_done' && event.test.errors.length > 0) this.#hasFailed = true
  }
}
