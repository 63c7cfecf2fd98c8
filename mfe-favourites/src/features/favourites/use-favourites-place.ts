import { useSearchParams } from '@shop/shared/router'
import { useMemo } from 'react'
import { type FavouritesWish, favouriteSorts } from './favourites-in-view.ts'

/** Anybody can write an address: a value that it cannot mean is left out. */
export function wishIn(search: URLSearchParams): FavouritesWish {
  const category = search.get('category')
  return {
    assortment: search.get('sale') === 'thisWeek' ? 'onSale' : 'all',
    sort: favouriteSorts.find(({ value }) => value === search.get('sort'))?.value ?? 'new',
    typed: search.get('q') ?? '',
    ...(category === null || category === '' ? {} : { category }),
  }
}

export const everything: FavouritesWish = { assortment: 'all', sort: 'new', typed: '' }

const inAddress = ({ assortment, category = '', sort, typed }: FavouritesWish) => ({
  sale: assortment === 'onSale' ? 'thisWeek' : '',
  category,
  sort: sort === 'new' ? '' : sort,
  q: typed,
})

/** The choice stands in the address, so that reload and back come to the same place. */
export function useFavouritesPlace(): { wish: FavouritesWish; change(wish: FavouritesWish): void } {
  const [search, setSearch] = useSearchParams()
  const wish = useMemo(() => wishIn(search), [search])
  return {
    wish,
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
