import { isWeekNumber, type WeekNumber } from '@shop/shared/domain'
import type { LinkQuery } from '@shop/shared/routes'

/** What is read of a link's query beside its tokens. Everything else belongs to the screens. [GRD-029] */
export type ArrivedLink = Pick<LinkQuery, 'viewMode' | 'week'> & {
  isRenewal: boolean
  salesPerson: string | undefined
  /** As it stands there: whoever keeps it, checks it. [GRD-047] */
  from: string | undefined
}

/** An employee's code. Anything else is ignored without a word. [GRD-046] */
const salesPersonForm = /^[0-9A-Za-z-]{1,16}$/

export function readLink({ searchParams: query }: URL): ArrivedLink {
  const salesPerson = query.get('sp')
  return {
    viewMode: query.get('viewMode') === 'true',
    isRenewal: query.get('isRenewal') === 'true',
    week: weekOf(query),
    salesPerson: salesPerson !== null && salesPersonForm.test(salesPerson) ? salesPerson : undefined,
    from: query.get('from') ?? undefined,
  }
}

export function weekOf(query: URLSearchParams): WeekNumber | undefined {
  const text = query.get('planningWeekNumber')
  return text !== null && isWeekNumber(text) ? text : undefined
}
