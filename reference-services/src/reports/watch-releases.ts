import { setTimeout as pause } from 'node:timers/promises'
import {
  allRows,
  type Candidate,
  changeRows,
  isCanary,
  labelOf,
  offeredReleases,
  type ReleaseStore,
  type RowsPlace,
  stableRelease,
  updateChannel,
} from '@shop/release-store'
import type { Registry } from '@shop/shared/contract'
import type { CanarySettings } from '../config.ts'
import type { Database } from '../database/open-database.ts'
import { judgeCanary, type ReleaseCounts } from './canary-verdict.ts'
import { type ReportQuestion, readReports } from './read-reports.ts'

export type CanaryWatchPorts = {
  db: Database
  store: ReleaseStore
  channel: string
  canary: CanarySettings
  /** Hears of every canary that was halted, and once of what stands in the way. */
  log(line: string): void
  now?: () => Date
}

/**
 * Looks at the canaries of a channel again and again and halts those that do worse than everybody's
 * release. Several processes may watch: the first to write wins, the others find it done.
 */
export function watchCanaries(ports: CanaryWatchPorts): () => Promise<void> {
  const { watchSeconds } = ports.canary
  if (watchSeconds === 0) return async () => undefined
  const stop = new AbortController()
  const watching = watch(ports, watchSeconds * 1000, stop.signal)
  return async () => {
    stop.abort()
    await watching
  }
}

async function watch(ports: CanaryWatchPorts, everyMs: number, signal: AbortSignal): Promise<void> {
  let said: string | undefined
  while (await waited(everyMs, signal)) {
    const trouble = await haltBadCanaries(ports).then(
      () => undefined,
      (error: unknown) => (error instanceof Error ? error.message : String(error)),
    )
    if (trouble !== undefined && trouble !== said) ports.log(`canaries cannot be watched: ${trouble}`)
    said = trouble
  }
}

const waited = (ms: number, signal: AbortSignal): Promise<boolean> =>
  pause(ms, true, { signal, ref: false }).catch(() => false)

/** One look at all canaries, of remotes and of the shell in each entry. */
export async function haltBadCanaries(ports: CanaryWatchPorts): Promise<void> {
  const shown = await ports.store.readChannel(ports.channel)
  if (shown === undefined) return
  for (const { place, rows } of allRows(shown.registry)) {
    const everybodys = stableRelease<Candidate>(rows)
    for (const canary of offeredReleases<Candidate>(rows).filter(isCanary))
      await judge(ports, { place, canary, everybodys })
  }
}

type Trial = { place: RowsPlace; canary: Candidate; everybodys: Candidate | undefined }

async function judge(ports: CanaryWatchPorts, { place, canary, everybodys }: Trial) {
  const since = new Date(canary.releasedAt)
  const { name, entry } = place
  const idOf = ({ descriptor }: Candidate) => `${name}@${descriptor.version}`
  const [mine, theirs] = await Promise.all([
    countsOf(ports.db, idOf(canary), { since, entry, isCanary: true }),
    everybodys === undefined ? noCounts : countsOf(ports.db, idOf(everybodys), { since, entry }),
  ])
  const why = judgeCanary(mine, theirs, ports.canary)
  if (why !== undefined) await halt(ports, { place, version: canary.descriptor.version, why })
}

const noCounts: ReleaseCounts = { mounts: 0, mountFailures: 0, errors: 0 }

async function countsOf(
  db: Database,
  release: string,
  question: Pick<ReportQuestion, 'since' | 'isCanary' | 'entry'>,
): Promise<ReleaseCounts> {
  const [found] = await readReports(db, { ...question, release })
  if (found === undefined) return noCounts
  return { ...found, errors: found.errors.reduce((sum, { count }) => sum + count, 0) }
}

type Halt = { place: RowsPlace; version: string; why: string }

async function halt({ store, channel, log, now = () => new Date() }: CanaryWatchPorts, bad: Halt): Promise<void> {
  let isOurs = false
  await updateChannel(store, channel, (before) => {
    if (before === undefined) throw new Error(`channel ${channel} is gone`)
    const next = withHalted(before, bad, now())
    isOurs = next !== before
    return next
  })
  if (isOurs) log(`canary ${labelOf(bad.place)}@${bad.version} halted: ${bad.why}`)
}

/** The same registry when there is nothing left to halt: somebody rolled it back, widened it, or was first. */
const withHalted = (registry: Registry, { place, version, why }: Halt, now: Date): Registry =>
  changeRows(registry, place, (rows) => {
    const running = rows.candidates.find(
      (one) => one.descriptor.version === version && one.halted === undefined && isCanary(one),
    )
    if (running === undefined) return rows
    const halted = { ...running, halted: { at: now.toISOString(), why } }
    return { ...rows, candidates: rows.candidates.map((one) => (one === running ? halted : one)) }
  })
