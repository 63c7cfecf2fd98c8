import { type Expression, type ExpressionBuilder, type SqlBool, sql } from 'kysely'
import type { Database } from '../database/open-database.ts'
import type { Schema } from '../database/schema.ts'
import { containing, searchWords } from './search-text.ts'

type Rows = ExpressionBuilder<Schema, 'offer' | 'product'>

/** Products whose text has every one of the words. */
export const matching =
  (words: readonly string[]) =>
  (row: Rows): Expression<SqlBool> =>
    row.and(words.map((word) => row('product.search_text', 'like', containing(word))))

export type SuggestionQuery = { week: string; searchWord: string; categoryLimit: number; keywordLimit: number }

/** Names of products on sale that the word finds, the most liked first, and the shelves most of them stand on. */
export async function suggest(db: Database, { week, searchWord, categoryLimit, keywordLimit }: SuggestionQuery) {
  const words = searchWords(searchWord)
  if (words.length === 0) return { category_list: [], keyword_list: [] }
  const onSale = db
    .selectFrom('offer')
    .innerJoin('product', 'product.order_no', 'offer.order_no')
    .where('offer.planning_week', '=', week)

  const keywords = await onSale
    .where(matching(words))
    .select('product.name')
    .groupBy('product.name')
    .orderBy(sql`max(product.popularity) desc`)
    .orderBy('product.name')
    .limit(keywordLimit)
    .execute()

  const shelves = await onSale
    .innerJoin('category', (join) =>
      join
        .onRef('category.large_code', '=', 'product.large_code')
        .onRef('category.middle_code', '=', 'product.middle_code')
        .onRef('category.small_code', '=', 'product.small_code'),
    )
    .innerJoin('category as parent', (join) =>
      join
        .onRef('parent.large_code', '=', 'product.large_code')
        .on('parent.middle_code', '=', '')
        .on('parent.small_code', '=', ''),
    )
    .select(['category.large_code', 'category.middle_code', 'category.small_code', 'category.name'])
    .select('parent.name as parent_name')
    // All that the shelf holds: what whoever goes there will see.
    .select(sql<number>`count(*)::int`.as('count'))
    .groupBy(['category.large_code', 'category.middle_code', 'category.small_code', 'category.name', 'parent.name'])
    .having((row) => row(row.fn.countAll<number>().filterWhere(matching(words)), '>', 0))
    .orderBy((row) => row.fn.countAll<number>().filterWhere(matching(words)), 'desc')
    .orderBy('category.small_code')
    .limit(categoryLimit)
    .execute()

  return {
    category_list: shelves.map(({ large_code, middle_code, small_code, name, parent_name, count }) => ({
      category_code: `${large_code}_${middle_code}_${small_code}`,
      category_name: name,
      parent_category_name: parent_name,
      count,
    })),
    keyword_list: keywords.map(({ name }) => ({ keyword: name })),
  }
}
