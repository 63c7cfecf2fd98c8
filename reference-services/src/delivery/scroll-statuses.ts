/** Input statuses of the scroll sites by category, fashion and daily goods. [BIZ-012, ORD-127] */
export const scrollStatusOf = { 1: 73, 2: 80 } as const
export const scrollStatuses: readonly number[] = Object.values(scrollStatusOf)
