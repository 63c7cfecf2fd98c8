import { configure, getConfig } from '@testing-library/react'

// A second is what the library waits for something to appear; how fast the machine is has no say in a test. A test
// gives no patience of its own below this one: it would be the first to fail on a busy machine.
configure({ asyncUtilTimeout: 120_000 })

// The library prints the whole document into the error of every look that finds nothing. While it waits it looks again
// and again and keeps none of these errors; the one that a test ends with it prints once more.
const { getElementError } = getConfig()
const isWaiting = (): boolean => Reflect.get(getConfig(), '_disableExpensiveErrorDiagnostics') === true

configure({
  getElementError: function elementError(message, container) {
    const error = isWaiting()
      ? Object.assign(new Error(message ?? ''), { name: 'TestingLibraryElementError' })
      : getElementError(message, container)
    // Jest shows the first place of the stack that is ours: that of the test, not this one.
    Error.captureStackTrace(error, elementError)
    return error
  },
})
