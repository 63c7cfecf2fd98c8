import { configure } from '@testing-library/react'

// A second is what the library waits for something to appear; how fast the machine is has no say in a test.
configure({ asyncUtilTimeout: 10_000 })
