import { checkRelease, isCanary, updateChannel } from '@shop/release-store'
import type { CandidateRelease, Registry } from '@shop/shared/contract'
import { builtRemote, distOf } from './built.ts'
import { isShown, nothingYet, withNewRelease } from './channel-changes.ts'
import { checkFirstViews } from './check-first-views.ts'
import { type Deployment, nothingThere, placeOf, readRegistry } from './deployment.ts'
import { lastPublished } from './last-published.ts'
import { expectNone, type Outcome, tell } from './outcome.ts'
import { putSourceMaps } from './put-source-maps.ts'
import { instead, type ReleaseRequest, toCandidate } from './release-request.ts'

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
  const ofFirstViews = await checkFirstViews(root, built)
  if (isCheckOnly) {
    expectNone([...checkRelease(release.descriptor, found), ...ofFirstViews])
    return outcome('fits', `fits everything that ${channel} shows`)
  }
  // Judged before its files are put: what is refused leaves nothing behind.
  expectNone(ofFirstViews)
  withJudged(found, release)
  await store.putRelease(name, version, distOf(root, name))
  await putSourceMaps(maps, root, name)
  let before = nothingYet
  await updateChannel(store, channel, (registry) => {
    if (registry === undefined) throw nothingThere(channel, config.releaseStore)
    before = registry.remotes[name] ?? nothingYet
    return withJudged(registry, release)
  })
  await lastPublished(placeOf(deployment, root)).write({ [name]: version })
  if (isShown(before, release)) return outcome('unchanged', `is what ${channel} shows already: nothing has changed`)
  const whom = isCanary(release) ? `${release.canary} % of members` : 'everybody'
  const off = before.disabled ? `. But ${name} is switched off: pnpm enable ${name}` : ''
  return outcome('released', `is live in ${channel} for ${whom}${instead(before, release)}${off}`)
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
