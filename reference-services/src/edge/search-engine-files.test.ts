import { afterEach, describe, expect, it } from '@jest/globals'
import { aRoute, channelShell } from '@shop/release-store/testing'
import { aCandidate, aRegistry, channelRemote, testShell, writeRegistry } from '../testing/a-release-store.ts'
import { startPreviewServer } from '../testing/preview-server.ts'
import { rawRequest } from '../testing/raw-request.ts'
import { openTestServers } from '../testing/test-servers.ts'

const undo: (() => unknown)[] = []
afterEach(async () => {
  for (const one of undo.splice(0).toReversed()) await one()
})

const listed = { robots: 'index,follow', mobileTwin: true }
const routes = {
  list: aRoute('/category/:large/:middle/:small/:sort', listed),
  categories: aRoute('/category', listed),
  slips: aRoute('/orders/slips', { robots: 'noindex' }),
}
const row = channelShell({
  descriptor: { ...testShell, routes: { entrance: aRoute('/entrance', { robots: 'noindex' }) } },
})
const registry = {
  ...aRegistry(),
  shells: { web: row, webview: row },
  remotes: { 'mfe-catalogue': channelRemote([aCandidate('1.2.3', {}, { routes })]) },
}

const replies: Readonly<Record<string, unknown>> = {
  '/delivery/member_latest_planning_weeks': { member_latest_planning_weeks: [], old_week_planning_list: [] },
  '/delivery/app_category_list': {
    app_category_list: [{ category_code: '11', category_name: 'のみもの', count: 3, sub_category_list: [] }],
  },
}

async function anEdge(settings: Record<string, string> = {}) {
  const asked: string[] = []
  const services = await startPreviewServer(({ url = '' }, response) => {
    asked.push(url)
    const reply = replies[url]
    response.writeHead(reply === undefined ? 404 : 200, { 'Content-Type': 'application/json' })
    response.end(JSON.stringify(reply ?? {}))
  })
  undo.push(services.close)
  const servers = await openTestServers(['shop'], (folder) => writeRegistry(folder, registry), {
    SERVICES_UPSTREAM: services.origin,
    ...settings,
  })
  undo.push(() => servers.close())
  const { shop } = servers.origins
  return { shop, asked, get: (path: string) => rawRequest(shop, path) }
}

describe('[K-186] the edge gives', () => {
  it('robots.txt by the routes of what it serves', async () => {
    const { shop, get } = await anEdge()
    const { status, headers, text } = await get('/robots.txt')
    expect([status, headers['content-type'], headers['cache-control']]).toEqual([
      200,
      'text/plain; charset=utf-8',
      'public, max-age=3600',
    ])
    expect(text.split('\n')).toEqual(
      expect.arrayContaining(['Disallow: /entrance', 'Disallow: /orders/slips', `Sitemap: ${shop}/sitemap.xml`]),
    )
    expect(text).not.toContain('/category')
  })

  it.each(['staging', 'preconfirm', 'development', 'test'])('no page of %s to robots', async (environment) => {
    const { get } = await anEdge({ SHOP_ENVIRONMENT: environment })
    expect((await get('/robots.txt')).text).toBe('User-agent: *\nDisallow: /\n')
  })

  it('a sitemap of what the services answer, asked for once', async () => {
    const { shop, asked, get } = await anEdge()
    await get('/sitemap.xml')
    const { status, headers, text } = await get('/sitemap.xml')
    expect([status, headers['content-type']]).toEqual([200, 'application/xml; charset=utf-8'])
    expect(text).toContain(`<loc>${shop}/category</loc>`)
    expect(text).toContain(`<loc>${shop}/category/11/0/0/-1</loc>`)
    expect(asked.toSorted()).toEqual(Object.keys(replies).toSorted())
  })

  it('the pages alone, to be kept by nobody, where no services answer', async () => {
    const { shop, get } = await anEdge({ SERVICES_UPSTREAM: 'http://127.0.0.1:9' })
    const { status, headers, text } = await get('/sitemap.xml')
    expect([status, headers['cache-control']]).toEqual([200, 'no-cache'])
    expect(text).toContain(`<loc>${shop}/category</loc>`)
    expect(text).not.toContain('/category/11')
  })

  it('a manifest whose icons are there', async () => {
    const { get } = await anEdge()
    const { headers, text } = await get('/manifest.webmanifest')
    expect(headers['content-type']).toBe('application/manifest+json; charset=utf-8')
    const { icons } = JSON.parse(text) as { icons: { src: string; type: string }[] }
    for (const { src, type } of icons) {
      const icon = await get(src)
      expect([icon.status, icon.headers['content-type']]).toEqual([200, type])
    }
  })
})
