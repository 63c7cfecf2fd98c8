import { isWeekNumber, type WeekNumber } from '@shop/shared/domain'
import { isScrollSite, type ScrollSite } from '@shop/shared/domain/partner'
import { type KeptLine, linesIn } from '@shop/shared/product/number-list'
import { fieldsOf } from '../../parts/fields-of.ts'

/** A return whose lines were sent: it is done once. What could not be ordered stays in `left`. [ORD-123] */
export type ReturnRecord = {
  name: string
  /** Whose it was, told apart as marks are. */
  owner: string
  week: WeekNumber
  at: number
  site: ScrollSite
  left: readonly KeptLine[]
}

const keptMs = 24 * 60 * 60 * 1000
const maxRecords = 20
const maxTextLength = 200

/** Reads what a browser store holds; what is not of our shape is not there. */
export function recordsIn(stored: unknown, now: Date): ReturnRecord[] {
  if (!Array.isArray(stored)) return []
  return stored.flatMap((value) => {
    const { name, owner, week, at, site, left } = fieldsOf(value)
    if (!isShortText(name) || !isShortText(owner)) return []
    if (typeof week !== 'string' || !isWeekNumber(week) || typeof at !== 'number' || !Array.isArray(left)) return []
    if (!isScrollSite(site) || at > now.getTime() || now.getTime() - at >= keptMs) return []
    return [{ name, owner, week, at, site, left: linesIn(left) }]
  })
}

export const withRecord = (records: readonly ReturnRecord[], record: ReturnRecord): ReturnRecord[] =>
  [...records.filter((one) => !isSame(one, record)), record].slice(-maxRecords)

type Whose = Pick<ReturnRecord, 'name' | 'owner'>

export const findRecord = (records: readonly ReturnRecord[], of: Whose) => records.find((record) => isSame(record, of))

const isSame = (one: Whose, other: Whose) => one.name === other.name && one.owner === other.owner

const isShortText = (value: unknown): value is string =>
  typeof value === 'string' && value !== '' && value.length <= maxTextLength
