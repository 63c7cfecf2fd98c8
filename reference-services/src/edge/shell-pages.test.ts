import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import { channelShell } from '@shop/release-store/testing'
import { pageData, pageRegistry } from '@shop/shared/contract'
import { silentLoginKey } from '@shop/shared/routes'
import * as v from 'valibot'
import { aRegistry, testShell, writeRegistry, writeReleaseStore } from '../testing/a-release-store.ts'
import { rawRequest } from '../testing/raw-request.ts'
import { openTestServers, type TestServers } from '../testing/test-servers.ts'

const one = (version: string, canary?: number) => ({
  descriptor: { ...testShell, version, trustedTypes: [`shell#${version}`] },
  ...(canary === undefined ? {} : { canary }),
})

const registry = {
  ...aRegistry(),
  shells: {
    web: channelShell(one('3.0.0', 10), one('2.0.0'), one('1.0.0')),
    webview: channelShell(one('2.0.0'), one('1.0.0')),
  },
}

let servers: TestServers
beforeAll(async () => {
  servers = await openTestServers(['shop'], writeReleaseStore)
  await writeRegistry(servers.dataFolder, registry)
})
afterAll(() => servers?.close())

async function ask(path: string, cookie = '') {
  const { status, headers, text } = await rawRequest(servers.origins.shop, path, { headers: { Cookie: cookie } })
  return { status, headers, text, cookies: headers['set-cookie'] ?? [] }
}

async function page(path: string, cookie = '') {
  const { headers, text, cookies } = await ask(path, cookie)
  const [, data = ''] = /id="page-data">(.*?)<\/script>/s.exec(text) ?? []
  const { version, isShellCanary } = v.parse(pageData, JSON.parse(data))
  const [, script] = /src="\/_shell\/([^/]+)\/main[^"]*" defer/.exec(text) ?? []
  const [, watched = ''] = /\}\)\(window,document,(\{.*?\})\)<\/script>/.exec(text) ?? []
  const facts: unknown = JSON.parse(watched)
  return { version, isShellCanary, script, facts, cookies, policy: String(headers['content-security-policy']) }
}

const bucket = (number: number) => `__Host-shop-bucket=${number}`

