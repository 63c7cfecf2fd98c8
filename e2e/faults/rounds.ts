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

/** Each way is met at both entries. */
const turns = [
  { entry: 'web', position: 'before the last good one' },
  { entry: '/mobile', position: 'before the last good one' },
  { entry: 'web', position: 'alone' },
  { entry: '/mobile', position: 'alone' },
] as const

/**
 * Every fault once in each way, and every remote once: the shell that withstands it is the same for all of them. Each
 * remote meets some faults of each kind.
 */
export function dealtRounds<S extends { hasTwin: boolean }, F>(
  screens: readonly S[],
  faults: readonly F[],
): Round<S, F>[] {
  const met = screens.map((screen, place) => {
    const { entry, position } = turns[place % turns.length] ?? turns[0]
    return { screen, entry: screen.hasTwin ? entry : ('web' as const), position }
  })
  return positions.flatMap((position) =>
    met
      .filter((stage) => stage.position === position)
      .map((stage, place, { length }) => ({ ...stage, faults: faults.filter((_, at) => at % length === place) })),
  )
}

/** Every fault once on one screen of the web, in one way or the other: neighbours are faults of one kind. */
export const alternatingRounds = <S, F>(screen: S, faults: readonly F[]): Round<S, F>[] =>
  positions.map((position, place) => ({
    screen,
    entry: 'web',
    position,
    faults: faults.filter((_, at) => at % positions.length === place),
  }))

/** Every fault in each way, on every remote and at each of its entries. */
export const allRounds = <S extends { hasTwin: boolean }, F>(
  screens: readonly S[],
  faults: readonly F[],
): Round<S, F>[] => positions.flatMap((position) => stagesOf(screens).map((stage) => ({ ...stage, position, faults })))
