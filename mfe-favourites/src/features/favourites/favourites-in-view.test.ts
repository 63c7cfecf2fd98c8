import { describe, expect, it } from '@jest/globals'
import { yen } from '@shop/shared/domain'
import { aFavourite } from '../../testing/builders.ts'
import { countByCategory, type FavouritesRequest, favouritesInView } from './favourites-in-view.ts'
import { favouritesRequestIn, unfilteredRequest } from './use-favourites-place.ts'

const shelf = [
  aFavourite({
    orderNumber: '100001',
    name: '牛乳',
    brand: 'みのりの約束',
    taxIncludedPrice: yen(257),
    category: '02',
  }),
  aFavourite({
    orderNumber: '100002',
    name: 'ミニトマト',
    taxIncludedPrice: yen(354),
    category: '01',
    isOnSale: false,
  }),
  aFavourite({ orderNumber: '100003', name: 'コーヒー ＧＯＬＤ', taxIncludedPrice: yen(257) }),
  aFavourite({
    orderNumber: '100004',
    name: '交換品',
    taxIncludedPrice: yen(0),
    isPointExchange: true,
    category: '02',
  }),
]
const numbers = (request: Partial<FavouritesRequest>) =>
  favouritesInView(shelf, { ...unfilteredRequest, ...request }).map(({ orderNumber }) => Number(orderNumber) - 100_000)

describe('favourites in view', () => {
  it.each<{ says: string; request: Partial<FavouritesRequest>; shows: number[] }>([
    { says: 'all of them, newest first', request: {}, shows: [1, 2, 3, 4] },
    { says: 'those on sale', request: { assortment: 'onSale' }, shows: [1, 3, 4] },
    { says: 'those of a category', request: { category: '02' }, shows: [1, 4] },
    { says: 'a category that none is of', request: { category: '99' }, shows: [1, 2, 3, 4] },
    { says: 'cheap ones first, equal ones newest first, points last', request: { sort: 'low' }, shows: [1, 3, 2, 4] },
    { says: 'dear ones first, points last', request: { sort: 'high' }, shows: [2, 1, 3, 4] },
    { says: 'a name in the other kana', request: { typed: 'みにとまと' }, shows: [2] },
    { says: 'half-width kana', request: { typed: 'ﾐﾆﾄﾏﾄ' }, shows: [2] },
    { says: 'other widths and cases', request: { typed: 'gold' }, shows: [3] },
    { says: 'another long mark', request: { typed: 'こ－ひ−' }, shows: [3] },
    { says: 'a brand', request: { typed: '約束' }, shows: [1] },
    { says: 'a part of a number, full-width', request: { typed: '０００２' }, shows: [2] },
    { says: 'all words of several', request: { typed: '　コーヒー　gold ' }, shows: [3] },
    { says: 'words of which one is missing', request: { typed: 'コーヒー 牛乳' }, shows: [] },
    { says: 'blanks alone', request: { typed: ' 　' }, shows: [1, 2, 3, 4] },
    {
      says: 'everything at once',
      request: { assortment: 'onSale', category: '02', sort: 'high', typed: '1' },
      shows: [1, 4],
    },
  ])('$says', ({ request, shows }) => expect(numbers(request)).toEqual(shows))

  it('leave the order of the service as it is', () => {
    numbers({ sort: 'high' })
    expect(shelf.map(({ orderNumber }) => orderNumber)).toEqual(['100001', '100002', '100003', '100004'])
  })
})

it('categories are counted by code, also those that none of the counted is of', () => {
  const onSale = shelf.filter(({ isOnSale }) => isOnSale)
  expect([...countByCategory(onSale, shelf)]).toEqual([
    ['01', 0],
    ['02', 2],
  ])
})

describe('an address', () => {
  it.each<{ search: string; request: FavouritesRequest }>([
    { search: '', request: unfilteredRequest },
    {
      search: 'sale=thisWeek&category=02&sort=low&q=牛乳',
      request: { assortment: 'onSale', category: '02', sort: 'low', typed: '牛乳' },
    },
    { search: 'sale=x&category=&sort=-3&q=', request: unfilteredRequest },
  ])('$search is read', ({ search, request }) =>
    expect(favouritesRequestIn(new URLSearchParams(search))).toEqual(request),
  )
})
