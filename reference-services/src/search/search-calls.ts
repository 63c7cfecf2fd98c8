import { productSearchCall, productSearchSuggestCall } from '@shop/shared/contract'
import { memberOfLogin } from '../delivery/members.ts'
import { listProducts } from '../delivery/product-list.ts'
import { findWeek } from '../delivery/weeks.ts'
import type { AnswerCalls } from '../http/answer-calls.ts'
import type { ServicePorts } from '../service-ports.ts'
import { searchWords } from './search-text.ts'
import { matching, suggest } from './suggestions.ts'

/** Text search over brand, name, standard and reading, and what a word may become. [API-058, API-060] */
export function answerSearch(calls: AnswerCalls, { clock, images }: ServicePorts): void {
  calls.forAnyone(
    productSearchCall,
    async ({ db, query, subject }) => {
      const words = searchWords(query.searchWord)
      const week = await findWeek(db, query.planningWeek, clock.now())
      if (week === undefined || words.length === 0) return { total_count: 0, product_basic_info_list: [] }
      const member = await memberOfLogin(db, subject)
      return listProducts(
        db,
        {
          week: week.number,
          memberCode: member?.code,
          sort: query.sort,
          limit: query.limit,
          offset: query.offset,
          only: matching(words),
        },
        images,
      )
    },
    'kept',
  )

  calls.forAnyone(
    productSearchSuggestCall,
    async ({ db, query }) => {
      const week = await findWeek(db, query.planningWeek, clock.now())
      if (week === undefined) return { category_list: [], keyword_list: [] }
      return suggest(db, { ...query, week: week.number })
    },
    'kept',
  )
}
