import { describe, expect, it } from '@jest/globals'
import type { PageData, RouteDeclaration } from '@shop/shared/contract'
import { aDescriptor, testShell } from '../testing/a-release-store.ts'
import type { PageView } from './first-view/page-view.ts'
import { renderPage } from './page.ts'
import { noReads } from './page-reads.ts'

const route = Object.values(aDescriptor().routes)[0] as RouteDeclaration

function shown(
  path: string,
  {
    search = '',
    environment = 'production' as PageData['environment'],
    api = 'https://shop.test/_api',
    known = {},
    view = undefined as PageView | undefined,
  } = {},
) {
  const routes = {
    results: {
      ...route,
      path: '/search/results',
      title: '{word|商品}の検索結果',
      desc: '{word|商品}の検索結果です。',
      keywords: '商品,"検索"',
      robots: 'index,follow',
    },
  }
  const forConfirm = { ...route, path: '/forConfirm/change/ahead/week', mobileTwin: false }
  const { parts, ...page } = renderPage({
    path,
    search,
    isCallback: false,
    reads: { ...noReads, known },
    canaries: new Set(),
    view,
    offers: { 'mfe-catalogue': [{ descriptor: aDescriptor({ routes }), base: 'https://assets.test/c/1/' }] },
    away: [],
    shell: { ...testShell, routes: { ...testShell.routes, forConfirm } },
    mayGiveWay: false,
    data: { environment, services: { delivery: `${api}/delivery`, shop: 'https://shop.test' } } as Omit<
      PageData,
      'remotes' | 'away'
    >,
    nonce: 'n',
    shellBase: '/_shell/1/',
  })
  return { ...page, html: parts.join('') }
}

describe('the words of a page', () => {
  it.each([
    { search: '?searchWord=%E7%89%9B%E4%B9%B3', title: '「牛乳」の検索結果' },
    { search: '', title: '商品の検索結果' },
    { search: '?searchWord=%3C/title%3E%3Cscript%3E', title: '「&lt;/title&gt;&lt;script&gt;」の検索結果' },
  ])('[GRD-012] name what the address says: $title', ({ search, title }) => {
    const { html } = shown('/search/results', { search })
    expect(html).toContain(`<title>${title} | トドック</title>`)
    expect(html).toContain(`<meta name="description" content="${title}です。">`)
  })

  it('[GRD-013] keywords and robots are those of the route', () => {
    const { html } = shown('/search/results')
    expect(html).toContain('<meta name="keywords" content="商品,&quot;検索&quot;">')
    expect(html).toContain('<meta name="robots" content="index,follow">')
    expect(shown('/nowhere').html).toContain('<meta name="robots" content="noindex">')
  })
})

describe('the scripts of a page', () => {
  const view: PageView = {
    html: ['<p>milk</p>'],
    styles: [],
    head: {},
    rendered: { kind: { who: 'visitor', device: 'phone' }, now: 0, queries: [], styleNames: [] },
    answers: [],
    fillers: [],
  }
  it.each([
    { says: 'nothing', search: '', isLate: true },
    { says: 'what its screen reads', search: '?searchWord=a', isLate: true },
    { says: 'who sent somebody here', search: '?searchWord=a&utm_source=mail', isLate: false },
  ])('[K-185] [GRD-066] come after the content where the query says $says: $isLate', ({ search, isLate }) => {
    const known = { searchWord: 'a' }
    const { html } = shown('/search/results', { search, known, view })
    expect(html.includes('id="late-scripts"')).toBe(isLate)
    expect(shown('/search/results', { search, known }).html).not.toContain('late-scripts')
  })
})

describe('an address', () => {
  it.each([
    { environment: 'preconfirm', status: 200 },
    { environment: 'production', status: 404 },
    { environment: 'staging', status: 404 },
    { environment: 'development', status: 404 },
    { environment: 'test', status: 404 },
  ] as const)('[GRD-008] of the preview for staff is $status in $environment', ({ environment, status }) => {
    expect(shown('/forConfirm/change/ahead/week', { environment }).status).toBe(status)
  })
})

it.each([
  { api: 'https://shop.test/_api', links: [] },
  { api: 'https://services.test', links: ['<link rel="preconnect" href="https://services.test">'] },
])('pictures of services at $api have a connection from the start: $links', ({ api, links }) => {
  expect(shown('/search/results', { api }).html.match(/<link rel="preconnect"[^>]*>/g) ?? []).toEqual(links)
})

it('[K-186] a browser without JavaScript is told first of all that ordering needs it', () => {
  const { html } = shown('/search/results')
  expect(html).toMatch(/<body>\n<noscript><p class="ns">ご注文には JavaScript が必要です。/)
})
