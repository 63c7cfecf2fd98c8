import { databaseGauge } from '../database/database-gauge.ts'
import type { Database } from '../database/open-database.ts'
import { gauge } from '../observability/metrics.ts'
import { dueWeeks } from './rollover-weeks.ts'

let now = () => new Date()
const watch = databaseGauge({
  name: 'shop_rollover_waiting_seconds',
  help: 'Since the close of the earliest week that has not rolled over, or whose slips are not written; 0 when there is none',
  async read(db) {
    const [earliest] = await dueWeeks(db, now())
    return earliest === undefined ? 0 : (now().getTime() - earliest.closes_at.getTime()) / 1000
  },
})

/** By the shop's own clock, which may stand elsewhere. */
export function watchRollovers(db: Database, clock: { now(): Date }): void {
  now = clock.now
  watch(db)
}

export const rolloverSeconds = gauge({
  name: 'shop_rollover_seconds',
  help: 'Time of the last rollover that this process brought to its end',
})
