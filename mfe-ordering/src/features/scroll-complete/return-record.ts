import type { WeekNumber } from '@shop/shared/domain'
import type { ScrollSite } from '@shop/shared/domain/partner'
import { anyList, defineKey, listOf, schema } from '@shop/shared/platform'
import { type KeptLine, linesIn } from '@shop/shared/product/number-list'
import { storedSite, storedText, storedWeek } from '../../parts/stored-schemas.ts'

/** A return whose lines were sent: it is done once. What could not be ordered stays in `left`. */
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

/** On the device: a return is done once, in whichever tab. */
export const recordsKey = defineKey({
  name: 'scrollReturns',
  in: 'local',
  of: 'visit',
  schema: listOf<ReturnRecord>(
    schema.object({
      name: storedText,
      owner: storedText,
      week: storedWeek,
      at: schema.number(),
      site: storedSite,
      left: schema.pipe(anyList, schema.transform(linesIn)),
    }),
  ),
})

/** The records that still count. */
export const recordsIn = (stored: readonly ReturnRecord[] | undefined, now: Date): readonly ReturnRecord[] =>
  (stored ?? []).filter(({ at }) => at <= now.getTime() && now.getTime() - at < keptMs)

export const withRecord = (records: readonly ReturnRecord[], record: ReturnRecord): ReturnRecord[] =>
  [...records.filter((one) => !isSame(one, record)), record].slice(-maxRecords)

type Whose = Pick<ReturnRecord, 'name' | 'owner'>

export const findRecord = (records: readonly ReturnRecord[], of: Whose) => records.find((record) => isSame(record, of))

const isSame = (one: Whose, other: Whose) => one.name === other.name && one.owner === other.owner
