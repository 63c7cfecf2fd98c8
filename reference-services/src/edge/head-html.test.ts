import { describe, expect, it } from '@jest/globals'
import type { PageHead, RouteDeclaration } from '@shop/shared/contract'
import { matchRoute, routesOf } from '@shop/shared/routes'
import { aDescriptor } from '../testing/a-release-store.ts'
import { headHtml, structuredDataHtml } from './head-html.ts'

const route = Object.values(aDescriptor().routes)[0] as RouteDeclaration
const listed = { ...route, title: '{product|商品}', desc: '商品のページです。', robots: 'index,follow' }
const routes = routesOf('mfe-x', {
  product: { ...listed, path: '/products/:planningWeekNumber/:orderNumber/:from?' },
  members: { ...listed, path: '/orders', desc: '', robots: 'noindex' },
})

function factsOf(path: string, head?: PageHead) {
  const match = matchRoute(routes, path)
  return { match, head, origin: 'https://shop.test', path, search: '?utm=1&accessToken=secret', nonce: 'n' }
}
const headOf = (path: string, head?: PageHead) => headHtml(factsOf(path, head)).join('\n')

const product = '/products/20261201/084612/search'
const address = 'https://shop.test/products/20261201/084612'

describe('the head of a page', () => {
  it('[K-186] says of a listed page what its release knows, under the address that all ways to it share', () => {
    const head = headOf(product, { title: '牛乳', description: '北海道の牛乳', image: '/_api/pictures/1.webp' })
    for (const line of [
      '<title>牛乳 | トドック</title>',
      '<meta name="description" content="北海道の牛乳">',
      '<meta name="robots" content="index,follow">',
      `<link rel="canonical" href="${address}">`,
      '<meta property="og:title" content="牛乳">',
      '<meta property="og:description" content="北海道の牛乳">',
      '<meta property="og:image" content="https://shop.test/_api/pictures/1.webp">',
      `<meta property="og:url" content="${address}">`,
      '<meta property="og:type" content="website">',
      '<link rel="manifest" href="/manifest.webmanifest">',
    ])
      expect(head.split('\n')).toContain(line)
    expect(head).not.toMatch(/utm|secret/)
  })

  it('[K-186] is the route’s where the release has given none', () => {
    const head = headOf(product)
    expect(head).toContain('<title>商品 | トドック</title>')
    expect(head).toContain('<meta property="og:description" content="商品のページです。">')
    expect(head).toContain('<meta property="og:image" content="https://shop.test/brand/app-icon-512.png">')
  })

  it.each(['/orders', '/nowhere'])('[K-186] names no address of %s, which search engines do not list', (path) => {
    const facts = factsOf(path, { structuredData: [{ '@type': 'Product' }] })
    const head = headHtml(facts).join('\n')
    expect(head).toContain('<meta name="robots" content="noindex">')
    expect(head).not.toMatch(/canonical|og:url|og:description/)
    expect(structuredDataHtml(facts)).toEqual([])
  })

  it('[K-186] of the app has no manifest, and the address of the web', () => {
    const head = headOf(`/mobile${product}`)
    expect(head).not.toContain('rel="manifest"')
    expect(head).toContain(`<link rel="canonical" href="${address}">`)
  })

  it.each(['javascript:alert(1)', 'data:image/png;base64,AA', 'https://'])('[K-186] shares no picture at %s', (image) =>
    expect(headOf(product, { image })).toContain('og:image" content="https://shop.test/brand/app-icon-512.png"'),
  )
})

describe('text that a release gives', () => {
  const markup = '"></title></script><script>alert(1)</script><!--'

  it('[K-186] stays text in titles, descriptions and addresses', () => {
    const head = headOf(product, { title: markup, description: markup, image: `/${markup}` })
    expect(head).not.toContain('<script')
    expect(head).not.toContain('<!--')
  })

  it('[K-186] stays data in structured data, with the nonce of the page', () => {
    const data = { '@type': 'Product', name: markup }
    const facts = factsOf(product, { structuredData: [data] })
    const [script = ''] = structuredDataHtml(facts)
    expect(script).toMatch(/^<script type="application\/ld\+json" nonce="n">\{[^<]*\}<\/script>$/)
    expect(JSON.parse(script.replace(/<[^>]*>/g, ''))).toEqual(data)
    expect(headHtml(facts).join()).toContain('<meta property="og:type" content="product">')
  })
})
