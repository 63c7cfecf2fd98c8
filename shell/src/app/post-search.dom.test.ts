import { expect, it } from '@jest/globals'
import type { RouteMatch } from '@shop/shared/routes'
import { forgetSearchedWord, searchHistoryKey } from '@shop/shared/search'
import { fakePlatform } from '@shop/shared/testing'
import { waitFor } from '@testing-library/react'
import type { Shown } from '../guard/navigation.ts'
import { postSearch } from './post-search.ts'

function aPage(address: string) {
  const platform = fakePlatform({ app: 'renewed' })
  const listeners = new Set<() => void>()
  let shown = shownAt(address)
  postSearch({
    platform,
    navigation: {
      shown: () => shown,
      subscribe(on) {
        listeners.add(on)
        return () => void listeners.delete(on)
      },
    },
  })
  const go = (to: string) => {
    shown = shownAt(to)
    for (const listener of listeners) listener()
  }
  const keywords = () =>
    platform.app.messages.flatMap((message) => (message.type === 'searchKeyword' ? [message.payload.keyword] : []))
  const histories = () =>
    platform.app.messages.flatMap((message) => (message.type === 'searchHistory' ? [message.payload.keywords] : []))
  return { platform, go, keywords, histories }
}

/** The route of an address is that of the web: its twin has the same declaration. */
function shownAt(address: string): Shown {
  const { pathname, search } = new URL(address, 'https://shop.test')
  const match = { route: { declaration: { path: pathname.replace('/mobile', '') } } } as unknown as RouteMatch
  return { location: { pathname, search, hash: '', state: null, key: address }, match, viewMode: false }
}

it('[MOB-004] the words of the results on show are told, also after a reload, and again when they are others', () => {
  const { go, keywords } = aPage('/mobile/search/results?searchWord=%E7%89%9B%E4%B9%B3')
  go('/mobile/search/results?searchWord=%E7%89%9B%E4%B9%B3&category=11')
  go('/mobile/search/results?searchWord=%E5%8D%B5')
  expect(keywords()).toEqual(['牛乳', '卵'])
})

it('[MOB-004] no words are told of other pages, nor empty ones', () => {
  const { go, keywords } = aPage('/mobile/category?searchWord=a')
  go('/mobile/search/results?searchWord=%20')
  expect(keywords()).toEqual([])
})

it('[MOB-004] the words of before are told where a search begins, and when they are others', async () => {
  const { platform, go, histories } = aPage('/mobile')
  platform.storage.write(searchHistoryKey, ['卵', '牛乳'])
  forgetSearchedWord('卵', platform)
  expect(histories()).toEqual([['牛乳']])
  go('/mobile/search')
  await waitFor(() => expect(histories()).toEqual([['牛乳'], ['牛乳']]))
  go('/mobile/search/results?searchWord=a')
  expect(histories()).toHaveLength(2)
})
