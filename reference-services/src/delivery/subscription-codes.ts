import { type GivenSourceIds, idsOf, orderSources } from '@shop/shared/input-status'

/** A number of a subscription product stands for a cycle in weeks, or for one of these. */
export const skipNext = 9
export const cancelled = 10
/** Comes every three weeks: who has it keeps it, nobody begins with it. */
export const threeWeeks = 3

const cycles: readonly number[] = [1, 2, 3, 4]
export const isCycle = (code: number): boolean => cycles.includes(code)

const { subscription } = orderSources
const isOf = ({ web, app }: { web: number; app: number }, status: number) => status === web || status === app
/** From the web or from the app. [ORD-106] */
export const isSubscriptionOrder = (status: number): boolean => isOf(subscription, status)
export const isSubscriptionChange = (status: number, sources: GivenSourceIds | undefined): boolean =>
  isOf(idsOf('subscriptionChange', sources), status)
/** Of a line that the shop itself writes. */
export const subscriptionStatus = subscription.web
