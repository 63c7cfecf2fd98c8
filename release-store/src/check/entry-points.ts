import type { CandidateRelease, Registry, ReleaseDescriptor, ShellManifest } from '@shop/shared/contract'
import { offeredReleases } from '../offered.ts'
import type { Refusal } from './refusal.ts'

type EntryPoints = ReleaseDescriptor['doors']
/** Somebody who brings copies of entry points. */
type Bearer = { label: string; doors: EntryPoints }

/**
 * A remote's entry points against those of everybody who is out there. An older shell is no reason to refuse: the remote brings
 * its own copy of a common part. But a range says what it needs, and a version is one code: where two builds gave the
 * same version to different code, each would be taken for the other.
 */
export function checkEntryPoints(remote: ReleaseDescriptor, shell: ShellManifest, { remotes }: Registry): Refusal[] {
  const ours = { label: `${remote.name} ${remote.version}`, doors: remote.doors }
  const others = Object.values(remotes)
    .flatMap(offeredReleases)
    .filter(({ descriptor }) => descriptor.name !== remote.name)
    .map(bearerOf)
  const used = new Set(Object.values(remote.parts).flat())
  const unnamed = [...used].filter((entryPoint) => remote.doors[entryPoint] === undefined)
  return [
    ...unnamed.map(
      (entryPoint): Refusal => ({
        rule: 'entry points',
        ours: `${ours.label} takes ${entryPoint} and names no version of it`,
        theirs: `nobody can tell whether the copy of shell ${shell.version} is new enough`,
        wayOut: 'build it anew with the tools of this checkout: the build writes the versions',
      }),
    ),
    ...[{ label: `shell ${shell.version}`, doors: shell.doors }, ...others].flatMap((other) => sameNames(ours, other)),
  ]
}

/** A shell's entry points against those of every remote that is out there. */
export const checkShellEntryPoints = (shell: ShellManifest, remotes: readonly CandidateRelease[]): Refusal[] =>
  remotes.flatMap((remote) => sameNames({ label: `shell ${shell.version}`, doors: shell.doors }, bearerOf(remote)))

const bearerOf = ({ descriptor }: CandidateRelease): Bearer => ({
  label: `${descriptor.name} ${descriptor.version}`,
  doors: descriptor.doors,
})

function sameNames(ours: Bearer, theirs: Bearer): Refusal[] {
  return Object.entries(ours.doors).flatMap(([entryPoint, own]) => {
    const other = theirs.doors[entryPoint]
    if (other === undefined || other.version !== own.version || other.contents === own.contents) return []
    return {
      rule: 'entry points',
      ours: `${ours.label} has ${entryPoint} ${own.version} with contents ${own.contents}`,
      theirs: `${theirs.label} has ${entryPoint} ${other.version} with contents ${other.contents}`,
      wayOut: `bring what ${theirs.label} was built from into this checkout (git pull), then pnpm entry-points --write gives ${entryPoint} the next version`,
    }
  })
}
