import { satisfies } from './satisfies.ts'

/**
 * Singletons that belong together: one version of the contract, one major of React and what is bound to it. A shell has one,
 * and further ones as long as remotes move from one major to the next.
 */
export type PlatformSet = {
  name: string
  /** Version of the contract. */
  contract: string
  /** Module → the version that a release gets of it. */
  provides: Readonly<Record<string, string>>
}

/** Semver ranges that a release names: over the contract, and over each singleton that it takes. */
export type PlatformNeeds = { contract: string; singletons: Readonly<Record<string, string>> }

export type UnmetNeed = {
  /** `contract`, or the name of a singleton. */
  of: string
  range: string
  /** The version that is there, if there is any. */
  provided: string | undefined
}

/** Needs of a release that a set does not meet, in the order of the release's own list. */
function unmetNeeds(needs: PlatformNeeds, { contract, provides }: PlatformSet): UnmetNeed[] {
  const all = [
    { of: 'contract', range: needs.contract, provided: contract },
    ...Object.entries(needs.singletons).map(([of, range]) => ({ of, range, provided: provides[of] })),
  ]
  return all.filter(({ provided, range }) => provided === undefined || !satisfies(provided, range))
}

/** The set that a release is given: the first that has all it needs. */
export const platformSetFor = (needs: PlatformNeeds, sets: readonly PlatformSet[]): PlatformSet | undefined =>
  sets.find((set) => unmetNeeds(needs, set).length === 0)

/** Nothing where a set fits, else what is missing in the set that comes closest: the words of a refusal. */
export function nearestUnmetNeeds(needs: PlatformNeeds, sets: readonly PlatformSet[]): UnmetNeed[] {
  const [nearest = []] = sets.map((set) => unmetNeeds(needs, set)).toSorted((one, other) => one.length - other.length)
  return nearest
}

type ServedSets<Further extends PlatformSet = PlatformSet> = Omit<PlatformSet, 'name'> & {
  alsoProvides?: readonly Further[] | undefined
}

/** All sets of a shell, the first one first; a further set takes from the first whatever it has not itself. */
export const platformSetsOf = ({ contract, provides, alsoProvides = [] }: ServedSets): PlatformSet[] => [
  { name: 'first', contract, provides },
  ...alsoProvides.map((set) => ({ ...set, provides: { ...provides, ...set.provides } })),
]

/** The further set that a release is given, as the shell names it; nothing for one that is given the first, or none. */
export function furtherSetFor<Further extends PlatformSet>(
  needs: PlatformNeeds,
  shell: ServedSets<Further>,
): Further | undefined {
  const chosen = platformSetFor(needs, platformSetsOf(shell))
  return shell.alsoProvides?.find(({ name }) => name === chosen?.name)
}
