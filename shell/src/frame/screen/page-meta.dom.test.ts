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
  const routes = routesOf('mfe-x', { results: declared, members: { ...declared, path: '/orders', robots: 'noindex' } })
  let shown = { match: matchRoute(routes, '/search/results'), location: { search } }
  const setMeta = createPageMeta({ document: page, origin: 'https://shop.test', shown: () => shown })
  const go = (path: string, query = '') => {
    shown = { match: matchRoute(routes, path), location: { search: query } }
    setMeta({})
  }
  const tag = (name: string) => page.head.querySelector(`meta[name="${name}"]`)?.getAttribute('content')
  return { page, setMeta, go, tag }
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

  it('[K-186] one canonical address follows the moves; pages that search engines do not list have none', () => {
    const { page, go } = opened()
    page.head.insertAdjacentHTML('beforeend', '<link rel="canonical" href="https://shop.test/before">')
    const canonical = () => [...page.head.querySelectorAll('link')].map((link) => link.getAttribute('href'))
    go('/search/results', '?searchWord=a&sort=3')
    expect(canonical()).toEqual(['https://shop.test/search/results?searchWord=a'])
    go('/orders')
    expect(canonical()).toEqual([])
    go('/search/results')
    expect(canonical()).toEqual(['https://shop.test/search/results'])
    go('/nowhere')
    expect(canonical()).toEqual([])
  })

  it('[K-186] pictures and structured data are left to who reads the HTML alone', () => {
    const { page, setMeta } = opened()
    page.head.insertAdjacentHTML('beforeend', '<meta property="og:title" content="before">')
    setMeta({ title: '牛乳', image: 'https://shop.test/milk.webp', structuredData: [{ '@type': 'Product' }] })
    expect(page.head.querySelector('meta[property="og:title"]')?.getAttribute('content')).toBe('before')
    expect(page.head.querySelectorAll('script, meta[property="og:image"]')).toHaveLength(0)
  })
})
