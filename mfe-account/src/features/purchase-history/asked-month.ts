import {
  hasSlipsOfToday,
  isMonthAhead,
  isShownMonth,
  monthOf,
  readMonth,
  type YearMonth,
} from '@shop/shared/domain/month'

/** The month of the address, or why there is none to ask for. */
export type AskedMonth = { is: 'shown'; month: YearMonth } | { is: 'notShown' | 'ahead' | 'unreadable' }

/** `2026-11` of the address; without one, this month. A month that is not shown is never asked for. [ACC-057, ACC-059 to ACC-061, ACC-082] */
export function askedMonth(text: string | null, now: Date): AskedMonth {
  if (text === null) return { is: 'shown', month: monthOf(now) }
  const [year, month, ...rest] = text.split('-')
  const read = rest.length === 0 ? readMonth(year, month) : undefined
  if (read === undefined) return { is: 'unreadable' }
  if (isMonthAhead(read, now)) return { is: 'ahead' }
  return hasSlipsOfToday(read) && isShownMonth(read, now) ? { is: 'shown', month: read } : { is: 'notShown' }
}
