import { mkdir, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { afterAll, beforeAll, describe, expect, it, jest } from '@jest/globals'
import { files, keptMap, script, writeReleaseStore } from '../testing/a-release-store.ts'
import { rawRequest } from '../testing/raw-request.ts'
import { openTestServers, type TestServers } from '../testing/test-servers.ts'

let servers: TestServers
let shop: string
beforeAll(async () => {
  servers = await openTestServers(['shop'], writeReleaseStore)
  shop = servers.origins.shop
})
afterAll(() => servers?.close())

const page = async (path: string) => {
  const { status, headers, text } = await rawRequest(shop, path)
  return { status, headers, text, policy: String(headers['content-security-policy']) }
}

describe('a page', () => {
  it('has a policy of its own with a nonce that no other answer has', async () => {
    const [one, other] = [await page('/category'), await page('/category')]
    const nonceOf = ({ policy }: { policy: string }) => /script-src 'nonce-([\w-]{20,})'/.exec(policy)?.[1] ?? ''
    expect(nonceOf(one)).not.toBe('')
    expect(nonceOf(one)).not.toBe(nonceOf(other))
    const nonces = [...one.text.matchAll(/nonce="([^"]*)"/g)].map(([, nonce]) => nonce)
    expect(new Set(nonces)).toEqual(new Set([nonceOf(one)]))
    expect(nonces.length).toBeGreaterThan(3)
    // Every element that runs or paints carries it; data is neither.
    expect(one.text).not.toMatch(/<(?:script|style)(?![^>]*(?:nonce=|application\/json))/)
  })

  it('allows no script by its text, no plug-in, no frame around it, and names each origin', async () => {
    const { policy } = await page('/category')
    const { assets, identity, partners } = servers.origins
    const [first = '', second = ''] = policy.split(', ')
    for (const directive of [
      "default-src 'none'",
      "script-src-attr 'none'",
      "style-src-attr 'none'",
      "object-src 'none'",
      "base-uri 'none'",
      "frame-ancestors 'none'",
      "require-trusted-types-for 'script'",
      'trusted-types shell#webpack mfe-catalogue#webpack',
      `connect-src 'self' ${assets} ${identity}`,
      `img-src 'self' data: ${assets}`,
      `frame-src ${partners} ${identity}`,
      `form-action 'self' ${identity} ${partners}`,
    ])
      expect(first.split('; ')).toContain(directive)
    expect(first).not.toMatch(/unsafe|\*/)
    expect(second).toBe(`script-src 'unsafe-inline' 'self' ${assets}; report-uri /_csp-report`)
  })

  it('is kept nowhere, opens in a group of its own, and asks for no device', async () => {
    const { headers } = await page('/category')
    expect(headers).toMatchObject({
      'cache-control': 'no-store',
      'cross-origin-opener-policy': 'same-origin',
      'permissions-policy': 'camera=(), microphone=(), geolocation=(), payment=()',
      'referrer-policy': 'strict-origin',
    })
  })

  it.each([
    '/entrance?code=secret&state=x',
    '/auth0',
    '/mobile/category?accessToken=secret',
    '/category?a=1&accessToken=secret',
    '/category?idToken=secret',
    '/category?%61ccessToken=secret',
  ])('[GRD-030] whose address may hold a secret tells others no more than the origin: %s', async (path) => {
    expect((await page(path)).headers['referrer-policy']).toBe('strict-origin')
  })

  it('[GRD-030] takes tokens out of its address before anything else, and holds none of them itself', async () => {
    const log = jest.spyOn(console, 'log')
    const { text } = await page('/category?accessToken=secret-a&idToken=secret-i&searchWord=%E7%89%9B%E4%B9%B3')
    const first = /<(?:script|style|link)[^>]*>/.exec(text.slice(text.indexOf('<head>')))?.[0]
    expect(text).toMatch(/<head>\n<meta charset="utf-8">\n<script nonce="[\w-]+">\(function/)
    expect([first, text.includes('secret-')]).toEqual([expect.stringMatching(/^<script nonce="[\w-]+">$/), false])
    expect(log).not.toHaveBeenCalled()
    log.mockRestore()
  })

  it('[API-008] tells the shop’s hour to who asks for the head alone', async () => {
    const { status, headers, text } = await rawRequest(shop, '/category', { method: 'HEAD' })
    expect([status, text]).toEqual([200, ''])
    expect(new Date(headers.date ?? '').toISOString().slice(0, 10)).toBe('2026-11-20')
  })

  it('preloads what its route needs first, each file with its hash', async () => {
    const { text } = await page('/category')
    const base = `${servers.origins.assets}/mfe-catalogue/1.2.3`
    // Everybody waits for the shell: a browser would ask for hints first.
    expect(text.match(/<link rel="preload"[^>]*>/g)?.every((hint) => hint.includes('fetchpriority="low"'))).toBe(true)
    expect(text).toMatch(new RegExp(`<link rel="preload"[^>]*href="${base}/${files.entry}" integrity="sha256-[^"]+">`))
    expect(text).toMatch(new RegExp(`href="${base}/${files.chunk}" integrity="sha256-[^"]+">`))
    expect(text).toContain(`src="/_shell/1.0.0/${files.shell}" defer fetchpriority="high"`)
  })

  it('holds data that cannot end the element it stands in', async () => {
    const { text } = await page('/category')
    const [, data = ''] = /<script type="application\/json" id="page-data">(.*?)<\/script>/s.exec(text) ?? []
    const { remotes } = JSON.parse(data) as { remotes: Record<string, { routes: { category: { desc: string } } }[]> }
    expect(remotes['mfe-catalogue']?.[0]?.routes.category.desc).toBe('商品を</script>さがす')
    expect(text).toContain('content="商品を&lt;/script&gt;さがす"')
  })

  it('[GRD-014] of an address that nobody owns is shown with 404', async () => {
    const { status, text } = await page('/nobody/knows')
    expect(status).toBe(404)
    expect(text).toContain('id="page-data"')
  })

  it.each(['/entrance', '/orders/repeat', '/mobile/orders/repeat', '/category', '/mobile/category'])(
    'of an address of the shell, of a screen still to come, or of a remote is found: %s',
    async (path) => {
      expect((await page(path)).status).toBe(200)
    },
  )

  it.each([
    '//evil.example/category',
    '//',
    '/category/%E3%81',
    '/%00',
    '/..%2f..%2fsecret.json',
    '/\\evil.example',
    '/%0d%0aSet-Cookie:%20a=b',
  ])('answers an address that nobody would type with a page or a refusal: %s', async (path) => {
    const { status, headers, text } = await page(path)
    expect([400, 404]).toContain(status)
    expect(headers['content-type']).toBe('text/html; charset=utf-8')
    expect(headers['set-cookie']).toBeUndefined()
    expect(text).not.toContain('secret')
    expect(text).toMatch(/[ぁ-ん]/)
  })

  it.each(['POST', 'PUT', 'DELETE'])('answers %s with a page that leads back', async (method) => {
    const { status, headers, text } = await rawRequest(shop, '/category', { method, body: '' })
    expect(status).toBe(404)
    expect(text).toContain('ページが見つかりませんでした')
    expect(headers['content-security-policy']).toContain("default-src 'none'")
  })
})

describe('a file', () => {
  it('of the shell is kept for ever and comes compressed', async () => {
    const { headers } = await rawRequest(shop, `/_shell/1.0.0/${files.shell}`, {
      headers: { 'Accept-Encoding': 'gzip, br' },
    })
    expect(headers).toMatchObject({
      'cache-control': 'public, max-age=31536000, immutable',
      'content-encoding': 'br',
      'content-type': 'text/javascript; charset=utf-8',
      vary: 'accept-encoding',
    })
    expect((await rawRequest(shop, `/_shell/1.0.0/${files.shell}`)).text).toBe(script)
  })

  it('of static data is asked for again, and sent again only when it has changed', async () => {
    const first = await rawRequest(shop, '/static-data/error-messages.json')
    expect(first.headers['cache-control']).toBe('no-cache')
    expect(first.headers['content-security-policy']).toContain("default-src 'none'")
    const headers = { 'If-None-Match': String(first.headers.etag) }
    const again = await rawRequest(shop, '/static-data/error-messages.json', { headers })
    expect([again.status, again.text]).toEqual([304, ''])
    const other = await rawRequest(shop, '/static-data/error-messages.json', {
      headers: { 'If-None-Match': 'W/"0-0"' },
    })
    expect(other.status).toBe(200)
  })

  it('[API-069] of static data may stand in a folder of its own, the seed’s before the repository’s', async () => {
    const folder = path.join(servers.dataFolder, 'static-data', 'catalogue', '3')
    await mkdir(folder, { recursive: true })
    await writeFile(path.join(folder, 'numbers.json'), '{"numbers":[]}')
    const numbers = await rawRequest(shop, '/static-data/catalogue/3/numbers.json')
    expect([numbers.status, numbers.text]).toEqual([200, '{"numbers":[]}'])
    expect((await rawRequest(shop, '/static-data/catalogue/4/numbers.json')).status).toBe(404)
    expect((await rawRequest(shop, '/static-data/numbers.json')).status).toBe(404)
  })

  it.each(['br', 'gzip'])(
    'of static data comes compressed as %s, and says whether it has changed',
    async (encoding) => {
      const address = '/static-data/error-messages.json'
      const whole = await rawRequest(shop, address)
      const asked = { 'Accept-Encoding': encoding }
      const small = await fetch(`${shop}${address}`, { headers: asked })
      expect(small.headers.get('content-encoding')).toBe(encoding)
      expect(small.headers.get('vary')).toMatch(/accept-encoding/i)
      expect(small.headers.get('etag')).toBe(whole.headers.etag)
      expect(await small.text()).toBe(whole.text)
      const again = await rawRequest(shop, address, {
        headers: { ...asked, 'If-None-Match': String(whole.headers.etag) },
      })
      expect([again.status, again.text]).toEqual([304, ''])
    },
  )

  it.each([
    '/static-data/../secret.json',
    '/static-data/%2e%2e/secret.json',
    '/static-data/..%2fsecret.json',
    '/static-data/../package.json',
    '/static-data/package.json/../../package.json',
    '/_shell/../../secret.json',
    '/_shell/1.0.0/..%2f..%2f..%2fsecret.json',
    '/_shell/..%2f..%2fsecret.json/x.js',
    '/_shell/%2e%2e/channels/production.json',
    '/brand/..%2f..%2fpackage.json',
    '/brand/%2e%2e%2f%2e%2e%2fpackage.json',
    '/static-data/package.json',
    '/static-data/unknown.json',
    '/_shell/1.0.0/unknown.js',
    `/_shell/1.0.0/${files.shell}.map`,
    `/_shell/1.0.0/..%2f..%2f..%2freleases-maps%2f${keptMap}`,
    '/_shell/1.0.0/',
  ])('outside of its folder, or missing, is a real 404: %s', async (address) => {
    const { status, text } = await rawRequest(shop, address)
    expect(status).toBe(404)
    expect(text).not.toMatch(/secret|"name"/)
  })
})
