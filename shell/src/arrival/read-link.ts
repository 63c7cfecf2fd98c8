import { isWeekNumber, type WeekNumber } from '@shop/shared/domain'
import { isSalesPersonCode } from '@shop/shared/domain/sales-person'
import type { LinkQuery } from '@shop/shared/routes'

/** The parts of a link's query that are read beside its tokens. Everything else belongs to the screens. */
export type ArrivedLink = Pick<LinkQuery, 'viewMode' | 'week'> & {
  isRenewal: boolean
  salesPerson: string | undefined
  /** As it stands there: whoever keeps it, checks it. */
  from: string | undefined
}

export function readLink({ searchParams: query }: URL): ArrivedLink {
  const salesPerson = query.get('sp')
  return {
    viewMode: query.get('viewMode') === 'true',
    isRenewal: query.get('isRenewal') === 'true',
    week: weekOf(query),
    salesPerson: isSalesPersonCode(salesPerson) ? salesPerson : undefined,
    from: query.get('from') ?? undefined,
  }
}

export function weekOf(query: URLSearchParams): WeekNumber | undefined {
  const text = query.get('planningWeekNumber')
  return text !== null && isWeekNumber(text) ? text : undefined
}
