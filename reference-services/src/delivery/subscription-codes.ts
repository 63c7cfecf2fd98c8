/** What a number of a subscription product stands for: a cycle in weeks, or one of these. [ORD-091] */
export const skipNext = 9
export const cancelled = 10
/** Comes every three weeks: who has it keeps it, nobody begins with it. [ORD-093] */
export const threeWeeks = 3

const cycles: readonly number[] = [1, 2, 3, 4]
export const isCycle = (code: number): boolean => cycles.includes(code)

/** Web and app. The ids of a change are ours until the API team confirms them. [ORD-074, ORD-106, ORD-112] */
const orderStatuses: readonly number[] = [66, 44]
const changeStatuses: readonly number[] = [9110, 9210]
export const isSubscriptionOrder = (status: number): boolean => orderStatuses.includes(status)
export const isSubscriptionChange = (status: number): boolean => changeStatuses.includes(status)
/** Of a line that the shop itself writes. */
export const subscriptionStatus = 66
