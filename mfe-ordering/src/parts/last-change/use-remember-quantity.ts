import { type OrderLine, orderedQuantity } from '@shop/shared/domain/shopping'
import { type PlatformServices, usePlatform } from '@shop/shared/platform'
import { currentOrderQuery } from '@shop/shared/product/order'
import { useSession } from '@shop/shared/session'
import { useRef } from 'react'
import { listOwner } from '../number-input/number-list.queries.ts'
import { joinChange, lastChangeQuery, rememberChange } from './last-change.queries.ts'

/** Pieces on show, which are those of the service when nothing is under way. */
export const shownPieces = ({ api, queryClient }: PlatformServices, { product }: OrderLine): number =>
  orderedQuantity(queryClient.getQueryData(currentOrderQuery(api, product.week).queryKey), product.orderNumber)

/** Runs what a press on a line of the order sets off, and keeps what it has changed for 元に戻す. [K-169] */
export function useRememberQuantity(line: OrderLine): (act: () => Promise<void>) => Promise<void> {
  const platform = usePlatform()
  const owner = useSession(listOwner)
  const isBusy = useRef(false)
  return async (act) => {
    // A press while the last one is under way is sent with it, and ends with it.
    if (isBusy.current) return act()
    isBusy.current = true
    const before = shownPieces(platform, line)
    try {
      await act()
    } finally {
      isBusy.current = false
    }
    const after = shownPieces(platform, line)
    if (owner === undefined || after === before) return undefined
    const { week } = line.product
    const known = platform.queryClient.getQueryData(lastChangeQuery(week, owner).queryKey)
    rememberChange(platform, week, owner, joinChange(known, { is: 'quantity', line, before, after }))
    return undefined
  }
}
