import { describe, expect, it } from '@jest/globals'
import { matchRoute, routesOf } from '@shop/shared/routes'
import { shellRoutes } from '../../guard/shell-routes.ts'
import { createPageMeta } from './page-meta.ts'

const declared = {
  ...shellRoutes.faqLists,
  path: '/search/results',
  title: '{word|商品}の検索結果',
  desc: '{word|商品}をさがします。',
  keywords: '商品,検索',
}

function opened(search = '') {
  const page = document.implementation.createHTMLDocument('')
  page.head.innerHTML = '<meta name="robots" content="noindex"><meta name="description" content="">'
  const match = matchRoute(routesOf('mfe-x', { results: declared }), '/search/results')
  const setMeta = createPageMeta({ document: page, shown: () => ({ match, location: { search } }) })
  const tag = (name: string) => page.head.querySelector(`meta[name="${name}"]`)?.getAttribute('content')
  return { page, setMeta, tag }
}

describe('what the browser shows around a screen', () => {
  it('[GRD-013] description, keywords and robots follow the route, each in one tag', () => {
    const { page, setMeta, tag } = opened('?searchWord=%E7%89%9B%E4%B9%B3')
    setMeta({})
    setMeta({})
    expect([page.title, tag('description')]).toEqual(['「牛乳」の検索結果 | トドック', '「牛乳」をさがします。'])
    expect([tag('keywords'), tag('robots')]).toEqual(['商品,検索', 'index,follow'])
    expect(page.head.querySelectorAll('meta')).toHaveLength(3)
  })

  it('[GRD-013] a screen gives its own title and description once its data is here', () => {
    const { page, setMeta, tag } = opened()
    setMeta({ title: '{word}牛乳 1L', description: '北海道の牛乳' })
    expect([page.title, tag('description')]).toEqual(['{word}牛乳 1L | トドック', '北海道の牛乳'])
    setMeta({})
    expect([page.title, tag('description')]).toEqual(['商品の検索結果 | トドック', '商品をさがします。'])
  })

  it('[GRD-012] a screen may give no more than the values of its route’s placeholders', () => {
    const { page, setMeta } = opened()
    setMeta({ values: { word: '「パン」' } })
    expect(page.title).toBe('「パン」の検索結果 | トドック')
  })
})
