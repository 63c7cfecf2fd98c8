import { addMonths } from './slip-months.ts'

const paymentDay = 27
const saturday = 6
const sunday = 0

/** Of all public holidays this one alone may fall on the 27th or where a weekend moves it. */
const showaDay = '04-29'

/** The 27th of the month after; a day on which banks are closed moves it to the next on which they are open. [K-82] */
export function paymentDateOf(month: string): string {
  const date = new Date(`${addMonths(month, 1)}-${paymentDay}T00:00:00Z`)
  while (isClosed(date)) date.setUTCDate(date.getUTCDate() + 1)
  return dayOf(date)
}

const dayOf = (date: Date): string => date.toISOString().slice(0, 'YYYY-MM-DD'.length)
const isClosed = (date: Date): boolean =>
  date.getUTCDay() === saturday || date.getUTCDay() === sunday || dayOf(date).endsWith(showaDay)
