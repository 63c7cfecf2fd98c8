import type { MemberCode } from '@shop/shared/domain'
import { type FavouriteId, type FavouriteListId, favouriteId, maxFavourites } from '@shop/shared/domain/favourites'
import { defineKey, listOf, type PlatformStorage, schema } from '@shop/shared/platform'

export type KeptChoice = {
  ids: ReadonlySet<FavouriteId>
  /** As typed for a new list. */
  listName: string
}
export type ChoiceOwner = { member: MemberCode; list: FavouriteListId | undefined }

export const noChoice: KeptChoice = { ids: new Set(), listName: '' }

const choiceKey = defineKey({
  name: 'favourites.choice',
  in: 'session',
  of: 'member',
  schema: schema.object({
    member: schema.string(),
    list: schema.string(),
    ids: listOf(schema.string()),
    listName: schema.string(),
  }),
})

/** A reload or a login in between loses nothing: the choice lies in this tab, for this member and list alone. */
export function readChoice(
  storage: PlatformStorage,
  { member, list = '' as FavouriteListId }: ChoiceOwner,
): KeptChoice {
  const kept = storage.read(choiceKey)
  if (kept?.member !== member || kept.list !== list) return noChoice
  return { ids: new Set(kept.ids.slice(0, maxFavourites).map(favouriteId)), listName: kept.listName }
}

export function keepChoice(
  storage: PlatformStorage,
  { member, list }: ChoiceOwner,
  { ids, listName }: KeptChoice,
): void {
  if (ids.size === 0 && listName === '') storage.remove(choiceKey)
  else storage.write(choiceKey, { member, list: list ?? '', ids: [...ids], listName })
}
