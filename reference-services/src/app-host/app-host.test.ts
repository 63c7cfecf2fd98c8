import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import { createShopClock } from '../clock.ts'
import { type Config, readConfig } from '../config.ts'
import { startShop } from '../start-shop.ts'
import { writeReleaseStore } from '../testing/a-release-store.ts'
import { smallCatalogue } from '../testing/an-item.ts'
import { freePort } from '../testing/free-port.ts'
import { testEnvironment } from '../testing/test-shop.ts'
import { createAppHost } from './app-host.ts'
import { createAppPageServer } from './app-page-server.ts'

const patienceMs = 90_000
const only = ['shop', 'services', 'identity', 'partners'] as const
const options = { webviewScript: 'play()', seeded: undefined }

describe('the shop behind the emulator of the app', () => {
  let dataFolder = ''
  let config: Config
  let page = ''
  const closers: (() => Promise<unknown>)[] = []

  beforeAll(async () => {
    dataFolder = await mkdtemp(path.join(tmpdir(), 'app-host-'))
    await writeReleaseStore(dataFolder)
    config = readConfig(await testEnvironment({ DATA_DIR: dataFolder, SHOP_ENVIRONMENT: 'development' }))
    const port = await freePort()
    page = `http://localhost:${port}`
    const clock = createShopClock(config.clock)
    const host = createAppHost({ ...options, pageOrigin: page }, config, clock)
    const shop = await startShop(config, { only, clock, hooks: host, catalogue: async () => smallCatalogue })
    closers.push(shop.close)
    const files = new Map([['/page/main.ts', { type: 'text/javascript; charset=utf-8', body: 'begin()' }]])
    const server = createAppPageServer({
      ...{ host, origin: page, shopOrigin: config.origins.shop },
      page: { html: (nonce) => `<!doctype html><script nonce="${nonce}"></script>`, files },
    })
    closers.push(() => server.close())
    await server.listen({ port, host: 'localhost' })
  }, patienceMs)
  afterAll(async () => {
    for (const close of closers.reverse()) await close()
    await rm(dataFolder, { recursive: true, force: true })
  })

  const policyOf = (reply: Response) => reply.headers.get('content-security-policy') ?? ''
  const post = (route: string, origin = page) =>
    fetch(`${page}/host/${route}`, { method: 'POST', headers: { Origin: origin } })
  const login = async () => (await (await post('login?account=member')).json()) as { accessToken: string }
  const askServices = (token: string) =>
    fetch(`${config.origins.services}/delivery/member_add_info`, {
      headers: { Authorization: `Bearer ${token}`, Origin: config.origins.shop },
    })

  it('lets the page of the app alone frame the shop, and plays the handler before all scripts', async () => {
    const reply = await fetch(`${config.origins.shop}/mobile`)
    const policy = policyOf(reply)
    expect(policy).toContain(`frame-ancestors ${page};`)
    expect(policy).toMatch(/script-src 'nonce-[\w-]+' 'strict-dynamic'/)
    const nonce = /'nonce-([\w-]+)'/.exec(policy)?.[1]
    const first = (await reply.text()).match(/<script[^>]*>[^<]*/)?.[0]
    expect(first).toBe(`<script nonce="${nonce}" data-app="${page}">play()`)
  })

  it("lets a partner's frame stand in the shop within the page of the app", async () => {
    const reply = await fetch(`${config.origins.partners}/catalogue/contents/any/none`)
    expect(policyOf(reply)).toContain(`frame-ancestors ${config.origins.shop} ${page};`)
  })

  it('serves a page that frames the shop and nothing else, and whose scripts are its own', async () => {
    const reply = await fetch(page)
    expect(policyOf(reply)).toContain(`frame-src ${config.origins.shop};`)
    expect(policyOf(reply)).toMatch(/default-src 'none'; script-src 'nonce-[\w-]+' 'self'/)
    expect(policyOf(reply)).toContain("frame-ancestors 'none'")
    expect(await (await fetch(`${page}/page/main.ts`)).text()).toBe('begin()')
    expect((await fetch(`${page}/page/other.ts`)).status).toBe(404)
  })

  it('gives tokens of the real provider until they are let expire, and new ones after that', async () => {
    const { accessToken } = await login()
    expect((await askServices(accessToken)).status).toBe(200)
    expect((await post('expire')).status).toBe(204)
    const refused = await askServices(accessToken)
    expect([refused.status, await refused.text()]).toEqual([401, expect.stringContaining('CSP90004')])
    expect((await askServices((await login()).accessToken)).status).toBe(200)
  })

  it('sets the hour of the shop, lets time pass, and goes back to the hour of its start', async () => {
    const hour = async (query: string) =>
      (await (await post(`hour${query}`)).json()) as { now: string; weeks: readonly string[] }
    const set = await hour('?clock=2026-11-25T09:00:00%2B09:00')
    expect(set).toMatchObject({ now: expect.stringMatching(/^2026-11-25T00:00:0/), weeks: ['20261202', '20261203'] })
    expect((await post(`forward?ms=${15 * 60_000}`)).status).toBe(204)
    const date = (await fetch(`${config.origins.shop}/mobile`)).headers.get('date') ?? ''
    expect(date).toMatch(/^Wed, 25 Nov 2026 00:15:0/)
    expect((await hour('')).weeks).toEqual(['20261201', '20261202'])
    expect((await post('hour?clock=soon')).status).toBe(400)
    expect((await post('forward?ms=-1')).status).toBe(400)
  })

  it('does nothing for another site, and knows no other account', async () => {
    expect((await post('expire', 'https://evil.example')).status).toBe(403)
    expect((await post('login?account=member', config.origins.shop)).status).toBe(403)
    expect((await post('login?account=nobody')).status).toBe(404)
  })

  it('is never for production', async () => {
    const production = readConfig(await testEnvironment({ SHOP_ENVIRONMENT: 'production' }))
    const start = () => createAppHost({ ...options, pageOrigin: page }, production, createShopClock(undefined))
    expect(start).toThrow('not for production')
  })
})
