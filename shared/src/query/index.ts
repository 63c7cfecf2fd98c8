/** The query library in the names a shop uses: sharing the package would ship all of it. */
export {
  keepPreviousData,
  notifyManager,
  QueryClient,
  QueryClientProvider,
  QueryObserver,
  queryOptions,
  replaceEqualDeep,
  skipToken,
  useMutation,
  useQueryClient,
} from '@tanstack/react-query'
export { useInfiniteQuery, useQuery } from './use-query.ts'
