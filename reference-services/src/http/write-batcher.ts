import type { Call } from '@shop/shared/contract'
import { isDatabaseDown } from '../database/database-error.ts'
import type { Database } from '../database/open-database.ts'
import { currentTrace, traceTogether } from '../observability/traces.ts'
import { type AnswerMany, answerBatch, type Job, type Outcome } from './answer-batch.ts'
import type { StoredAnswer } from './idempotent-writes.ts'
import { Refusal } from './refusal.ts'

const maxBatch = 128

/**
 * Writes that come by the thousand: those that come while some are being committed are committed together, in one
 * transaction. Each keeps what it has alone: a token of its own is spent, a refusal is its own, a repeated intent gets
 * its first answer, and every answer goes out after the commit.
 */
export function createWriteBatcher(db: Database, call: Call, answer: AnswerMany): (job: Job) => Promise<StoredAnswer> {
  type Waiting = { job: Job; trace: unknown; resolve(answer: StoredAnswer): void; reject(error: unknown): void }
  let line: Waiting[] = []
  let isBusy = false

  const settle = (batch: readonly Waiting[], outcomes: readonly Outcome[]) => {
    for (const [at, one] of batch.entries()) {
      const outcome = outcomes[at] ?? new Refusal('unexpected')
      if (outcome instanceof Refusal) one.reject(outcome)
      else one.resolve(outcome)
    }
  }

  async function commit(batch: readonly Waiting[]): Promise<void> {
    try {
      const jobs = batch.map(({ job }) => job)
      settle(batch, await db.transaction().execute((transaction) => answerBatch(transaction, call, jobs, answer)))
    } catch (error) {
      // Nothing was stored. One that cannot be answered shall not take the others with it.
      if (mustRejectBatch(batch, error)) for (const one of batch) one.reject(error)
      else for (const one of batch) await commit([one])
    }
  }

  async function work(): Promise<void> {
    isBusy = true
    while (line.length > 0) {
      const batch = line.slice(0, maxBatch)
      line = line.slice(maxBatch)
      await traceTogether(
        'writes together',
        batch.map(({ trace }) => trace),
        () => commit(batch),
      )
    }
    isBusy = false
  }

  return (job) =>
    new Promise((resolve, reject) => {
      line.push({ job, trace: currentTrace(), resolve, reject })
      if (!isBusy) void work()
    })
}

/** A database that is down fails every write alike; another error may be one write's own. */
const mustRejectBatch = (batch: readonly unknown[], error: unknown): boolean =>
  batch.length === 1 || isDatabaseDown(error)
