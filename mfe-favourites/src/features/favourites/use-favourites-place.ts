import { useSearchParams } from '@shop/shared/router'
import { useMemo } from 'react'
import { type FavouritesRequest, favouriteSorts } from './favourites-in-view.ts'

/** Anybody can write an address: a value that it cannot mean is left out. */
export function favouritesRequestIn(search: URLSearchParams): FavouritesRequest {
  const category = search.get('category')
  return {
    assortment: search.get('sale') === 'thisWeek' ? 'onSale' : 'all',
    sort: favouriteSorts.find(({ value }) => value === search.get('sort'))?.value ?? 'new',
    typed: search.get('q') ?? '',
    ...(category === null || category === '' ? {} : { category }),
  }
}

export const unfilteredRequest: FavouritesRequest = { assortment: 'all', sort: 'new', typed: '' }

const inAddress = ({ assortment, category = '', sort, typed }: FavouritesRequest) => ({
  sale: assortment === 'onSale' ? 'thisWeek' : '',
  category,
  sort: sort === 'new' ? '' : sort,
  q: typed,
})

/** The choice stands in the address, so that reload and back come to the same place. */
export function useFavouritesPlace(): { request: FavouritesRequest; change(request: FavouritesRequest): void } {
  const [search, setSearch] = useSearchParams()
  const request = useMemo(() => favouritesRequestIn(search), [search])
  return {
    request,
    change: (next) =>
      setSearch(
        (query) => {
          // Another list begins at its beginning.
          query.delete('count')
          for (const [name, value] of Object.entries(inAddress(next)))
            if (value === '') query.delete(name)
            else query.set(name, value)
          return query
        },
        { replace: true },
      ),
  }
}
