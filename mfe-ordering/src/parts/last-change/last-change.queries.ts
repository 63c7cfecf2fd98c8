import type { WeekNumber } from '@shop/shared/domain'
import type { OrderLine } from '@shop/shared/domain/shopping'
import type { PlatformServices } from '@shop/shared/platform'
import type { BulkOutcome, OrderedLine } from '@shop/shared/product/bulk-order'
import type { KeptLine } from '@shop/shared/product/number-list'
import { queryOptions, skipToken } from '@shop/shared/query'

/** The last thing that a member has done to an order or a number list, and what its undo needs. */
export type LastChange =
  /** Pieces of a line of the order; 0: it was taken out. */
  | { is: 'quantity'; line: OrderLine; before: number; after: number }
  /** Taken off the number list, where it stood at `at`. */
  | { is: 'unlisted'; line: KeptLine; at: number; name: string }
  /** Ordered from the number list in one go; `said`: what an undo has left of it. */
  | { is: 'ordered'; lines: readonly OrderedLine[]; said?: Outcome }
  /** The outcome of an undo, which has none itself. */
  | { is: 'undone'; said: Outcome }

export type Outcome = Pick<BulkOutcome, 'tone' | 'title' | 'lines'>

/** Stays until the next one, also while another screen is on show. */
export const lastChangeQuery = (week: WeekNumber, owner: string) =>
  queryOptions<LastChange | null>({
    queryKey: ['ordering', 'last-change', week, owner] as const,
    queryFn: skipToken,
    gcTime: Number.POSITIVE_INFINITY,
    structuralSharing: false,
  })

export function rememberChange(
  { queryClient }: Pick<PlatformServices, 'queryClient'>,
  week: WeekNumber,
  owner: string,
  change: LastChange | null,
): void {
  queryClient.setQueryData(lastChangeQuery(week, owner).queryKey, change)
}

/** Presses on one line are one change, from before the first of them; what was taken out comes back as it was then. */
export function joinChange(known: LastChange | null | undefined, next: Extract<LastChange, { is: 'quantity' }>) {
  const isSame =
    known?.is === 'quantity' && known.line.orderNumber === next.line.orderNumber && known.after === next.before
  const joined = isSame && next.after > 0 ? { ...next, before: known.before } : next
  return joined.before === joined.after ? null : joined
}
