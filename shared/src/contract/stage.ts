import * as v from '@shop/shared/schema'
import { defineCall } from './call.ts'
import { amount, dayWire, maybe } from './wire.ts'

/** Empty or null is an ordinary member, 0 bronze, 1 gold, 2 platinum, 3 diamond. [ACC-035] */
const stageTypeWire = maybe(v.picklist(['', '0', '1', '2', '3']))

/** [API-052, API-066] */
export const currentStageCall = defineCall({
  service: 'stage',
  path: '/my/stage/current',
  access: 'member',
  own: 'any',
  reply: v.object({
    stageType: stageTypeWire,
    topStagePermanentFlag: maybe(v.boolean()),
    topStagePermanentStartDate: maybe(dayWire),
    topStageCount: maybe(amount),
  }),
})

/** `stageConfirmedType`: 0 provisional, 1 tallying, 2 confirmed. [ACC-041] */
export const nextStageCall = defineCall({
  service: 'stage',
  path: '/my/stage/next/necessary-purchases',
  access: 'member',
  own: 'any',
  reply: v.object({
    stageType: stageTypeWire,
    necessaryPurchasePriceExcludedTax: maybe(amount),
    necessaryTopStageCount: maybe(amount),
    stageConfirmedType: v.picklist(['0', '1', '2']),
  }),
})
