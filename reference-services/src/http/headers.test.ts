import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import { readConfig } from '../config.ts'
import { type ServerName, serverNames, startShop } from '../start-shop.ts'
import { writeReleaseStore } from '../testing/a-release-store.ts'
import { type TestData, testDatabase } from '../testing/databases.ts'
import { type RawAnswer, rawRequest } from '../testing/raw-request.ts'
import { testHour } from '../testing/test-hour.ts'
import { testEnvironment } from '../testing/test-shop.ts'

/** One answer of each kind that an origin gives, refusals as well. */
const answers: Record<ServerName, readonly string[]> = {
  shop: [
    '/',
    '/nobody',
    '/sorry/index.html',
    '/mobile/faq',
    '/static-data/faq-items.json',
    '/brand/mark.svg',
    '/_shell/1.0.0/main.0a1b2c3d.js',
    '/_shell/x/y.js',
    '/_registry?entry=web',
    '/?override=x',
    '/%',
    '/_api/delivery/app_category_list?planningWeek=20261201',
    '/_api/delivery/member',
    '/_api/pictures/illust/milk.webp',
    '/_api/nobody',
    '/_api/%',
    '/healthz',
    '/readyz',
  ],
  assets: ['/mfe-catalogue/1.2.3/entry.4e5f6a7b.js', '/nobody', '/%', '/healthz', '/readyz'],
  services: [
    '/delivery/app_category_list?planningWeek=20261201',
    '/delivery/member',
    '/pictures/illust/milk.webp',
    '/openapi.json',
    '/reports',
    '/nobody',
    '/%',
    '/healthz',
    '/readyz',
  ],
  identity: [
    '/.well-known/openid-configuration',
    '/jwks',
    '/auth',
    '/auth?client_id=x',
    '/session/end',
    '/interaction/x',
    '/brand/mark.svg',
    '/nobody',
    '/%',
    '/healthz',
    '/readyz',
  ],
  partners: [
    '/pages/terms',
    '/pages/nobody',
    '/scroll/fashion',
    '/brand/mark.svg',
    '/nobody',
    '/%',
    '/healthz',
    '/readyz',
  ],
}
const cases = serverNames.flatMap((name) => answers[name].map((path) => ({ name, path })))

/** Public, and may be kept by caches. */
const mayBeKept = /^(?:\/_api)?\/(?:static-data|brand|_shell|pictures|mfe-)/

/** Every visitor is told the same. */
const keptForSeconds = /^(?:\/_api)?\/delivery\/app_category_list/

describe.each([
  { says: 'on this machine', scheme: 'http' },
  { says: 'behind TLS', scheme: 'https' },
])('every answer of every origin $says', ({ scheme }) => {
  let data: TestData
  let close: () => Promise<void>
  let ask: (name: ServerName, path: string) => Promise<RawAnswer>

  beforeAll(async () => {
    data = await testDatabase.open()
    await writeReleaseStore(data.dataFolder)
    const here = await testEnvironment({ DATA_DIR: data.dataFolder, SHOP_CLOCK: testHour, TEST_ACCOUNTS: 'yes' })
    const origins = serverNames.map((name) => [`${name.toUpperCase()}_ORIGIN`, `https://${name}.example`])
    const settings = scheme === 'https' ? { ...here, ...Object.fromEntries(origins) } : here
    const config = { ...readConfig(settings), databaseUrl: data.databaseUrl }
    const shop = await startShop(config)
    close = shop.close
    ask = (name, path) => rawRequest(`http://localhost:${config.ports[name]}`, path)
  })
  afterAll(async () => {
    await close?.()
    await data?.close()
  })

  it.each(cases)('$name $path', async ({ name, path }) => {
    const { headers } = await ask(name, path)
    expect(headers['x-content-type-options']).toBe('nosniff')
    expect(headers['strict-transport-security']).toBe(
      scheme === 'https' ? 'max-age=31536000; includeSubDomains' : undefined,
    )
    expect(headers['x-powered-by']).toBeUndefined()
    expect(headers['server']).toBeUndefined()
    if (keptForSeconds.test(path)) expect(headers['cache-control']).toMatch(/^public, max-age=(?:\d|10)$/)
    else if (!mayBeKept.test(path)) expect(headers['cache-control']).toMatch(/no-store/)
    if (/html|svg/.test(String(headers['content-type'])) || path.startsWith('/_api')) {
      expect(headers['content-security-policy']).toMatch(/default-src 'none'.*frame-ancestors 'none'/)
    }
    if (/html/.test(String(headers['content-type']))) {
      expect(headers['referrer-policy']).toMatch(/^(?:no-referrer|strict-origin)$/)
      expect(headers['cross-origin-opener-policy']).toBe('same-origin')
      expect(headers['permissions-policy']).toBe('camera=(), microphone=(), geolocation=(), payment=()')
    }
  })
})
