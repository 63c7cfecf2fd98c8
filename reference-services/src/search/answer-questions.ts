import { type Named, narrow } from '../delivery/narrow.ts'
import { analyser } from './analyser.ts'
import { didYouMean } from './did-you-mean.ts'
import { type Finding, findJanCode, findProducts } from './find-products.ts'
import { orderFound } from './order-found.ts'
import { popularWords } from './popular-words.ts'
import type { SearchQuestion, SearchRequest, SearchResult } from './search-questions.ts'
import { suggest } from './suggestions.ts'
import { buildWeekIndex, type WeekIndex, type WeekRows } from './week-index.ts'

/** Holds the indexes and answers from them. What is asked while an index is built anew is answered from the one before. */
export function createSearchAnswers(conditions: readonly Named[]): (question: SearchQuestion) => Promise<unknown> {
  const indexes = new Map<string, WeekIndex>()
  const begun = new Map<string, WeekRows & { rows: WeekRows['rows'][number][] }>()

  const indexOf = (week: string): WeekIndex => {
    const index = indexes.get(week)
    if (index === undefined) throw new TypeError(`no index of the week ${week}`)
    return index
  }
  const begunOf = (week: string) => {
    const rows = begun.get(week)
    if (rows === undefined) throw new TypeError(`no rows of the week ${week}`)
    return rows
  }

  return async (question) => {
    const { week } = question
    switch (question.is) {
      case 'begin':
        begun.set(week, { week, rows: [], categories: question.categories })
        return undefined
      case 'rows':
        begunOf(week).rows.push(...question.rows)
        return undefined
      case 'finish': {
        const rows = begunOf(week)
        begun.delete(week)
        indexes.set(week, await buildWeekIndex(rows))
        return undefined
      }
      case 'forget':
        indexes.delete(week)
        return undefined
      case 'search':
        return search(indexOf(week), question, conditions)
      case 'suggest': {
        const index = indexOf(week)
        return suggest(index, { ...question, find: (word) => find(index, word).found })
      }
      case 'popular': {
        const index = indexOf(week)
        return popularWords(index, question.pieces, (word) => find(index, word).found)
      }
    }
  }
}

function search(
  index: WeekIndex,
  { searchWord, janCode, filter, sort, offset, limit }: SearchRequest,
  conditions: readonly Named[],
): SearchResult {
  const finding: Finding =
    janCode === undefined ? find(index, searchWord) : { found: findJanCode(index, janCode), isForgiven: false }
  const isMissed = janCode === undefined && (finding.found.length === 0 || finding.isForgiven)
  const { kept, facets } = narrow(finding.found, ({ at }) => index.docs[at], {
    filter,
    categories: index.categories,
    conditions,
  })
  const page = orderFound(index, kept, sort).slice(offset, offset + limit)
  return {
    total: kept.length,
    orderNumbers: page.flatMap(({ at }) => index.docs[at]?.orderNo ?? []),
    didYouMean: isMissed ? didYouMean(index, searchWord, analyser) : [],
    facets,
  }
}

const maxFindings = 100
const findings = new WeakMap<WeekIndex, Map<string, Finding>>()

/** The last words of a week are remembered: the next page, another order and a filter ask for the same. */
function find(index: WeekIndex, word: string): Finding {
  const known = findings.get(index) ?? new Map<string, Finding>()
  findings.set(index, known)
  const finding = known.get(word) ?? findProducts(index, word, analyser)
  known.delete(word)
  known.set(word, finding)
  const [oldest] = known.keys()
  if (known.size > maxFindings && oldest !== undefined) known.delete(oldest)
  return finding
}
