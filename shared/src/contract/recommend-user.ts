import * as v from '@shop/shared/schema'
import { defineCall } from './call.ts'
import { orderNumberWire, weekNumberWire } from './wire.ts'

/** Under which id the recommendation service knows a member; the path is not shown. [API-037, G-18] */
export const recommendUserCall = defineCall({
  service: 'recommend',
  path: '/recommend_user_id',
  access: 'member',
  confirmed: false,
  own: 'any',
  reply: v.object({ user_id: v.string() }),
})

/** As it comes with a recommended product, and stands in the address of the page it leads to. [CAT-006] */
const trackingIdForm = /^[\w.:-]{1,100}$/
/** Tells whether a text has the shape of a tracking id; a view with another one is not reported. */
export const isTrackingId = (text: string): boolean => trackingIdForm.test(text)

/** A member has opened what was recommended to them: a count, which changes nothing of theirs. [CAT-057, G-18] */
export const recommendedViewCall = defineCall({
  service: 'recommend',
  method: 'POST',
  path: '/recommended_product_view',
  access: 'member',
  csrf: false,
  confirmed: false,
  own: 'any',
  body: v.object({
    userId: v.string(),
    trackingId: v.pipe(v.string(), v.regex(trackingIdForm)),
    planningWeek: weekNumberWire,
    orderNo: orderNumberWire,
  }),
  reply: v.object({}),
})
