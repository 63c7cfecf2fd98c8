import type { AskedLine } from './order-facts.ts'

/** An order of one product as it was sent. */
export type PutLine = AskedLine & {
  order_count: number
  input_status: number
  mode: 'append' | 'direct'
  view_date?: string | undefined
}
