import { beforeAll, describe, expect, it } from '@jest/globals'
import { popularWordsCall, productSearchCall } from '@shop/shared/contract'
import * as v from 'valibot'
import { numbers } from '../testing/an-item.ts'
import { testDatabase } from '../testing/databases.ts'
import { waitForSearchIndex } from '../testing/search-index.ts'
import { setUp } from '../testing/set-up.ts'
import { openTestShop, weeks } from '../testing/test-shop.ts'

describe('search', () => {
  const shop = setUp(() => openTestShop(testDatabase))
  beforeAll(async () => {
    await waitForSearchIndex(shop)
  })

  type Query = Record<string, string>
  const all = { planningWeek: weeks.first, sort: '-1', limit: '100', offset: '0' }
  const ask = async (query: Query, who?: string) =>
    shop.ask('GET', '/search/product_search', {
      query: { ...all, ...query },
      ...(who === undefined ? {} : { token: await shop.tokenOf(who) }),
    })
  async function search(query: Query, who?: string) {
    const { status, body } = await ask(query, who)
    expect({ status, body }).toMatchObject({ status: 200 })
    return v.parse(productSearchCall.reply, body)
  }
  const numbersOf = async (query: Query) =>
    (await search(query)).product_basic_info_list.map(({ order_no }) => order_no)

  describe('by words', () => {
    it.each([
      { says: 'a part of the name', word: 'たまご', count: 21 },
      { says: 'katakana for hiragana', word: 'タマゴ', count: 21 },
      { says: 'half-width katakana', word: 'ﾖｰｸﾞﾙﾄ', count: 1 },
      { says: 'hiragana for katakana', word: 'よーぐると', count: 1 },
      { says: 'romaji', word: 'yoguruto', count: 1 },
      { says: 'full-width letters', word: 'ＡＢＣ', count: 1 },
      { says: 'small letters', word: 'abc', count: 1 },
      { says: 'the brand', word: 'きたのめぐみ', count: 1 },
      { says: 'brand and noun', word: '牛乳　きたのめぐみ', count: 1 },
      { says: 'an amount in another unit', word: '1リットル', count: 8 },
      { says: 'the standard', word: '1000ml', count: 8 },
      { says: 'the reading alone', word: 'テイシボウ', count: 1 },
      { says: 'two words', word: 'たまご　3号', count: 1 },
      { says: 'two words around wide blanks', word: '　たまご　　3号　', count: 1 },
      { says: 'a kanji for what is written in kana', word: '卵', count: 21 },
      { says: 'an order number', word: '000101', count: 1 },
      { says: 'an order number in wide digits', word: '０００１０１', count: 1 },
      { says: 'a percent sign as itself', word: '100%', count: 1 },
    ])('[API-058] [CAT-092] finds by $says: $word', async ({ word, count }) => {
      expect((await search({ searchWord: word })).total_count).toBe(count)
    })

    it.each([
      { says: 'blanks', word: '　 　' },
      { says: 'an underline', word: '_' },
      { says: 'percent signs', word: '%%' },
      { says: 'a backslash', word: '\\' },
      { says: 'quotes', word: `'"` },
      { says: 'SQL', word: "'; drop table product; --" },
      { says: 'emoji', word: '🥛🥚' },
      { says: 'half a surrogate', word: '\ud83e' },
      { says: 'punctuation', word: '。、・！？「」（）' },
      { says: 'wide punctuation', word: '％＿＊' },
      { says: 'a joiner and a direction mark', word: '\u200d\u202e' },
      { says: 'a long word', word: 'あ'.repeat(100) },
      { says: 'many words', word: 'ぬ '.repeat(50) },
      { says: 'brackets of a pattern', word: '(.*)+$[' },
      { says: 'HTML', word: '<script>alert(1)</script>' },
      { says: 'a number of nothing', word: '999999' },
    ])('[CAT-092] finds nothing by $says and goes on', async ({ word }) => {
      const { total_count, product_basic_info_list, facet } = await search({ searchWord: word })
      expect({ total_count, product_basic_info_list }).toEqual({ total_count: 0, product_basic_info_list: [] })
      expect(facet).toEqual({ large_class: [], search_cond: [], pict: [] })
      expect((await search({ searchWord: '牛乳' })).total_count).toBeGreaterThan(0)
    })

    it.each([
      { says: 'a thousand characters', query: { searchWord: '牛'.repeat(1000) } },
      { says: 'an empty word', query: { searchWord: '' } },
      { says: 'a zero character', query: { searchWord: '\u0000' } },
      { says: 'a barcode that is none', query: { janCode: '123' } },
      { says: 'a price below 0', query: { searchWord: '牛乳', baikaFrom: '-1' } },
      { says: 'an unknown sort', query: { searchWord: '牛乳', sort: '9' } },
      { says: 'an empty list of codes', query: { searchWord: '牛乳', category: '' } },
      { says: 'half an escape', query: undefined },
    ])('refuses $says with 400', async ({ query }) => {
      if (query !== undefined) return expect((await ask(query)).status).toBe(400)
      const wrong = await fetch(
        `${shop.origins.services}/search/product_search?planningWeek=${weeks.first}&sort=-1&limit=30&offset=0&category=%E7`,
      )
      expect(wrong.status).toBe(400)
    })

    it('[API-058] [CAT-081] without a word and a barcode there is nothing', async () => {
      expect((await search({})).total_count).toBe(0)
    })

    it('[GRD-100] has nothing of a week that nobody can see yet', async () => {
      expect((await search({ searchWord: '牛乳', planningWeek: '20261203' })).total_count).toBe(0)
    })
  })

  describe('by barcode', () => {
    it('[CAT-087] finds the product of a JAN code, and that alone', async () => {
      expect(await numbersOf({ janCode: `49${numbers.capped.padStart(11, '0')}` })).toEqual([numbers.capped])
    })

    it('[CAT-087] a barcode that may be typed as a word does the same', async () => {
      expect(await numbersOf({ searchWord: `49${numbers.capped.padStart(11, '0')}` })).toEqual([numbers.capped])
    })

    it('[CAT-087] one that nothing has finds nothing and offers nothing', async () => {
      expect(await search({ janCode: '4900000999999' })).toMatchObject({ total_count: 0, did_you_mean: [] })
    })
  })

  describe('a list', () => {
    it('[CAT-082] [BIZ-005] is given 30 at a time until all have come', async () => {
      const page = (offset: number) => search({ searchWord: 'たまご', limit: '8', offset: String(offset) })
      const pages = await Promise.all([0, 8, 16, 24].map(page))
      expect(pages.map(({ total_count }) => total_count)).toEqual([21, 21, 21, 21])
      expect(pages.map(({ product_basic_info_list: list }) => list.length)).toEqual([8, 8, 5, 0])
      const numbersFound = pages.flatMap(({ product_basic_info_list: list }) => list.map(({ order_no }) => order_no))
      expect(new Set(numbersFound).size).toBe(21)
      expect((await search({ searchWord: 'たまご', limit: '30' })).product_basic_info_list).toHaveLength(21)
    })

    it.each([
      { sort: '3', key: (card: Card) => card.taxin_price },
      { sort: '-3', key: (card: Card) => -card.taxin_price },
    ])('[CAT-042] is sorted by $sort over all pages', async ({ sort, key }) => {
      const { product_basic_info_list: list } = await search({ searchWord: 'たまご', sort })
      expect(list.map(key)).toEqual(list.map(key).toSorted((one, other) => one - other))
    })

    it('[CAT-042] has the most liked first by -2', async () => {
      expect((await numbersOf({ searchWord: '朝どり', sort: '-2' })).slice(0, 2)).toEqual(['000201', '000202'])
    })

    it('[CAT-086] has the name of the product, where no other name is given', async () => {
      const [card] = (await search({ searchWord: '北の生ビール' })).product_basic_info_list
      expect(card?.product_name).toBe('北の生ビール')
      expect(card?.product_name_jas ?? '').toBe('')
    })

    it('[API-056] has what a hit shows: number, name and picture', async () => {
      const [card] = (await search({ searchWord: 'きたのめぐみ' })).product_basic_info_list
      expect(card).toMatchObject({ order_no: numbers.milk, product_name: 'よつばの牛乳', planning_week: weeks.first })
      expect(card?.image_url_list[0]?.image_url).toMatch(/^http/)
    })

    it('[CAT-089] [CAT-090] is the common assortment for a visitor in view mode, as for a member of any office', async () => {
      const visitor = await search({ searchWord: 'たまご', isViewMode: '1' })
      const member = await search({ searchWord: 'たまご', officeCode: '11', branchCode: '22' }, 'member')
      const bare = ({ product_basic_info_list: list }: typeof visitor) => list.map(({ order_no }) => order_no)
      expect(bare(visitor)).toEqual(bare(member))
      expect(visitor.total_count).toBe(21)
    })
  })

  describe('facets', () => {
    /** Of 216 and of 194 yen. */
    const both = [numbers.milk, numbers.lowFat]
    const word = { searchWord: both.join(' ') }

    it('[CAT-081] [API-056] [API-069] count the whole result, whatever page is asked for', async () => {
      const { facet } = await search({ searchWord: 'たまご', limit: '1' })
      expect(facet).toEqual({
        large_class: [{ code: '11', name: '牛乳・卵', count: 21 }],
        search_cond: [{ code: 'subscription', name: '定期便あり', count: 8 }],
        pict: [],
      })
    })

    it('[CAT-081] [CAT-083] have pictograms by rank and conditions in the order of their list', async () => {
      expect((await search(word)).facet.pict.map(({ code, count }) => [code, count])).toEqual([
        ['domestic-milk', 2],
        ['hokkaido', 1],
        ['domestic', 2],
        ['low-fat', 1],
      ])
      expect((await search({ searchWord: '1000ml' })).facet.search_cond.map(({ code }) => code)).toEqual([
        'special',
        'wakeari',
      ])
    })

    it('[API-059] [K-178] the come-every variant is the search with its condition: each product can be subscribed to', async () => {
      const found = await search({ searchWord: 'たまご', searchCond: 'subscription' })
      expect([found.total_count, found.product_basic_info_list.length]).toEqual([8, 8])
      expect(found.product_basic_info_list.map((product) => product.come_every_syo_kbn)).toEqual(Array(8).fill('1'))
    })

    it.each([
      { says: 'a pictogram', filter: { searchCond: 'hokkaido' }, left: [numbers.milk] },
      {
        says: 'two pictograms, which must both hold',
        filter: { searchCond: 'domestic,low-fat' },
        left: [numbers.lowFat],
      },
      { says: 'two that no product has together', filter: { searchCond: 'hokkaido,low-fat' }, left: [] },
      { says: 'a condition that none has', filter: { searchCond: 'web' }, left: [] },
      { says: 'the lowest price, included', filter: { baikaFrom: '216' }, left: [numbers.milk] },
      { says: 'the highest price, included', filter: { baikaTo: '194' }, left: [numbers.lowFat] },
      { says: 'both ends at one price', filter: { baikaFrom: '194', baikaTo: '194' }, left: [numbers.lowFat] },
      { says: 'ends that have been swapped', filter: { baikaFrom: '300', baikaTo: '100' }, left: [] },
      { says: 'its own category', filter: { category: '11' }, left: both },
      { says: 'another category', filter: { category: '12' }, left: [] },
      { says: 'one of two categories', filter: { category: '11,12' }, left: both },
      {
        says: 'a category that is gone, which counts for nothing',
        filter: { category: '99' },
        left: both,
      },
      { says: 'a gone category beside another', filter: { category: '12,99' }, left: [] },
      { says: 'a condition that is gone', filter: { searchCond: 'gone' }, left: both },
      { says: 'a gone condition beside a pictogram', filter: { searchCond: 'gone,hokkaido' }, left: [numbers.milk] },
    ])('[API-086] [CAT-084] $says narrows on the server', async ({ filter, left }) => {
      const found = await search({ ...word, ...filter })
      const mine = found.product_basic_info_list.map(({ order_no }) => order_no)
      expect(mine.toSorted()).toEqual(left.toSorted())
      expect(found.total_count).toBe(left.length)
    })

    it.each([
      { searchWord: 'たまご' },
      { searchWord: '牛乳', baikaTo: '200' },
      { searchWord: '1000ml', searchCond: 'domestic' },
    ])('[CAT-081] [CAT-084] each count is what a search with that value finds: %j', async (base: Query) => {
      const { facet } = await search(base)
      expect(facet.large_class.length).toBeGreaterThan(0)
      const ways = [
        ...facet.large_class.map(({ code, count }) => ({ chosen: { category: code }, count })),
        ...[...facet.search_cond, ...facet.pict].map(({ code, count }) => {
          const searchCond = [base['searchCond'], code].filter((one) => one !== undefined).join(',')
          return { chosen: { searchCond }, count }
        }),
      ]
      const found = await Promise.all(ways.map(({ chosen }) => search({ ...base, ...chosen })))
      expect(found.map(({ total_count }) => total_count)).toEqual(ways.map(({ count }) => count))
    })

    it('[CAT-081] a category counts as if it were chosen with the others of its group', async () => {
      const { facet, total_count } = await search({ searchWord: '生', category: '12' })
      const without = await search({ searchWord: '生' })
      expect(facet.large_class).toEqual(without.facet.large_class)
      expect(total_count).toBe(1)
    })

    it('[CAT-081] a chosen value that leaves nothing stays with 0; others do not', async () => {
      const { facet } = await search({ ...word, category: '12', searchCond: 'web,free-range' })
      expect(facet).toEqual({
        large_class: [{ code: '12', name: '飲み物', count: 0 }],
        search_cond: [{ code: 'web', name: 'Web限定', count: 0 }],
        pict: [{ code: 'free-range', name: '平飼い', count: 0 }],
      })
    })
  })

  describe('what it knows', () => {
    it('[K-187] a price that changes is on the cards that are made next, while the order is as old as its index', async () => {
      expect((await numbersOf({ searchWord: '朝どり', sort: '3' }))[0]).toBe('000201')
      const setPrice = (taxin: number) =>
        shop.db
          .updateTable('offer')
          .set({ tax_included_price: taxin })
          .where('order_no', '=', '000201')
          .where('planning_week', '=', weeks.first)
          .execute()
      await setPrice(999)
      const first = async (limit: string) =>
        (await search({ searchWord: '朝どり', sort: '3', limit }, 'member')).product_basic_info_list[0]
      expect(await first('2')).toMatchObject({ order_no: '000201', taxin_price: 999 })
      await setPrice(998)
      expect(await first('2')).toMatchObject({ order_no: '000201', taxin_price: 999 })
      expect(await first('3')).toMatchObject({ order_no: '000201', taxin_price: 998 })
      await setPrice(248)
    })

    it('words of the week lead to products', async () => {
      const { body } = await shop.ask('GET', '/search/popular_words', { query: { planningWeek: weeks.first } })
      const { word_list } = v.parse(popularWordsCall.reply, body)
      expect(word_list.length).toBeLessThanOrEqual(10)
      for (const searchWord of word_list) expect((await search({ searchWord })).total_count).toBeGreaterThanOrEqual(3)
    })
  })
})

type Card = v.InferOutput<typeof productSearchCall.reply>['product_basic_info_list'][number]
