import { describe, expect, it } from '@jest/globals'
import { weekNumber } from '@shop/shared/domain'
import { getSuggestions } from './suggest.ts'
import { replying } from './testing/replying.ts'

const week = weekNumber('20261201')
const category = (code: string) => ({
  category_code: code,
  category_name: 'ヨーグルト',
  parent_category_name: '牛乳・卵',
  count: 34,
})
const reply = {
  category_list: [category('15'), category('15_1502'), category('15_1502_150201')],
  keyword_list: [{ keyword: 'ヨーグルト プレーン' }, { keyword: ' ' }, { keyword: 'ヨーグルト プレーン' }],
}
const many = {
  category_list: Array.from({ length: 14 }, (_, at) => category(`15_1502_1502${at + 10}`)),
  keyword_list: Array.from({ length: 14 }, (_, at) => ({ keyword: `ヨーグルト ${at}` })),
}

describe('suggestions', () => {
  it('[API-060] asks for a word of this week, ten of each', async () => {
    const { api, asked } = replying(reply)
    await getSuggestions(api, { week, typed: '　ﾖｰｸﾞﾙ ' })
    expect(asked).toMatchObject([
      {
        call: { service: 'search', method: 'GET', path: '/product_search_suggest' },
        query: { planningWeek: '20261201', searchWord: 'ヨーグル', categoryLimit: 10, keywordLimit: 10 },
      },
    ])
  })

  it('[CHR-049] has categories with more than one underscore, and each keyword once', async () => {
    expect(await getSuggestions(replying(reply).api, { week, typed: 'ヨーグル' })).toEqual({
      keywords: ['ヨーグルト プレーン'],
      categories: [
        {
          path: { large: '15', middle: '1502', small: '150201' },
          name: 'ヨーグルト',
          parent: '牛乳・卵',
          count: 34,
        },
      ],
    })
  })

  it('[CHR-050] has ten of each at most, whatever comes', async () => {
    const { keywords, categories } = await getSuggestions(replying(many).api, { week, typed: 'ヨーグル' })
    expect([keywords.length, categories.length]).toEqual([10, 10])
  })

  it('has none for a blank, and asks for none', async () => {
    const { api, asked } = replying(reply)
    expect(await getSuggestions(api, { week, typed: '　' })).toEqual({ keywords: [], categories: [] })
    expect(asked).toEqual([])
  })

  it('has none where the service sends none', async () => {
    const { api } = replying({ category_list: null })
    expect(await getSuggestions(api, { week, typed: '牛乳' })).toEqual({ keywords: [], categories: [] })
  })
})
