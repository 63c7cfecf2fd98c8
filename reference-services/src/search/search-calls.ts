import { productSearchCall } from '@shop/shared/contract'
import { memberOfLogin } from '../delivery/members.ts'
import { listProducts } from '../delivery/product-list.ts'
import { findWeek } from '../delivery/weeks.ts'
import type { AnswerCalls } from '../http/answer-calls.ts'
import type { ServicePorts } from '../service-ports.ts'
import { containing, searchWords } from './search-text.ts'

/** Text search over brand, name, standard and reading. [API-058] */
export function answerSearch(calls: AnswerCalls, { clock, images }: ServicePorts): void {
  calls.forAnyone(productSearchCall, async ({ db, query, subject }) => {
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
        only: (row) => row.and(words.map((word) => row('product.search_text', 'like', containing(word)))),
      },
      images,
    )
  })
}
