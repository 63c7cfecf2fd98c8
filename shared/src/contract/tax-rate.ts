import * as v from '@shop/shared/schema'

/** Whole percent: 10, 8 (reduced) or 0 (exempt), and any other that a law brings. [BIZ-017, K-142] */
export const taxRateWire = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(100))
