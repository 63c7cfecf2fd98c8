export { expect, type FrameLocator as Shop } from '@playwright/test'
export { expectAccessible } from './accessible.ts'
export { suiteOf } from './suite.ts'
export { test } from './test.ts'
