import type { PackColour, PackKind, TintName } from '../../pictures/picture-spec.ts'
import type { ItemTaxRate, ItemTemperature, LimitedTab, ScrollCategory } from './item.ts'
import type { NutritionName } from './nutrition.ts'

/** Traits that the goods of a category share. A small category inherits from its middle, that from its large one. */
export type Traits = {
  temperature?: ItemTemperature
  /** 賞味期限・消費期限 */
  shelf?: string
  kind?: PackKind
  tint?: TintName
  /** Colours of pack that suit the goods; neighbours get different ones. */
  packs?: readonly [PackColour, ...PackColour[]]
  ill?: string
  /** How many are seen. */
  n?: number
  /** Colour of the content of bottles and jars. */
  liq?: string
  nutrition?: NutritionName | 'none'
  place?: string
  taxRate?: ItemTaxRate
  /** '' is "no brand"; repeat it to make brands rarer. */
  brands?: readonly [string, ...string[]]
  /** One sentence. */
  catchCopy?: readonly [string, ...string[]]
  /** Sentences on its merits and its use. `$@` is the place; sentences with it need one. */
  about?: readonly [string, ...string[]]
  use?: readonly [string, ...string[]]
  note?: string
  /** At most so many goods come of one row. */
  take?: number
  isAlcohol?: boolean
  isOsechi?: boolean
  isPointExchange?: boolean
  scrollCategory?: ScrollCategory
  limitedTab?: LimitedTab
  /** Why its goods cost less. [CAT-068] */
  discountCode?: number
}

/**
 * Goods as a table of text, one row per line: `name | standard price, … | ingredients | options`.
 * `row-table.ts` says what may stand in it.
 */
export type SmallWords = { name: string; traits: Traits; rows: string }
export type MiddleWords = { name: string; traits: Traits; small: readonly SmallWords[] }
export type LargeWords = {
  name: string
  illustration: string
  /** Where its order numbers begin. */
  firstOrderNumber: number
  traits: Traits
  middle: readonly MiddleWords[]
}

export const small = (name: string, traits: Traits, rows: string): SmallWords => ({ name, traits, rows })

export const middle = (name: string, traits: Traits, ...smalls: readonly SmallWords[]): MiddleWords => ({
  name,
  traits,
  small: smalls,
})

/** Goods with order numbers of their own range that stand in a category of everyday goods. */
export type PlacedWords = { largeName: string; middleName: string; smallName: string; traits: Traits; rows: string }

export const placed = (path: string, traits: Traits, rows: string): PlacedWords => {
  const [largeName = '', middleName = '', smallName = ''] = path.split('>')
  return { largeName, middleName, smallName, traits, rows }
}
