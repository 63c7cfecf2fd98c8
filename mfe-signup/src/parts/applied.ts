import { defineKey } from '@shop/shared/platform'
import * as v from 'valibot'

/** An application of this tab that the member base has. */
export const appliedKey = defineKey({
  name: 'signup.applied',
  in: 'session',
  of: 'member',
  schema: v.object({
    /** Whose it is: see `useApplicant`. */
    owner: v.string(),
    /** Its number; unknown when an earlier one is under review. */
    id: v.exactOptional(v.string()),
  }),
})
