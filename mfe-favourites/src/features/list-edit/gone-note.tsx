import { formatNumber } from '@shop/shared/domain'
import { Note } from '@shop/shared/ui'

export const leftOutWords = (count: number): string =>
  `選んだ商品のうち${formatNumber(count)}品は、お気に入りから外れたためリストに入りません。`

/** Of what was chosen, some is no favourite any more: a heart was pressed elsewhere. */
export const GoneNote = ({ count }: { count: number }) => (
  <div role="status">
    <Note>{leftOutWords(count)}</Note>
  </div>
)
