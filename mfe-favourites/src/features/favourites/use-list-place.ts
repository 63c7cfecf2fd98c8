import { useSearchParams } from '@shop/shared/router'
import { listCount, listStep } from './list-count.ts'

export type Assortment = 'all' | 'onSale'

export type ListPlace = {
  assortment: Assortment
  /** How many are drawn. */
  count: number
  choose(assortment: Assortment): void
  showMore(): void
}

/** Where the member stands in the list lies in its address: reload and back come to the same place. [design 12] */
export function useListPlace(): ListPlace {
  const [search, setSearch] = useSearchParams()
  const count = listCount(search.get('count'))
  return {
    assortment: search.get('sale') === 'thisWeek' ? 'onSale' : 'all',
    count,
    choose: (assortment) => setSearch(assortment === 'onSale' ? { sale: 'thisWeek' } : {}, { replace: true }),
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
