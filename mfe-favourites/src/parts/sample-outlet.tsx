import { useQuery } from '@shop/shared/query'
import { FailedState, Skeleton, Waiting } from '@shop/shared/ui'
import { sampleCodeQuery } from './sample.queries.ts'

/** The sample in a file of its own: members never need it. */
export function SampleOutlet() {
  const { data, isError, isFetching, refetch } = useQuery(sampleCodeQuery)
  if (data !== undefined) return <data.Sample />
  return isError ? (
    <FailedState title="お気に入りのご案内を表示できませんでした" isBusy={isFetching} onRetry={() => void refetch()} />
  ) : (
    <Waiting>
      <Skeleton height="320px" radius={12} />
    </Waiting>
  )
}
