import type { OrderNumber, WeekNumber } from '@shop/shared/domain'
import * as v from '@shop/shared/schema'

/** Remotes and shell tell each other things that happened, with ids and never entities. */
export type Facts = {
  /** The order of a week was changed and stored. */
  'order/changed': { week: WeekNumber }
  /** A favourite mark was set or cleared and stored. */
  'favourite/changed': { orderNumber: OrderNumber; isFavourite: boolean }
  /** Favourites were changed outside of the shop's pages, and nobody says which. [MOB-017] */
  'favourites/changed': Record<string, never>
  /** A list of favourites was made, renamed or deleted, or its products were changed, and that was stored. */
  'favourite-list/changed': { list: string }
  /** The list of numbers that wait to be ordered for a week was changed and kept. */
  'number-list/changed': { week: WeekNumber }
  'week/switched': { from: WeekNumber; to: WeekNumber }
}

export type FactName = keyof Facts

const digits = <T extends string>(pattern: RegExp) =>
  v.custom<T>((value) => typeof value === 'string' && pattern.test(value))
const week = digits<WeekNumber>(/^\d{8}$/)
const orderNumber = digits<OrderNumber>(/^\d{6}$/)

const schemas: { readonly [K in FactName]: v.GenericSchema<unknown, Facts[K]> } = {
  'order/changed': v.object({ week }),
  'favourite/changed': v.object({ orderNumber, isFavourite: v.boolean() }),
  'favourites/changed': v.strictObject({}),
  'favourite-list/changed': v.object({ list: v.pipe(v.string(), v.minLength(1), v.maxLength(100)) }),
  'number-list/changed': v.object({ week }),
  'week/switched': v.pipe(
    v.object({ from: week, to: week }),
    v.check(({ from, to }) => from !== to),
  ),
}

type FactRule<K extends FactName> = {
  readonly version: number
  /** Also told to the member's other tabs. */
  readonly crossesTabs: boolean
  readonly isValid: (payload: Facts[K]) => boolean
}

const fits =
  <K extends FactName>(name: K) =>
  (payload: Facts[K]): boolean =>
    v.is(schemas[name], payload)

/** One rule a fact. Adding a field is a new version; hearers name the version they understand. */
export const factRules = {
  'order/changed': { version: 1, crossesTabs: true, isValid: fits('order/changed') },
  'favourite/changed': { version: 1, crossesTabs: true, isValid: fits('favourite/changed') },
  'favourites/changed': { version: 1, crossesTabs: true, isValid: fits('favourites/changed') },
  'favourite-list/changed': { version: 1, crossesTabs: true, isValid: fits('favourite-list/changed') },
  'number-list/changed': { version: 1, crossesTabs: true, isValid: fits('number-list/changed') },
  'week/switched': { version: 1, crossesTabs: false, isValid: fits('week/switched') },
} as const satisfies { readonly [K in FactName]: FactRule<K> }

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
  isKnownFact(name, version) && v.is(schemas[name], payload)
