import { setTimeout as pause } from 'node:timers/promises'
import { everybodysRelease, isCanary, offeredReleases, type ReleaseStore, updateChannel } from '@shop/release-store'
import type { CandidateRelease, ChannelRemote, Registry } from '@shop/shared/contract'
import type { CanarySettings } from '../config.ts'
import type { Database } from '../database/open-database.ts'
import { judgeCanary, type ReleaseCounts } from './canary-verdict.ts'
import { readReports } from './read-reports.ts'

export type CanaryWatchPorts = {
  db: Database
  store: ReleaseStore
  channel: string
  canary: CanarySettings
  /** Hears of every canary that was halted, and once of what stands in the way. */
  say(line: string): void
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
    if (trouble !== undefined && trouble !== said) ports.say(`canaries cannot be watched: ${trouble}`)
    said = trouble
  }
}

const waited = (ms: number, signal: AbortSignal): Promise<boolean> =>
  pause(ms, true, { signal, ref: false }).catch(() => false)

/** One look at all canaries. */
export async function haltBadCanaries(ports: CanaryWatchPorts): Promise<void> {
  const shown = await ports.store.readChannel(ports.channel)
  for (const [name, remote] of Object.entries(shown?.registry.remotes ?? {}))
    for (const candidate of offeredReleases(remote).filter(isCanary)) await judge(ports, name, remote, candidate)
}

async function judge(ports: CanaryWatchPorts, name: string, remote: ChannelRemote, canary: CandidateRelease) {
  const since = new Date(canary.releasedAt)
  const stable = everybodysRelease(remote)
  const [mine, theirs] = await Promise.all([
    countsOf(ports.db, `${name}@${canary.descriptor.version}`, { since, isCanary: true }),
    stable === undefined ? noCounts : countsOf(ports.db, `${name}@${stable.descriptor.version}`, { since }),
  ])
  const why = judgeCanary(mine, theirs, ports.canary)
  if (why !== undefined) await halt(ports, { name, version: canary.descriptor.version, why })
}

const noCounts: ReleaseCounts = { mounts: 0, mountFailures: 0, errors: 0 }

async function countsOf(
  db: Database,
  release: string,
  question: { since: Date; isCanary?: boolean },
): Promise<ReleaseCounts> {
  const [found] = await readReports(db, { ...question, release })
  if (found === undefined) return noCounts
  return { ...found, errors: found.errors.reduce((sum, { count }) => sum + count, 0) }
}

type Halt = { name: string; version: string; why: string }

async function halt({ store, channel, say, now = () => new Date() }: CanaryWatchPorts, bad: Halt): Promise<void> {
  let isOurs = false
  await updateChannel(store, channel, (before) => {
    const next = before === undefined ? undefined : withHalted(before, bad, now())
    isOurs = next !== undefined
    if (before === undefined) throw new Error(`channel ${channel} is gone`)
    return next ?? before
  })
  if (isOurs) say(`canary ${bad.name}@${bad.version} halted: ${bad.why}`)
}

/** `undefined` when there is nothing left to halt: somebody rolled it back, widened it, or was first. */
function withHalted(registry: Registry, { name, version, why }: Halt, now: Date): Registry | undefined {
  const remote = registry.remotes[name]
  const running = remote?.candidates.find(
    (one) => one.descriptor.version === version && one.halted === undefined && isCanary(one),
  )
  if (remote === undefined || running === undefined) return undefined
  const halted = { ...running, halted: { at: now.toISOString(), why } }
  const candidates = remote.candidates.map((one) => (one === running ? halted : one))
  return { ...registry, remotes: { ...registry.remotes, [name]: { ...remote, candidates } } }
}
