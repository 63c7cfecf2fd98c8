import { setTimeout as wait } from 'node:timers/promises'
import { connectPostgres, type PostgresClient } from 'reference-services/postgres-cluster'

const pollMs = 50
const patienceMs = 20 * 60_000

/** Members that have not been rolled over of a week: all of them before it has begun. */
const leftQuery = `
  select case when not exists (select from week_turn where planning_week = $1) then count(*)
    else (select count(*) from member join week_rollover_part part on part.planning_week = $1
      and code > done_code and (last_code is null or code <= last_code)) end::int as left
  from member`
const beganQuery = 'select from week_turn where planning_week = $1'
const underWayQuery = 'select from week_rollover_part where planning_week = $1 limit 1'
const slipsQuery = 'select from slip_part where planning_week = $1 limit 1'

export type RolloverWatch = {
  /** Waits until the rollover has begun; gives when, by `performance.now()`. */
  began(): Promise<number>
  /** Waits until so many members are left at the most. */
  downTo(members: number): Promise<void>
  /** Waits until all members have rolled over; gives when. */
  done(): Promise<number>
  /** Waits until their slips are written as well; gives when. */
  slipsWritten(): Promise<number>
} & PostgresClient

/** Looks at the database from outside, as whoever operates the shop may. */
export async function watchRollover(databaseUrl: string, week: string): Promise<RolloverWatch> {
  const client = await connectPostgres(databaseUrl)
  const ask = (text: string) => client.query<{ left?: number }>(text, [week])
  async function until(isSo: () => Promise<boolean>): Promise<number> {
    for (const end = performance.now() + patienceMs; performance.now() < end; await wait(pollMs))
      if (await isSo()) return performance.now()
    throw new Error('the rollover did not come so far in twenty minutes')
  }
  const began = () => until(async () => (await ask(beganQuery)).length > 0)
  return {
    ...client,
    began,
    async downTo(members) {
      await until(async () => ((await ask(leftQuery))[0]?.left ?? 0) <= members)
    },
    async done() {
      await began()
      return until(async () => (await ask(underWayQuery)).length === 0)
    },
    slipsWritten: () => until(async () => (await ask(slipsQuery)).length === 0),
  }
}
