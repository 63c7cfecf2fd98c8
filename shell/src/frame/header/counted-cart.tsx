import { can, type WeekNumber } from '@shop/shared/domain'
import { orderedPieces } from '@shop/shared/domain/shopping'
import { usePlatform } from '@shop/shared/platform'
import { currentOrderQuery, readAtOf, useIsRush, useKeptOrder } from '@shop/shared/product/order'
import { useQuery } from '@shop/shared/query'
import { type Session, useSession } from '@shop/shared/session'
import { useEffect } from 'react'
import { Cart, type OrderedPieces } from './cart.tsx'

/** No call for an order leaves the browser of a visitor. [GRD-087] */
const mayOrder = ({ login }: Session): boolean => login.status === 'member' && can(login.member, 'order')

/** A chunk of its own: visitors never need this code, which reads an order. */
export const CountedCart = ({ to, week }: { to: string; week: WeekNumber }) => (
  <Cart to={to} {...useOrderedPieces(week)} />
)

/** How many pieces the order of a week holds. In the rush the ordered list alone reads it. [ORD-071] */
function useOrderedPieces(week: WeekNumber): OrderedPieces {
  const platform = usePlatform()
  const { api, bus, queryClient } = platform
  const isRush = useIsRush()
  const enabled = useSession(mayOrder) && !isRush
  useKeptOrder(week)
  const order = useQuery({ ...currentOrderQuery(api, week), enabled, select: orderedPieces })

  // Cards hear this as well; a page without any still shows the right number.
  useEffect(
    () =>
      bus.hear('order/changed', ({ week: changed }, { fromOtherTab }) => {
        const { queryKey } = currentOrderQuery(api, changed)
        if (fromOtherTab) void queryClient.invalidateQueries({ queryKey }, { cancelRefetch: false })
      }),
    [api, bus, queryClient],
  )
  if (!isRush) return { pieces: order.data }
  const readAt = readAtOf(order, platform)
  // Lines that were ordered here in the rush are no whole order. [ORD-132]
  return { pieces: readAt === undefined ? undefined : order.data, readAt }
}