describe('the shell of a page', () => {
  it('is the same in its scripts, its data, its policy and in what is asked for later', async () => {
    const inShare = await page('/category', bucket(999))
    expect(inShare).toMatchObject({ version: '3.0.0', isShellCanary: true, script: '3.0.0', cookies: [] })
    expect(inShare.facts).toMatchObject({
      version: '3.0.0',
      isCanary: true,
      entry: 'web',
      mayGiveWay: true,
      scripts: 1,
    })
    expect(inShare.policy).toContain('trusted-types shell#3.0.0 mfe-catalogue#webpack')
    const { text } = await ask('/_registry?entry=web', bucket(999))
    expect(v.parse(pageRegistry, JSON.parse(text)).shell).toBe('3.0.0')
  })

  it('is everybody’s beyond the share, and in the app, which has no canary', async () => {
    for (const [path, cookie] of [
      ['/category', bucket(1000)],
      ['/mobile/category', bucket(0)],
    ] as const)
      expect(await page(path, cookie)).toMatchObject({ version: '2.0.0', script: '2.0.0', isShellCanary: undefined })
  })

  it('[CHR-001] begins in the app with scripts of its own, and with everybody’s where it is older than them', async () => {
    const { shells, ...rest } = aRegistry()
    const [hashed = ''] = testShell.scripts
    const webview = 'webview.0a1b2c3d.js'
    const files = { ...testShell.files, [webview]: testShell.files[hashed] ?? { integrity: '', bytes: 1, brotli: 1 } }
    const own = { ...testShell, webviewScripts: [webview], files }
    const scriptsOf = async (path: string) => (await ask(path)).text.match(/[^/]+\.js(?=" defer)/g)
    const before = await scriptsOf('/mobile/category')
    await writeRegistry(servers.dataFolder, {
      ...rest,
      shells: { ...shells, webview: channelShell({ descriptor: own }) },
    })
    expect([before, await scriptsOf('/mobile/category'), await scriptsOf('/category')]).toEqual([
      testShell.scripts,
      [webview],
      testShell.scripts,
    ])
    await writeRegistry(servers.dataFolder, registry)
  })

  it('[K-28] looks for the login of the browser where its shell waits for that, and in no page of the app', async () => {
    const { shells, ...rest } = aRegistry()
    const looks = async (path: string) => (await ask(path)).text.includes(`"${silentLoginKey}"`)
    expect(await looks('/category')).toBe(false)
    const waiting = channelShell({ descriptor: { ...testShell, waitsForLogin: true } })
    await writeRegistry(servers.dataFolder, { ...rest, shells: { web: waiting, webview: waiting } })
    expect([await looks('/category'), await looks('/mobile/category')]).toEqual([true, false])
    await writeRegistry(servers.dataFolder, registry)
  })

  it('[MOB-022] [K-126] reaches to the edges of the screen, and a keyboard makes it lower, in the app and on the web', async () => {
    for (const path of ['/mobile/category', '/category']) {
      const [, says] = /<meta name="viewport" content="([^"]*)">/.exec((await ask(path)).text) ?? []
      expect(says?.split(', ')).toEqual(
        expect.arrayContaining(['viewport-fit=cover', 'interactive-widget=resizes-content']),
      )
    }
  })

  it('gives a browser a place among all that stays its own, while there is a canary', async () => {
    const first = await page('/category')
    expect([first.version, first.cookies]).toEqual([
      '2.0.0',
      [
        expect.stringMatching(
          /^__Host-shop-bucket=\d{1,4}; Path=\/; Secure; HttpOnly; SameSite=Lax; Max-Age=15552000$/,
        ),
      ],
    ])
    expect((await page('/mobile/category')).cookies).toEqual([])
    for (const nonsense of ['__Host-shop-bucket=-1', '__Host-shop-bucket=0.1', `${bucket(0)}; ${bucket(1)}`])
      expect((await page('/category', nonsense)).version).toBe('2.0.0')
  })

  it.each([
    { path: '/category', failed: '2.0.0', place: 5000, version: '1.0.0' },
    { path: '/category', failed: '3.0.0', place: 0, version: '2.0.0' },
    { path: '/mobile/category', failed: '2.0.0', place: 0, version: '1.0.0' },
  ])('is $version on $path where $failed did not start, and that one gives way to no other', async (told) => {
    const { path, failed, place, version } = told
    const cookie = `${bucket(place)}; __Host-shop-shell-failed=${failed}`
    const answer = await page(path, cookie)
    expect([answer.version, answer.facts]).toEqual([version, expect.objectContaining({ version, mayGiveWay: false })])
  })
})

it('[GRD-044] [K-166] a page says whether its browser has been here in this session, and remembers it for the next one', async () => {
  const open = async (cookie: string) => {
    const headers = { Cookie: cookie, 'Sec-Fetch-Dest': 'document' }
    const answer = await rawRequest(servers.origins.shop, '/category', { headers })
    const [, data = ''] = /id="page-data">(.*?)<\/script>/s.exec(answer.text) ?? []
    const { isSameVisit } = v.parse(pageData, JSON.parse(data))
    return { isSameVisit, cookies: (answer.headers['set-cookie'] ?? []).filter((one) => one.includes('visit')) }
  }
  const first = await open('')
  expect(first).toEqual({ cookies: [expect.stringMatching(/^__Host-shop-visit=1; .*HttpOnly/)] })
  const [pair = ''] = first.cookies[0]?.split(';') ?? []
  expect(await open(pair)).toEqual({ isSameVisit: true, cookies: [] })
})
