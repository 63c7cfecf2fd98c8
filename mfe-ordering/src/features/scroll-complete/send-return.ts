import type { WeekNumber } from '@shop/shared/domain'
import { type ScrollSite, scrollStatus } from '@shop/shared/domain/partner'
import type { PlatformServices } from '@shop/shared/platform'
import { orderToAddTo } from '@shop/shared/product/order'
import type { ListHandle } from '../../parts/number-input/number-list.queries.ts'
import { orderList, settleLine } from '../../parts/number-input/order-list.ts'
import { canOrderFor, type Products } from './scroll-order.ts'
import { refusalOf } from './scroll-return.ts'

type Sending = {
  platform: PlatformServices
  /** Lines that were not ordered yet. */
  list: Omit<ListHandle, 'changedElsewhere'>
  week: WeekNumber
  site: ScrollSite
  products: Products
}

/** Reads back those whose answer was lost; then sends what is left, under the same names. */
export async function sendReturn({ platform, list, week, site, products }: Sending): Promise<void> {
  const { clock } = platform
  const releaseHold = platform.holdRelease()
  try {
    await orderToAddTo(platform, week)
    for (const line of list.read()) {
      const product = products.get(line.no)
      if (line.sentOver !== undefined && product !== undefined) await settleLine(platform, list, line, product)
    }
    if (!canOrderFor(week, clock.now())) return
    const left = list.read().flatMap(({ no }) => {
      const product = products.get(no)
      return product === undefined || refusalOf(product, site) !== undefined ? [] : [[no, product] as const]
    })
    const { ordered } = await orderList({
      platform,
      list,
      products: new Map(left),
      viewedAt: clock.now(),
      inputStatus: scrollStatus(site),
      onProgress: () => undefined,
    })
    if (ordered.length > 0) platform.bus.publish('order/changed', { week })
  } catch {
    // The order could not be read, so nothing was sent: the lines stay and are offered again.
  } finally {
    releaseHold()
  }
}
