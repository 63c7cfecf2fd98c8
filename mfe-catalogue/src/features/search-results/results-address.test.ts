import { describe, expect, it } from '@jest/globals'
import { filterCount, noFilter } from '../../parts/filter/chosen-filter.ts'
import {
  type AskedResults,
  askedResults,
  correctedTo,
  narrowedBy,
  resultsAddress,
  sortedBy,
} from './results-address.ts'

const asked: AskedResults = { typed: '牛乳', sort: '-1', filter: noFilter, isCorrected: false, steps: 1 }
const read = (address: string) => askedResults(new URL(address, 'https://shop.test').searchParams)

describe('the address of results', () => {
  it.each<{ says: string; is: Partial<AskedResults> }>([
    { says: 'a word', is: {} },
    { says: 'a word with signs of addresses', is: { typed: '牛乳 & パン?=#+%' } },
    { says: 'an order', is: { sort: '3' } },
    { says: 'a step', is: { steps: 4 } },
    { says: 'a corrected word', is: { isCorrected: true } },
    { says: 'categories', is: { filter: { ...noFilter, categories: ['11', '13'] } } },
    { says: 'conditions', is: { filter: { ...noFilter, conditions: ['domestic', 'p_03'] } } },
    { says: 'prices', is: { filter: { ...noFilter, priceFrom: '500', priceTo: '3000' } } },
    { says: 'a price that is none', is: { filter: { ...noFilter, priceFrom: 'abc', priceTo: '3000' } } },
  ])('[CAT-011] [CAT-084] gives $says back as it was', ({ is }) => {
    const all = { ...asked, ...is }
    expect(read(resultsAddress(all))).toEqual(all)
  })

  it('[CAT-011] [CAT-084] names every parameter as the documents do', () => {
    const filter = { categories: ['11', '13'], conditions: ['a'], priceFrom: '５００', priceTo: '3,000円' }
    const { searchParams } = new URL(
      resultsAddress({ ...asked, filter, isCorrected: true, steps: 2, sort: '-3' }),
      'https://shop.test',
    )
    expect(Object.fromEntries(searchParams)).toEqual({
      searchWord: '牛乳',
      sort: '-3',
      category: '11,13',
      searchCond: 'a',
      baikaFrom: '500',
      baikaTo: '3000',
      didYouMeanFlg: '1',
      page: '2',
    })
  })

  it.each([
    { query: 'sort=9&page=0', is: {} },
    { query: 'sort=price&page=-1', is: {} },
    { query: 'page=1e9', is: {} },
    { query: 'page=999', is: { steps: 34 } },
    { query: 'didYouMeanFlg=true', is: {} },
    { query: 'category=%3Cb%3E,11,,11&searchCond=%00', is: { filter: { ...noFilter, categories: ['11'] } } },
    { query: `category=${'1'.repeat(17)}`, is: {} },
    { query: `baikaFrom=${'9'.repeat(30)}`, is: { filter: { ...noFilter, priceFrom: '9'.repeat(20) } } },
  ])('reads $query as what comes nearest to it', ({ query, is }) => {
    expect(read(`/search/results?searchWord=牛乳&${query}`)).toEqual({ ...asked, ...is })
  })

  it('takes no more codes than the service does', () => {
    const many = Array.from({ length: 500 }, (_, at) => `code-${at}`).join(',')
    const { filter } = read(`/search/results?searchWord=a&category=${many}`)
    expect(filter.categories).toHaveLength(20)
    expect(filter.categories.join(',').length).toBeLessThanOrEqual(400)
  })
})

describe('what was chosen', () => {
  const narrowed = narrowedBy({ ...noFilter, categories: ['11'], priceTo: '500' }, { ...asked, steps: 3 })

  it('[CAT-100] begins the list anew', () => expect(narrowed.steps).toBe(1))
  it('is counted, the price as one', () => expect(filterCount(narrowed.filter)).toBe(2))
  it.each([
    { says: 'another order', to: sortedBy('3', narrowed) },
    { says: 'another word', to: correctedTo('ミルク', narrowed) },
  ])('[CAT-100] is cleared by $says', ({ to }) => expect(to.filter).toEqual(noFilter))
})
