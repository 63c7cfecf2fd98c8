import type { FastifyInstance } from 'fastify'
import type { ShopClock } from '../clock.ts'
import type { Database } from '../database/open-database.ts'
import type { VerifyToken } from './bearer-token.ts'
import type { ReadBudget } from './read-budget.ts'

/** What every call needs to be answered. */
export type CallPorts = {
  server: FastifyInstance
  db: Database
  /** For writes, with connections of its own. */
  writes: Database
  clock: ShopClock
  verify: VerifyToken
  budget: ReadBudget
  /** Maintenance: no call is answered. */
  isOutOfService(): boolean
}
