import type { MemberCode } from '@shop/shared/domain'
import type { FavouriteListId } from '@shop/shared/domain/favourites'
import { queryOptions, skipToken } from '@shop/shared/query'
import type { BulkOutcome } from './bulk-outcome.ts'

export type BulkRun = {
  progress?: { text: string; done: number; total: number }
  outcome?: BulkOutcome
}

/** Lies in the page's query client: a run goes on when its screen is left, and nobody may begin a second one. */
export const bulkRunQuery = (member: MemberCode, list: FavouriteListId | undefined) =>
  queryOptions<BulkRun>({
    queryKey: ['favourites', 'bulk-run', member, list ?? ''] as const,
    queryFn: skipToken,
    gcTime: Number.POSITIVE_INFINITY,
    structuralSharing: false,
  })
