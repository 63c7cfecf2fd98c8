import { useSearchParams } from '@shop/shared/router'

/** So many at a time, as in the other lists. [CAT-082] */
export const listStep = 30
const maxCount = 999

/** How many an address asks to draw; what is no such number begins at the beginning. */
export function listCount(text: string | null): number {
  const count = text !== null && /^\d{1,3}$/.test(text) ? Number(text) : listStep
  return Math.min(maxCount, Math.max(listStep, count))
}

export type Assortment = 'all' | 'onSale'

export type ListPlace = {
  assortment: Assortment
  /** How many are drawn. */
  count: number
  choose(assortment: Assortment): void
  showMore(): void
}

/** Where the member stands in the list lies in its address: reload and back come to the same place. */
export function useListPlace(): ListPlace {
  const [search, setSearch] = useSearchParams()
  const count = listCount(search.get('count'))
  return {
    assortment: search.get('sale') === 'thisWeek' ? 'onSale' : 'all',
    count,
    choose: (assortment) =>
      setSearch(
        (before) => {
          before.delete('count')
          before.delete('sale')
          if (assortment === 'onSale') before.set('sale', 'thisWeek')
          return before
        },
        { replace: true },
      ),
    showMore: () =>
      setSearch(
        (before) => {
          before.set('count', String(count + listStep))
          return before
        },
        { replace: true },
      ),
  }
}
