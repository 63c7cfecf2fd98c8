import type { Call } from '@shop/shared/contract'
import type { Database } from '../database/open-database.ts'
import type { Job } from './answer-batch.ts'
import { firstTries } from './first-tries.ts'
import { inBatches } from './in-batches.ts'
import type { Refusal } from './refusal.ts'

/** One refusal for each, in their order. */
export type RefuseMany = (db: Database, jobs: readonly Job[]) => Promise<readonly Refusal[]>

/**
 * Throws the refusal of a write that comes for the first time, without a transaction: its one-time token stays, and
 * whoever sends the same once more is refused once more. Of a write that was answered before, or whose token is no good,
 * nothing is said here. By batches, so that thousands need one connection.
 */
export function createRefuser(db: Database, call: Call, refuse: RefuseMany): (job: Job) => Promise<undefined> {
  return inBatches<Job, undefined>(async (jobs) => {
    const refusals = await refuse(db, jobs)
    const first = await firstTries(db, call, jobs)
    return jobs.map((_, at) => (first.has(at) ? refusals[at] : undefined))
  })
}
