import { popularWordsCall, productSearchCall, productSearchSuggestCall } from '@shop/shared/contract'
import { among } from '../database/among.ts'
import type { Database } from '../database/open-database.ts'
import { memberOfLogin } from '../delivery/members.ts'
import { toCards } from '../delivery/product-list.ts'
import { productRows } from '../delivery/product-rows.ts'
import { findWeek } from '../delivery/weeks.ts'
import type { AnswerCalls } from '../http/answer-calls.ts'
import type { ServicePorts } from '../service-ports.ts'
import { analyser } from './analyser.ts'
import { didYouMean } from './did-you-mean.ts'
import { type Finding, findJanCode, findProducts } from './find-products.ts'
import { narrow } from './narrow.ts'
import { orderFound } from './order-found.ts'
import { popularWords } from './popular-words.ts'
import { readSearchConditions } from './search-conditions.ts'
import { suggest } from './suggestions.ts'
import type { WeekIndex } from './week-index.ts'
import { createWeekIndexes } from './week-indexes.ts'

const codesOf = (list: string | undefined): string[] => (list === undefined ? [] : list.split(','))

/** Search by words and by number, what a word may become, and words of the week. [API-058, API-060] */
export function answerSearch(calls: AnswerCalls, ports: ServicePorts): void {
  const indexes = createWeekIndexes(ports.clock)
  const conditions = readSearchConditions()

  /** None before the week opens. */
  async function indexOf(db: Database, planningWeek: string): Promise<WeekIndex | undefined> {
    const week = await findWeek(db, planningWeek, ports.clock.now())
    if (week === undefined) return undefined
    // With the first index, so that no later search waits for the dictionary.
    analyser()
    return indexes.of(db, week.number)
  }

  calls.forAnyone(
    productSearchCall,
    async ({ db, query, subject }) => {
      const index = await indexOf(db, query.planningWeek)
      if (index === undefined) return { total_count: 0, product_basic_info_list: [], did_you_mean: [] }
      const { searchWord = '', janCode } = query
      const finding: Finding =
        janCode === undefined ? find(index, searchWord) : { found: findJanCode(index, janCode), isForgiven: false }
      const isMissed = janCode === undefined && (finding.found.length === 0 || finding.isForgiven)
      const filter = {
        categories: codesOf(query.category),
        traits: codesOf(query.searchCond),
        from: query.baikaFrom ?? 0,
        to: query.baikaTo ?? Infinity,
      }
      const { kept, facets } = narrow(index, finding.found, { filter, conditions })
      const page = orderFound(index, kept, query.sort).slice(query.offset, query.offset + query.limit)
      const orderNumbers = page.flatMap(({ at }) => index.docs[at]?.orderNo ?? [])
      return {
        total_count: kept.length,
        product_basic_info_list: await cardsOf(db, { week: index.week, orderNumbers, subject }, ports),
        did_you_mean: isMissed ? didYouMean(index, searchWord, analyser) : [],
        facet: facets,
      }
    },
    'kept',
  )

  calls.forAnyone(
    productSearchSuggestCall,
    async ({ db, query }) => {
      const index = await indexOf(db, query.planningWeek)
      if (index === undefined) return { category_list: [], keyword_list: [] }
      return suggest(db, index, { ...query, find: (word) => find(index, word).found })
    },
    'kept',
  )

  calls.forAnyone(
    popularWordsCall,
    async ({ db, query }) => {
      const index = await indexOf(db, query.planningWeek)
      return { word_list: index === undefined ? [] : await popularWords(db, index, (word) => find(index, word).found) }
    },
    'kept',
  )
}

type Asked = { week: string; orderNumbers: readonly string[]; subject: string | undefined }

/** Cards in the order of the numbers, from the rows as they are now. */
async function cardsOf(db: Database, { week, orderNumbers, subject }: Asked, { images }: Pick<ServicePorts, 'images'>) {
  if (orderNumbers.length === 0) return []
  const rows = await productRows(db)
    .where('offer.planning_week', '=', week)
    .where('offer.order_no', '=', among(orderNumbers))
    .execute()
  const byNumber = new Map(rows.map((row) => [row.order_no, row]))
  const member = await memberOfLogin(db, subject)
  return toCards(
    db,
    { week, memberCode: member?.code },
    orderNumbers.flatMap((number) => byNumber.get(number) ?? []),
    images,
  )
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
