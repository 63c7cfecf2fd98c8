import type { Brand } from './brand.ts'
import { graphemeCount } from './japanese-text.ts'
import type { Message } from './messages.ts'

/** Names a list of favourites; the service makes it, and nothing can be read out of it. */
export type FavouriteListId = Brand<string, 'FavouriteListId'>
/** Names a favourite in its lists; the service makes it. */
export type FavouriteId = Brand<string, 'FavouriteId'>

export const favouriteListId = (text: string): FavouriteListId => text as FavouriteListId
export const favouriteId = (text: string): FavouriteId => text as FavouriteId

/** In characters as a reader counts them. */
export const maxListName = 10
/** In UTF-16 units, whatever they make up: one character on the screen may consist of hundreds. */
const maxListNameUnits = 200
export const maxFavourites = 1000
export const maxFavouriteLists = 100
/** Buttons of lists before その他のリスト. [FAV-007] */
export const listButtons = 3

/** Leave no mark on a screen: blanks, formats, fillers such as U+3164, and the Braille cell without a dot. */
const unseen = /[\s\p{Cf}\p{Default_Ignorable_Code_Point}\u2800]/gu

/** A name as it is stored: its white space single blanks, none around it; '' when nothing of it can be seen. */
export function normalizeListName(typed: string): string {
  const name = typed
    // Half of a surrogate pair is no character.
    .replace(/\p{Cs}/gu, '\ufffd')
    .replace(/[\s\p{Cc}]+/gu, ' ')
    .trim()
  return name.replace(unseen, '') === '' ? '' : name
}

/** Names with one key are the same name: widths and compatible forms make no difference. */
export const listNameKey = (name: string): string => normalizeListName(name.normalize('NFKC'))

const isTooLong = (name: string): boolean => name.length > maxListNameUnits || graphemeCount(name) > maxListName

export type ListNameVerdict = 'good' | 'empty' | 'tooLong' | 'duplicate'

/** `others`: names of the member's other lists. [K-10] */
export function judgeListName(typed: string, others: readonly string[]): ListNameVerdict {
  const name = normalizeListName(typed)
  if (name === '') return 'empty'
  if (isTooLong(name)) return 'tooLong'
  const key = listNameKey(name)
  return others.some((other) => listNameKey(other) === key) ? 'duplicate' : 'good'
}

/**
 * What a name keeps of a text: what is typed as the eleventh character is refused. The blanks around it count no more
 * than in the name. [K-10]
 */
export function limitListName(typed: string): string {
  if (!isTooLong(normalizeListName(typed))) return typed
  let kept = ''
  for (const { segment } of new Intl.Segmenter('ja', { granularity: 'grapheme' }).segment(typed)) {
    if (isTooLong(normalizeListName(kept + segment))) break
    kept += segment
  }
  return kept
}

/** As lists are called on screens, also those of before that have longer names. */
export const shownListName = (name: string): string =>
  [...new Intl.Segmenter('ja', { granularity: 'grapheme' }).segment(name)]
    .slice(0, maxListName)
    .map(({ segment }) => segment)
    .join('')

/** Products that are to come into a list and to go out of it; none is in both. */
export type ListChanges = { added: ReadonlySet<FavouriteId>; removed: ReadonlySet<FavouriteId> }

export const noListChanges: ListChanges = { added: new Set(), removed: new Set() }

/** A press on a product: in the list it goes out, outside it comes in, and a second press takes the first one back. */
export function toggleInList(
  { added, removed }: ListChanges,
  id: FavouriteId,
  inList: ReadonlySet<FavouriteId>,
): ListChanges {
  return inList.has(id) ? { added, removed: toggled(removed, id) } : { added: toggled(added, id), removed }
}

function toggled(ids: ReadonlySet<FavouriteId>, id: FavouriteId): ReadonlySet<FavouriteId> {
  const next = new Set(ids)
  if (!next.delete(id)) next.add(id)
  return next
}

/** [FAV-033] */
export const hasListChanges = ({ added, removed }: ListChanges): boolean => added.size > 0 || removed.size > 0

/** Fixed wordings of favourites and their lists. */
export const favouriteMessages = {
  /** [FAV-010] */
  noLists: { title: 'お気に入りカテゴリはございません' },
  /** [FAV-020] */
  listCreated: { title: 'お気に入りリストを作成しました' },
  /** [FAV-023] */
  nameTooLong: { title: 'お気に入り商品リスト名が長すぎます。10文字以内で入力してください。' },
  /** [FAV-024] */
  nameDuplicate: { title: 'お気に入り商品リスト名が重複しています。ご確認ください。' },
  /** [FAV-028] */
  listRenamed: { title: 'お気に入りリスト名を変更しました' },
  /** [FAV-029] */
  listEdited: { title: 'お気に入りリストを修正しました' },
  /** [FAV-041] */
  deleteList: { title: 'お気に入りリストを削除しますか？' },
  /** [FAV-044] */
  listNotFound: { title: 'リストが見つかりませんでした' },
  /** [FAV-037] */
  onSaleOnly: { title: '※今週お取扱いのある商品のみご注文いただけます。' },
} as const satisfies Record<string, Message>
