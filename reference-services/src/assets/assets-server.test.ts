import { rename } from 'node:fs/promises'
import path from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import fc from 'fast-check'
import { files, keptMap, script, writeReleaseStore } from '../testing/a-release-store.ts'
import { rawRequest } from '../testing/raw-request.ts'
import { openTestServers, type TestServers } from '../testing/test-servers.ts'

let servers: TestServers
let assets: string
beforeAll(async () => {
  servers = await openTestServers(['assets'], writeReleaseStore)
  assets = servers.origins.assets
})
afterAll(() => servers?.close())

const entry = `/mfe-catalogue/1.2.3/${files.entry}`

describe('a file of a release', () => {
  it('is kept for ever, read by every origin, and can do nothing as a page', async () => {
    const { status, headers, text } = await rawRequest(assets, entry)
    expect([status, text]).toEqual([200, script])
    expect(headers).toMatchObject({
      'cache-control': 'public, max-age=31536000, immutable',
      'content-type': 'text/javascript; charset=utf-8',
      'access-control-allow-origin': '*',
      'cross-origin-resource-policy': 'cross-origin',
      'content-security-policy': "default-src 'none'; frame-ancestors 'none'; sandbox",
      'x-content-type-options': 'nosniff',
    })
    expect(headers['access-control-allow-credentials']).toBeUndefined()
  })

  it.each([
    ['gzip, deflate, br', 'br'],
    ['gzip', 'gzip'],
    ['identity', undefined],
  ])('comes in the best form of %j', async (accepted, encoding) => {
    const { headers } = await rawRequest(assets, entry, { headers: { 'Accept-Encoding': accepted } })
    expect(headers['content-encoding']).toBe(encoding)
    expect(headers.vary).toBe('accept-encoding')
  })

  it('is sent in part to who asks for a part, whole with its length otherwise', async () => {
    const whole = await rawRequest(assets, entry)
    expect(whole.headers).toMatchObject({ 'content-length': String(script.length), 'accept-ranges': 'bytes' })
    const part = await rawRequest(assets, entry, { headers: { Range: 'bytes=8-11' } })
    expect([part.status, part.text, part.headers['content-range']]).toEqual([
      206,
      script.slice(8, 12),
      `bytes 8-11/${script.length}`,
    ])
  })

  it.each<{ says: string; asked: Record<string, string>; status: number }>([
    { says: 'a part beyond its end', asked: { Range: 'bytes=999999-' }, status: 416 },
    { says: 'a version that it never had', asked: { 'If-Match': '"other"' }, status: 412 },
  ])('is refused and not kept when $says is asked for', async ({ asked, status }) => {
    const refused = await rawRequest(assets, entry, { headers: asked })
    expect([refused.status, refused.headers['cache-control']]).toEqual([status, 'no-store'])
  })
})

describe('a path without a file', () => {
  it.each([
    '/mfe-catalogue/1.2.3/unknown.js',
    '/mfe-catalogue/9.9.9/entry.js',
    '/mfe-catalogue/1.2.3/',
    '/mfe-catalogue/1.2.3',
    '/mfe-catalogue/1.2.3/.secret.json',
    '/channels/production/00000001.json',
    '/channels/.teams/00000001.json',
    `/mfe-catalogue/1.2.3/${files.chunk}.map`,
    `/releases-maps/${keptMap}`,
    `/releases-maps/1.2.3/${keptMap}`,
    `/mfe-catalogue/1.2.3/..%2f..%2f..%2freleases-maps%2f${keptMap}`,
    `${entry}.br`,
    '/',
    '/mfe-catalogue/../../secret.json',
    '/../secret.json',
    '/mfe-catalogue/1.2.3/../../../secret.json',
    '/mfe-catalogue/1.2.3/..%2f..%2f..%2fsecret.json',
    '/mfe-catalogue/1.2.3/%2e%2e/%2e%2e/%2e%2e/secret.json',
    '/mfe-catalogue/..%2f../secret.json',
    '/%2e%2e/%2e%2e/secret.json',
    '/mfe-catalogue/1.2.3//etc/passwd.json',
    '/mfe-catalogue/1.2.3/%2fetc%2fpasswd.json',
    '/mfe-catalogue/1.2.3/..\\..\\secret.json',
    `/mfe-catalogue/1.2.3/${files.entry}%00.js`,
    `/mfe-catalogue/1.2.3/${'a/'.repeat(2000)}x.js`,
  ])('is 404 and no page: %.70s', async (path) => {
    const { status, headers, text } = await rawRequest(assets, path)
    expect(status).toBe(404)
    expect(headers['content-type']).toBe('text/plain; charset=utf-8')
    expect(headers['cache-control']).toBe('no-store')
    expect(text).not.toContain('secret')
  })

  it.each(['/mfe-catalogue/1.2.3/%E3%81', '/%', `/${'m'.repeat(300)}/1.0.0/x.js`])(
    'is refused as text when it cannot be read: %.40s',
    async (path) => {
      const { status, headers } = await rawRequest(assets, path)
      expect([400, 404, 414]).toContain(status)
      expect(headers['content-type']).toBe('text/plain; charset=utf-8')
      expect(headers['x-content-type-options']).toBe('nosniff')
    },
  )

  it('never leads out of the store, whatever steps and encodings it is made of', async () => {
    const steps = [
      '..',
      '.',
      '',
      '%2e%2e',
      '%2E.',
      '..%2f',
      '%2f',
      '%5c',
      '\\',
      '%00',
      '%252e%252e',
      'releases',
      'channels',
    ]
    const names = ['mfe-catalogue', '1.2.3', 'shell', 'secret.json', 'secret.json?x', 'production.json']
    await fc.assert(
      fc.asyncProperty(fc.array(fc.constantFrom(...steps, ...names), { minLength: 1, maxLength: 8 }), async (parts) => {
        const { text } = await rawRequest(assets, `/${parts.join('/')}`)
        expect(text).not.toMatch(/"secret"/)
      }),
      { numRuns: 400 },
    )
  })

  it.each(['POST', 'PUT', 'DELETE', 'PATCH'])('is 404 to the method %s', async (method) => {
    expect((await rawRequest(assets, entry, { method })).status).toBe(404)
  })
})

it('readyz is 503 while the store is away', async () => {
  const store = path.join(servers.dataFolder, 'releases')
  expect((await rawRequest(assets, '/readyz')).status).toBe(200)
  await rename(store, `${store}-away`)
  const away = await rawRequest(assets, '/readyz')
  await rename(`${store}-away`, store)
  expect(away.status).toBe(503)
  expect((await rawRequest(assets, '/readyz')).status).toBe(200)
})
