import * as v from '@shop/shared/schema'
import { defineCall } from './call.ts'

const maxNameCharacters = 64
const name = v.pipe(v.string(), v.maxLength(maxNameCharacters))

/**
 * The mail that thanks for a registration. Its path is not shown; the id token says whose registration it
 * was. Sent once for a login, however often it is asked for. [SGN-058, API-085, G-14, G-18]
 */
export const thanksMailCall = defineCall({
  service: 'mail',
  method: 'POST',
  path: '/account-register-thanks',
  access: 'member',
  csrf: true,
  confirmed: false,
  own: 'any',
  body: v.object({
    idToken: v.string(),
    params: v.object({ emailType: v.literal(0), firstName: name, lastName: name }),
  }),
  reply: v.object({ sent: v.boolean() }),
})
