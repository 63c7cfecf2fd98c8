import type { Database } from '../database/open-database.ts'
import { toLiteral } from '../search/fold.ts'
import { toSearchText } from '../search/words.ts'
import { insertRows } from './insert-rows.ts'
import { columnsOf, type Item, type LargeCategory } from './items/item.ts'
import { kanaOf, segmentsOf } from './items/kana.ts'
import { subscriptionNumbers } from './items/subscription-numbers.ts'

/** All products of the shop: the generator's own in a shop, a handful in a test. */
export type Catalogue = { items: readonly Item[]; categories: readonly LargeCategory[] }

export async function seedCatalogue(db: Database, { items, categories }: Catalogue): Promise<void> {
  await insertRows(db, 'category', categories.flatMap(categoryRows))
  const names = namesOf(categories)
  await insertRows(
    db,
    'product',
    items.map((item) => ({ ...columnsOf(item), search_text: searchTextOf(item, names) })),
  )
  await insertRows(db, 'subscription_number', subscriptionNumbers(items))
}

function categoryRows(large: LargeCategory, largeAt: number): Record<string, unknown>[] {
  const row = (middle: string, small: string, name: string, at: number, illustration: string | null = null) => ({
    large_code: large.code,
    middle_code: middle,
    small_code: small,
    name,
    illustration,
    display_order: at + 1,
  })
  let smallAt = -1
  return [
    row('', '', large.name, largeAt, large.illustration),
    ...large.middle.flatMap((middle, middleAt) => [
      row(middle.code, '', middle.name, middleAt),
      ...middle.small.map((small) => {
        smallAt += 1
        return row(middle.code, small.code, small.name, smallAt)
      }),
    ]),
  ]
}

/** Names of categories by code. */
const namesOf = (categories: readonly LargeCategory[]): Map<string, string> =>
  new Map(
    categories
      .flatMap(({ middle }) => middle)
      .flatMap(({ code, name, small }) => [
        [code, name] as const,
        ...small.map((one) => [one.code, one.name] as const),
      ]),
  )

function searchTextOf(item: Item, names: ReadonlyMap<string, string>): string {
  return toSearchText({
    name: segmentsOf(item.name),
    brand: segmentsOf(item.brand ?? ''),
    place: segmentsOf([item.productionPlace ?? '', item.temperature === 'frozen' ? '冷凍' : ''].join(' ')),
    small: segmentsOf(names.get(item.smallCategory) ?? ''),
    middle: segmentsOf(names.get(item.middleCategory) ?? ''),
    reading:
      item.nameKana === kanaOf(item.name) ? [] : [[{ surface: item.nameKana, reading: toLiteral(item.nameKana) }]],
  })
}
