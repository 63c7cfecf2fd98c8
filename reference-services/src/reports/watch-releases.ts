import { setTimeout as pause } from 'node:timers/promises'
import { isCanary, labelOf, type ReleaseStore, updateChannel } from '@shop/release-store'
import type { Registry } from '@shop/shared/contract'
import type { WatchSettings } from '../config.ts'
import { takeLease } from '../database/lease.ts'
import type { Database } from '../database/open-database.ts'
import { applyVerdict, type Consequence, type WorseRelease, withProven } from './apply-verdict.ts'
import { isUndecided, readEvidence, type WatchedRelease } from './release-evidence.ts'
import { isProvenGood, judgeRelease, type Verdict } from './release-verdict.ts'
import { createWebhook, type Webhook } from './webhook.ts'

export type LookPorts = {
  db: Database
  store: ReleaseStore
  channel: string
  watch: WatchSettings
  /** Hears of every verdict, and once of what stands in the way. */
  log(line: string): void
  webhook?: Pick<Webhook, 'tell'> | undefined
  now?: () => Date
}

/** How the log names the services. */
const ofItself = 'shop'

/** A look that takes longer hangs: the next one begins without it. */
const lookMs = 60_000

/**
 * Looks at the releases of a channel again and again, takes back those that do worse than the last good one did, or tells
 * of them. Of several processes one looks. Gives what stops it.
 */
export function watchReleases(ports: LookPorts, patienceMs: number = lookMs): () => Promise<void> {
  const { does, seconds, webhook: address } = ports.watch
  if (does === 'off') return async () => undefined
  const stop = new AbortController()
  const webhook = address === undefined ? undefined : createWebhook(address, { log: ports.log, signal: stop.signal })
  const watching = watch({ ...ports, webhook }, { everyMs: seconds * 1000, patienceMs, signal: stop.signal })
  return async () => {
    stop.abort()
    await watching
  }
}

type Pace = { everyMs: number; patienceMs: number; signal: AbortSignal }

/** Of several processes one looks; another one does when it has not for so many looks. */
const leaseOfLooks = 3

async function lookInOneProcess(ports: LookPorts, ms: number): Promise<void> {
  if (await takeLease(ports.db, { name: `releases of ${ports.channel}`, ms })) await lookAtReleases(ports)
}

/** Whatever becomes of a look, the next one comes. The same trouble is said once. */
async function watch(ports: LookPorts, { everyMs, patienceMs, signal }: Pace): Promise<void> {
  let said: string | undefined
  while (await waited(everyMs, signal)) {
    const trouble = await inTime(lookInOneProcess(ports, everyMs * leaseOfLooks), patienceMs).then(
      () => undefined,
      (error: unknown) => (error instanceof Error ? error.message : String(error)),
    )
    if (trouble !== undefined && trouble !== said) ports.log(`releases cannot be watched: ${trouble}`)
    if (trouble === undefined && said !== undefined) ports.log('releases are watched again')
    said = trouble
  }
}

const waited = (ms: number, signal: AbortSignal): Promise<boolean> =>
  pause(ms, true, { signal, ref: false }).catch(() => false)

async function inTime(look: Promise<void>, patienceMs: number): Promise<void> {
  const done = new AbortController()
  const late = waited(patienceMs, done.signal).then((isOver) => {
    if (isOver) throw new Error(`no answer within ${patienceMs / 1000} s`)
  })
  try {
    await Promise.race([look, late])
  } finally {
    done.abort()
  }
}

/** One look at all releases that somebody may get, of remotes and of the shell in each entry. */
export async function lookAtReleases(ports: LookPorts): Promise<void> {
  const { db, store, channel, watch: settings, now = () => new Date() } = ports
  const shown = await store.readChannel(channel)
  if (shown === undefined) return
  const releases = await readEvidence(db, shown.registry, { now: now(), settings })
  const judged = releases.map((release) => ({ ...release, verdict: judgeRelease(release.evidence, settings) }))
  for (const { place, candidate, verdict } of judged) {
    if (verdict === undefined) continue
    const worseVersions = judged
      .filter((one) => one.verdict !== undefined && labelOf(one.place) === labelOf(place))
      .map((one) => one.candidate.descriptor.version)
    await act(ports, { place, candidate, why: verdict.why, worseVersions, verdict })
  }
  const good = judged.filter(
    ({ candidate, evidence, verdict }) =>
      verdict === undefined && isUndecided(candidate) && isProvenGood(evidence, settings),
  )
  if (good.length > 0) await prove(ports, good)
}

async function prove({ store, channel, now = () => new Date() }: LookPorts, good: readonly WatchedRelease[]) {
  const proven = (before: Registry | undefined) =>
    good.reduce((registry, release) => withProven(registry, release, now()), expectChannel(channel, before))
  await updateChannel(store, channel, proven, { by: ofItself, at: now().toISOString(), why: 'enough good visits' })
}

type Worse = WorseRelease & { worseVersions: readonly string[]; verdict: Verdict }

async function act(ports: LookPorts, worse: Worse): Promise<void> {
  const { store, channel, watch: settings, now = () => new Date() } = ports
  let consequence: Consequence | undefined
  const judged = (registry: Registry | undefined) => {
    const before = expectChannel(channel, registry)
    const applied = applyVerdict(before, worse, { does: settings.does, now: now() })
    consequence = applied?.consequence
    return applied?.registry ?? before
  }
  await updateChannel(store, channel, judged, { by: ofItself, at: now().toISOString(), why: worse.why })
  if (consequence !== undefined) await tell(ports, worse, consequence)
}

function expectChannel(channel: string, registry: Registry | undefined): Registry {
  if (registry === undefined) throw new Error(`channel ${channel} is gone`)
  return registry
}

async function tell(ports: LookPorts, worse: Worse, consequence: Consequence): Promise<void> {
  const { db, channel, log, webhook, now = () => new Date() } = ports
  const { place, candidate, verdict } = worse
  const { version } = candidate.descriptor
  const release = `${place.name}@${version}`
  const isTakenBack = consequence.is === 'taken back'
  const done = isTakenBack ? 'taken back' : `does worse and stays, ${consequence.because}`
  log(`${labelOf(place)}@${version} ${done}: ${verdict.why}`)
  const { measure, group, visits, failed, reporters, percentBefore, why } = verdict
  webhook?.tell({
    at: now().toISOString(),
    release,
    channel,
    ...(place.entry === undefined ? {} : { entry: place.entry }),
    given: isCanary(candidate) ? `canary ${candidate.canary} %` : 'everybody',
    done: isTakenBack ? 'taken back' : 'left',
    ...(isTakenBack ? {} : { because: consequence.because }),
    reason: why,
    counts: { measure, members: group, visits, failed, reporters, percentBefore },
  })
  if (isTakenBack) await forgetVisits(db, release, place.entry)
}

/** Who releases it again knows better: it is judged by what is reported from then on. */
async function forgetVisits(db: Database, release: string, entry: 'web' | 'webview' | undefined): Promise<void> {
  for (const table of ['release_visit', 'release_reporter'] as const) {
    const query = db.deleteFrom(table).where('release', '=', release)
    await (entry === undefined ? query : query.where('entry', '=', entry)).execute()
  }
}
