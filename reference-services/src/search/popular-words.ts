import type { Database } from '../database/open-database.ts'
import type { Found } from './find-products.ts'
import { headOf } from './vocabulary.ts'
import type { WeekIndex } from './week-index.ts'

const maxWords = 10
/** A word that leads to less is no way to look around. */
const minProducts = 3

/**
 * Words for what members order in the week and the ones before it, the most ordered first; before anything is counted, for
 * what they like.
 */
export function popularWords(
  index: WeekIndex,
  pieces: ReadonlyMap<string, number>,
  find: (word: string) => readonly Found[],
): string[] {
  const wanted = new Map<string, number>()
  for (const doc of index.docs) {
    const word = headOf(index.texts[doc.name]?.main ?? [])?.surface
    const amount = pieces.size === 0 ? doc.popularity : (pieces.get(doc.orderNo) ?? 0)
    if (word !== undefined && amount > 0) wanted.set(word, (wanted.get(word) ?? 0) + amount)
  }
  const words: string[] = []
  for (const [word] of [...wanted].toSorted(([, amount], [, other]) => other - amount)) {
    if (words.length === maxWords) break
    if (find(word).length >= minProducts) words.push(word)
  }
  return words
}

/** Pieces of each product in the latest week that is counted. */
export async function piecesUpTo(db: Database, week: string): Promise<Map<string, number>> {
  const counted = await db
    .selectFrom('product_sale')
    .select('planning_week')
    .where('planning_week', '<=', week)
    .orderBy('planning_week', 'desc')
    .limit(1)
    .executeTakeFirst()
  if (counted === undefined) return new Map()
  const rows = await db
    .selectFrom('product_sale')
    .select(['order_no', 'pieces'])
    .where('planning_week', '=', counted.planning_week)
    .execute()
  return new Map(rows.map(({ order_no, pieces }) => [order_no, pieces]))
}
