import { type Candidate, type ChannelRows, type Entry, isCanary, offeredReleases } from '@shop/release-store'
import type { CandidateShell, Registry, ReleaseDescriptor, ShellManifest } from '@shop/shared/contract'

export type ReleaseState = 'live' | 'canary' | 'last good'
type Chosen<Descriptor> = { descriptor: Descriptor; state: ReleaseState }

/** A shell with one release of each remote in one entry. A remote without a live release is not in the live one. */
export type Combination = {
  entry: Entry
  shell: Chosen<ShellManifest>
  remotes: Readonly<Record<string, Chosen<ReleaseDescriptor>>>
}

export type CombinationOptions = {
  entries: readonly Entry[]
  /** Every release with every other one, not only each that is not live among the live ones. */
  isAll?: boolean
}

/**
 * The combinations of the releases that somebody gets or falls back to: per entry the live one first. Nothing in an
 * entry whose shell has no live release.
 */
export function combinationsOf(registry: Registry, { entries, isAll = false }: CombinationOptions): Combination[] {
  const choices = Object.entries(registry.remotes)
    .toSorted(([a], [b]) => a.localeCompare(b))
    .map(([name, remote]) => ({ name, releases: choicesOf(remote) }))
  return entries.flatMap((entry) => {
    const shells = choicesOf<CandidateShell>(registry.shells[entry])
    const live = shells.find(({ state }) => state === 'live')
    if (live === undefined) return []
    const base: Combination = {
      entry,
      shell: live,
      remotes: Object.fromEntries(
        choices.flatMap(({ name, releases }) =>
          releases.filter(({ state }) => state === 'live').map((release) => [name, release]),
        ),
      ),
    }
    return isAll ? product(base, shells, choices) : [base, ...singleChanges(base, shells, choices)]
  })
}

type Choices = readonly { name: string; releases: readonly Chosen<ReleaseDescriptor>[] }[]

const isOther = ({ state }: Chosen<unknown>): boolean => state !== 'live'

const singleChanges = (
  base: Combination,
  shells: readonly Chosen<ShellManifest>[],
  choices: Choices,
): Combination[] => [
  ...shells.filter(isOther).map((shell) => ({ ...base, shell })),
  ...choices.flatMap(({ name, releases }) =>
    releases.filter(isOther).map((release) => ({ ...base, remotes: { ...base.remotes, [name]: release } })),
  ),
]

/** The live combination comes first, since of each choice the live one does. */
function product(base: Combination, shells: readonly Chosen<ShellManifest>[], choices: Choices): Combination[] {
  const remotes = choices.reduce<Combination['remotes'][]>(
    (all, { name, releases }) =>
      releases.length === 0
        ? all
        : all.flatMap((chosen) => liveFirst(releases).map((one) => ({ ...chosen, [name]: one }))),
    [{}],
  )
  return liveFirst(shells).flatMap((shell) => remotes.map((chosen) => ({ ...base, shell, remotes: chosen })))
}

const liveFirst = <C extends Chosen<unknown>>(releases: readonly C[]): C[] =>
  releases.toSorted((one, other) => Number(isOther(one)) - Number(isOther(other)))

function choicesOf<C extends Candidate>(
  rows: ChannelRows & { disabled?: boolean; candidates: readonly C[] },
): Chosen<C['descriptor']>[] {
  const offered = offeredReleases<C>(rows)
  const live = offered.find((candidate) => !isCanary(candidate))
  return offered.map((candidate) => ({ descriptor: candidate.descriptor, state: stateOf(candidate, live) }))
}

function stateOf(candidate: Candidate, live: Candidate | undefined): ReleaseState {
  if (candidate === live) return 'live'
  return isCanary(candidate) ? 'canary' : 'last good'
}

/** A release by its name, as commands take it, with how the channel has it. */
export type NamedRelease = { name: string; version: string; state: ReleaseState }

/** All releases of a combination, the shell's first. */
export const releasesIn = ({ shell, remotes }: Combination): NamedRelease[] =>
  Object.entries({ shell, ...remotes }).map(([name, { descriptor, state }]) => ({
    name,
    version: descriptor.version,
    state,
  }))

/** Those that are not live. */
export const differencesOf = (combination: Combination): NamedRelease[] => releasesIn(combination).filter(isOtherNamed)

const isOtherNamed = ({ state }: NamedRelease): boolean => state !== 'live'
