import { isApiError } from '@shop/shared/api'
import type { OrderNumber, WeekNumber } from '@shop/shared/domain'
import { inputStatus, type Order, orderedQuantity, type Product, shoppingMessages } from '@shop/shared/domain/shopping'
import { type PlatformServices, usePlatform } from '@shop/shared/platform'
import type { NumberList } from '@shop/shared/product/number-list'
import { askBeforeOrder, askToLogin, currentOrderQuery, orderToAddTo } from '@shop/shared/product/order'
import { useQuery } from '@shop/shared/query'
import { useRef, useState } from 'react'
import { rememberChange } from '../last-change/last-change.queries.ts'
import { allOrderedQuery, type BulkProgress, bulkRunQuery } from './number-input.queries.ts'
import type { ListHandle } from './number-list.queries.ts'
import { numberMessages } from './number-messages.ts'
import { orderList } from './order-list.ts'

export type BulkOrder = {
  progress: BulkProgress | undefined
  /** Asks where it must, then sends the lines. The products are kept to be shown when every one of them was ordered. */
  order(products: ReadonlyMap<OrderNumber, Product>): Promise<void>
}

export function useBulkOrder(week: WeekNumber, owner: string, list: ListHandle): BulkOrder {
  const platform = usePlatform()
  const [viewedAt] = useState(() => platform.clock.now())
  const { data: progress } = useQuery(bulkRunQuery(week, owner))
  const earlier = useRef<AbortController>(undefined)

  async function order(products: ReadonlyMap<OrderNumber, Product>): Promise<void> {
    const { queryClient } = platform
    const queryKey: readonly unknown[] = bulkRunQuery(week, owner).queryKey
    if (products.size === 0 || queryClient.getQueryData(queryKey)) return
    if (list.changedElsewhere([...products.keys()]).length > 0) {
      list.refresh()
      platform.notices.snackbar({ ...numberMessages.listChangedElsewhere, isError: true })
      return
    }
    const tell = (done: number) => queryClient.setQueryData(queryKey, { done, total: products.size })
    tell(0)
    // Messages of an earlier run do not stand beside those of this one.
    earlier.current?.abort()
    const said = new AbortController()
    earlier.current = said
    const releaseHold = platform.holdRelease()
    try {
      if (!(await isSure(platform, week, list.read(), products))) return
      const result = await orderList({
        platform,
        list,
        products,
        viewedAt,
        inputStatus: inputStatus('orderNumber', platform.entry, platform.config.orderSources),
        onProgress: tell,
      })
      if (result.ordered.length > 0) rememberChange(platform, week, owner, { is: 'ordered', lines: result.ordered })
      await sayOutcome(platform, week, result, said.signal)
      if (result.failed + result.unknown + result.unsent > 0) return
      queryClient.setQueryData(allOrderedQuery(week, owner).queryKey, result.ordered)
    } finally {
      releaseHold()
      queryClient.setQueryData(queryKey, null)
    }
  }

  return { progress: progress ?? undefined, order }
}

/** The order has to be known before anything is added to it, but in the rush; above nine pieces, and for alcohol, the member is asked. */
async function isSure(
  platform: PlatformServices,
  week: WeekNumber,
  lines: NumberList,
  products: ReadonlyMap<OrderNumber, Product>,
): Promise<boolean> {
  try {
    // Without a network the order on show is all that is known; nothing is sent before it is back. [K-120]
    const isOffline = platform.network?.isOnline() === false
    const order = isOffline ? orderOnShow(platform, week) : await orderToAddTo(platform, week)
    const wanted = lines.flatMap(({ no, quantity }) => {
      const product = products.get(no)
      return product === undefined ? [] : [{ product, quantity: orderedQuantity(order, no) + quantity }]
    })
    return await askBeforeOrder(platform, wanted)
  } catch (error) {
    platform.notices.failure(error, 'read the order')
    return false
  }
}

const orderOnShow = ({ api, queryClient }: PlatformServices, week: WeekNumber): Order | undefined =>
  queryClient.getQueryData(currentOrderQuery(api, week).queryKey)

async function sayOutcome(
  platform: PlatformServices,
  week: WeekNumber,
  { ordered, failed, unknown, unsent, error }: Awaited<ReturnType<typeof orderList>>,
  until: AbortSignal,
): Promise<void> {
  const { bus, notices } = platform
  if (ordered.length > 0) bus.publish('order/changed', { week })
  if (isApiError(error) && error.code === 'LOGIN_NEEDED') await askToLogin(platform, shoppingMessages.loginToOrder)
  else if (failed > 0) notices.snackbar({ ...numberMessages.someFailed(failed), isError: true }, until)
  else if (unsent > 0) notices.popup({ ...shoppingMessages.unsent, isWaiting: true })
  else if (unknown === 0 && ordered.length > 0) notices.popup(shoppingMessages.ordered)
}
