import { checkOrigins, checkRelease, isCanary, type Refusal, updateChannel } from '@shop/release-store'
import type { CandidateRelease, Registry, ReleaseDescriptor } from '@shop/shared/contract'
import { isShown, nothingYet, withNewRelease } from './channel-changes.ts'
import { type Deployment, nothingThere, readRegistry } from './deployment.ts'
import { expectNone, type Outcome, tell } from './outcome.ts'
import { authorIn, instead, type ReleaseRequest, toCandidate, unlessRun } from './release-request.ts'
import { runOnce, shellsIn } from './run-check/run-once.ts'

/** A build that is about to be shown, wherever it comes from. */
export type BuiltRelease = {
  descriptor: ReleaseDescriptor
  /** Found in its files or by running them. */
  faults: readonly Refusal[]
  /** Puts its files into the store. */
  put(deployment: Deployment): Promise<void>
}

/**
 * Judges a build against everything that the channel shows, puts it into the store, and moves the channel's pointer.
 * Whatever is refused, by {@link Refused}, leaves nothing behind.
 */
export async function showRelease(
  deployment: Deployment,
  request: ReleaseRequest,
  { descriptor: built, faults, put }: BuiltRelease,
): Promise<Outcome> {
  const { store, channel, config } = deployment
  const { name, version } = built
  const outcome = tell({ name, version, commit: request.commit, channel })
  const release = toCandidate(built, request)
  const found = await readRegistry(deployment)
  const ofBuild = [...checkOrigins(built, config.remoteOrigins), ...faults]
  const run = runOnce(
    shellsIn,
    async (registry) => (await request.runCheck?.ofRemote(release.descriptor, registry)) ?? [],
  )
  if (request.isCheckOnly) {
    expectNone([...checkRelease(release.descriptor, found), ...ofBuild])
    await run(found)
    return outcome('fits', `fits everything that ${channel} shows${unlessRun(request)}`)
  }
  const by = await deployment.authorOf(name)
  // Judged before its files are put: what is refused leaves nothing behind.
  expectNone(ofBuild)
  if (withJudged(found, release) !== found) await run(found)
  await put(deployment)
  await deployment.sign({ name, version })
  let before = nothingYet
  const shown = async (registry: Registry | undefined) => {
    if (registry === undefined) throw nothingThere(channel, config.releaseStore)
    before = remoteIn(registry, name)
    const after = withJudged(registry, release)
    if (after !== registry) await run(registry)
    return after
  }
  await updateChannel(store, channel, shown, authorIn(by, request))
  if (isShown(before, release)) return outcome('unchanged', `is what ${channel} shows already: nothing has changed`)
  const whom = isCanary(release) ? `${release.canary} % of members` : 'everybody'
  const off = before.disabled ? `. But ${name} is switched off: pnpm enable ${name}` : ''
  return outcome('released', `is live in ${channel} for ${whom}${instead(before, release)}${off}${unlessRun(request)}`)
}

/** The registry with this release; one that does not fit is refused. */
function withJudged(registry: Registry, release: CandidateRelease): Registry {
  const { name } = release.descriptor
  const before = remoteIn(registry, name)
  const after = withNewRelease(name, before, release)
  if (after === before) return registry
  expectNone(checkRelease(release.descriptor, registry))
  return { ...registry, remotes: { ...registry.remotes, [name]: after } }
}

const remoteIn = ({ remotes }: Registry, name: string) => (Object.hasOwn(remotes, name) && remotes[name]) || nothingYet
