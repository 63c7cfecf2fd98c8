import * as v from 'valibot'
import { defineCall } from './call.ts'

/** Under which id the recommendation service knows a member; the path is not shown. [API-037, G-18] */
export const recommendUserCall = defineCall({
  service: 'recommend',
  method: 'GET',
  path: '/recommend_user_id',
  access: 'member',
  csrf: false,
  confirmed: false,
  own: 'any',
  reply: v.object({ user_id: v.string() }),
})
