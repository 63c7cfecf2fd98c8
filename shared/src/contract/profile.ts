import * as v from '@shop/shared/schema'
import { defineCall } from './call.ts'

/**
 * A way to the identity provider's page of the member's own details: the page's address, a token for this one visit (not the
 * access token; good for five minutes, once) and a one-time value against forged posts. The browser posts them as a form
 * with the address to come back to. [ACC-015]
 */
export const profileCall = defineCall({
  service: 'delivery',
  method: 'POST',
  path: '/profile',
  access: 'member',
  csrf: true,
  reply: v.object({
    profileUrl: v.pipe(v.string(), v.url()),
    accessToken: v.pipe(v.string(), v.minLength(1)),
    csrfToken: v.pipe(v.string(), v.minLength(1)),
  }),
})
