import { productSearchCall, productSearchSuggestCall } from '@shop/shared/contract'
import { listProducts } from '../delivery/product-list.ts'
import { findWeek } from '../delivery/weeks.ts'
import type { AnswerCalls } from '../http/answer-calls.ts'
import type { ServicePorts } from '../service-ports.ts'
import { searchWords } from './search-text.ts'
import { matching, suggest } from './suggestions.ts'

/** Text search over brand, name, standard and reading, and what a word may become. [API-058, API-060] */
export function answerSearch(calls: AnswerCalls, ports: ServicePorts): void {
  calls.forAnyone(
    productSearchCall,
    async (asked) => {
      const words = searchWords(asked.query.searchWord ?? '')
      if (words.length === 0) return { total_count: 0, product_basic_info_list: [] }
      return listProducts(asked, matching(words), ports)
    },
    'kept',
  )

  calls.forAnyone(
    productSearchSuggestCall,
    async ({ db, query }) => {
      const week = await findWeek(db, query.planningWeek, ports.clock.now())
      if (week === undefined) return { category_list: [], keyword_list: [] }
      return suggest(db, { ...query, week: week.number })
    },
    'kept',
  )
}
