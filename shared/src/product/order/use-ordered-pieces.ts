import type { WeekNumber } from '@shop/shared/domain'
import { orderedPieces } from '@shop/shared/domain/shopping'
import { usePlatform } from '@shop/shared/platform'
import { useQuery } from '@shop/shared/query'
import { useSession } from '@shop/shared/session'
import { useEffect } from 'react'
import { mayOrder } from './may-order.ts'
import { currentOrderQuery } from './order.queries.ts'
import { useIsPeakWindow } from './use-is-peak-window.ts'
import { readAtOf, useKeptOrder } from './use-kept-order.ts'

export type OrderedPieces = {
  /** Unknown until the order was read. */
  pieces: number | undefined
  /** In the rush: what was known then. */
  readAt?: Date | undefined
}

/** How many pieces the order of a week holds. In the rush the ordered list alone reads it. */
export function useOrderedPieces(week: WeekNumber): OrderedPieces {
  const platform = usePlatform()
  const { api, bus, queryClient } = platform
  const isRush = useIsPeakWindow()
  const enabled = useSession(mayOrder) && !isRush
  useKeptOrder(week)
  const order = useQuery({
    ...currentOrderQuery(api, week),
    enabled,
    // Another device may have ordered while the page was out of sight. [K-150]
    refetchOnWindowFocus: 'always',
    select: orderedPieces,
  })

  // Cards hear this as well; a page without any still shows the right number.
  useEffect(
    () =>
      bus.subscribe('order/changed', ({ week: changed }, { fromOtherTab }) => {
        const { queryKey } = currentOrderQuery(api, changed)
        if (fromOtherTab) void queryClient.invalidateQueries({ queryKey }, { cancelRefetch: false })
      }),
    [api, bus, queryClient],
  )
  if (!isRush) return { pieces: order.data }
  const readAt = readAtOf(order, platform)
  // Lines that were ordered here in the rush are no whole order.
  return { pieces: readAt === undefined ? undefined : order.data, readAt }
}
