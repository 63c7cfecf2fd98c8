import type { MemberCode } from '@shop/shared/domain'
import {
  type FavouriteId,
  type FavouriteListId,
  favouriteListId,
  hasListChanges,
  type ListChanges,
  maxFavourites,
  noListChanges,
} from '@shop/shared/domain/favourites'
import { anyRecord, defineKey, type PlatformStorage, schema } from '@shop/shared/platform'

/** A list as it was when somebody began to change it: enough to make it anew when it is deleted meanwhile. */
export type ListSeen = { name: string; products: readonly FavouriteId[] }

/** Typed and chosen for one list, and not stored yet. */
export type ListDraft = {
  /** As it was typed. */
  name?: string
  changes: ListChanges
  of?: ListSeen
  /** A new list was sent under this name, and nobody knows whether it has arrived. */
  sent?: string
}

export type DraftOf = { member: MemberCode; list: FavouriteListId }

/** The draft of a list that is to be made has no id: no list of the service has this one. */
export const newList = favouriteListId('')

export const emptyDraft: ListDraft = { changes: noListChanges }

export const isBegun = ({ name, changes }: ListDraft): boolean => (name ?? '') !== '' || hasListChanges(changes)

const idsSchema = schema.pipe(
  schema.array(schema.custom<FavouriteId>((id) => typeof id === 'string')),
  schema.maxLength(maxFavourites),
)

const seenSchema = schema.object({ name: schema.string(), products: idsSchema })

/** By the id of the list. */
type StoredDrafts = Readonly<Record<string, unknown>>

const draftsKey = defineKey({
  name: 'list-drafts',
  in: 'session',
  of: 'member',
  schema: schema.object({ member: schema.string(), drafts: anyRecord }),
})

const draftsOf = (storage: PlatformStorage, member: MemberCode): StoredDrafts => {
  const kept = storage.read(draftsKey)
  // Somebody else may have used this tab.
  return kept?.member === member ? kept.drafts : {}
}

/**
 * A reload, a login in between or a look at another page loses nothing. Another version may have written it: a part that does
 * not fit is left out.
 */
export function readDraft(storage: PlatformStorage, { member, list }: DraftOf): ListDraft {
  const drafts = draftsOf(storage, member)
  const stored = Object.hasOwn(drafts, list) ? drafts[list] : undefined
  return schema.is(anyRecord, stored) ? toDraft(stored) : emptyDraft
}

function toDraft({ name, added, removed, of, sent }: Readonly<Record<string, unknown>>): ListDraft {
  const out = idsOf(removed)
  return {
    // None is in both.
    changes: { added: new Set(idsOf(added).filter((id) => !out.includes(id))), removed: new Set(out) },
    ...(typeof name === 'string' ? { name } : {}),
    ...(schema.is(seenSchema, of) ? { of } : {}),
    ...(typeof sent === 'string' ? { sent } : {}),
  }
}

const idsOf = (stored: unknown): readonly FavouriteId[] => (schema.is(idsSchema, stored) ? stored : [])

export function keepDraft(storage: PlatformStorage, { member, list }: DraftOf, draft: ListDraft): void {
  const others = Object.entries(draftsOf(storage, member)).filter(([id]) => id !== list)
  const drafts = Object.fromEntries(isBegun(draft) ? [...others, [list, toStored(draft)]] : others)
  if (Object.keys(drafts).length === 0) storage.remove(draftsKey)
  else storage.write(draftsKey, { member, drafts })
}

const toStored = ({ changes: { added, removed }, ...rest }: ListDraft) => ({
  ...rest,
  added: [...added],
  removed: [...removed],
})
