import { nextDeadline } from './calendar/planning-weeks.ts'
import { addDays } from './calendar/tokyo-time.ts'
import type { ShopClock } from './clock.ts'
import type { Config } from './config.ts'
import { type OpenDatabase, openDatabase } from './database/open-database.ts'
import { deleteExpired, startHousekeeping } from './housekeeping.ts'
import { countSales, isCounted } from './recommend/count-sales.ts'
import { expectNoTestAccounts } from './seed/accounts.ts'
import type { Catalogue } from './seed/catalogue.ts'
import { writeDatedContent } from './seed/dated-content.ts'
import { seedShop } from './seed/seed-shop.ts'
import { neededWeeks } from './seed/weeks.ts'
import type { ShopHooks } from './shop-hooks.ts'
import { rolloverWeeks } from './week-rollover/rollover-weeks.ts'

export type PreparationPorts = {
  log(line: string): void
  catalogue(seed: number): Promise<Catalogue>
  closers: (() => Promise<void>)[]
  hooks: ShopHooks | undefined
}

const kinds = { embedded: 'embedded PostgreSQL', server: 'PostgreSQL server' } as const

/** Longer than the grace that a week is given before its rollover. */
const afterCloseMs = 2500
/** Seven weeks ahead. */
const furthestPreviewDays = 49

/** Opens the database, brings its content up to the hour, and keeps it there until the end. */
export async function prepareData(
  config: Config,
  clock: ShopClock,
  { log, catalogue, closers, hooks }: PreparationPorts,
): Promise<OpenDatabase> {
  const database = await openDatabase(config, hooks?.seeded)
  closers.push(() => database.close())
  log(`database: ${kinds[database.kind]}`)
  const withoutAccounts = !config.hasTestAccounts
  if (withoutAccounts) await expectNoTestAccounts(database.db)
  let keptAt = clock.now()
  const keepCurrent = async () => {
    const now = clock.now()
    keptAt = now
    const facts = { seed: config.seed, withoutAccounts, catalogue }
    const { isFresh, addedWeeks } = await seedShop(database.housekeeping, { ...facts, now })
    if (isFresh) log(`seed: a new shop, weeks ${addedWeeks.join(' ')}`)
    else if (addedWeeks.length > 0) log(`seed: new weeks ${addedWeeks.join(' ')}`)
    // Staff look at weeks that nobody else sees yet. [GRD-008]
    if (config.environment === 'preconfirm')
      await seedShop(database.housekeeping, { ...facts, now: addDays(now, furthestPreviewDays) })
    for (const week of await rolloverWeeks(database.housekeeping, { now, seed: config.seed }))
      if (!isFresh) log(`week ${week} rolled over`)
    await writeDatedContent({ ...config, now, weeks: neededWeeks(now) })
  }
  await keepCurrent()
  // Once, when the orders are older than their counts.
  if (!(await isCounted(database.db))) await countSales(database.housekeeping, clock.now())
  await hooks?.began(database, keepCurrent)
  // From the last look on: a week may have closed while this one was starting.
  const untilRolloverMs = () => {
    const rolloverAt = nextDeadline(new Date(keptAt.getTime() - afterCloseMs)).getTime() + afterCloseMs
    return Math.max(0, rolloverAt - clock.now().getTime())
  }
  // The rollover of a week first: members wait for it, and for nothing else.
  const steps = [
    keepCurrent,
    () => deleteExpired(database.housekeeping),
    () => countSales(database.housekeeping, clock.now()),
  ]
  closers.push(startHousekeeping({ steps, untilRolloverMs }))
  return database
}

/** Loaded when something has to be seeded: its vocabulary is large. */
export async function generatedCatalogue(seed: number): Promise<Catalogue> {
  const { generateItems } = await import('./seed/items/generate-items.ts')
  const { categories } = await import('./seed/items/categories.ts')
  return { items: generateItems(seed), categories }
}
