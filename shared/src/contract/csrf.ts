import * as v from '@shop/shared/schema'
import { defineCall } from './call.ts'

/** The field that carries the one-time token in the JSON body of a write, also of a DELETE. [API-002, API-003] */
export const csrfField = 'csrfToken'

/** Names one intent of the member; the same for every try of it. [API-082] */
export const idempotencyHeader = 'Idempotency-Key'

const maxPathLength = 100

/** A token for one write: this method, this path, this member, once, within two minutes. [API-002] */
export const csrfTokenCall = defineCall({
  service: 'csrf',
  method: 'POST',
  path: '/token',
  access: 'member',
  csrf: false,
  body: v.object({
    method_key: v.picklist(['POST', 'PUT', 'DELETE']),
    path_key: v.pipe(v.string(), v.startsWith('/'), v.maxLength(maxPathLength)),
    user_key: v.string(),
  }),
  reply: v.object({ token: v.string() }),
})
