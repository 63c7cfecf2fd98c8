import type { AppCategory, Facets } from '@shop/shared/api/shopping'
import { formatNumber } from '@shop/shared/domain'
import type { ChosenFilter } from './chosen-filter.ts'
import { type PriceTexts, priceRange } from './price-range.ts'

type Named = readonly { code: string; name: string }[]

/** All that is known of values; `undefined` is still on its way. */
export type KnownNames = {
  facets: Facets | undefined
  conditions: Named | undefined
  categories: readonly AppCategory[] | undefined
}

/** One chosen value or the price, by the filter that is left without it. */
export type ChosenChip = { key: string; name: string; isUnknown: boolean; without: ChosenFilter }

const unknownName = '今週はない条件'

const nameIn = (lists: readonly (Named | undefined)[], code: string) =>
  lists.flatMap((list) => list ?? []).find((one) => one.code === code)?.name

/** The chosen filters in words. A code that nobody knows, or not yet, has a name all the same, so that it can be taken away. */
export function chosenChips(filter: ChosenFilter, { facets, conditions, categories }: KnownNames): ChosenChip[] {
  const chipOf = (kind: 'categories' | 'conditions', code: string, lists: readonly (Named | undefined)[]) => {
    const name = nameIn(lists, code)
    const isUnknown = name === undefined && lists.every((list) => list !== undefined)
    return {
      key: `${kind}-${code}`,
      name: name ?? (isUnknown ? unknownName : '条件'),
      isUnknown,
      without: { ...filter, [kind]: filter[kind].filter((other) => other !== code) },
    }
  }
  const price = priceText(filter)
  return [
    ...filter.categories.map((code) => chipOf('categories', code, [facets?.categories, categories])),
    ...filter.conditions.map((code) =>
      chipOf('conditions', code, [facets?.conditions, facets?.pictograms, conditions]),
    ),
    ...(price === undefined
      ? []
      : [{ key: 'price', name: price, isUnknown: false, without: { ...filter, priceFrom: '', priceTo: '' } }]),
  ]
}

/** 500円〜3,000円 */
export function priceText(texts: PriceTexts): string | undefined {
  const range = priceRange(texts)
  const [from, to] =
    range.is === 'wrong'
      ? [texts.priceFrom, texts.priceTo]
      : [range.priceFrom, range.priceTo].map((price) => (price === undefined ? '' : formatNumber(price)))
  if (from === '' && to === '') return undefined
  const withYen = (text: string | undefined) =>
    text === '' || text === undefined ? '' : `${text.replace(/円$/, '')}円`
  return `${withYen(from)}〜${withYen(to)}`
}

/** Conditions in the order in which they are to be offered. */
export function inOfferedOrder<T extends { code: string }>(values: readonly T[], offered: Named | undefined): T[] {
  const placeOf = ({ code }: T) => {
    const at = offered?.findIndex((one) => one.code === code) ?? -1
    return at < 0 ? Number.POSITIVE_INFINITY : at
  }
  return values.toSorted((one, other) => {
    const [first, second] = [placeOf(one), placeOf(other)]
    return first === second ? 0 : first - second
  })
}
