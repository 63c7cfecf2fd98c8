import type { AskedLine } from './order-facts.ts'

/** An order of one product as it was sent. */
export type PutLine = AskedLine & {
  order_count: number
  input_status: number
  mode: 'append' | 'direct'
  view_date?: string | undefined
  /** Pieces that the page showed, and the changes of a subscription. [K-150] */
  seen_count?: number | undefined
  seen_changes?: string | undefined
}

/** When the member's list was shown. */
export const viewedAtOf = ({ view_date }: Pick<PutLine, 'view_date'>): Date | undefined =>
  view_date === undefined ? undefined : new Date(view_date)
