import { checkRelease, isCanary, updateChannel } from '@shop/release-store'
import type { CandidateRelease, Registry } from '@shop/shared/contract'
import { builtRemote, distOf } from './built.ts'
import { isShown, nothingYet, withNewRelease } from './channel-changes.ts'
import { checkFirstViews } from './check-first-views.ts'
import { type Deployment, nothingThere, placeOf, readRegistry } from './deployment.ts'
import { lastPublished } from './last-published.ts'
import { expectNone, type Outcome, tell } from './outcome.ts'
import { putSourceMaps } from './put-source-maps.ts'
import { instead, type ReleaseRequest, toCandidate, unlessRun } from './release-request.ts'
import { runOnce, shellsIn } from './run-check/run-once.ts'

export type RemoteRequest = ReleaseRequest & { name: string }

/** Puts a built remote into the store and shows it, unless something that is deployed stands against it. */
export async function releaseRemote(deployment: Deployment, request: RemoteRequest): Promise<Outcome> {
  const { store, maps, channel, config } = deployment
  const { root, name, commit, isCheckOnly } = request
  const built = await builtRemote(root, name)
  const { version } = built
  const outcome = tell({ name, version, commit, channel })
  const release = toCandidate(built, request)
  const found = await readRegistry(deployment)
  const run = runOnce(
    shellsIn,
    async (registry) => (await request.runCheck?.ofRemote(release.descriptor, registry)) ?? [],
  )
  const refusals = [...checkRelease(release.descriptor, found), ...(await checkFirstViews(root, built))]
  if (isCheckOnly) {
    expectNone(refusals)
    await run(found)
    return outcome('fits', `fits everything that ${channel} shows${unlessRun(request)}`)
  }
  // Judged before its files are put: what is refused leaves nothing behind.
  const isNew = withJudged(found, release) !== found
  expectNone(refusals)
  if (isNew) await run(found)
  await store.putRelease(name, version, distOf(root, name))
  await putSourceMaps(maps, root, name)
  let before = nothingYet
  await updateChannel(store, channel, async (registry) => {
    if (registry === undefined) throw nothingThere(channel, config.releaseStore)
    before = registry.remotes[name] ?? nothingYet
    const after = withJudged(registry, release)
    if (after !== registry) await run(registry)
    return after
  })
  await lastPublished(placeOf(deployment, root)).write({ [name]: version })
  if (isShown(before, release)) return outcome('unchanged', `is what ${channel} shows already: nothing has changed`)
  const whom = isCanary(release) ? `${release.canary} % of members` : 'everybody'
  const off = before.disabled ? `. But ${name} is switched off: pnpm enable ${name}` : ''
  return outcome('released', `is live in ${channel} for ${whom}${instead(before, release)}${off}${unlessRun(request)}`)
}

/** The registry with this release; one that does not fit is refused. */
function withJudged(registry: Registry, release: CandidateRelease): Registry {
  const { name } = release.descriptor
  const before = registry.remotes[name] ?? nothingYet
  const after = withNewRelease(name, before, release)
  if (after === before) return registry
  expectNone(checkRelease(release.descriptor, registry))
  return { ...registry, remotes: { ...registry.remotes, [name]: after } }
}
