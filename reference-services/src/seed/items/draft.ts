import type { Shelf } from './categories.ts'
import type { Traits } from './goods.ts'
import type { Reading } from './pattern.ts'
import type { Row } from './row-table.ts'

/** One product before it has a number: a row, read in one way, in one size. */
export type Draft = {
  shelf: Shelf
  traits: Traits
  row: Row
  reading: Reading
  size: { standard: string; price: number }
}
