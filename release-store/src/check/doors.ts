import type { CandidateRelease, Registry, ReleaseDescriptor, ShellManifest } from '@shop/shared/contract'
import { offeredReleases } from '../offered.ts'
import type { Refusal } from './refusal.ts'

type Doors = ReleaseDescriptor['doors']
/** Somebody who brings copies of doors. */
type Bearer = { label: string; doors: Doors }

/**
 * A remote's doors against those of everybody who is out there. An older shell is no reason to refuse: the remote brings
 * its own copy of a common part. But a range says what it needs, and a version is one code: where two builds gave the
 * same version to different code, each would be taken for the other.
 */
export function checkDoors(remote: ReleaseDescriptor, shell: ShellManifest, { remotes }: Registry): Refusal[] {
  const ours = { label: `${remote.name} ${remote.version}`, doors: remote.doors }
  const others = Object.values(remotes)
    .flatMap(offeredReleases)
    .filter(({ descriptor }) => descriptor.name !== remote.name)
    .map(bearerOf)
  const used = new Set(Object.values(remote.parts).flat())
  const unnamed = [...used].filter((door) => remote.doors[door] === undefined)
  return [
    ...unnamed.map(
      (door): Refusal => ({
        rule: 'doors',
        ours: `${ours.label} takes ${door} and names no version of it`,
        theirs: `nobody can tell whether the copy of shell ${shell.version} is new enough`,
        wayOut: 'build it anew with the tools of this checkout: the build writes the versions',
      }),
    ),
    ...[{ label: `shell ${shell.version}`, doors: shell.doors }, ...others].flatMap((other) => sameNames(ours, other)),
  ]
}

/** A shell's doors against those of every remote that is out there. */
export const checkShellDoors = (shell: ShellManifest, remotes: readonly CandidateRelease[]): Refusal[] =>
  remotes.flatMap((remote) => sameNames({ label: `shell ${shell.version}`, doors: shell.doors }, bearerOf(remote)))

const bearerOf = ({ descriptor }: CandidateRelease): Bearer => ({
  label: `${descriptor.name} ${descriptor.version}`,
  doors: descriptor.doors,
})

function sameNames(ours: Bearer, theirs: Bearer): Refusal[] {
  return Object.entries(ours.doors).flatMap(([door, own]) => {
    const other = theirs.doors[door]
    if (other === undefined || other.version !== own.version || other.contents === own.contents) return []
    return {
      rule: 'doors',
      ours: `${ours.label} has ${door} ${own.version} with contents ${own.contents}`,
      theirs: `${theirs.label} has ${door} ${other.version} with contents ${other.contents}`,
      wayOut: `bring what ${theirs.label} was built from into this checkout (git pull), then pnpm doors --write gives ${door} the next version`,
    }
  })
}
