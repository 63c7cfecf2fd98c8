import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import { readConfig } from '../config.ts'
import { type RunningShop, startShop } from '../start-shop.ts'
import { writeReleaseStore } from '../testing/a-release-store.ts'
import { smallCatalogue } from '../testing/an-item.ts'
import { writeTo } from '../testing/api-client.ts'
import { atDeadline } from '../testing/test-hour.ts'
import { openTestServers } from '../testing/test-servers.ts'
import { testEnvironment } from '../testing/test-shop.ts'
import type { Applied } from './isolation-types.ts'

const patienceMs = 180_000
const only = ['shop', 'services', 'identity'] as const
const isolation = { title: 'mfe-favourites', home: '/favorite', scripts: new Map([['main.ts', 'begin()']]) }

describe('a shop in isolation', () => {
  let shop: RunningShop
  let dataFolder = ''
  let origins: Record<string, string> = {}

  beforeAll(async () => {
    dataFolder = await mkdtemp(path.join(tmpdir(), 'isolation-'))
    await writeReleaseStore(dataFolder)
    const config = readConfig(await testEnvironment({ DATA_DIR: dataFolder, SHOP_ENVIRONMENT: 'development' }))
    origins = config.origins
    shop = await startShop(config, {
      only,
      catalogue: async () => smallCatalogue,
      isolation: { ...isolation, isUnrendered: true, seeded: path.join(dataFolder, 'seeded') },
    })
  }, patienceMs)
  afterAll(async () => {
    await shop.close()
    await rm(dataFolder, { recursive: true, force: true })
  })

  const post = async (route: 'state' | 'faults', query: string) => {
    const reply = await fetch(`${origins['shop']}/_isolate/${route}?${query}`, { method: 'POST' })
    return (await reply.json()) as Applied
  }
  const loginOf = async (query: string) => (await post('state', query)).login
  const tokenOf = async (query: string) => (await loginOf(query))?.accessToken ?? ''
  const ask = (route: string, token: string) =>
    fetch(`${origins['services']}${route}`, {
      headers: { Authorization: `Bearer ${token}`, Origin: origins['shop'] ?? '' },
    })
  const favourites = (token: string) =>
    ask('/delivery/favorite_product?planningWeek=20261201&limit=999&offset=0', token)

  it('has the panel, under a policy of its own', async () => {
    const reply = await fetch(`${origins['shop']}/_isolate?persona=family&fail=favourites:503`)
    expect(reply.status).toBe(200)
    expect(reply.headers.get('content-security-policy')).toMatch(/default-src 'none'.*frame-ancestors 'none'/)
    const page = await reply.text()
    expect(page).toContain('<option value="family" selected>')
    expect(page).toContain('src="/_isolate/panel/main.ts"')
    expect(await (await fetch(`${origins['shop']}/_isolate/panel/main.ts`)).text()).toBe('begin()')
    expect((await fetch(`${origins['shop']}/_isolate/panel/other.ts`)).status).toBe(404)
  })

  it('names a release that it cannot show, since it follows the sources', async () => {
    const { problems } = await post('state', 'release=1.2.0%2Babc')
    expect(problems).toEqual([expect.stringMatching(/^release=1\.2\.0\+abc: .*--production/)])
    expect(await (await fetch(`${origins['shop']}/_isolate`)).text()).not.toContain('id="release"')
  })

  it('lets nobody but itself frame the shop, and changes nothing else of its policy', async () => {
    const policy = (await fetch(`${origins['shop']}/category`)).headers.get('content-security-policy') ?? ''
    expect(policy).toContain("frame-ancestors 'self'")
    expect(policy).toMatch(/script-src 'nonce-[\w-]+' 'strict-dynamic'/)
    expect(policy).toContain("require-trusted-types-for 'script'")
  })

  it('puts the app around the page of a member in the app alone, first of all scripts', async () => {
    const page = async (persona: string) => {
      const { path } = await post('state', `persona=${persona}`)
      const reply = await fetch(new URL(path, origins['shop']))
      const nonce = /'nonce-([\w-]+)'/.exec(reply.headers.get('content-security-policy') ?? '')?.[1]
      return { html: await reply.text(), nonce }
    }
    const { html, nonce } = await page('app')
    expect(html.match(/<script[^>]*>[^<]*/)?.[0]).toMatch(`<script nonce="${nonce}">(function(w){w.todokApp=`)
    expect((await page('member')).html).not.toContain('todokApp')
  })

  it.each([
    { persona: 'member', status: 200 },
    { persona: 'newcomer', status: 200 },
    { persona: 'unregistered', status: 404 },
    { persona: 'visitor', status: 401 },
  ])('gives a $persona tokens that the services take or refuse: $status', async ({ persona, status }) => {
    const login = await loginOf(`persona=${persona}`)
    const reply = await ask(`/delivery/member?auth0Id=${login?.subject ?? 'nobody'}`, login?.accessToken ?? '')
    expect([reply.status, login === undefined]).toEqual([status, persona === 'visitor'])
  })

  it('answers a call with every fault, readable for the shop, and the others as ever', async () => {
    const token = await tokenOf('')
    for (const { fail, status, body } of [
      { fail: '503', status: 503, body: /CSP90009/ },
      { fail: '502', status: 502, body: /Bad Gateway/ },
      { fail: '401', status: 401, body: /CSP90004/ },
      { fail: '403', status: 403, body: /CSP9998/ },
      { fail: 'malformed', status: 200, body: /^\{"result":\[\{"orde$/ },
    ]) {
      await post('faults', `fail=favourites:${fail}`)
      const reply = await favourites(token)
      expect([fail, reply.status]).toEqual([fail, status])
      expect(await reply.text()).toMatch(body)
      expect(reply.headers.get('access-control-allow-origin')).toBe(origins['shop'])
      expect((await ask('/delivery/member_add_info', token)).status).toBe(200)
    }
    await post('faults', '')
  })

  it('answers a call whose path names a list with a fault of its own, and the call beside it as ever', async () => {
    const login = await loginOf('fail=addToFavouriteList:503')
    const list = `${origins['services']}/delivery/favorite_product_category/some%2Flist`
    const change = (method: string) =>
      fetch(list, {
        method,
        headers: { Authorization: `Bearer ${login?.accessToken}`, 'Content-Type': 'application/json' },
        body: JSON.stringify({ id: 'some/list', favorite_product_ids: [] }),
      })
    expect([(await change('POST')).status, (await change('DELETE')).status]).toEqual([503, 403])
    await post('faults', 'delay=removeFromFavouriteList:10&fail=removeFromFavouriteList:502')
    expect([(await change('POST')).status, (await change('DELETE')).status]).toEqual([403, 502])
    await post('faults', '')
  })

  it('lets a call hang until it is told otherwise', async () => {
    const token = await tokenOf('fail=favourites:hang')
    let isAnswered = false
    const hanging = favourites(token).then((reply) => {
      isAnswered = true
      return reply.status
    })
    expect((await ask('/delivery/member_add_info', token)).status).toBe(200)
    expect(isAnswered).toBe(false)
    expect(await post('faults', '')).toEqual({ rules: [], problems: [] })
    expect(await hanging).toBe(200)
  })

  it('tells the panel which rules hold: a refused one is named and is none of them', async () => {
    const query = 'fail=favourites:503,favourite:503,member:504&delay=favourites:800,member:soon&clock=tomorrow'
    const { rules, problems } = await post('faults', query)
    expect(rules).toEqual([{ call: 'favourites', failure: '503', delayMs: 800 }])
    expect(problems.map((problem) => problem.replace(/: .*$/, ''))).toEqual([
      'clock=tomorrow',
      'fail=favourite',
      'fail=member:504',
      'delay=member:soon',
    ])
    expect((await post('state', query)).rules).toEqual(rules)
    await post('faults', '')
  })

  it('shows no refused hour in the field of the hour', async () => {
    const panelOf = async (clock: string) => (await fetch(`${origins['shop']}/_isolate?clock=${clock}`)).text()
    expect(await panelOf('tomorrow')).toContain('name="clock" value=""')
    const hour = atDeadline()
    expect(await panelOf(encodeURIComponent(hour))).toContain(`name="clock" value="${hour}"`)
  })

  it("fails the shop's own files too", async () => {
    await post('faults', 'fail=notices:503')
    expect((await fetch(`${origins['shop']}/static-data/notices.json`)).status).toBe(503)
    await post('faults', '')
    expect((await fetch(`${origins['shop']}/static-data/notices.json`)).status).toBe(200)
  })

  it('has the hour that the address says, and its own again without', async () => {
    await post('state', `clock=${encodeURIComponent(atDeadline(1))}`)
    const lateMs = shop.clock.now().getTime() - Date.parse(atDeadline(1))
    expect(lateMs).toBeGreaterThanOrEqual(0)
    expect(lateMs).toBeLessThan(9000)
    await post('state', '')
    expect(shop.clock.now().toISOString()).toMatch(/^2026-11-20T09:0/)
  })

  it('chooses a week that is open at that hour, or says which are', async () => {
    expect((await post('state', 'week=20261202')).weekIndex).toBe(1)
    const { weekIndex, problems } = await post('state', 'week=20261104')
    expect([weekIndex, problems]).toEqual([0, ['week=20261104: この日時に受付中の週は 20261201 20261202 です']])
  })

  it('has the edge make the page of the link, whatever page the browser had before', async () => {
    const cookieOf = async (query: string) => {
      const reply = await fetch(`${origins['shop']}/_isolate/state?${query}`, { method: 'POST' })
      return reply.headers.get('set-cookie')?.split(';')[0]
    }
    expect(await cookieOf('persona=member')).toBe('__Host-shop-view=member.desktop')
    expect(await cookieOf('persona=visitor&viewport=mobile&render=browser')).toBe('__Host-shop-view=visitor.phone')
  })

  it('says that a build which follows its sources cannot be rendered by the server', async () => {
    const { problems } = await post('state', 'render=server')
    expect(problems).toEqual([expect.stringContaining('render=server: このビルドはサーバーで描画できません')])
    expect((await post('state', 'render=browser')).problems).toEqual([])
  })

  it('keeps written data when the link says so, and restores the seed when it does not', async () => {
    const login = await loginOf('')
    if (login === undefined) throw new Error('a member has a login')
    const caller = { apiBase: origins['services'] ?? '', token: login.accessToken, subject: login.subject }
    const numbersOf = async (query: string) => {
      const reply = await favourites(await tokenOf(query))
      const { product_list } = (await reply.json()) as { product_list: { order_no: string }[] }
      return product_list.map(({ order_no }) => order_no).toSorted()
    }
    const before = await numbersOf('')
    const added = smallCatalogue.items.find(({ orderNumber }) => !before.includes(orderNumber))?.orderNumber ?? ''
    const body = { planning_week: '20261201', order_no: added }
    const { status } = await writeTo(caller, 'POST', '/delivery/favorite_product', { body })
    expect(status).toBe(200)
    expect(await numbersOf('data=kept')).toEqual([...before, added].toSorted())
    expect(await numbersOf('')).toEqual(before)
  })
})

describe('a shop as it is started', () => {
  it('has no panel, takes no state, and may not be framed', async () => {
    const { origins, close } = await openTestServers(['shop'], writeReleaseStore)
    try {
      const panel = await fetch(`${origins.shop}/_isolate`)
      expect(panel.status).toBe(404)
      expect(panel.headers.get('content-security-policy')).toContain("frame-ancestors 'none'")
      for (const route of ['state', 'faults'])
        expect((await fetch(`${origins.shop}/_isolate/${route}?persona=member`, { method: 'POST' })).status).toBe(404)
      expect((await fetch(`${origins.shop}/_isolate/events`)).status).toBe(404)
    } finally {
      await close()
    }
  })

  it('in production refuses to be isolated', async () => {
    const config = readConfig(await testEnvironment({ SHOP_ENVIRONMENT: 'production' }))
    await expect(startShop(config, { only, isolation })).rejects.toThrow('isolation is not for production')
  })
})
