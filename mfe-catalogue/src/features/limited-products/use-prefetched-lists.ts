import type { LimitedSort } from '@shop/shared/api/limited'
import type { PlanningWeek } from '@shop/shared/domain'
import { limitedSaleBegins } from '@shop/shared/domain/shopping'
import { usePlatform } from '@shop/shared/platform'
import { jitter, useRenderAt } from '@shop/shared/product/order'
import { useQueryClient } from '@shop/shared/query'
import { useEffect, useState } from 'react'
import { limitedTabs } from '../../parts/limited/limited-rules.ts'
import type { Viewer } from '../../parts/use-viewer.ts'
import { limitedProductsQuery } from './limited-products.queries.ts'

const minuteMs = 60_000
/** From half an hour before the sale to ten minutes before the rush: pages that stand open do not all read at once. */
const firstMinuteBefore = 30
const spreadMinutes = 10

/**
 * Reads all lists once more before the sale: at its beginning nothing heavy is asked for, whatever tab is opened then.
 * Before that time the other tabs' are not read at all.
 */
export function usePrefetchedLists(week: PlanningWeek, viewer: Viewer, sort: LimitedSort): void {
  const { api, clock, config, randomId } = usePlatform()
  const client = useQueryClient()
  const [spreadMs] = useState(() => jitter(randomId(), spreadMinutes * minuteMs))
  const begins = limitedSaleBegins(week)
  const at = begins.getTime() - firstMinuteBefore * minuteMs + spreadMs
  const now = clock.now()
  useRenderAt(at, clock)
  const isTime = now.getTime() >= at && now < begins
  const types = limitedTabs.flatMap(({ name }) => config.limitedTypes?.[name] ?? []).join()
  useEffect(() => {
    if (!isTime) return
    for (const type of types.split(',').filter((one) => one !== ''))
      void client.prefetchQuery({
        ...limitedProductsQuery({ api, clock }, { week: week.number, type, sort }, viewer),
        staleTime: minuteMs,
      })
  }, [isTime, types, client, api, clock, week.number, sort, viewer])
}
