import type { MemberCode, WeekNumber } from '@shop/shared/domain'
import { isCycle, maxQuantity, type SubscriptionWish } from '@shop/shared/domain/shopping'
import { anyRecord, defineKey, type PlatformStorage, schema } from '@shop/shared/platform'

/** Wishes that the member has set and not sent yet, by the number of the subscription. [ORD-131] */
export type StagedWishes = Readonly<Record<string, SubscriptionWish>>
export type StagedFor = { member: MemberCode; week: WeekNumber }

type Cycle = Extract<SubscriptionWish, { is: 'change' }>['cycle']

const wishSchema = schema.union([
  schema.object({ is: schema.picklist(['skip', 'cancel']) }),
  schema.object({
    is: schema.literal('change'),
    cycle: schema.custom<Cycle>((value) => typeof value === 'number' && isCycle(value)),
    quantity: schema.pipe(schema.number(), schema.integer(), schema.minValue(1), schema.maxValue(maxQuantity)),
  }),
])

/** A wish that does not fit is left out, the others stay. */
const wishesSchema = schema.pipe(
  anyRecord,
  schema.transform((stored): StagedWishes => {
    const wishes = Object.entries(stored)
    return Object.fromEntries(
      wishes.filter((entry): entry is [string, SubscriptionWish] => schema.is(wishSchema, entry[1])),
    )
  }),
)

const stagedKey = defineKey({
  name: 'ordering.subscription-wishes',
  in: 'session',
  of: 'member',
  schema: schema.object({ member: schema.string(), week: schema.string(), wishes: wishesSchema }),
})

/** A reload or a login in between loses nothing: the wishes lie in this tab, for this member and week alone. */
export function readStaged(storage: PlatformStorage, { member, week }: StagedFor): StagedWishes {
  const kept = storage.read(stagedKey)
  return kept?.member === member && kept.week === week ? kept.wishes : {}
}

export function keepStaged(storage: PlatformStorage, { member, week }: StagedFor, wishes: StagedWishes): void {
  if (Object.keys(wishes).length === 0) storage.remove(stagedKey)
  else storage.write(stagedKey, { member, week, wishes })
}
