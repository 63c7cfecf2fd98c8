import { defineKey, schema } from '@shop/shared/platform'

/** The application that was sent in this tab. */
type Applied = {
  /** Whose it is: see `useApplicant`. */
  owner: string
  /** Its receipt number. */
  id: string
}

export const appliedKey = defineKey<Applied>({
  name: 'signup.applied',
  in: 'session',
  of: 'member',
  schema: schema.object({ owner: schema.string(), id: schema.string() }),
})
