import { nextDeadline } from './calendar/planning-weeks.ts'
import { addDays } from './calendar/tokyo-time.ts'
import type { ShopClock } from './clock.ts'
import type { Config } from './config.ts'
import { watchDatabaseClock } from './database/database-clock.ts'
import { inOneProcess } from './database/lease.ts'
import { type OpenDatabase, openDatabase } from './database/open-database.ts'
import { deleteExpired } from './housekeeping.ts'
import { startPeriodicWork } from './periodic-work.ts'
import { countSales, isCounted } from './recommend/count-sales.ts'
import { expectNoTestAccounts } from './seed/accounts.ts'
import type { Catalogue } from './seed/catalogue.ts'
import { writeDatedContent } from './seed/dated-content.ts'
import { isSeeded, seedShop } from './seed/seed-shop.ts'
import { neededWeeks } from './seed/weeks.ts'
import type { ShopHooks } from './shop-hooks.ts'
import { createRolloverHour } from './week-rollover/rollover-hour.ts'
import { rolloverSeconds, watchRollovers } from './week-rollover/rollover-metrics.ts'
import { rolloverWeeks } from './week-rollover/rollover-weeks.ts'

export type PreparationPorts = {
  log(line: string): void
  catalogue(seed: number): Promise<Catalogue>
  closers: (() => Promise<void>)[]
  hooks: ShopHooks | undefined
}

const kinds = { embedded: 'embedded PostgreSQL', server: 'PostgreSQL server' } as const

const everyMs = 10 * 60 * 1000
/** So a process that was killed is followed by the next one a round later. */
const leaseMs = everyMs - 1000
/** Longer than the grace that a week is given before its rollover. */
const afterCloseMs = 2500
/** Seven weeks ahead. */
const furthestPreviewDays = 49

/**
 * Opens the database, brings its content up to the hour, and keeps it there until the end. A week that has closed rolls
 * over meanwhile: nobody waits for it, but in a new shop.
 */
export async function prepareData(
  config: Config,
  clock: ShopClock,
  { log, catalogue, closers, hooks }: PreparationPorts,
): Promise<OpenDatabase> {
  const database = await openDatabase(config, {
    beginsWith: hooks?.seeded,
    // On a server they are a step of their own: `pnpm migrate`.
    tables: config.databaseUrl === undefined ? 'migrate' : 'expect',
  })
  closers.push(() => database.close())
  log(`database: ${kinds[database.kind]}`)
  const withoutAccounts = !config.hasTestAccounts
  if (withoutAccounts) await expectNoTestAccounts(database.db)
  watchRollovers(database.db, clock)
  watchDatabaseClock(database.db)
  const addContent = async (now: Date): Promise<{ isFresh: boolean }> => {
    const facts = { seed: config.seed, withoutAccounts, catalogue }
    const { isFresh, addedWeeks } = await seedShop(database.housekeeping, { ...facts, now })
    if (isFresh) log(`seed: a new shop, weeks ${addedWeeks.join(' ')}`)
    else if (addedWeeks.length > 0) log(`seed: new weeks ${addedWeeks.join(' ')}`)
    // Staff look at weeks that nobody else sees yet. [GRD-008]
    if (config.environment === 'preconfirm')
      await seedShop(database.housekeeping, { ...facts, now: addDays(now, furthestPreviewDays) })
    await writeDatedContent({ ...config, now, weeks: neededWeeks(now) })
    return { isFresh }
  }
  const hour = createRolloverHour(database.rollover, clock)
  /** Until when the content is that of the hour. */
  let keptAt: Date | undefined
  const keepCurrent = async (signal?: AbortSignal) => {
    await hour.update()
    const now = hour.now()
    // The week after the one that closes has to be there.
    const { isFresh } = await addContent(now)
    const began = performance.now()
    const secondsSoFar = () => (performance.now() - began) / 1000
    const onRolledOver = (week: string) => {
      rolloverSeconds.set(secondsSoFar())
      if (!isFresh) log(`week ${week} rolled over in ${secondsSoFar().toFixed(1)} s`)
    }
    const facts = { now, seed: config.seed, onRolledOver, ...(signal === undefined ? {} : { signal }) }
    for (const week of await rolloverWeeks(database.rollover, facts))
      if (!isFresh) log(`week ${week}: slips written after ${secondsSoFar().toFixed(1)} s`)
    keptAt = now
  }
  if (await isSeeded(database.db)) await addContent(clock.now())
  else await keepCurrent()
  await hooks?.began(database, keepCurrent)
  // From the last look on: a week may have closed while this one was starting.
  const untilRolloverMs = () => {
    if (keptAt === undefined) return 0
    const rolloverAt = nextDeadline(new Date(keptAt.getTime() - afterCloseMs)).getTime() + afterCloseMs
    return Math.max(0, Math.min(everyMs, rolloverAt - hour.now().getTime()))
  }
  closers.push(startPeriodicWork({ name: 'rollover', work: keepCurrent, nextInMs: untilRolloverMs }))
  closers.push(
    startPeriodicWork({
      name: 'expired rows',
      work: inOneProcess(database.db, { name: 'expired rows', ms: leaseMs }, () =>
        deleteExpired(database.housekeeping),
      ),
      nextInMs: () => everyMs,
    }),
  )
  // At once where the orders are older than their counts.
  let isCountDue = !(await isCounted(database.db))
  closers.push(
    startPeriodicWork({
      name: 'sales',
      work: inOneProcess(database.db, { name: 'sales', ms: leaseMs }, (signal) =>
        countSales(database.housekeeping, { now: clock.now(), signal }),
      ),
      nextInMs() {
        const nextMs = isCountDue ? 0 : everyMs
        isCountDue = false
        return nextMs
      },
    }),
  )
  return database
}
