import type { Call } from '@shop/shared/contract'
import { isDatabaseDown } from '../database/database-error.ts'
import type { Database } from '../database/open-database.ts'
import { currentTrace, traceTogether } from '../observability/traces.ts'
import { type AnswerMany, answerBatch, type Job, type Outcome } from './answer-batch.ts'
import type { StoredAnswer } from './idempotent-writes.ts'
import { inBatches } from './in-batches.ts'

/**
 * Writes that come by the thousand: those that come while some are being committed are committed together, in one
 * transaction. Each keeps what it has alone: a token of its own is spent, a refusal is its own, a repeated intent gets
 * its first answer, and every answer goes out after the commit.
 */
export function createWriteBatcher(db: Database, call: Call, answer: AnswerMany): (job: Job) => Promise<StoredAnswer> {
  async function commit(jobs: readonly Job[]): Promise<readonly (Outcome | Error)[]> {
    try {
      return await db.transaction().execute((transaction) => answerBatch(transaction, call, jobs, answer))
    } catch (error) {
      // Nothing was stored. One that cannot be answered shall not take the others with it.
      if (jobs.length === 1 || isDatabaseDown(error)) throw error
      const outcomes: (Outcome | Error)[] = []
      for (const job of jobs) outcomes.push(...(await commit([job]).catch((own: Error) => [own])))
      return outcomes
    }
  }

  type Traced = { job: Job; trace: unknown }
  const together = inBatches<Traced, StoredAnswer>((batch) =>
    traceTogether(
      'writes together',
      batch.map(({ trace }) => trace),
      () => commit(batch.map(({ job }) => job)),
    ),
  )
  return (job) => together({ job, trace: currentTrace() })
}
