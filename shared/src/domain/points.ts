import { tokyoDay, tokyoInstant, tokyoParts } from './tokyo-time.ts'

export type MemberPoints = {
  current: number
  available: number
  reserved: number
  /** Points can neither be used nor exchanged. [ACC-031] */
  isSuspended: boolean
  /** Midnight in Tokyo of the day on which they expire. */
  expiresOn?: Date
}

/** Points are used in steps of this many, where the service does not say. */
export const pointUnit = 500

/** Steps by which points may be used, and what is set aside for the next delivery already. */
export type ReserveSet = {
  unit: number
  max: number
  reserved: number
  /** The most that may stand in the place of what is set aside; without it that cannot be changed. [K-157] */
  maxReserved?: number | undefined
}

/** How many points may be used: each step up to what both services allow. */
export function pointChoices({ unit, max }: Pick<ReserveSet, 'unit' | 'max'>, available: number): number[] {
  const step = unit > 0 ? unit : pointUnit
  return Array.from({ length: Math.floor(Math.min(max, available) / step) }, (_, at) => (at + 1) * step)
}

/** To what the points that are set aside can be changed: none of them, or another number of steps. [K-157] */
export function changedReserves({ unit, reserved, maxReserved }: Omit<ReserveSet, 'max'>): number[] {
  if (reserved === 0 || maxReserved === undefined) return []
  const step = unit > 0 ? unit : pointUnit
  const all = Array.from({ length: Math.floor(maxReserved / step) + 1 }, (_, at) => at * step)
  return all.filter((points) => points !== reserved)
}

const warnMonths = 3

/** Within three months of expiry, the day itself included. */
export function expiresSoon(expiresOn: Date, now: Date): boolean {
  const { year, month, day } = tokyoParts(expiresOn)
  const lastOfMonth = tokyoParts(tokyoInstant(year, month - warnMonths + 1, 0)).day
  // Three months before 31 May is the last day of February.
  return now.getTime() >= tokyoInstant(year, month - warnMonths, Math.min(day, lastOfMonth)).getTime()
}

/** A line of the point history: what was earned or used, where. [ACC-021, ACC-022] */
export type PointHistoryRow = {
  day: Date
  place: '宅配' | '店舗'
  kind: '獲得' | '利用' | '取消' | 'カードチャージ'
  /** Positive earns, negative uses. */
  points: number
}

/** The expiry that corporate members' points would show: they see no points, until the owner decides. [K-16] */
export const corporatePointExpiry: Date = tokyoDay('2023-06-30')
