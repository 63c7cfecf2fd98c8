import type { ReactNode } from 'react'

export const searchLabel = '商品をさがす'
export const searchHint = '商品名・注文番号（6けた）でさがす'

export type SearchFormProps = {
  /** In the dialog the list is the rest of the page, and what is chosen takes the dialog's place. */
  isFull?: boolean
  /** Esc closes more than the list. */
  onEscape?(): void
  /** Between the box and its list. */
  children?: ReactNode
}
