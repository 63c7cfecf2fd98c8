export { expect, type FrameLocator as Shop, type Page } from '@playwright/test'
export { closeBusy } from '../test/busy.ts'
export {
  atEveryWidth,
  expectAccessible,
  expectAccessibleAtEveryWidth,
  expectAccessibleLayout,
  layoutRules,
  settled,
  violationsOn,
} from './accessible.ts'
export { goBack } from './go-back.ts'
export { reloadShop } from './reload-shop.ts'
export { smallTargets } from './small-targets.ts'
export { suiteOf } from './suite.ts'
export { test } from './test.ts'
