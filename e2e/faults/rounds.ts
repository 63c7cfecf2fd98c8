import type { EntryName } from './scene.ts'

/** Where the faulty release stands in the registry: before the last good release, or as the only one that there is. */
export const positions = ['before the last good one', 'alone'] as const
export type Position = (typeof positions)[number]

type Stage<S> = { screen: S; entry: EntryName }
export type Round<S, F> = Stage<S> & { position: Position; faults: readonly F[] }

const stagesOf = <S extends { hasTwin: boolean }>(screens: readonly S[]): Stage<S>[] =>
  screens.flatMap((screen) =>
    (screen.hasTwin ? (['web', '/mobile'] as const) : (['web'] as const)).map((entry) => ({ screen, entry })),
  )

/** Each remote with a twin is met in both ways, and each way at both entries. */
const positionByPlace = ['before the last good one', 'alone', 'alone', 'before the last good one'] as const

/**
 * Every fault once in each way, dealt out over remotes and entries: the shell that withstands it is the same for all of
 * them, and every remote meets some faults of each kind.
 */
export function dealtRounds<S extends { hasTwin: boolean }, F>(
  screens: readonly S[],
  faults: readonly F[],
): Round<S, F>[] {
  const stages = stagesOf(screens)
  return positions.flatMap((position) =>
    stages
      .filter((_, place) => positionByPlace[place % positionByPlace.length] === position)
      .map((stage, place, { length }) => ({
        ...stage,
        position,
        faults: faults.filter((_, at) => at % length === place),
      })),
  )
}

/** Every fault in each way, on every remote and at each of its entries. */
export const allRounds = <S extends { hasTwin: boolean }, F>(
  screens: readonly S[],
  faults: readonly F[],
): Round<S, F>[] => positions.flatMap((position) => stagesOf(screens).map((stage) => ({ ...stage, position, faults })))
