import {
  type Candidate,
  checkShell,
  type Entry,
  entries,
  isCanary,
  type Refusal,
  registryOf,
  updateChannel,
} from '@shop/release-store'
import type { CandidateShell, Registry, ShellManifest } from '@shop/shared/contract'
import { Refusal as CommandRefusal } from '../start/refusal.ts'
import { noShellYet, withNewRelease } from './channel-changes.ts'
import { type Deployment, readIfThere } from './deployment.ts'
import { expectNone, type Outcome, tell } from './outcome.ts'
import { authorIn, instead, type ReleaseRequest, toCandidate, unlessRun } from './release-request.ts'
import { remotesIn, runOnce } from './run-check/run-once.ts'

export type ShellRequest = ReleaseRequest & { into: readonly Entry[] }

/** A shell that is about to be shown, wherever it comes from. */
export type ShellToShow = {
  descriptor: ShellManifest
  /** Found in its files or by running them, beside what a channel shows. */
  findFaults(others: Registry): Promise<readonly Refusal[]>
  /** Puts its files into the store. */
  put(deployment: Deployment): Promise<void>
}

/** Shows a shell in its entries, unless a deployed remote stands against it. */
export async function releaseShell(
  deployment: Deployment,
  request: ShellRequest,
  { descriptor: built, findFaults, put }: ShellToShow,
): Promise<Outcome> {
  const { store, channel } = deployment
  const { commit, into, isCheckOnly } = request
  const release: CandidateShell = toCandidate(built, request)
  const { descriptor } = release
  const { version } = descriptor
  const outcome = tell({ name: 'shell', version, commit, channel })

  const found = await readIfThere(deployment)
  const others = found ?? registryOf(descriptor)
  const run = runOnce(
    remotesIn,
    async (registry) => (await request.runCheck?.ofShell(descriptor, into, registry)) ?? [],
  )
  const refusals = [...checkShell(descriptor, into, others), ...(await findFaults(others))]
  if (isCheckOnly) {
    expectNone(refusals)
    await run(others)
    return outcome('fits', `fits everything that ${channel} shows${unlessRun(request)}`)
  }
  if (found === undefined && into.length < entries.length)
    throw new CommandRefusal(`${channel} is empty: the first shell is for both entries, so leave --entry out`)
  const by = await deployment.authorOf('shell')
  // Judged before its files are put: what is refused leaves nothing behind.
  const isNew = withJudged(found, release, into) !== found
  expectNone(refusals)
  if (isNew) await run(others)
  await put(deployment)
  await deployment.sign({ name: 'shell', version })
  let before: Registry | undefined
  const shown = async (registry: Registry | undefined) => {
    before = registry
    const next = withJudged(registry, release, into)
    if (next !== registry) await run(registry ?? others)
    return next
  }
  const after = await updateChannel(store, channel, shown, authorIn(by, request))
  if (after === before) return outcome('unchanged', `is what ${channel} shows already: nothing has changed`)
  const rows = before?.shells[into[0] ?? 'web'] ?? noShellYet
  return outcome(
    'released',
    `is live in ${channel} for ${whom(release, into)}${instead(rows, release)}${unlessRun(request)}`,
  )
}

/** The registry with this shell in front; one that does not fit is refused. */
function withJudged(before: Registry | undefined, release: CandidateShell, into: readonly Entry[]): Registry {
  const after = (entry: Entry) => withNewRelease('shell', before?.shells[entry] ?? noShellYet, release)
  const shown = into.map((entry) => [entry, after(entry)] as const)
  if (before !== undefined && shown.every(([entry, rows]) => rows === before.shells[entry])) return before
  const others = before ?? registryOf(release.descriptor)
  expectNone(checkShell(release.descriptor, into, others))
  return { ...others, shells: { ...others.shells, ...Object.fromEntries(shown) } }
}

const whom = (release: Candidate, into: readonly Entry[]): string =>
  `${isCanary(release) ? `${release.canary} % of ` : ''}${into.join(' and ')}`
