import { mkdir, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import { type Override, signOverride } from '@shop/release-store'
import { type PageData, pageData, pageRegistry } from '@shop/shared/contract'
import * as v from 'valibot'
import { aDescriptor, files, testShell, writeDescriptor, writeReleaseStore } from '../testing/a-release-store.ts'
import { type PreviewServer, startPreviewServer } from '../testing/preview-server.ts'
import { type RawAsk, rawRequest } from '../testing/raw-request.ts'
import { openTestServers, type TestServers } from '../testing/test-servers.ts'

const secret = 'a secret of operators with 32 letters'
const [category] = Object.values(aDescriptor().routes)
if (category === undefined) throw new Error('the descriptor of the tests has a route')

let preview: PreviewServer
let local: TestServers
let live: TestServers
beforeAll(async () => {
  const build = aDescriptor({
    version: '3.0.0',
    trustedTypes: ['mfe-catalogue#preview'],
    routes: { category: { ...category, title: '新しいカテゴリー' } },
  })
  preview = await startPreviewServer((_request, response) => void response.end(JSON.stringify(build)))
  const fill = async (dataFolder: string) => {
    await writeReleaseStore(dataFolder)
    const folder = path.join(dataFolder, 'releases', 'mfe-catalogue', '2.0.0')
    await mkdir(folder)
    await writeFile(path.join(folder, 'release.json'), JSON.stringify(aDescriptor({ version: '2.0.0' })))
  }
  const settings = { OPERATOR_SECRET: secret, OVERRIDE_ORIGINS: `https://other.example, ${preview.origin}` }
  local = await openTestServers(['shop'], fill, settings)
  const REMOTE_ORIGINS = 'mfe-recipes=https://api.recipes.example'
  live = await openTestServers(['shop'], fill, { ...settings, REMOTE_ORIGINS, SHOP_ORIGIN: 'https://shop.example' })
})
afterAll(async () => {
  await local?.close()
  await live?.close()
  await preview?.close()
})

const ask = ({ config }: TestServers, at: string, asked: RawAsk = {}) =>
  rawRequest(`http://localhost:${config.ports.shop}`, at, asked)

const link = (builds: Override['builds'], lives = 60_000) => signOverride({ builds, until: Date.now() + lives }, secret)
const stored = { remote: 'mfe-catalogue', version: '2.0.0' }

type Cookies = Record<string, string>

/** Asks like a browser that keeps cookies. */
async function visit(servers: TestServers, at: string, jar: Cookies = {}) {
  const answer = await ask(servers, at, { headers: { Cookie: cookieHeader(jar) } })
  for (const line of answer.headers['set-cookie'] ?? []) {
    const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(line) ?? []
    if (line.includes('Max-Age=0')) delete jar[name]
    else jar[name] = value
  }
  return { ...answer, jar }
}
const cookieHeader = (jar: Cookies) =>
  Object.entries(jar)
    .map(([name, value]) => `${name}=${value}`)
    .join('; ')

function dataOf({ text }: { text: string }): PageData {
  const [, data = ''] = /id="page-data">(.*?)<\/script>/s.exec(text) ?? []
  return v.parse(pageData, JSON.parse(data))
}
const versionsOf = (answer: { text: string }) =>
  dataOf(answer).remotes['mfe-catalogue']?.map(({ version, override }) => (override ? `${version}!` : version))

describe('a link of QA', () => {
  it('leaves a cookie that no script can read, and the address without itself', async () => {
    const { status, headers } = await ask(live, `/category?a=1&override=${link([stored])}&b=%E3%81%82+x`)
    expect(status).toBe(303)
    expect(headers).toMatchObject({
      location: 'https://shop.example/category?a=1&b=%E3%81%82+x',
      'cache-control': 'no-store',
      'referrer-policy': 'no-referrer',
    })
    const [session, refusal] = headers['set-cookie'] ?? []
    expect(session).toMatch(/^__Host-shop-override=[\w.-]+; Path=\/; Secure; HttpOnly; SameSite=Lax$/)
    expect(refusal).toMatch(/^__Host-shop-override-refused=; .*Max-Age=0$/)
  })

  it.each(['/category', '/mobile/category', '/'])('puts its build first in every page from then on: %s', async (at) => {
    const { jar } = await visit(live, `/category?override=${link([stored])}`)
    const page = await visit(live, at, jar)
    expect(versionsOf(page)).toEqual(['2.0.0!', '1.2.3'])
    expect(dataOf(page)).toMatchObject({
      overrides: { builds: ['mfe-catalogue@2.0.0'], origins: [] },
      platformPanel: true,
    })
    expect(versionsOf(await visit(live, at))).toEqual(['1.2.3'])
  })

  it('opens another shell for the session: in its scripts, its policy and the registry of an open page', async () => {
    const shell = { ...testShell, version: '9.0.0', trustedTypes: ['shell#nine'] }
    const folder = path.join(live.config.dataFolder, 'releases', 'shell', shell.version)
    await mkdir(folder, { recursive: true })
    await writeFile(path.join(folder, 'shell.json'), JSON.stringify(shell))
    const { jar } = await visit(live, `/category?override=${link([{ remote: 'shell', version: shell.version }])}`)
    for (const at of ['/category', '/mobile/category']) {
      const page = await visit(live, at, jar)
      expect(dataOf(page)).toMatchObject({ version: '9.0.0', overrides: { builds: ['shell@9.0.0'] } })
      expect(page.text).toContain(`src="/_shell/9.0.0/${files.shell}"`)
      expect(String(page.headers['content-security-policy'])).toContain('shell#nine')
    }
    const registry = v.parse(pageRegistry, JSON.parse((await visit(live, '/_registry', jar)).text))
    expect(registry.shell).toBe('9.0.0')
    expect(dataOf(await visit(live, '/category')).version).toBe('1.0.0')
  })

  it('opens a remote that the channel has never had', async () => {
    const recipes = aDescriptor({
      name: 'mfe-recipes',
      container: 'mfe_recipes',
      version: '1.0.0-rc.1+0a1b2c3d',
      trustedTypes: ['vue'],
      origins: { connect: ['https://api.recipes.example', 'https://elsewhere.example'] },
      routes: { recipes: { ...category, path: '/recipes', title: 'レシピ' } },
    })
    await writeDescriptor(live.config.dataFolder, recipes)
    const { jar } = await visit(
      live,
      `/recipes?override=${link([{ remote: 'mfe-recipes', version: recipes.version }])}`,
    )
    const page = await visit(live, '/recipes', jar)
    expect([page.status, dataOf(page).remotes['mfe-recipes']?.[0]?.version]).toEqual([200, recipes.version])
    const policy = String(page.headers['content-security-policy'])
    expect(policy).toMatch(/connect-src [^;]*https:\/\/api\.recipes\.example;/)
    expect(policy).toMatch(/trusted-types [^;]*\bvue\b/)
    expect(policy).not.toContain('elsewhere')
    const other = await visit(live, '/recipes')
    expect([other.status, String(other.headers['content-security-policy']).includes('recipes')]).toEqual([404, false])
  })

  it('to a build elsewhere lets its origin into this session’s pages, and no other’s', async () => {
    const { jar } = await visit(live, `/?override=${link([{ remote: 'mfe-catalogue', url: `${preview.origin}/b/` }])}`)
    const page = await visit(live, '/category', jar)
    const [first = '', second = ''] = String(page.headers['content-security-policy']).split(', ')
    expect(second).toMatch(`script-src 'unsafe-inline' 'self' ${live.origins.assets} ${preview.origin};`)
    expect(first).toContain(`connect-src 'self' ${live.origins.assets} ${preview.origin} `)
    expect(first).toContain('mfe-catalogue#preview')
    expect(page.text).toContain(`href="${preview.origin}/b/${files.entry}" integrity="sha256-`)
    expect(page.text).toContain('<title>新しいカテゴリー | トドック</title>')
    expect(dataOf(page).overrides).toMatchObject({ origins: [preview.origin] })

    const other = await visit(live, '/category')
    expect(other.text).not.toContain(preview.origin)
    expect(other.headers['content-security-policy']).not.toContain(preview.origin)
    expect(dataOf(other).platformPanel).toBe(false)
  })

  it('without a build opens the panel alone', async () => {
    const { jar } = await visit(live, `/?override=${link([])}`)
    const data = dataOf(await visit(live, '/', jar))
    expect(data).toMatchObject({ platformPanel: true, overrides: { builds: [] } })
  })

  it('is told to a page that is open already', async () => {
    const { jar } = await visit(live, `/?override=${link([stored])}`)
    const { text } = await visit(live, '/_registry?entry=web', jar)
    const [first] = v.parse(pageRegistry, JSON.parse(text)).remotes['mfe-catalogue'] ?? []
    expect(first).toMatchObject({ version: '2.0.0', override: true })
  })
})

describe('a link that is not believed', () => {
  it.each([
    { says: 'forged', token: () => `${link([stored])}x`, refused: 'forged' },
    { says: 'expired', token: () => link([stored], -1), refused: 'expired' },
    { says: 'huge', token: () => 'a'.repeat(9000), refused: 'forged' },
    {
      says: 'of an unlisted origin',
      token: () => link([{ remote: 'mfe-catalogue', url: 'http://localhost:1/' }]),
      refused: 'origin',
    },
    { says: 'unsigned', token: () => 'mfe-catalogue@2.0.0', refused: 'forged' },
  ])('$says: says so once on a clean address, and changes nothing', async ({ token, refused }) => {
    const { status, headers, jar } = await visit(live, `/category?override=${token()}`)
    expect([status, headers.location]).toEqual([303, 'https://shop.example/category'])
    const page = await visit(live, '/category', jar)
    expect(page.status).toBe(200)
    expect(dataOf(page)).toMatchObject({ overrides: { refused }, platformPanel: false })
    expect(versionsOf(page)).toEqual(['1.2.3'])
    expect(jar).toEqual({})
    expect(dataOf(await visit(live, '/category', jar)).overrides).toBeUndefined()
  })

  it('ends the session of an earlier link, so that nobody takes the one for the other', async () => {
    const { jar } = await visit(live, `/?override=${link([stored])}`)
    await visit(live, '/?override=forged', jar)
    expect(versionsOf(await visit(live, '/category', jar))).toEqual(['1.2.3'])
  })

  it.each([
    '/category?override=x&a=%0d%0aSet-Cookie:%20a=b',
    '//evil.example/?override=x',
    '/\\evil.example/?override=x',
    '/%0d%0aLocation:%20https://evil.example?override=x',
    '/@evil.example?override=x',
    '/.evil.example?override=x',
    '/?a=//evil.example&override=x',
  ])('leads nowhere but to the shop: %s', async (at) => {
    const { status, headers } = await ask(live, at)
    expect(status).toBe(303)
    expect(new URL(headers.location ?? '').origin).toBe('https://shop.example')
    expect(headers['set-cookie']).toHaveLength(2)
  })
})

it('does not redirect to the address of another shop', async () => {
  const { status, headers } = await ask(live, 'http://evil.example/?override=x')
  expect([status, headers.location]).toEqual([404, undefined])
})

describe('a session', () => {
  it('ends at its hour, whatever the cookie says', async () => {
    const jar: Cookies = { '__Host-shop-override': link([stored], -1) }
    const page = await visit(live, '/category', jar)
    expect(dataOf(page)).toMatchObject({ overrides: { refused: 'expired' }, platformPanel: false })
    expect(versionsOf(page)).toEqual(['1.2.3'])
    expect(jar).toEqual({})
  })

  it.each(['forged', '', 'a.b', '"x"', `${'a'.repeat(3000)}`, 'mfe-catalogue@2.0.0'])(
    'that somebody made up is none: %.20j',
    async (value) => {
      const page = await visit(live, '/category', { '__Host-shop-override': value })
      expect(page.status).toBe(200)
      expect(versionsOf(page)).toEqual(['1.2.3'])
      expect(dataOf(page).platformPanel).toBe(false)
    },
  )

  it('is believed in neither form when the cookie stands twice', async () => {
    const { text } = await ask(live, '/category', {
      headers: { Cookie: `__Host-shop-override=${link([stored])}; __Host-shop-override=${link([])}` },
    })
    expect(dataOf({ text }).overrides).toBeUndefined()
  })

  it('shows no reason that the refusal cookie invents', async () => {
    const page = await visit(live, '/', { '__Host-shop-override-refused': '</script>' })
    expect(dataOf(page).overrides).toBeUndefined()
  })
})

describe('on a developer’s machine', () => {
  it('a link needs no signature, and the panel is on', async () => {
    const { headers, jar } = await visit(local, '/category?override=mfe-catalogue@2.0.0')
    expect(headers.location).toBe(`${local.origins.shop}/category`)
    const page = await visit(local, '/category', jar)
    expect(versionsOf(page)).toEqual(['2.0.0!', '1.2.3'])
    expect(dataOf(await visit(local, '/')).platformPanel).toBe(true)
  })

  it('names a version as it is written, with its plus', async () => {
    const { jar } = await visit(local, '/category?override=mfe-catalogue@2.0.0+abc')
    expect(dataOf(await visit(local, '/category', jar)).overrides).toEqual({ refused: 'unknown' })
  })

  it('two builds for one remote are refused', async () => {
    const { jar } = await visit(local, '/?override=mfe-catalogue@2.0.0&override=mfe-catalogue@1.2.3')
    expect(dataOf(await visit(local, '/', jar)).overrides).toEqual({ refused: 'twice' })
  })
})

describe('the way out', () => {
  const off = (back: string, headers: Record<string, string> = { 'Sec-Fetch-Site': 'same-origin' }) =>
    ask(live, '/_override/off', {
      method: 'POST',
      headers: { 'Content-Type': 'application/x-www-form-urlencoded', ...headers },
      body: `back=${encodeURIComponent(back)}`,
    })

  it('ends the session and leads back to the page', async () => {
    const { status, headers } = await off('/mobile/category?week=1#top')
    expect([status, headers.location]).toEqual([303, 'https://shop.example/mobile/category?week=1#top'])
    expect(headers['set-cookie']).toEqual(['__Host-shop-override=; Path=/; Secure; HttpOnly; SameSite=Lax; Max-Age=0'])
  })

  it.each([
    'https://evil.example/',
    '//evil.example/',
    '/\\evil.example/',
    '/\t/evil.example/',
    '\\\\evil.example',
    'javascript:alert(1)',
    '/..//evil.example/',
    '/.//evil.example/',
    '/ok\r\nSet-Cookie: a=b',
    '/entrance?code=x',
    `/${'a'.repeat(3000)}`,
    '',
  ])('leads to the top instead of to %.40j', async (back) => {
    const { status, headers } = await off(back)
    expect([status, headers.location]).toEqual([303, 'https://shop.example/'])
    expect(headers['set-cookie']).toHaveLength(1)
  })

  it.each([
    { says: 'another site', headers: { 'Sec-Fetch-Site': 'cross-site', Origin: 'https://shop.example' } },
    { says: 'a neighbour', headers: { 'Sec-Fetch-Site': 'same-site' } },
    { says: 'an old browser elsewhere', headers: { Origin: 'https://evil.example' } },
    { says: 'an old browser that does not say', headers: {} },
  ])('is refused to $says', async ({ headers }) => {
    const answer = await off('/', headers)
    expect([answer.status, answer.headers['set-cookie']]).toEqual([404, undefined])
  })

  it('is open to a page that tells its address to nobody, and to an old browser here', async () => {
    expect((await off('/', { 'Sec-Fetch-Site': 'same-origin', Origin: 'null' })).status).toBe(303)
    expect((await off('/', { Origin: 'https://shop.example' })).status).toBe(303)
  })

  it('takes no body that is no form, and none without an end', async () => {
    const headers = { 'Sec-Fetch-Site': 'same-origin', 'Content-Type': 'application/x-www-form-urlencoded' }
    const huge = await ask(live, '/_override/off', { method: 'POST', headers, body: `back=/${'a'.repeat(20_000)}` })
    expect(huge.status).toBe(413)
  })
})
