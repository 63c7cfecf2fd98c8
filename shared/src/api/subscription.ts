import { comeEveryStopCall, subscriptionsCall } from '@shop/shared/contract'
import { orderNumber, type WeekNumber, weekNumber } from '@shop/shared/domain'
import { canModify, type RegistrationStops, type Subscription } from '@shop/shared/domain/shopping'
import type { ApiClient } from './client.ts'
import { toSubscription } from './map/subscription.ts'

const maxListLimit = 999

/** Reads the subscriptions that the member can do something about. */
export async function getSubscriptions(
  api: ApiClient,
  week: WeekNumber,
  signal?: AbortSignal,
): Promise<Subscription[]> {
  const query = { planningWeek: week, limit: maxListLimit, offset: 0 }
  const reply = await api.send(subscriptionsCall, { query, signal })
  return reply.come_every_inf.map(toSubscription).filter(canModify)
}

/** Products that may not be newly registered. */
export async function getRegistrationStops(api: ApiClient, signal?: AbortSignal): Promise<RegistrationStops> {
  const reply = await api.send(comeEveryStopCall, { signal })
  return {
    weeks: reply.stoppedWeeks.map(weekNumber),
    orderNumbers: reply.stoppedOrderNos.map(orderNumber),
    byCycle: reply.stoppedNewRegistrations.map((stop) => ({
      week: weekNumber(stop.planningWeek),
      cycle: stop.cycleCategory,
      orderNumbers: stop.orderNos.map(orderNumber),
    })),
  }
}
