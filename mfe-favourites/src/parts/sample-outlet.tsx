import { queryOptions, useQuery } from '@shop/shared/query'
import { FailedState, Skeleton, Waiting } from '@shop/shared/ui'

const sampleCodeQuery = queryOptions({
  queryKey: ['favourites', 'sample-code'],
  queryFn: () => import(/* webpackChunkName: "sample" */ './sample.tsx'),
  staleTime: Number.POSITIVE_INFINITY,
  structuralSharing: false,
})

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
