import { defineKey, schema } from '@shop/shared/platform'

/** An application that the member base has, as far as this tab knows it. */
type Applied = {
  /** Whose it is: see `useApplicant`. */
  owner: string
  /** Its number; unknown when an earlier one is under review. */
  id?: string | undefined
}

export const appliedKey = defineKey<Applied>({
  name: 'signup.applied',
  in: 'session',
  of: 'member',
  schema: schema.object({ owner: schema.string(), id: schema.optional(schema.string()) }),
})
