import { tokyoInstant, tokyoParts } from './tokyo-time.ts'

const maintenanceHour = 2

/** 02:00 in Tokyo after a deadline: from then on nothing of that week is put into an order. [ORD-069, K-32] */
export function maintenanceStart(closesAt: Date): Date {
  const { year, month, day, hour } = tokyoParts(closesAt)
  return tokyoInstant(year, month, hour < maintenanceHour ? day : day + 1, maintenanceHour)
}
