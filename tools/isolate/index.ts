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
export { startHostProcess } from './host-process.ts'
export { imeKeys } from './ime-keys.ts'
export { orderedLink, orderedPieces } from './ordered-pieces.ts'
export { expectLegibleOnPaper } from './printed-texts.ts'
export { goBack, goTo, reloadShop, showOnPhone } from './shop-frame.ts'
export { smallTargets } from './small-targets.ts'
export { suiteOf } from './suite.ts'
export { test } from './test.ts'
