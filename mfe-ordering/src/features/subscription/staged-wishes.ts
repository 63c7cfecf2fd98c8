import type { MemberCode, WeekNumber } from '@shop/shared/domain'
import { defineKey, type PlatformStorage } from '@shop/shared/platform'
import { isCycle, maxQuantity, type SubscriptionWish } from '@shop/shared/product'
import * as v from 'valibot'

/** What the member has set and not sent yet, by the number of the subscription. [ORD-131] */
export type StagedWishes = Readonly<Record<string, SubscriptionWish>>
export type StagedFor = { member: MemberCode; week: WeekNumber }

type Cycle = Extract<SubscriptionWish, { is: 'change' }>['cycle']

const wishSchema = v.variant('is', [
  v.object({ is: v.picklist(['skip', 'cancel']) }),
  v.object({
    is: v.literal('change'),
    cycle: v.custom<Cycle>((value) => typeof value === 'number' && isCycle(value)),
    quantity: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(maxQuantity)),
  }),
])

/** A wish that does not fit is left out, the others stay. */
const wishesSchema = v.pipe(
  v.record(v.string(), v.unknown()),
  v.transform((stored): StagedWishes => {
    const wishes = Object.entries(stored)
    return Object.fromEntries(wishes.filter((entry): entry is [string, SubscriptionWish] => v.is(wishSchema, entry[1])))
  }),
)

const stagedKey = defineKey({
  name: 'ordering.subscription-wishes',
  in: 'session',
  of: 'member',
  schema: v.object({ member: v.string(), week: v.string(), wishes: wishesSchema }),
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
