import type { MemberCode, WeekNumber } from '@shop/shared/domain'
import type { StoragePort } from '@shop/shared/platform'
import { isCycle, maxQuantity, type SubscriptionWish } from '@shop/shared/product'
import { fieldsOf } from '../../parts/fields-of.ts'

/** Wishes that the member has set and not sent yet, by the number of the subscription. [ORD-131] */
export type StagedWishes = Readonly<Record<string, SubscriptionWish>>
export type StagedFor = { member: MemberCode; week: WeekNumber }

const key = 'ordering.subscription-wishes'

/** A reload or a login in between loses nothing: the wishes lie in this tab, for this member and week alone. */
export function readStaged(storage: StoragePort, { member, week }: StagedFor): StagedWishes {
  const kept = fieldsOf(storage.read(key))
  if (kept['member'] !== member || kept['week'] !== week) return {}
  const wishes = Object.entries(fieldsOf(kept['wishes']))
  return Object.fromEntries(wishes.filter((entry): entry is [string, SubscriptionWish] => isWish(entry[1])))
}

export function keepStaged(storage: StoragePort, { member, week }: StagedFor, wishes: StagedWishes): void {
  if (Object.keys(wishes).length === 0) storage.remove(key)
  else storage.write(key, { member, week, wishes })
}

function isWish(value: unknown): value is SubscriptionWish {
  const { is, cycle, quantity } = fieldsOf(value)
  if (is === 'skip' || is === 'cancel') return true
  const isQuantity = Number.isInteger(quantity) && Number(quantity) >= 1 && Number(quantity) <= maxQuantity
  return is === 'change' && typeof cycle === 'number' && isCycle(cycle) && isQuantity
}
