import { beforeAll, describe, expect, it } from '@jest/globals'
import { productSearchSuggestCall } from '@shop/shared/contract'
import * as v from 'valibot'
import { testDatabase } from '../testing/databases.ts'
import { waitForSearchIndex } from '../testing/search-index.ts'
import { setUp } from '../testing/set-up.ts'
import { openTestShop, weeks } from '../testing/test-shop.ts'

describe('what a word may become', () => {
  const shop = setUp(() => openTestShop(testDatabase))
  beforeAll(async () => {
    await waitForSearchIndex(shop)
  })

  async function suggest(searchWord: string, over: Record<string, string> = {}) {
    const query = { planningWeek: weeks.first, searchWord, categoryLimit: '10', keywordLimit: '10', ...over }
    const { status, body } = await shop.ask('GET', '/search/product_search_suggest', { query })
    expect({ status, body }).toMatchObject({ status: 200 })
    return v.parse(productSearchSuggestCall.reply, body)
  }
  const keywords = async (word: string, over?: Record<string, string>) =>
    (await suggest(word, over)).keyword_list.map(({ keyword }) => keyword)

  it('[API-060] finds names by name, reading and other widths, each once', async () => {
    expect(await keywords('よつばの')).toEqual(['よつばの牛乳'])
    expect(await keywords('ヨツバノ')).toEqual(['よつばの牛乳'])
    expect(await keywords('ﾖﾂﾊﾞﾉ')).toEqual(['よつばの牛乳'])
  })

  it('[API-060] has the shelf they stand on, with its parent and all that stands there', async () => {
    expect((await suggest('よつばの牛乳')).category_list[0]).toEqual({
      category_code: '11_1101_110101',
      category_name: '普通牛乳',
      parent_category_name: '牛乳・卵',
      count: expect.any(Number),
    })
  })

  it('[API-060] has as many as are asked for', async () => {
    expect(await keywords('たまご')).toHaveLength(10)
    expect(await keywords('たまご', { keywordLimit: '3' })).toHaveLength(3)
  })

  it.each(['　', '_', '%%', "'; drop table product; --", '見たことのない品'])('has nothing for %j', async (word) => {
    expect(await suggest(word)).toEqual({ category_list: [], keyword_list: [] })
  })

  it('[GRD-100] has nothing of a week that nobody can see yet', async () => {
    expect(await keywords('牛乳', { planningWeek: '20261203' })).toEqual([])
  })
})
