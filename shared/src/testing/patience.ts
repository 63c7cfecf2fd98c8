import { configure } from '@testing-library/react'

// A second is what the library waits for something to appear; how fast the machine is has no say in a test. A test
// gives no patience of its own below this one: it would be the first to fail on a busy machine.
configure({ asyncUtilTimeout: 120_000 })
