import type { ProductPage } from '@shop/shared/api/shopping'
import type { Product } from '@shop/shared/domain/shopping'
import { useInfiniteQuery } from '@shop/shared/query'
import { useEffect, useMemo } from 'react'

/** So many at a time, where the list has no size of its own. [CAT-082] */
const productPageSize = 30

const freshMs = 5 * 60_000
/** Long enough to look at some products and come back to the same place. */
const keptMs = 30 * 60_000

/** A list that is being read again is waited for: broken off, it would count as fresh without having been read. */
const afterOthers = { cancelRefetch: false }

/** A list that is read in pages. The key ends with what is chosen of the list; what stands before it names the list. */
export type ProductPagesQuery<P extends ProductPage = ProductPage> = {
  queryKey: readonly [owner: string, kind: string, list: unknown, choice: unknown]
  pageSize?: number
  /** So many of the first page come by themselves, before the others: a long answer holds its first product back. */
  firstCount?: number
  load(page: { limit: number; offset: number }, signal: AbortSignal): Promise<P>
}

export type ReadyProductPages<P extends ProductPage = ProductPage> = {
  is: 'ready'
  /** Names the list, in whatever order it is. */
  list: string
  products: readonly Product[]
  total: number
  /** The page that was read last. */
  last: P
  /** Another choice than was asked for: that one is on its way. */
  isOutdated: boolean
  more: 'none' | 'some' | 'loading' | 'failed'
  loadMore(): void
}

export type ProductPages<P extends ProductPage = ProductPage> =
  | { is: 'waiting' }
  | { is: 'failed'; isBusy: boolean; retry(): void }
  | ReadyProductPages<P>

/**
 * Pages that were loaded once are there again when the member comes back to the list. With `isCount` the list is not
 * shown: the rest of its first page is not asked for.
 */
export function useProductPages<P extends ProductPage>(
  { queryKey, pageSize = productPageSize, firstCount = pageSize, load }: ProductPagesQuery<P>,
  { isCount = false } = {},
): ProductPages<P> {
  const query = useInfiniteQuery({
    queryKey,
    queryFn: ({ pageParam: offset, signal }) =>
      load({ limit: offset === 0 ? firstCount : pageSize - (offset % pageSize), offset }, signal),
    initialPageParam: 0,
    getNextPageParam: (last: P, all: readonly P[]) => nextOffset(last, all),
    placeholderData: (before, beforeQuery) =>
      beforeQuery !== undefined && nameOf(beforeQuery.queryKey) === nameOf(queryKey) ? before : undefined,
    staleTime: freshMs,
    gcTime: keptMs,
  })
  const { data, fetchNextPage } = query
  const products = useMemo(() => data?.pages.flatMap((page) => page.products) ?? [], [data])
  const lacksRest = products.length < pageSize && query.hasNextPage && !query.isPlaceholderData && !isCount
  const asksForRest = lacksRest && !query.isFetching && !query.isError
  useEffect(() => {
    if (asksForRest) void fetchNextPage(afterOthers)
  }, [asksForRest, fetchNextPage])

  /** Asks once more when the reading that was waited for has brought no further page. */
  async function loadMore(): Promise<void> {
    const { data: read, isError } = await fetchNextPage(afterOthers)
    if (!isError && read?.pages.length === data?.pages.length) await fetchNextPage(afterOthers)
  }

  const last = data?.pages.at(-1)
  if (last === undefined) {
    if (!query.isError) return { is: 'waiting' }
    return { is: 'failed', isBusy: query.isFetching, retry: () => void query.refetch() }
  }
  return {
    is: 'ready',
    list: nameOf(queryKey),
    products,
    total: last.total,
    last,
    isOutdated: query.isPlaceholderData,
    more: query.isPlaceholderData || asksForRest ? 'loading' : moreOf(query),
    loadMore: () => void loadMore(),
  }
}

/** A page that comes back empty ends the list, whatever its total says. */
function nextOffset(last: ProductPage, all: readonly ProductPage[]): number | undefined {
  const loaded = all.reduce((sum, page) => sum + page.products.length, 0)
  return last.products.length > 0 && loaded < last.total ? loaded : undefined
}

const nameOf = (key: ProductPagesQuery['queryKey']) => JSON.stringify(key.slice(0, -1))

type MoreFacts = { hasNextPage: boolean; isFetchingNextPage: boolean; isFetchNextPageError: boolean }

function moreOf({ hasNextPage, isFetchingNextPage, isFetchNextPageError }: MoreFacts) {
  if (isFetchingNextPage) return 'loading'
  if (isFetchNextPageError) return 'failed'
  return hasNextPage ? 'some' : 'none'
}
