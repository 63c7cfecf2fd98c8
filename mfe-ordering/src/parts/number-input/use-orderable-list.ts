import type { Member, OrderNumber, PlanningWeek } from '@shop/shared/domain'
import { isPeakWindow, type Order } from '@shop/shared/domain/shopping'
import { usePlatform } from '@shop/shared/platform'
import { currentOrderQuery } from '@shop/shared/product/order'
import { useQuery } from '@shop/shared/query'
import { useCallback, useDeferredValue, useMemo } from 'react'
import { lineRefusal } from './judge-number.ts'
import { type ListChange, removeLine, setLineQuantity } from './list-changes.ts'
import { numberMessages } from './number-messages.ts'
import type { OrderableLine } from './order-list.ts'
import { type BulkOrder, useBulkOrder } from './use-bulk-order.ts'
import { type ShownList, useNumberList } from './use-number-list.ts'
import { useUnresolvedLines } from './use-unresolved-lines.ts'

export type OrderableList = ShownList & {
  /** The member's order, to which the list is added. */
  order: Order | undefined
  /** The lines that can be ordered as they stand. */
  orderable: readonly OrderableLine[]
  bulk: BulkOrder
  refusalOf(no: OrderNumber): string | undefined
  setQuantity(no: OrderNumber, quantity: number): void
  /** Gives whether the line is gone: not where another tab has changed it. */
  remove(no: OrderNumber): boolean
  retry(no: OrderNumber): void
}

/** So many lines are judged within a press. */
const maxAtOnce = 100

type Whose = { week: PlanningWeek; owner: string; member: Member }

/** The list beside the order: what of it can be ordered, and what may be done about its lines. */
export function useOrderableList({ week, owner, member }: Whose): OrderableList {
  const platform = usePlatform()
  const { clock, notices, randomId } = platform
  const shown = useNumberList(week.number, owner, member)
  const { lines, list, found, find } = shown
  // In the rush the ordered list alone reads it, and then it is here as well.
  const { data: order } = useQuery({
    ...currentOrderQuery(platform.api, week.number),
    enabled: !isPeakWindow(clock.now()),
  })
  const bulk = useBulkOrder(week.number, owner, list)
  useUnresolvedLines({ list, lines, found, isOrdering: bulk.progress !== undefined })

  // The sum of a long list may be said a moment after the press that changed a line of it.
  const deferred = useDeferredValue(lines)
  const judged = lines.length > maxAtOnce ? deferred : lines
  const refusals = useMemo(() => {
    // At the deadline the whole entry goes.
    const now = clock.now()
    const ordered = new Map(order?.lines.map((line) => [line.orderNumber, line.quantity]))
    const all = new Map<OrderNumber, string | undefined>()
    for (const { no, quantity } of judged) {
      const known = found.get(no)
      if (known?.is !== 'found') continue
      const line = { product: known.product, quantity, ordered: ordered.get(no) ?? 0 }
      all.set(no, lineRefusal(line, { member, week, now }))
    }
    return all
  }, [judged, found, order, member, week, clock])

  const orderable = useMemo(
    () =>
      judged.flatMap(({ no, quantity, sentOver }) => {
        const known = found.get(no)
        if (known?.is !== 'found' || sentOver !== undefined || refusals.get(no) !== undefined) return []
        return [{ product: known.product, quantity }]
      }),
    [judged, found, refusals],
  )

  /** A press counts from what this tab shows. Gives whether it has changed something. [K-152] */
  const changeLine = useCallback(
    (no: OrderNumber, change: ListChange): boolean => {
      if (list.changedElsewhere([no]).length === 0) {
        list.change(change)
        return true
      }
      list.refresh()
      const line = list.read().find((one) => one.no === no)
      const said = line === undefined ? numberMessages.takenElsewhere : numberMessages.changedElsewhere(line.quantity)
      notices.snackbar({ ...said, isError: true })
      return false
    },
    [list, notices],
  )

  return {
    ...shown,
    order,
    orderable,
    bulk,
    refusalOf: (no) => refusals.get(no),
    setQuantity: useCallback(
      (no: OrderNumber, quantity: number) => changeLine(no, setLineQuantity(no, quantity, randomId())),
      [changeLine, randomId],
    ),
    remove: useCallback((no: OrderNumber) => changeLine(no, removeLine(no)), [changeLine]),
    retry: useCallback((no: OrderNumber) => void find([no]), [find]),
  }
}
