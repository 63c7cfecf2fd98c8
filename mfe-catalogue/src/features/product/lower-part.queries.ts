import { queryOptions } from '@shop/shared/query'

/** The code of what stands below the first view. It holds the allergens: who cannot load it is told, and tries again. */
export const lowerPartQuery = queryOptions({
  queryKey: ['catalogue', 'product-lower'],
  queryFn: () => import(/* webpackChunkName: "product-lower" */ './product-lower.tsx'),
  staleTime: Number.POSITIVE_INFINITY,
  structuralSharing: false,
})
