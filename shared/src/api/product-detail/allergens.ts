import type { ProductDetailWire } from '@shop/shared/contract'
import { nonEmpty } from '../map/defined.ts'

/** How much is known of a substance: in the food, in the same factory, or nothing that anybody has confirmed. */
export type AllergenKind = 'contains' | 'unknown' | 'sameFactory'

export type Allergen = {
  name: string
  /** 特定原材料 or 特定原材料に準ずるもの, as the service says. */
  category?: string
  kind: AllergenKind
}

/**
 * Meanings of `flag_code` that the owner has confirmed in writing; a new one gets its row here. A code without a row is
 * `unknown`, which reads as a warning: none of them ever means "free of". [G-19]
 */
const confirmedFlags: ReadonlyMap<string, AllergenKind> = new Map([
  ['1', 'contains'],
  ['2', 'sameFactory'],
])

/** The graver of two rows on one substance counts. */
const gravity: readonly AllergenKind[] = ['contains', 'unknown', 'sameFactory']

/** Each substance once. Rows that are missing say nothing, here and on the page. */
export function toAllergens(rows: ProductDetailWire['allergy_list']): Allergen[] {
  const all = rows
    .filter(({ name }) => name !== '')
    .map(({ name, category, flag_code }): Allergen => {
      const group = nonEmpty(category)
      return {
        name,
        kind: confirmedFlags.get(flag_code) ?? 'unknown',
        ...(group === undefined ? {} : { category: group }),
      }
    })
    .toSorted((one, other) => gravity.indexOf(one.kind) - gravity.indexOf(other.kind))
  return all.filter(({ name }, at) => all.findIndex((one) => one.name === name) === at)
}
