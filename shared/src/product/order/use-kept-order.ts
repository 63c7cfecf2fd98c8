import type { WeekNumber } from '@shop/shared/domain'
import { isPeakWindow, type Order } from '@shop/shared/domain/shopping'
import { defineKey, type PlatformServices, schema, usePlatform } from '@shop/shared/platform'
import { memberOf, useSession } from '@shop/shared/session'
import { useEffect } from 'react'
import { currentOrderQuery } from './order.queries.ts'

/**
 * In the tab and the member's own: what somebody orders is nothing to keep on a device. Shared, as every remote that
 * shows quantities brings it back. `version` is the shop's: what another one has kept may have another shape.
 */
const orderKey = defineKey({
  name: 'ordering.lastOrder',
  in: 'session',
  of: 'member',
  isShared: true,
  schema: schema.object({
    member: schema.string(),
    version: schema.string(),
    readAt: schema.number(),
    order: schema.custom<Order>(isOrder),
  }),
})

/**
 * Keeps the order of a week when the page goes out of sight, and brings it back where orders are not read: a reload in
 * the rush shows what was known.
 */
export function useKeptOrder(week: WeekNumber): void {
  const platform = usePlatform()
  const member = useSession((session) => memberOf(session)?.code)
  useEffect(() => {
    if (member === undefined) return
    bringBack(platform, week, member)
    const keep = () => {
      if (document.visibilityState === 'hidden') keepOrder(platform, week, member)
    }
    document.addEventListener('visibilitychange', keep)
    return () => document.removeEventListener('visibilitychange', keep)
  }, [platform, week, member])
}

function keepOrder({ api, config, queryClient, storage }: PlatformServices, week: WeekNumber, member: string): void {
  const { data: order, dataUpdatedAt: readAt } = queryClient.getQueryState(currentOrderQuery(api, week).queryKey) ?? {}
  if (order === undefined || readAt === undefined || readAt === 0) return
  storage.write(orderKey, { member, version: config.version, readAt, order })
}

function bringBack(platform: PlatformServices, week: WeekNumber, member: string): void {
  const { api, clock, config, queryClient, storage } = platform
  const { queryKey } = currentOrderQuery(api, week)
  if (!isPeakWindow(clock.now()) || queryClient.getQueryData(queryKey) !== undefined) return
  const kept = storage.read(orderKey)
  if (kept?.member === member && kept.version === config.version && kept.order.week === week)
    queryClient.setQueryData(queryKey, kept.order, { updatedAt: kept.readAt })
}

function isOrder(value: unknown): boolean {
  return typeof value === 'object' && value !== null && 'lines' in value && Array.isArray(value.lines)
}

/** Tells when the order on show was read; `undefined` where it holds no more than what was ordered here in the rush. */
export function readAtOf({ dataUpdatedAt }: { dataUpdatedAt: number }, { clock }: PlatformServices): Date | undefined {
  // The query client goes by the clock of the device, which may be hours off.
  return dataUpdatedAt === 0 ? undefined : new Date(clock.now().getTime() - (Date.now() - dataUpdatedAt))
}
