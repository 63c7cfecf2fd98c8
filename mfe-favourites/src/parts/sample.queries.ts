import { queryOptions } from '@shop/shared/query'

/** The code of the sample: only visitors load it. */
export const sampleCodeQuery = queryOptions({
  queryKey: ['favourites', 'sample-code'],
  queryFn: () => import(/* webpackChunkName: "sample" */ './sample.tsx'),
  staleTime: Number.POSITIVE_INFINITY,
  structuralSharing: false,
})
