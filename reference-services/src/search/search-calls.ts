import { popularWordsCall, productSearchCall, productSearchSuggestCall } from '@shop/shared/contract'
import type { FastifyInstance } from 'fastify'
import type { Database } from '../database/open-database.ts'
import { toFilter } from '../delivery/narrow.ts'
import { cardsOf, markList } from '../delivery/product-list.ts'
import { findWeek, isOpen } from '../delivery/weeks.ts'
import type { AnswerCalls } from '../http/answer-calls.ts'
import { Refusal } from '../http/refusal.ts'
import type { ServicePorts } from '../service-ports.ts'
import { piecesUpTo } from './popular-words.ts'
import { prebuildIndexes } from './prebuild-indexes.ts'
import { openSearchThread } from './search-thread.ts'
import { withCategoryNames } from './suggestions.ts'
import { createWeekIndexes } from './week-indexes.ts'

/** Words of the week follow what is ordered, which is counted every ten minutes. */
const wordsLiveMs = 60_000

/** Search by words and by number, what a word may become, and words of the week. */
export function answerSearch(
  calls: AnswerCalls,
  ports: ServicePorts,
  { server, db, isSearchAhead }: { server: FastifyInstance; db: Database; isSearchAhead: boolean },
): void {
  const thread = openSearchThread()
  const indexes = createWeekIndexes({ db, thread })
  server.addHook('onClose', () => thread.end())
  if (isSearchAhead) prebuildIndexes(server, { db, clock: ports.clock, indexes })

  /** A week that can be ordered; none before it opens. One that has closed has no index, and is refused. [K-158] */
  async function searchedWeek(planningWeek: string): Promise<string | undefined> {
    const now = ports.clock.now()
    const week = await findWeek(db, planningWeek, now)
    if (week === undefined) return undefined
    if (!isOpen(week, now)) throw new Refusal('weekClosed')
    await indexes.ready(week.number)
    return week.number
  }

  calls.forAnyone(
    productSearchCall,
    async ({ query }) => {
      const week = await searchedWeek(query.planningWeek)
      if (week === undefined) return { total_count: 0, product_basic_info_list: [], did_you_mean: [] }
      const { searchWord = '', janCode, sort, offset, limit } = query
      const found = await thread.ask({
        is: 'search',
        week,
        searchWord,
        janCode,
        filter: toFilter(query),
        sort,
        offset,
        limit,
      })
      return {
        total_count: found.total,
        product_basic_info_list: await cardsOf(db, { week, orderNumbers: found.orderNumbers }, ports.images),
        did_you_mean: found.didYouMean,
        facet: found.facets,
      }
    },
    { mark: markList },
  )

  calls.forAnyone(
    productSearchSuggestCall,
    async ({ query: { searchWord, categoryLimit, keywordLimit, planningWeek } }) => {
      const week = await searchedWeek(planningWeek)
      if (week === undefined) return { category_list: [], keyword_list: [] }
      const suggested = await thread.ask({ is: 'suggest', week, searchWord, categoryLimit, keywordLimit })
      return {
        category_list: await withCategoryNames(db, suggested.shelves),
        keyword_list: suggested.keywords.map((keyword) => ({ keyword })),
      }
    },
    'forAll',
  )

  const words = new Map<string, { madeAt: number; list: Promise<string[]> }>()
  async function wordsOf(week: string): Promise<string[]> {
    const known = words.get(week)
    if (known !== undefined && performance.now() - known.madeAt < wordsLiveMs) return known.list
    const list = piecesUpTo(db, week).then((pieces) => thread.ask({ is: 'popular', week, pieces }))
    list.catch(() => words.delete(week))
    words.clear()
    words.set(week, { madeAt: performance.now(), list })
    return list
  }

  calls.forAnyone(
    popularWordsCall,
    async ({ query }) => {
      const week = await searchedWeek(query.planningWeek)
      return { word_list: week === undefined ? [] : await wordsOf(week) }
    },
    'forAll',
  )
}
