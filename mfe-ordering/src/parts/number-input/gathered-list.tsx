import { ListFoot, type ListFootProps } from './list-foot.tsx'
import { NumberLines, type NumberLinesProps } from './number-lines.tsx'

/** The gathered lines, and the way to order it. In a file of its own: most pages begin without a list. */
export const GatheredList = ({ foot, ...lines }: NumberLinesProps & { foot: ListFootProps }) => (
  <>
    <NumberLines {...lines} />
    <ListFoot {...foot} />
  </>
)
