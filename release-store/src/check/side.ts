import type { Registry, ReleaseDescriptor, ShellManifest } from '@shop/shared/contract'
import type { Entry } from '../channel-rows.ts'
import { currentReleases, offeredReleases, stableRelease } from '../offered.ts'

/** A release of a remote or of a shell, by what it declares to the others. */
export type Side = {
  /** Name of the remote, or `shell`. */
  owner: string
  /** How a refusal names it. */
  label: string
} & Pick<ReleaseDescriptor, 'routes' | 'tells' | 'hears'>

export const remoteSide = ({ name, version, routes, tells, hears }: ReleaseDescriptor): Side => ({
  owner: name,
  label: `${name} ${version}`,
  routes,
  tells,
  hears,
})

export const shellSide = ({ version, routes, tells, hears }: ShellManifest): Side => ({
  owner: 'shell',
  label: `shell ${version}`,
  routes,
  tells,
  hears,
})

/** The pages that a new release will stand in: those of one entry. */
export type World = {
  /** Everything else that somebody may get there, shell included. */
  others: readonly Side[]
  /** Of those, what everybody gets. */
  certain: readonly Side[]
  /** The release that everybody gets now, before the new one. */
  before: Side | undefined
}

/** The pages of an entry without one owner: the one that is about to release. */
export function worldWithout(owner: string, entry: Entry, { shells, remotes }: Registry): World {
  const own = remotes[owner]
  const rest = Object.entries(remotes).filter(([name]) => name !== owner)
  const offered = rest.flatMap(([, remote]) => offeredReleases(remote).map(({ descriptor }) => remoteSide(descriptor)))
  const certain = rest.flatMap(([, remote]) => {
    const release = stableRelease(remote)
    return release === undefined ? [] : [remoteSide(release.descriptor)]
  })
  const ownRelease = own === undefined ? undefined : stableRelease(own)
  const everybodysShell = stableRelease(shells[entry])
  const shell = everybodysShell === undefined ? undefined : shellSide(everybodysShell.descriptor)
  if (owner === 'shell') return { others: offered, certain, before: shell }
  return {
    others: [...currentReleases(shells[entry]).map(({ descriptor }) => shellSide(descriptor)), ...offered],
    certain: [...(shell === undefined ? [] : [shell]), ...certain],
    before: ownRelease === undefined ? undefined : remoteSide(ownRelease.descriptor),
  }
}
