import { toHalfWidthDigits } from './japanese-text.ts'
import { type OrderNumber, parseOrderNumber } from './order-number.ts'

/** The request of somebody who submits the search box. */
export type SearchRequest =
  | { is: 'nothing' }
  | { is: 'word'; word: string }
  /** The word is what is searched for when no product has that number. [CHR-059] */
  | { is: 'number'; orderNumber: OrderNumber; word: string }

/** One to six digits, of either width, and nothing else are a number; a blank is nothing. [CHR-045 to CHR-047] */
export function searchRequest(typed: string): SearchRequest {
  const word = typed.trim()
  if (word === '') return { is: 'nothing' }
  const orderNumber = /^\d{1,6}$/.test(toHalfWidthDigits(word)) ? parseOrderNumber(word) : undefined
  return orderNumber === undefined ? { is: 'word', word } : { is: 'number', orderNumber, word }
}
