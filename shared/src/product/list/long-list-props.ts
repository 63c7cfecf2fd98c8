import type { ReactNode } from 'react'
import type { ItemWords } from './plain-text-item.tsx'
import type { KeyOf } from './render-window.ts'

/** Draws an item; `nameId` is for the element with its name. The same function as long as it draws the same. */
export type RenderItem<T> = (item: T, place: { at: number; nameId: string }) => ReactNode

export type LongListProps<T> = {
  items: readonly T[]
  keyOf: KeyOf<T>
  /** Items that the browser lays out together: full rows in every number of columns. */
  size: number
  /** As `data-look` of the list; another one draws what is near anew. */
  look?: string
  /** With all that can be done: on the screen, near it, and where somebody has pressed something. */
  full: RenderItem<T>
  /** Its words alone, for where it is far away. */
  words: (item: T) => ItemWords
  /** The items carry their names, as nothing in them does. */
  hasNamedItems?: boolean
  /** More items come after these: styled as a long list from the start, or its cards would be gone for a frame then. */
  isGrowing?: boolean
}
