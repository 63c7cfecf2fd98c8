import { isWeekNumber, type WeekNumber } from '@shop/shared/domain'
import { isScrollSite, type ScrollSite } from '@shop/shared/domain/partner'
import { fieldsOf } from '../../parts/fields-of.ts'
import { type KeptLine, linesIn } from '../../parts/number-input/kept-list.ts'

/** A return whose lines were sent: it is done once. What could not be ordered stays in `left`. [ORD-123] */
export type ReturnRecord = {
  name: string
  week: WeekNumber
  at: number
  site: ScrollSite
  left: readonly KeptLine[]
}

const keptMs = 24 * 60 * 60 * 1000
/** [2§9 Scroll order debounce] */
const repeatMs = 10_000
const mostRecords = 20
const longestName = 200

/** Reads what a browser store holds; what is not of our shape is not there. */
export function recordsIn(stored: unknown, now: Date): ReturnRecord[] {
  if (!Array.isArray(stored)) return []
  return stored.flatMap((value) => {
    const { name, week, at, site, left } = fieldsOf(value)
    if (typeof name !== 'string' || name === '' || name.length > longestName) return []
    if (typeof week !== 'string' || !isWeekNumber(week) || typeof at !== 'number' || !Array.isArray(left)) return []
    if (!isScrollSite(site) || at > now.getTime() || now.getTime() - at >= keptMs) return []
    return [{ name, week, at, site, left: linesIn(left) }]
  })
}

export const withRecord = (records: readonly ReturnRecord[], record: ReturnRecord): ReturnRecord[] =>
  [...records.filter((one) => !isSame(one, record)), record].slice(-mostRecords)

export const findRecord = (records: readonly ReturnRecord[], of: Pick<ReturnRecord, 'name' | 'week'>) =>
  records.find((record) => isSame(record, of))

const isSame = (one: Pick<ReturnRecord, 'name' | 'week'>, other: Pick<ReturnRecord, 'name' | 'week'>) =>
  one.name === other.name && one.week === other.week

/**
 * What is to be done when a return arrives. `place`: the member comes from our own banner. `ask`: nobody knows where the
 * address is from. `shown`: it was done, or is being done. [ORD-123, ORD-126]
 */
export function judgeReturn(
  record: ReturnRecord | undefined,
  mark: { at: number } | undefined,
  now: Date,
): 'place' | 'ask' | 'shown' {
  if (record !== undefined && now.getTime() - record.at < repeatMs) return 'shown'
  if (mark !== undefined && (record === undefined || mark.at > record.at)) return 'place'
  return record === undefined ? 'ask' : 'shown'
}
