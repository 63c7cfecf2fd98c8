import type { MemberCode, WeekNumber } from '@shop/shared/domain'
import type { StoragePort } from '@shop/shared/platform'
import type { Cycle, SubscriptionWish } from '@shop/shared/product'

/** What the member has set and not sent yet, by the number of the subscription. [ORD-131] */
export type StagedWishes = Readonly<Record<string, SubscriptionWish>>
export type StagedFor = { member: MemberCode; week: WeekNumber }

const key = 'ordering.subscription-wishes'

/** A reload or a login in between loses nothing: the wishes lie in this tab, for this member and week alone. */
export function readStaged(storage: StoragePort, { member, week }: StagedFor): StagedWishes {
  const kept = storage.read(key)
  if (!isRecord(kept) || kept['member'] !== member || kept['week'] !== week || !isRecord(kept['wishes'])) return {}
  const wishes = Object.entries(kept['wishes']).filter((entry): entry is [string, SubscriptionWish] => isWish(entry[1]))
  return Object.fromEntries(wishes)
}

export function keepStaged(storage: StoragePort, { member, week }: StagedFor, wishes: StagedWishes): void {
  if (Object.keys(wishes).length === 0) storage.remove(key)
  else storage.write(key, { member, week, wishes })
}

const cycles: readonly unknown[] = [1, 2, 3, 4] satisfies Cycle[]
const mostPieces = 99

function isWish(value: unknown): value is SubscriptionWish {
  if (!isRecord(value)) return false
  if (value['is'] === 'skip' || value['is'] === 'cancel') return true
  const { quantity } = value
  const isQuantity = Number.isInteger(quantity) && Number(quantity) >= 1 && Number(quantity) <= mostPieces
  return value['is'] === 'change' && cycles.includes(value['cycle']) && isQuantity
}

const isRecord = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null
