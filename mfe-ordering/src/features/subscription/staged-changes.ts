import type { MemberCode, WeekNumber } from '@shop/shared/domain'
import { isCycle, maxQuantity, type SubscriptionRequest } from '@shop/shared/domain/shopping'
import { anyRecord, defineKey, type PlatformStorage, schema } from '@shop/shared/platform'

/** Changes that the member has set and not sent yet, by the number of the subscription. */
export type StagedChanges = Readonly<Record<string, SubscriptionRequest>>
export type StagedFor = { member: MemberCode; week: WeekNumber }

type Cycle = Extract<SubscriptionRequest, { is: 'change' }>['cycle']

const requestSchema = schema.union([
  schema.object({ is: schema.picklist(['skip', 'cancel']) }),
  schema.object({
    is: schema.literal('change'),
    cycle: schema.custom<Cycle>((value) => typeof value === 'number' && isCycle(value)),
    quantity: schema.pipe(schema.number(), schema.integer(), schema.minValue(1), schema.maxValue(maxQuantity)),
  }),
])

/** A request that does not fit is left out, the others stay. */
const requestsSchema = schema.pipe(
  anyRecord,
  schema.transform((stored): StagedChanges => {
    const requests = Object.entries(stored)
    return Object.fromEntries(
      requests.filter((entry): entry is [string, SubscriptionRequest] => schema.is(requestSchema, entry[1])),
    )
  }),
)

const stagedKey = defineKey({
  name: 'ordering.subscription-wishes',
  in: 'session',
  of: 'member',
  schema: schema.object({ member: schema.string(), week: schema.string(), wishes: requestsSchema }),
})

/** A reload or a login in between loses nothing: the changes lie in this tab, for this member and week alone. */
export function readStaged(storage: PlatformStorage, { member, week }: StagedFor): StagedChanges {
  const kept = storage.read(stagedKey)
  return kept?.member === member && kept.week === week ? kept.wishes : {}
}

export function keepStaged(storage: PlatformStorage, { member, week }: StagedFor, changes: StagedChanges): void {
  if (Object.keys(changes).length === 0) storage.remove(stagedKey)
  else storage.write(stagedKey, { member, week, wishes: changes })
}
