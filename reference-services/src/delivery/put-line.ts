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
