import { describe, expect, it } from '@jest/globals'
import { catalogueCategoryItemsCall, catalogueHashtagItemsCall } from '@shop/shared/contract'
import * as v from 'valibot'
import { numbers } from '../testing/an-item.ts'
import { testDatabase } from '../testing/databases.ts'
import { setUp } from '../testing/set-up.ts'
import { openTestShop, weeks } from '../testing/test-shop.ts'
import { hashtagsAt } from './catalogue-calls.ts'
import { splitTiles } from './catalogue-tiles.ts'
import { paperCatalogues } from './paper-catalogues.ts'

/** The weekly catalogue, which is about all that the small shop has. */
const weekly = '2'

describe('what stands in a catalogue', () => {
  const shop = setUp(() => openTestShop(testDatabase))

  const ask = async (path: string, query: Record<string, string>, who?: string) => {
    const token = who === undefined ? {} : { token: await shop.tokenOf(who) }
    return shop.ask('GET', path, { query: { planningWeek: weeks.first, ...query }, ...token })
  }
  const items = async (query: Record<string, string>, who?: string) => {
    const { body } = await ask('/delivery/catalogue_category_items', query, who)
    return v.parse(catalogueCategoryItemsCall.reply, body)
  }
  const hashtags = async (query: Record<string, string>) => {
    const { body } = await ask('/delivery/catalogue_hashtag_items', query)
    return v.parse(catalogueHashtagItemsCall.reply, body).catalogue_hashtag_product_list
  }

  it('[API-020, API-045] its tiles are the categories with something on sale, in the catalogue’s order', async () => {
    const { category_list, product_basic_info_list } = await items({ catalogueId: weekly })
    expect(category_list.map(({ category_id, category_name }) => [category_id, category_name])).toEqual([
      ['11', '牛乳・卵'],
      ['12', '飲み物'],
    ])
    expect(category_list[0]?.illustration).toBe(`${shop.origins.services}/pictures/illust/glass-of-milk.webp`)
    expect(product_basic_info_list).toEqual([])
  })

  it('[API-020, CAT-023] a category gives its sub-categories, one without any its products', async () => {
    const large = await items({ catalogueId: weekly, catalogueCategoryId: '11' })
    expect(large.category_name).toBe('牛乳・卵')
    expect(large.category_list.map(({ category_id }) => category_id)).toEqual(['1101', '1102'])
    expect(large.product_basic_info_list).toEqual([])
    const middle = await items({ catalogueId: weekly, catalogueCategoryId: '1101' })
    expect(middle.category_name).toBe('牛乳')
    expect(middle.category_list).toEqual([])
    const listed = middle.product_basic_info_list.map(({ order_no }) => order_no)
    expect(listed[0]).toBe(numbers.milk)
    expect(listed).toContain(numbers.lowFat)
  })

  it('[API-020] the products carry a member’s own marks', async () => {
    const query = { catalogueId: weekly, catalogueCategoryId: '1102' }
    const ofVisitor = (await items(query)).product_basic_info_list
    const ofMember = (await items(query, 'member')).product_basic_info_list
    expect(ofMember.map(({ order_no }) => order_no)).toEqual(ofVisitor.map(({ order_no }) => order_no))
    expect(ofVisitor.every(({ order_count }) => order_count === 0)).toBe(true)
  })

  it.each([
    { of: 'the others, where all have a tile', query: { catalogueId: weekly, catalogueCategoryId: '0' } },
    { of: 'an unknown category', query: { catalogueId: weekly, catalogueCategoryId: '99' } },
    { of: 'no number', query: { catalogueId: weekly, catalogueCategoryId: "11' or '1'='1" } },
    { of: 'a category of another catalogue', query: { catalogueId: '6', catalogueCategoryId: '1101' } },
    { of: 'an unknown catalogue', query: { catalogueId: '99', catalogueCategoryId: '11' } },
    {
      of: 'a week that nobody can see yet',
      query: { catalogueId: weekly, catalogueCategoryId: '11', planningWeek: '20261203' },
    },
  ])('[API-020, CAT-025] there is nothing of $of', async ({ query }) => {
    expect(await items(query)).toMatchObject({ category_list: [], product_basic_info_list: [] })
  })

  it.each(['0', '-1', 'abc', '1/../2', '123456789'])('[API-020] %s is no catalogue', async (catalogueId) => {
    expect((await ask('/delivery/catalogue_category_items', { catalogueId })).status).toBe(400)
  })

  it('[API-021] a number has three hashtags with their most liked products', async () => {
    const rows = await hashtags({ catalogueId: '3', number: '264' })
    expect(rows.map(({ hashtag_name }) => hashtag_name)).toEqual(['朝ごはん', '買いおき', '時短'])
    expect(rows.every(({ product_basic_info_list }) => product_basic_info_list.length <= 15)).toBe(true)
  })

  it('[API-021] an unknown catalogue and a closed week have none', async () => {
    expect(await hashtags({ catalogueId: '99', number: '1' })).toEqual([])
    expect(await hashtags({ catalogueId: '3', number: '264', planningWeek: '20261203' })).toEqual([])
  })
})

describe('the tiles of a catalogue', () => {
  const shelves = (count: number) => Array.from({ length: count }, (_, at) => ({ id: String(at) }))

  it.each([
    { shelves: 0, own: 0, others: 0 },
    { shelves: 8, own: 8, others: 0 },
    { shelves: 9, own: 7, others: 2 },
    { shelves: 12, own: 7, others: 5 },
  ])('[CAT-024] of $shelves shelves $own have one and $others stand behind 0', ({ shelves: count, own, others }) => {
    const split = splitTiles(shelves(count))
    expect([split.own.length, split.others.length]).toEqual([own, others])
    expect([...split.own, ...split.others]).toEqual(shelves(count))
  })
})

describe('the hashtags of a number', () => {
  it('begin with another one each time', () => {
    const [, catalogue] = paperCatalogues
    if (catalogue === undefined) throw new Error('there are some')
    const firsts = [0, 1, 2, 3].map((number) => hashtagsAt(catalogue, number)[0])
    expect(new Set(firsts).size).toBe(4)
    expect(hashtagsAt(catalogue, 6)).toEqual(hashtagsAt(catalogue, 0))
  })
})
