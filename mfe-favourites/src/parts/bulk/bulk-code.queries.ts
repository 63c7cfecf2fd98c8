import { queryOptions } from '@shop/shared/query'

/** The code of まとめて選ぶ. Who cannot load it is told, and tries again. */
export const bulkCodeQuery = queryOptions({
  queryKey: ['favourites', 'bulk-code'],
  queryFn: () => import(/* webpackChunkName: "bulk" */ './bulk-mode.tsx'),
  staleTime: Number.POSITIVE_INFINITY,
  structuralSharing: false,
})
