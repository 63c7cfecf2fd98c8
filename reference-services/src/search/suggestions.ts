import type { Database } from '../database/open-database.ts'
import type { Found } from './find-products.ts'
import { isKana, toLiteral, toLoose } from './fold.ts'
import { orderFound } from './order-found.ts'
import { readRomaji } from './query-terms.ts'
import type { Noun } from './vocabulary.ts'
import type { WeekIndex } from './week-index.ts'

export type SuggestionQuery = { searchWord: string; categoryLimit: number; keywordLimit: number }

/** Words that begin like this one and names of products that it finds, and the shelves most of them stand on. [API-060] */
export async function suggest(
  db: Database,
  index: WeekIndex,
  { find, searchWord, categoryLimit, keywordLimit }: SuggestionQuery & { find(word: string): readonly Found[] },
) {
  const nouns = nounsFor(index, searchWord)
  const own = find(searchWord)
  // Half a word finds nothing yet.
  const found = own.length > 0 || nouns[0] === undefined ? own : find(nouns[0])
  return {
    category_list: await shelvesOf(db, index, { found, limit: categoryLimit }),
    keyword_list: keywordsOf(index, { found, nouns, limit: keywordLimit }).map((keyword) => ({ keyword })),
  }
}

/** Nouns take at most so much of the list: names of products come too. */
const nounShare = 0.6

function keywordsOf(
  index: WeekIndex,
  { found, nouns, limit }: { found: readonly Found[]; nouns: readonly string[]; limit: number },
): string[] {
  const names = orderFound(index, found, '-1').flatMap(({ at }) => index.docs[at]?.title ?? [])
  return [...new Set([...nouns.slice(0, Math.ceil(limit * nounShare)), ...names])].slice(0, limit)
}

function nounsFor(index: WeekIndex, searchWord: string): string[] {
  const begins = beginsWith(searchWord)
  return index.nouns.filter((noun) => noun.isHead && noun.count > 1 && begins(noun)).map(({ surface }) => surface)
}

/** Typed in romaji the last syllable is often half there: gyun. */
const unfinished = /[bcdfghjklmnpqrstvwxyz]+$/

function beginsWith(searchWord: string): (noun: Noun) => boolean {
  const literal = toLiteral(searchWord)
  if (literal === '') return () => false
  const typed = searchWord.normalize('NFKC').trim().toLowerCase()
  const romaji = [typed, typed.replace(unfinished, '')].flatMap((part) => readRomaji(part) ?? [])
  const readings = isKana(literal) ? [literal] : romaji
  const loose = readings.map(toLoose).filter((one) => one.length > 1)
  return (noun) =>
    noun.literal.startsWith(literal) ||
    readings.some((kana) => noun.reading.startsWith(kana)) ||
    loose.some((kana) => noun.loose.startsWith(kana))
}

async function shelvesOf(
  db: Database,
  { docs }: WeekIndex,
  { found, limit }: { found: readonly Found[]; limit: number },
) {
  const fits = new Map<string, number>()
  for (const { at, score } of found) {
    const code = docs[at]?.smallCode ?? ''
    fits.set(code, (fits.get(code) ?? 0) + score)
  }
  const best = [...fits]
    .toSorted(([code, fit], [otherCode, otherFit]) => otherFit - fit || (code < otherCode ? -1 : 1))
    .slice(0, limit)
    .map(([code]) => code)
  if (best.length === 0) return []
  const rows = await db
    .selectFrom('category')
    .innerJoin('category as parent', (join) =>
      join
        .onRef('parent.large_code', '=', 'category.large_code')
        .on('parent.middle_code', '=', '')
        .on('parent.small_code', '=', ''),
    )
    .select(['category.large_code', 'category.middle_code', 'category.small_code', 'category.name'])
    .select('parent.name as parent_name')
    .where('category.small_code', 'in', best)
    .execute()
  return best.flatMap((code) => {
    const row = rows.find(({ small_code }) => small_code === code)
    if (row === undefined) return []
    return {
      category_code: `${row.large_code}_${row.middle_code}_${code}`,
      category_name: row.name,
      parent_category_name: row.parent_name,
      // All that the shelf holds: what whoever goes there will see.
      count: docs.filter(({ smallCode }) => smallCode === code).length,
    }
  })
}
