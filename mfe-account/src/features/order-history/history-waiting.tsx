import { Skeleton, Waiting } from '@shop/shared/ui'

/** A week's order that is on its way. */
export const HistoryWaiting = () => (
  <Waiting text="注文履歴を読み込み中です">
    <Skeleton height="520px" radius={12} />
  </Waiting>
)
