import { can, type WeekNumber } from '@shop/shared/domain'
import { isLimitedRush, orderedPieces } from '@shop/shared/domain/shopping'
import { usePlatform } from '@shop/shared/platform'
import { currentOrderQuery } from '@shop/shared/product/order'
import { useQuery } from '@shop/shared/query'
import { type Session, useSession } from '@shop/shared/session'
import { useEffect } from 'react'

/** No call for an order leaves the browser of a visitor. [GRD-087] */
const mayOrder = ({ login }: Session): boolean => login.status === 'member' && can(login.member, 'order')

/** How many pieces the order of a week holds; unknown until it was read. */
export function useOrderedPieces(week: WeekNumber): number | undefined {
  const { api, bus, clock, queryClient } = usePlatform()
  // In the rush the ordered list alone reads the order. [ORD-071]
  const enabled = useSession(mayOrder) && !isLimitedRush(clock.now())
  const { data } = useQuery({ ...currentOrderQuery(api, week), enabled, select: orderedPieces })

  // Cards hear this as well; a page without any still shows the right number.
  useEffect(
    () =>
      bus.hear('order/changed', ({ week: changed }, { fromOtherTab }) => {
        const { queryKey } = currentOrderQuery(api, changed)
        if (fromOtherTab) void queryClient.invalidateQueries({ queryKey }, { cancelRefetch: false })
      }),
    [api, bus, queryClient],
  )
  return data
}
