import { describe, expect, it } from '@jest/globals'
import type { PageOf } from '@shop/shared/api/shopping'
import { weekNumber } from '@shop/shared/domain'
import { productReply } from '../testing/product-replies.ts'
import { replying } from '../testing/replying.ts'
import { getPopularWords, getSearchConditions, type SearchFilter, searchProducts } from './index.ts'

const week = weekNumber('20261201')
const page: PageOf = { week, sort: '-1', limit: 30, offset: 0, assortment: {} }
const unfiltered: SearchFilter = { categories: [], conditions: [] }
const nothing = { total_count: 0 }

describe('a search', () => {
  it('[API-056] reads hits, facets and words that find more', async () => {
    const { api } = replying({
      total_count: 1,
      product_basic_info_list: [productReply],
      did_you_mean: ['飲むヨーグルト'],
      facet: {
        large_class: [{ code: '11', name: '牛乳・卵', count: 18 }],
        search_cond: [{ code: 'new', name: '新登場', count: 2 }],
        pict: [{ code: 'domestic', name: '国産', count: 15 }],
      },
    })
    expect(
      await searchProducts(api, { for: { word: '牛乳' }, filter: unfiltered, isViewMode: false }, page),
    ).toMatchObject({
      total: 1,
      products: [{ orderNumber: '084612', name: '牛乳' }],
      didYouMean: ['飲むヨーグルト'],
      facets: {
        categories: [{ code: '11', name: '牛乳・卵', count: 18 }],
        conditions: [{ code: 'new', name: '新登場', count: 2 }],
        pictograms: [{ code: 'domestic', name: '国産', count: 15 }],
      },
    })
  })

  it('[API-056] reads a reply without facets and hits as none', async () => {
    const { api } = replying(nothing)
    expect(await searchProducts(api, { for: { word: '牛乳' }, filter: unfiltered, isViewMode: false }, page)).toEqual({
      total: 0,
      products: [],
      didYouMean: [],
      facets: { categories: [], conditions: [], pictograms: [] },
    })
  })

  it.each([
    {
      says: 'a member by a word',
      search: { for: { word: '牛乳' }, filter: unfiltered, isViewMode: false },
      query: { searchWord: '牛乳' },
    },
    {
      says: 'a visitor by a barcode',
      search: { for: { janCode: '4900000000017' }, filter: unfiltered, isViewMode: true },
      query: { janCode: '4900000000017', isViewMode: 1 },
    },
    {
      says: 'somebody who narrows it',
      search: {
        for: { word: '牛乳' },
        filter: { categories: ['11', '12'], conditions: ['new', 'domestic'], priceFrom: 100, priceTo: 3000 },
        isViewMode: false,
        isCorrected: true,
      },
      query: {
        searchWord: '牛乳',
        category: '11,12',
        searchCond: 'new,domestic',
        baikaFrom: 100,
        baikaTo: 3000,
        didYouMeanFlg: 1,
      },
    },
  ])('[API-058] [CAT-084] [CAT-087] [CAT-089] asks for $says', async ({ search, query }) => {
    const { api, asked } = replying(nothing)
    await searchProducts(api, search, page)
    expect(asked[0]?.query).toEqual({ planningWeek: '20261201', sort: '-1', limit: 30, offset: 0, ...query })
  })

  it('[CAT-083] has its conditions in the order that they say', async () => {
    const { api } = replying({
      searchConditions: [
        { code: 'web', name: 'Web限定', displayOrder: 2 },
        { code: 'special', name: '本気特価', displayOrder: 1 },
      ],
    })
    expect((await getSearchConditions(api)).map(({ name }) => name)).toEqual(['本気特価', 'Web限定'])
  })

  it('knows words of the week', async () => {
    const { api, asked } = replying({ word_list: ['牛乳'] })
    expect(await getPopularWords(api, week)).toEqual(['牛乳'])
    expect(asked[0]?.query).toEqual({ planningWeek: '20261201' })
  })
})
