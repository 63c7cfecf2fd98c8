import { queryOptions, skipToken } from '@shop/shared/query'
import type { BulkOutcome } from './bulk-outcome.ts'

export type ShownOutcome = Pick<BulkOutcome, 'tone' | 'title' | 'lines'>

export type BulkRun<O extends ShownOutcome> = {
  progress?: { text: string; done: number; total: number }
  outcome?: O
}

/** Lies in the page's query client: a run goes on when its screen is left, and nobody may begin a second one. */
export const bulkRunQuery = <O extends ShownOutcome>(...names: string[]) =>
  queryOptions<BulkRun<O>>({
    queryKey: names,
    queryFn: skipToken,
    gcTime: Number.POSITIVE_INFINITY,
    structuralSharing: false,
  })
