import type { OrderNumber } from '@shop/shared/domain'
import type { Product, SubscriptionOrder } from '@shop/shared/domain/shopping'
import { usePlatform } from '@shop/shared/platform'
import { memberOf, useSession } from '@shop/shared/session'
import type { UnsentWrite } from '@shop/shared/writes'
import { useCallback, useEffect, useSyncExternalStore } from 'react'
import { sendUnsentOrders, unsentOrderOf, watchUnsentOrder } from './unsent-order.ts'

/** A change of a product's order that waits for the network; a page that shows orders sends those that wait. [K-120] */
export function useUnsentOrder({ week, orderNumber }: Pick<Product, 'week' | 'orderNumber'>): UnsentWrite | undefined {
  const platform = usePlatform()
  const member = useSession((session) => memberOf(session)?.code)
  const subscribe = useCallback(
    (tell: () => void) => watchUnsentOrder(platform, { week, orderNumber }, tell),
    [platform, week, orderNumber],
  )
  useEffect(() => {
    if (member !== undefined) sendUnsentOrders(platform)
  }, [platform, member])
  return useSyncExternalStore(subscribe, () => unsentOrderOf(platform, { week, orderNumber }), notRendered)
}

/** The edge that renders knows nothing of a device's own storage. */
const notRendered = () => undefined

const noNumbers: readonly SubscriptionOrder[] = []

/** Gives the number of the cycle of which a registration waits for the network. */
export function useUnsentSubscription({
  week,
  subscriptionOrders = noNumbers,
}: Pick<Product, 'week' | 'subscriptionOrders'>): OrderNumber | undefined {
  const platform = usePlatform()
  const subscribe = useCallback(
    (tell: () => void) => {
      const stops = subscriptionOrders.map(({ orderNumber }) => watchUnsentOrder(platform, { week, orderNumber }, tell))
      return () => {
        for (const stop of stops) stop()
      }
    },
    [platform, week, subscriptionOrders],
  )
  return useSyncExternalStore(
    subscribe,
    () =>
      subscriptionOrders.find(({ orderNumber }) => unsentOrderOf(platform, { week, orderNumber }) !== undefined)
        ?.orderNumber,
    notRendered,
  )
}
