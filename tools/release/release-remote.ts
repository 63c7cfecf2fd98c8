import { checkRelease, everybodysRelease, isCanary, updateChannel } from '@shop/release-store'
import type { CandidateRelease, ChannelRemote, Registry } from '@shop/shared/contract'
import { Refusal } from '../start/refusal.ts'
import { builtRemote, distOf } from './built.ts'
import { isShown, nothingYet, withRelease } from './channel-changes.ts'
import { type Deployment, nothingThere, placeOf, readRegistry } from './deployment.ts'
import { handedOver } from './handed-over.ts'
import { expectNone, type Outcome, tell } from './outcome.ts'

export type RemoteRequest = {
  root: string
  name: string
  commit: string
  now: Date
  canary: number | undefined
  note: string | undefined
  isCheckOnly: boolean
}

const everybody = 100

/** Puts a built remote into the store and shows it, unless something that is deployed stands against it. */
export async function releaseRemote(deployment: Deployment, request: RemoteRequest): Promise<Outcome> {
  const { store, channel, config } = deployment
  const { root, name, commit, now, canary, note, isCheckOnly } = request
  const built = await builtRemote(root, name)
  const { version } = built
  const outcome = tell({ name, version, commit, channel })
  const release: CandidateRelease = {
    // The build may be older than the commit: it is not repeated for the same sources.
    descriptor: { ...built, commit },
    releasedAt: now.toISOString(),
    ...(canary === undefined || canary === everybody ? {} : { canary }),
    ...(note === undefined ? {} : { note }),
  }
  const found = await readRegistry(deployment)
  if (isCheckOnly) {
    expectNone(checkRelease(release.descriptor, found))
    return outcome('fits', `fits everything that ${channel} shows`)
  }
  // Judged before its files are put: what is refused leaves nothing behind.
  withJudged(found, release)
  await store.putRelease(name, version, distOf(root, name))
  let before = nothingYet
  await updateChannel(store, channel, (registry) => {
    if (registry === undefined) throw nothingThere(channel, config.releaseStore)
    before = registry.remotes[name] ?? nothingYet
    return withJudged(registry, release)
  })
  await handedOver(placeOf(deployment, root)).write({ [name]: version })
  if (isShown(before, release)) return outcome('unchanged', `is what ${channel} shows already: nothing has changed`)
  const whom = isCanary(release) ? `${release.canary} % of members` : 'everybody'
  const off = before.disabled ? `. But ${name} is switched off: pnpm enable ${name}` : ''
  return outcome('released', `is live in ${channel} for ${whom}${instead(before, release)}${off}`)
}

/** What the channel shows with this release; one that does not fit is refused. */
function withJudged(registry: Registry, release: CandidateRelease): Registry {
  const { name, version } = release.descriptor
  const before = registry.remotes[name] ?? nothingYet
  if (isShown(before, release)) return registry
  const everybodys = everybodysRelease({ ...before, disabled: false })
  if (isCanary(release) && everybodys === undefined)
    throw new Refusal(`${name} has no release for the other members yet: release it without --canary first`)
  if (isCanary(release) && everybodys?.descriptor.version === version)
    throw new Refusal(
      `${name} ${version} is everybody's already: go back first (pnpm rollback ${name}) to give it to some`,
    )
  expectNone(checkRelease(release.descriptor, registry))
  return { ...registry, remotes: { ...registry.remotes, [name]: withRelease(before, release) } }
}

/** A canary that has to go for this one. */
function instead({ candidates: [first] }: ChannelRemote, { descriptor }: CandidateRelease): string {
  if (first === undefined || !isCanary(first) || first.descriptor.version === descriptor.version) return ''
  return `, in place of the canary ${first.descriptor.version}`
}
