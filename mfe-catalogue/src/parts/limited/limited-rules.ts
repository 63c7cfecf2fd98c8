import type { LimitedSort } from '@shop/shared/api/limited'
import type { LimitedTab } from '@shop/shared/routes'

/** In the order of the tabs. */
export const limitedTabs: readonly { name: LimitedTab; text: string }[] = [
  { name: 'wakeari', text: '訳あり' },
  { name: 'web', text: 'Web限定' },
  { name: 'tokka', text: '本気特価' },
]

/** An unknown one is the first. */
export const limitedTabFrom = (text: string | null): LimitedTab =>
  limitedTabs.find(({ name }) => name === text)?.name ?? 'wakeari'

/** [CAT-064] */
export const limitedSorts = [
  { value: '0', text: 'おすすめ順' },
  { value: '1', text: '安い順' },
] as const

/** An unknown one is おすすめ順. */
export const limitedSortFrom = (text: string | null): LimitedSort => (text === '1' ? 1 : 0)

/** Why a product costs less, by its code. */
const discountReasons: Partial<Record<number, string>> = {
  1: '在庫整理',
  2: '期限間近',
  3: '旧商品・終売',
  4: 'Web限定',
  5: '物流センター在庫',
  6: '箱つぶれ・印字不良',
  7: '新商品お試し',
  8: '本気特価',
}

/** `undefined` for a code without a meaning. */
export const discountReason = (code: number | undefined): string | undefined =>
  code === undefined ? undefined : discountReasons[code]

const minuteMs = 60_000
const minutesAnHour = 60
const minutesADay = 24 * minutesAnHour

/** Whole minutes left until the sale, the last one included; nothing is left at its beginning. */
export function timeUntil(from: Date, now: Date): { days: number; hours: number; minutes: number } {
  const left = Math.max(0, Math.ceil((from.getTime() - now.getTime()) / minuteMs))
  return {
    days: Math.floor(left / minutesADay),
    hours: Math.floor((left % minutesADay) / minutesAnHour),
    minutes: left % minutesAnHour,
  }
}

/** The next instant at which {@link timeUntil} gives another time. */
export const nextMinute = (from: Date, now: Date): Date =>
  new Date(from.getTime() - (Math.ceil((from.getTime() - now.getTime()) / minuteMs) - 1) * minuteMs)
