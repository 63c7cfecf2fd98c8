import { type FirstViewOfPage, useHydrated } from '@shop/shared/first-view'
import {
  type QueryClient,
  skipToken,
  useInfiniteQuery as useLiveInfiniteQuery,
  useQuery as useLiveQuery,
  useQueryClient,
} from '@tanstack/react-query'

type Options = Parameters<typeof useLiveQuery>[0]
type Fetch = (client: QueryClient, options: Options) => Promise<unknown>

/**
 * The library's hook, which shows what the HTML of the page shows while that is rendered or taken up: a query whose answer
 * stands there is waited for, as by `Suspense`, and any other one has none yet, even if it has come meanwhile.
 */
function asRendered<Hook extends (options: never, client?: QueryClient) => unknown>(useLive: Hook, fetch: Fetch): Hook {
  const useRendered = (options: Options, given?: QueryClient) => {
    const client = useQueryClient(given)
    const isWaiting = useHydrated(false, (view) => isWaitingIn(view, client, options, fetch))
    // Its key may be that of a visitor while a member is here: the drawing after hydration asks.
    const result = useLive((isWaiting ? { ...options, enabled: false } : options) as never, given) as object
    return isWaiting ? { ...result, ...waiting } : result
  }
  return useRendered as unknown as Hook
}

export const useQuery = asRendered(useLiveQuery, (client, options) => client.fetchQuery(options))

export const useInfiniteQuery = asRendered(useLiveInfiniteQuery, (client, options) =>
  client.fetchInfiniteQuery(options as Parameters<QueryClient['fetchInfiniteQuery']>[0]),
)

const waiting = {
  data: undefined,
  error: null,
  status: 'pending',
  fetchStatus: 'fetching',
  isPending: true,
  isLoading: true,
  isFetching: true,
  isSuccess: false,
  isError: false,
  isPlaceholderData: false,
}

/** Whether the HTML shows a query without its answer. Throws a promise until an answer that it shows has come. */
function isWaitingIn(
  { answered, server }: FirstViewOfPage,
  client: QueryClient,
  options: Options,
  fetch: Fetch,
): boolean {
  const { queryHash, enabled, queryFn } = client.defaultQueryOptions(options)
  const query = client.getQueryCache().get(queryHash)
  const hasData = query?.state.data !== undefined
  if (enabled === false || queryFn === skipToken) return false
  if (server !== undefined) {
    if (server.unanswered.has(queryHash)) return true
    if (hasData) return false
    throw fetch(client, options).then(
      () => void answered.add(queryHash),
      () => void server.unanswered.add(queryHash),
    )
  }
  if (!answered.has(queryHash)) return true
  if (!hasData && query?.state.status !== 'error') throw fetch(client, options).catch(() => undefined)
  return false
}
