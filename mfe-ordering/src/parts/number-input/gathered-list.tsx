import { ListNotes } from './list-notes.tsx'
import { NumberLines, type NumberLinesProps } from './number-lines.tsx'
import type { OrderableLine } from './order-list.ts'

export { ListFoot } from './list-foot.tsx'

/** The gathered lines. In a file of its own, with the row of the bar below: most pages begin without a list. */
export const GatheredList = ({ orderable, ...lines }: NumberLinesProps & { orderable: readonly OrderableLine[] }) => (
  <>
    <NumberLines {...lines} />
    <ListNotes lines={orderable} />
  </>
)
