import type { FastifyInstance } from 'fastify'
import type { ShopClock } from '../clock.ts'
import { logWords } from '../database/database-error.ts'
import type { Database } from '../database/open-database.ts'
import { openWeeks } from '../delivery/weeks.ts'
import { logOf } from '../observability/log.ts'
import type { WeekIndexes } from './week-indexes.ts'

const everyMs = 30_000
/** A week that opens has its index by then. */
const aheadMs = 5 * 60_000
const log = logOf('services')

type Ports = { db: Database; clock: Pick<ShopClock, 'now'>; indexes: Pick<WeekIndexes, 'keep'> }

/** Builds the indexes of the weeks that can be ordered while the server listens, so that no request has to. [K-158] */
export function prebuildIndexes(server: FastifyInstance, { db, clock, indexes }: Ports): void {
  let timer: NodeJS.Timeout | undefined
  let isOver = false

  async function look(): Promise<void> {
    const now = clock.now()
    const weeks = [...(await openWeeks(db, now)), ...(await openWeeks(db, new Date(now.getTime() + aheadMs)))]
    await indexes.keep([...new Set(weeks.map(({ number }) => number))])
  }
  async function work(): Promise<void> {
    await look().catch((error: Error) => {
      if (!isOver) log.error(`no index of search was built: ${logWords(error)}`)
    })
    if (!isOver) timer = setTimeout(work, everyMs).unref()
  }

  server.addHook('onListen', async () => void work())
  server.addHook('onClose', async () => {
    isOver = true
    clearTimeout(timer)
  })
}
