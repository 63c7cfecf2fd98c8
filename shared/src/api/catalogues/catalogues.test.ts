import { describe, expect, it } from '@jest/globals'
import { weekNumber } from '@shop/shared/domain'
import { productReply } from '../testing/product-replies.ts'
import { replying } from '../testing/replying.ts'
import {
  getCatalogueBanners,
  getCatalogueCategoryItems,
  getCatalogueHashtags,
  getCatalogueList,
  getCatalogueNumbers,
  getWebCatalogueCategories,
} from './index.ts'

const week = weekNumber('20261201')
const banner = { imgUrl: '/b.webp', linkUrl: '/category', title: '鍋', lead: '巻頭特集', text: null, tint: '#F7D774' }

describe('catalogues', () => {
  it('[API-046] [API-069] the list has id, name and picture of each, and leaves out what is not there', async () => {
    const { api, asked } = replying({
      catalogueList: [
        { catalogueId: '1', name: 'A', imgUrl: '/a.webp', tint: '#ffffff', subtitle: 's', totalPages: 8 },
        { catalogueId: '2', name: 'B', imgUrl: '/b.webp', tint: '#000000', catalogueCode: '4010', subtitle: null },
      ],
      features: [banner],
      footerImage: { imgUrl: '/f.webp', title: 'F' },
    })
    expect(await getCatalogueList(api)).toEqual({
      catalogues: [
        { id: '1', name: 'A', imageUrl: '/a.webp', tint: '#ffffff', subtitle: 's', pages: 8 },
        { id: '2', name: 'B', imageUrl: '/b.webp', tint: '#000000', webCode: '4010' },
      ],
      features: [{ imageUrl: '/b.webp', linkUrl: '/category', title: '鍋', lead: '巻頭特集', tint: '#F7D774' }],
      footer: { imageUrl: '/f.webp', title: 'F' },
    })
    expect(asked[0]?.call).toMatchObject({ service: 'shop', path: '/static-data/catalogue/catalogue-list.json' })
    expect(await getCatalogueList(replying({}).api)).toEqual({ catalogues: [], features: [] })
  })

  it.each(['0', '-1', 'abc', '1/../2', '123456789', 1])('[API-046] %j is no id of one', async (catalogueId) => {
    const one = { catalogueId, name: 'A', imgUrl: '/a.webp', tint: '#ffffff' }
    await expect(getCatalogueList(replying({ catalogueList: [one] }).api)).rejects.toThrow()
  })

  it('[API-046] [API-069] a category of them has a name and codes', async () => {
    const { api, asked } = replying({ webCatalogueCategories: [{ name: '今週', catalogueCodes: ['4010'] }] })
    expect(await getWebCatalogueCategories(api)).toEqual([{ name: '今週', codes: ['4010'] }])
    expect(asked[0]?.call.path).toBe('/static-data/webcatalogue-categories.json')
  })

  it('[API-046] [API-069] numbers have the first and the last of their weeks', async () => {
    const range = { number: 264, startPlanningWeek: '20261001', endPlanningWeek: '20261206' }
    const { api, asked } = replying({ numbers: [range] })
    expect(await getCatalogueNumbers(api, '3')).toEqual([{ number: 264, from: '20261001', to: '20261206' }])
    expect(asked[0]?.call.path).toBe('/static-data/catalogue/3/numbers.json')
  })

  it.each(['upper', 'middle', 'lower'] as const)(
    '[API-046] [API-069] the %s banners are those of the number',
    async (place) => {
      const { api, asked } = replying({ banners: { 263: { items: [] }, 264: { title: '今号', items: [banner] } } })
      const at = (number: number) => getCatalogueBanners(api, { catalogueId: '3', place, number })
      expect(await at(264)).toMatchObject({ title: '今号', banners: [{ title: '鍋' }] })
      expect(await at(263)).toEqual({ banners: [] })
      expect(await at(1)).toEqual({ banners: [] })
      expect(asked[0]?.call.path).toBe(`/static-data/catalogue/3/${place}-banner.json`)
    },
  )
})

describe('what stands in a catalogue', () => {
  it('[API-020] [API-045] are categories, products and the name of the category', async () => {
    const { api, asked } = replying({
      category_list: [{ category_id: '15', category_name: '卵', illustration: null }],
      product_basic_info_list: [productReply],
      category_name: '卵・乳製品',
    })
    const items = await getCatalogueCategoryItems(api, { catalogueId: '3', categoryId: '15', week })
    expect(items).toMatchObject({
      name: '卵・乳製品',
      categories: [{ id: '15', name: '卵' }],
      products: [{ name: '牛乳' }],
    })
    expect(asked[0]?.query).toEqual({ catalogueId: '3', planningWeek: '20261201', catalogueCategoryId: '15' })
    expect(await getCatalogueCategoryItems(replying({}).api, { catalogueId: '3', week })).toEqual({
      categories: [],
      products: [],
    })
  })

  it('[API-006] the week category is a part of the address, for a member who has one', async () => {
    const { api, asked } = replying({})
    await getCatalogueCategoryItems(api, { catalogueId: '3', week, weekCategory: '2' })
    expect(asked[0]?.query).toEqual({ catalogueId: '3', planningWeek: '20261201', weekCategory: '2' })
  })

  it('[API-021] hashtags have products; one without any is left out', async () => {
    const { api, asked } = replying({
      catalogue_hashtag_product_list: [
        { hashtag_name: '時短', product_basic_info_list: [productReply] },
        { hashtag_name: '空', product_basic_info_list: null },
      ],
    })
    const rows = await getCatalogueHashtags(api, { catalogueId: '3', week, number: 264 })
    expect(rows).toMatchObject([{ name: '時短', products: [{ name: '牛乳' }] }])
    expect(asked[0]?.query).toEqual({ catalogueId: '3', planningWeek: '20261201', number: 264 })
  })
})
