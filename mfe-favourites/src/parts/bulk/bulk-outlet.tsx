import { useQuery } from '@shop/shared/query'
import { FailedState, Skeleton, Waiting } from '@shop/shared/ui'
import { bulkCodeQuery } from './bulk-code.queries.ts'
import type { BulkModeProps } from './bulk-mode.tsx'

/** まとめて選ぶ in a file of its own, which comes when it is asked for. */
export function BulkOutlet(props: BulkModeProps) {
  const { data, isError, isFetching, refetch } = useQuery(bulkCodeQuery)
  if (data !== undefined) return <data.BulkMode {...props} />
  return isError ? (
    <FailedState title="まとめて選ぶ画面を表示できませんでした" isBusy={isFetching} onRetry={() => void refetch()} />
  ) : (
    <Waiting>
      <Skeleton height="400px" radius={12} />
    </Waiting>
  )
}
