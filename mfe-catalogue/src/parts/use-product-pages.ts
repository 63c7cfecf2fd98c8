import type { Product, ProductPage, ProductSort } from '@shop/shared/product'
import { useInfiniteQuery } from '@shop/shared/query'
import { useMemo } from 'react'

/** So many at a time, in searches and in categories alike; a category would give 200 at most. [CAT-082, CAT-041] */
const productPageSize = 30

const freshMs = 5 * 60_000
/** Long enough to look at some products and come back to the same place. [design 12] */
const keptMs = 30 * 60_000

/** A list that is read in pages. The key ends with the sort; what stands before it names the list. */
export type ProductPagesQuery = {
  queryKey: readonly [owner: 'catalogue', kind: string, list: unknown, sort: ProductSort]
  load(page: { limit: number; offset: number }, signal: AbortSignal): Promise<ProductPage>
}

export type ProductPages =
  | { is: 'waiting' }
  | { is: 'failed'; isBusy: boolean; retry(): void }
  | {
      is: 'ready'
      products: readonly Product[]
      total: number
      /** In another order than was asked for: that one is on its way. */
      isOutdated: boolean
      more: 'none' | 'some' | 'loading' | 'failed'
      loadMore(): void
    }

/** Pages that were loaded once are there again when the member comes back to the list. */
export function useProductPages({ queryKey, load }: ProductPagesQuery): ProductPages {
  const query = useInfiniteQuery({
    queryKey,
    queryFn: ({ pageParam, signal }) => load({ limit: productPageSize, offset: pageParam }, signal),
    initialPageParam: 0,
    getNextPageParam: (last: ProductPage, all: readonly ProductPage[]) => nextOffset(last, all),
    placeholderData: (before, beforeQuery) =>
      beforeQuery !== undefined && isSameList(beforeQuery.queryKey, queryKey) ? before : undefined,
    staleTime: freshMs,
    gcTime: keptMs,
  })
  const { data } = query
  const products = useMemo(() => data?.pages.flatMap((page) => page.products) ?? [], [data])

  if (data === undefined) {
    if (!query.isError) return { is: 'waiting' }
    return { is: 'failed', isBusy: query.isFetching, retry: () => void query.refetch() }
  }
  return {
    is: 'ready',
    products,
    total: data.pages.at(-1)?.total ?? 0,
    isOutdated: query.isPlaceholderData,
    more: query.isPlaceholderData ? 'loading' : moreOf(query),
    loadMore: () => void query.fetchNextPage(),
  }
}

/** A page that comes back empty ends the list, whatever its total says. */
function nextOffset(last: ProductPage, all: readonly ProductPage[]): number | undefined {
  const loaded = all.reduce((sum, page) => sum + page.products.length, 0)
  return last.products.length > 0 && loaded < last.total ? loaded : undefined
}

const isSameList = (one: ProductPagesQuery['queryKey'], other: ProductPagesQuery['queryKey']) =>
  JSON.stringify(one.slice(0, -1)) === JSON.stringify(other.slice(0, -1))

type MoreFacts = { hasNextPage: boolean; isFetchingNextPage: boolean; isFetchNextPageError: boolean }

function moreOf({ hasNextPage, isFetchingNextPage, isFetchNextPageError }: MoreFacts) {
  if (isFetchingNextPage) return 'loading'
  if (isFetchNextPageError) return 'failed'
  return hasNextPage ? 'some' : 'none'
}
