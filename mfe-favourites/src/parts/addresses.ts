import type { FavouriteListId } from '@shop/shared/domain/favourites'

/** The addresses of this remote's own screens. */
export const addressOf = {
  lists: () => '/favorite/category',
  createList: () => '/favorite/category/create',
  list: (id: FavouriteListId) => `/favorite/category/detail/${encodeURIComponent(id)}`,
  renameList: (list: NamedList) => `/favorite/category/edit/true/${named(list)}`,
  chooseProducts: (list: NamedList) => `/favorite/category/edit/false/${named(list)}`,
} as const

type NamedList = { id: FavouriteListId; name: string }

/** The name is there for who reads the address; the id alone says which list it is. */
const named = ({ id, name }: NamedList) => `${encodeURIComponent(id)}/${encodeURIComponent(nameInAddress(name))}`

/** Browsers take dots alone for folders, and half of a surrogate pair has no form in an address. */
const nameInAddress = (name: string): string => (/^\.{0,2}$/.test(name) ? '-' : name.replace(/\p{Cs}/gu, '\ufffd'))
