import type { OrderNumber, WeekNumber } from '@shop/shared/domain'

/** What remotes and shell tell each other: things that happened, with ids and never entities. */
export type Facts = {
  /** The order of a week was changed and stored. */
  'order/changed': { week: WeekNumber }
  /** A favourite mark was set or cleared and stored. */
  'favourite/changed': { orderNumber: OrderNumber; isFavourite: boolean }
  /** The list of numbers that wait to be ordered for a week was changed and kept. */
  'number-list/changed': { week: WeekNumber }
  'week/switched': { from: WeekNumber; to: WeekNumber }
}

export type FactName = keyof Facts

type FactRule<K extends FactName> = {
  readonly version: number
  /** Also told to the member's other tabs. */
  readonly crossesTabs: boolean
  readonly isValid: (payload: Facts[K]) => boolean
}

const isDigits = (value: unknown, digits: number) =>
  typeof value === 'string' && value.length === digits && /^\d+$/.test(value)
const weekDigits = 8
const orderNumberDigits = 6

/** One rule a fact. Adding a field is a new version; hearers name the version they understand. */
export const factRules = {
  'order/changed': { version: 1, crossesTabs: true, isValid: ({ week }) => isDigits(week, weekDigits) },
  'favourite/changed': {
    version: 1,
    crossesTabs: true,
    isValid: ({ orderNumber, isFavourite }) =>
      isDigits(orderNumber, orderNumberDigits) && typeof isFavourite === 'boolean',
  },
  'number-list/changed': { version: 1, crossesTabs: true, isValid: ({ week }) => isDigits(week, weekDigits) },
  'week/switched': {
    version: 1,
    crossesTabs: false,
    isValid: ({ from, to }) => isDigits(from, weekDigits) && isDigits(to, weekDigits) && from !== to,
  },
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
export function isFact<K extends FactName>(name: K, version: number, payload: unknown): payload is Facts[K] {
  return (
    isKnownFact(name, version) &&
    typeof payload === 'object' &&
    payload !== null &&
    (factRules[name] as unknown as FactRule<K>).isValid(payload as Facts[K])
  )
}
