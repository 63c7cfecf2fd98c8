import type { Database } from '../database/open-database.ts'
import type { Found } from './find-products.ts'
import { isKana, toLiteral, toLoose } from './fold.ts'
import { orderFound } from './order-found.ts'
import { readRomaji } from './query-terms.ts'
import type { Suggested, SuggestRequest } from './search-questions.ts'
import type { Noun } from './vocabulary.ts'
import type { WeekIndex } from './week-index.ts'

/** Words that begin like this one and names of products that it finds, and the shelves most of them stand on. */
export function suggest(
  index: WeekIndex,
  { find, searchWord, categoryLimit, keywordLimit }: SuggestRequest & { find(word: string): readonly Found[] },
): Suggested {
  const nouns = nounsFor(index, searchWord)
  const own = find(searchWord)
  // Half a word finds nothing yet.
  const found = own.length > 0 || nouns[0] === undefined ? own : find(nouns[0])
  return {
    shelves: shelvesOf(index, { found, limit: categoryLimit }),
    keywords: keywordsOf(index, { found, nouns, limit: keywordLimit }),
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

function shelvesOf({ docs }: WeekIndex, { found, limit }: { found: readonly Found[]; limit: number }) {
  const fits = new Map<string, number>()
  for (const { at, score } of found) {
    const code = docs[at]?.smallCode ?? ''
    fits.set(code, (fits.get(code) ?? 0) + score)
  }
  return (
    [...fits]
      .toSorted(([code, fit], [otherCode, otherFit]) => otherFit - fit || (code < otherCode ? -1 : 1))
      .slice(0, limit)
      // All that the shelf holds: what whoever goes there will see.
      .map(([code]) => ({ smallCode: code, count: docs.filter(({ smallCode }) => smallCode === code).length }))
  )
}

/** The shelves by their names, as they stand in the rows. */
export async function withCategoryNames(db: Database, shelves: Suggested['shelves']) {
  if (shelves.length === 0) return []
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
    .where(
      'category.small_code',
      'in',
      shelves.map(({ smallCode }) => smallCode),
    )
    .execute()
  return shelves.flatMap(({ smallCode, count }) => {
    const row = rows.find(({ small_code }) => small_code === smallCode)
    if (row === undefined) return []
    return {
      category_code: `${row.large_code}_${row.middle_code}_${smallCode}`,
      category_name: row.name,
      parent_category_name: row.parent_name,
      count,
    }
  })
}
