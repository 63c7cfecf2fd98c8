import type { OrderNumber, WeekNumber } from '@shop/shared/domain'
import * as v from 'valibot'

type FactRule = {
  readonly version: number
  /** Also told to the member's other tabs. */
  readonly crossesTabs: boolean
  readonly schema: v.GenericSchema
}

const digits = <T extends string>(pattern: RegExp) =>
  v.custom<T>((value) => typeof value === 'string' && pattern.test(value))
const week = digits<WeekNumber>(/^\d{8}$/)
const orderNumber = digits<OrderNumber>(/^\d{6}$/)

/**
 * Remotes and shell tell each other things that happened, with ids and never entities. One rule a fact. Adding a field is a
 * new version; hearers name the version they understand.
 */
export const factRules = {
  /** The order of a week was changed and stored. */
  'order/changed': { version: 1, crossesTabs: true, schema: v.object({ week }) },
  /** A favourite mark was set or cleared and stored. */
  'favourite/changed': {
    version: 1,
    crossesTabs: true,
    schema: v.object({ orderNumber, isFavourite: v.boolean() }),
  },
  /** The list of numbers that wait to be ordered for a week was changed and kept. */
  'number-list/changed': { version: 1, crossesTabs: true, schema: v.object({ week }) },
  'week/switched': {
    version: 1,
    crossesTabs: false,
    schema: v.pipe(
      v.object({ from: week, to: week }),
      v.check(({ from, to }) => from !== to),
    ),
  },
} as const satisfies Readonly<Record<string, FactRule>>

export type FactName = keyof typeof factRules
export type Facts = { [K in FactName]: v.InferOutput<(typeof factRules)[K]['schema']> }

/** A fact as `src/facts.ts` declares it: another version than this build's rule does not compile. */
export type DeclaredFact = {
  [K in FactName]: { readonly name: K; readonly version: (typeof factRules)[K]['version'] }
}[FactName]

/** A declaration as it comes with a release, which may be newer or older than this build. */
export type FactRef = { readonly name: string; readonly version: number }
export type BusDeclaration = { readonly tells: readonly FactRef[]; readonly hears: readonly FactRef[] }

/** Whether this build has a rule for a fact in that version. */
export const isKnownFact = (name: string, version: number): name is FactName =>
  Object.hasOwn(factRules, name) && factRules[name as FactName].version === version

/** Whether a value from anywhere is a fact that this build understands. */
export const isFact = <K extends FactName>(name: K, version: number, payload: unknown): payload is Facts[K] =>
  isKnownFact(name, version) && v.is(factRules[name].schema, payload)
