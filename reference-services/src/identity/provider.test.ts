import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import { readConfig } from '../config.ts'
import { testPassword } from '../seed/test-members.ts'
import { startShop } from '../start-shop.ts'
import { type TestData, testDatabase } from '../testing/databases.ts'
import { askToken, createBrowser, login, loginRequest, openLoginPage, submitLogin } from '../testing/login-client.ts'
import { rawRequest } from '../testing/raw-request.ts'
import { setUp } from '../testing/set-up.ts'
import { emailOf, openTestShop, testEnvironment } from '../testing/test-shop.ts'
import { countAttempt, loginLimits } from './login-attempts.ts'

describe('the provider', () => {
  const shop = setUp(() => openTestShop(testDatabase))
  let identity: string
  beforeAll(async () => {
    identity = shop.origins.identity
  })

  const discovery = async (headers: Record<string, string> = {}) => {
    const { text } = await rawRequest(identity, '/.well-known/openid-configuration', { headers })
    return JSON.parse(text) as Record<string, unknown>
  }

  it('[API-073] publishes where it is asked, and offers the code flow with S256 alone', async () => {
    expect(await discovery()).toMatchObject({
      issuer: identity,
      authorization_endpoint: `${identity}/auth`,
      token_endpoint: `${identity}/token`,
      revocation_endpoint: `${identity}/token/revocation`,
      end_session_endpoint: `${identity}/session/end`,
      jwks_uri: `${identity}/jwks`,
      response_types_supported: ['code'],
      code_challenge_methods_supported: ['S256'],
      grant_types_supported: expect.not.arrayContaining(['implicit', 'password']),
      scopes_supported: expect.arrayContaining(['openid', 'email', 'offline_access']),
    })
  })

  it('publishes keys without their private parts', async () => {
    const { keys } = JSON.parse((await rawRequest(identity, '/jwks')).text) as { keys: Record<string, unknown>[] }
    expect(keys).toHaveLength(1)
    expect(Object.keys(keys[0] ?? {}).toSorted()).toEqual(['alg', 'e', 'kid', 'kty', 'n', 'use'])
  })

  it.each([{ Host: 'evil.example' }, { 'X-Forwarded-Host': 'evil.example' }, { 'X-Forwarded-Proto': 'https' }])(
    'writes its own address whatever the caller says it is: %j',
    async (headers) => {
      expect(JSON.stringify(await discovery(headers))).not.toMatch(/evil|https:/)
      const { address } = loginRequest(shop.origins)
      const { pathname, search } = new URL(address)
      const asked = await rawRequest(identity, `${pathname}${search}`, { headers })
      expect(asked.status).toBe(303)
      expect(String(asked.headers.location)).not.toMatch(/evil|https:/)
    },
  )

  it('is read by the shop alone', async () => {
    const allowed = async (origin: string) => {
      const { headers } = await rawRequest(identity, '/token', {
        method: 'OPTIONS',
        headers: { Origin: origin, 'Access-Control-Request-Method': 'POST' },
      })
      return headers['access-control-allow-origin']
    }
    // A preflight names no client, so it may be answered to all; the answer itself is not.
    expect(await allowed(shop.origins.shop)).toBe(shop.origins.shop)
    const { headers } = await rawRequest(identity, '/token', {
      method: 'POST',
      headers: { Origin: 'https://evil.example', 'Content-Type': 'application/x-www-form-urlencoded' },
      body: 'grant_type=refresh_token&refresh_token=x&client_id=todok-shop',
    })
    expect(headers['access-control-allow-origin']).toBeUndefined()
  })

  it('gives tokens that no browser keeps', async () => {
    const { headers } = await rawRequest(identity, '/token', {
      method: 'POST',
      headers: { 'Content-Type': 'application/x-www-form-urlencoded' },
      body: 'grant_type=refresh_token&refresh_token=x&client_id=todok-shop',
    })
    expect(headers['cache-control']).toBe('no-store')
  })

  it('sets cookies that no script reads and no other site’s form sends', async () => {
    const browser = createBrowser()
    const { page } = await openLoginPage(browser, shop.origins)
    const response = await browser.post(page, { email: emailOf('member'), password: testPassword })
    const resumed = await browser.ask(new URL(response.headers.get('location') ?? '', identity).href)
    const cookies = [...response.headers.getSetCookie(), ...resumed.headers.getSetCookie()]
    expect(cookies.some((cookie) => cookie.startsWith('todok_identity='))).toBe(true)
    for (const cookie of cookies) {
      expect(cookie).toMatch(/; path=\//i)
      expect(cookie).toMatch(/; httponly/i)
      expect(cookie).toMatch(/; samesite=lax/i)
    }
  })

  it.each([
    ['POST', '/interaction/x', 'email=a&password=b', 'application/x-www-form-urlencoded', 400],
    ['POST', '/interaction/x', `email=${'a'.repeat(20_000)}`, 'application/x-www-form-urlencoded', 413],
    ['POST', '/interaction/x', '<a/>', 'application/xml', 415],
    ['GET', '/interaction/%', '', '', 400],
    ['GET', '/toString', '', '', 404],
  ])('answers %s %s with a Japanese page (%#)', async (method, path, body, type, status) => {
    const answer = await rawRequest(identity, path, {
      method,
      body,
      headers: type === '' ? {} : { 'Content-Type': type },
    })
    expect(answer.status).toBe(status)
    expect(answer.text).toMatch(/<h1>[ぁ-んァ-ヶ一-龠]/)
    expect(answer.text).toContain(shop.origins.shop)
  })

  it.each([
    ['a body without an end', `client_id=todok-shop&x=${'a'.repeat(200_000)}`],
    ['no form', '{"client_id":'],
    ['a field twice', 'client_id=todok-shop&client_id=other&grant_type=refresh_token'],
  ])('refuses %s at the token endpoint', async (_says, body) => {
    const { status } = await rawRequest(identity, '/token', {
      method: 'POST',
      headers: { 'Content-Type': 'application/x-www-form-urlencoded' },
      body,
    })
    expect(status).toBeGreaterThanOrEqual(400)
    expect(status).toBeLessThan(500)
  })

  it.each([
    ['GET', '/auth?client_id=todok-shop&response_type=code&state=a%00b', ''],
    ['GET', '/auth?client_id=a%00b&response_type=code', ''],
    ['GET', '/session/end?state=a%00b', ''],
    ['GET', '/session/end?client_id=a%00b', ''],
    ['GET', '/interaction/a%00b', ''],
    ['GET', '/brand/a%00b.svg', ''],
    ['POST', '/token', 'grant_type=refresh_token&client_id=todok-shop&refresh_token=a%00b'],
    ['POST', '/token', 'grant_type=authorization_code&client_id=a%00b&code=x'],
    ['POST', '/token/revocation', 'client_id=todok-shop&token=a%00b'],
    ['POST', '/session/end', 'state=a%00b'],
  ])('is not broken by a character that no text holds: %s %s %s', async (method, path, body) => {
    const { searchParams } = new URL(loginRequest(shop.origins).address)
    // The request is right but for the one parameter.
    const rest = path.startsWith('/auth?') ? `&${searchParams}` : ''
    const { status } = await rawRequest(identity, `${path}${rest}`, {
      method,
      body,
      headers: method === 'POST' ? { 'Content-Type': 'application/x-www-form-urlencoded' } : {},
    })
    expect(status).toBeLessThan(500)
  })

  it('is not broken by a login request whose state holds that character', async () => {
    const { address } = loginRequest(shop.origins, { state: 'a\0b' })
    const { pathname, search } = new URL(address)
    expect((await rawRequest(identity, `${pathname}${search}`)).status).toBeLessThan(500)
  })

  it('is not broken by an address typed with that character', async () => {
    const browser = createBrowser()
    const { page } = await openLoginPage(browser, shop.origins)
    const { response } = await submitLogin(browser, shop.origins, page, 'a\0b@todok.example', 'guess')
    expect(response.status).toBe(400)
  })

  describe('logout with the id token', () => {
    const logoutPage = async (params: Record<string, string>) => {
      const browser = createBrowser()
      const { id_token } = await login(shop.origins, emailOf('member'), browser)
      const query = new URLSearchParams({ id_token_hint: id_token, ...params })
      const response = await browser.ask(`${identity}/session/end?${query}`)
      return { browser, status: response.status, html: await response.text() }
    }

    it('[GRD-062] needs no client id beside it', async () => {
      const { browser, html } = await logoutPage({ post_logout_redirect_uri: `${shop.origins.shop}/` })
      expect(html).toContain('<script nonce=')
      const [, action = ''] = /action="([^"]+)"/.exec(html) ?? []
      const [, xsrf = ''] = /name="xsrf" value="([^"]+)"/.exec(html) ?? []
      const done = await browser.post(action, { xsrf, logout: 'yes' })
      expect(done.headers.get('location')).toBe(`${shop.origins.shop}/`)
      expect((await openLoginPage(browser, shop.origins)).html).toContain('パスワード')
    })

    it.each([
      ['a token that is none', { id_token_hint: 'invented', post_logout_redirect_uri: 'x' }],
      ['another client', { client_id: 'other' }],
      ['a return to elsewhere', { post_logout_redirect_uri: 'https://evil.example/' }],
    ])('is refused with %s', async (_says, params) => {
      const { status, html } = await logoutPage(params)
      expect(status).toBe(400)
      expect(html).toContain('手続きを続けられませんでした')
    })

    it('[GRD-062] leads back as well when the session is over already', async () => {
      const browser = createBrowser()
      const query = new URLSearchParams({ client_id: 'todok-shop', post_logout_redirect_uri: `${shop.origins.shop}/` })
      const html = await (await browser.ask(`${identity}/session/end?${query}`)).text()
      expect(html).toContain('ログアウトしています')
      const [, action = ''] = /action="([^"]+)"/.exec(html) ?? []
      const [, xsrf = ''] = /name="xsrf" value="([^"]+)"/.exec(html) ?? []
      const done = await browser.post(action, { xsrf, logout: 'yes' })
      expect(done.headers.get('location')).toBe(`${shop.origins.shop}/`)
    })

    const leadOut = async (browser: ReturnType<typeof createBrowser>) => {
      const query = new URLSearchParams({ client_id: 'todok-shop', post_logout_redirect_uri: `${shop.origins.shop}/` })
      return (await browser.ask(`${identity}/session/end?${query}`)).text()
    }

    it('a link of another site logs nobody out: its page asks', async () => {
      const browser = createBrowser()
      const { refresh_token } = await login(shop.origins, emailOf('member'), browser)
      const html = await leadOut(browser)
      expect(html).toContain('トドックからログアウトしますか？')
      expect(html).not.toContain('<script')
      const refreshed = await askToken(shop.origins, { grant_type: 'refresh_token', refresh_token })
      expect(refreshed.status).toBe(200)
    })

    it('[GRD-062] asks nobody when the shop has taken its refresh token back', async () => {
      const browser = createBrowser()
      const { refresh_token } = await login(shop.origins, emailOf('member'), browser)
      await fetch(`${identity}/token/revocation`, {
        method: 'POST',
        body: new URLSearchParams({ client_id: 'todok-shop', token: refresh_token }),
      })
      const html = await leadOut(browser)
      expect(html).toContain('ログアウトしています')
      expect(html).toContain('<script nonce=')
    })

    it('asks when the id token is somebody else’s', async () => {
      const browser = createBrowser()
      await login(shop.origins, emailOf('member'), browser)
      const { id_token } = await login(shop.origins, emailOf('family'))
      const query = new URLSearchParams({ id_token_hint: id_token, post_logout_redirect_uri: `${shop.origins.shop}/` })
      const html = await (await browser.ask(`${identity}/session/end?${query}`)).text()
      expect(html).toContain('トドックからログアウトしますか？')
    })

    it('somebody else’s login ends the one before it on a page of ours', async () => {
      const browser = createBrowser()
      await login(shop.origins, emailOf('member'), browser)
      const { page } = await openLoginPage(browser, shop.origins, { prompt: 'login' })
      const { response } = await submitLogin(browser, shop.origins, page, emailOf('family'), testPassword)
      expect(response.headers.get('content-security-policy')).toContain("default-src 'none'")
      expect(await response.text()).toContain('<html lang="ja">')
    })

    it('cannot be sent by another site: the form has a secret of this browser', async () => {
      const { browser } = await logoutPage({ post_logout_redirect_uri: `${shop.origins.shop}/` })
      const done = await browser.post(`${identity}/session/end/confirm`, { xsrf: 'guessed', logout: 'yes' })
      expect(done.status).toBe(400)
    })
  })
})

describe('guesses of a password', () => {
  const shop = setUp(() => openTestShop(testDatabase))

  it('thirty at the same moment are heard no oftener than thirty in a row', async () => {
    const browser = createBrowser()
    const { page } = await openLoginPage(browser, shop.origins)
    const guess = (at: number) => submitLogin(browser, shop.origins, page, emailOf('family'), `guess ${at}`)
    const answers = await Promise.all(Array.from({ length: 30 }, (_, at) => guess(at)))
    const statuses = answers.map(({ response }) => response.status)
    expect(statuses.filter((status) => status === 401)).toHaveLength(5)
    expect(statuses.filter((status) => status === 429)).toHaveLength(25)
  })

  it('a caller cannot claim another address by a header', async () => {
    const browser = createBrowser()
    const { page } = await openLoginPage(browser, shop.origins)
    const response = await browser.ask(page, {
      method: 'POST',
      headers: { 'X-Forwarded-For': '203.0.113.7' },
      body: new URLSearchParams({ email: emailOf('family'), password: 'guess' }),
    })
    expect(response.status).toBe(429)
  })

  it('one address may guess at many accounts fifty times, and right passwords do not count', async () => {
    await shop.db.deleteFrom('login_attempt').execute()
    const browser = createBrowser()
    const { page } = await openLoginPage(browser, shop.origins)
    for (let at = 0; at < 3; at += 1) await login(shop.origins, emailOf('corporate'))
    const guess = (at: number) => submitLogin(browser, shop.origins, page, `nobody${at}@todok.example`, 'guess')
    const statuses = (await Promise.all(Array.from({ length: 53 }, (_, at) => guess(at)))).map(
      ({ response }) => response.status,
    )
    expect(statuses.filter((status) => status === 401)).toHaveLength(50)
    await shop.db
      .updateTable('login_attempt')
      .set({ window_ends_at: new Date(Date.now() - 1) })
      .execute()
    expect((await guess(0)).response.status).toBe(401)
  })

  it('many addresses together may guess at one account thirty times an hour, and lock out no browser that it has used', async () => {
    await shop.db.deleteFrom('login_attempt').execute()
    const own = createBrowser()
    await login(shop.origins, emailOf('union'), own)
    const guess = async (isKnown: boolean, address: string) =>
      countAttempt(shop.db, { address, email: emailOf('union'), isKnown }, loginLimits)
    const waits = await Promise.all(Array.from({ length: 40 }, (_, at) => guess(false, `203.0.113.${at}`)))
    expect(waits.filter((wait) => wait === 0)).toHaveLength(30)
    expect(Math.max(...waits)).toBeGreaterThan(5 * 60)

    const stranger = createBrowser()
    const tried = async (browser: ReturnType<typeof createBrowser>) => {
      const { page } = await openLoginPage(browser, shop.origins, { prompt: 'login' })
      return (await submitLogin(browser, shop.origins, page, emailOf('union'), testPassword)).response.status
    }
    expect(await tried(stranger)).toBe(429)
    expect(await tried(own)).not.toBe(429)
  })

  it('the stored counts of guesses hold no e-mail address', async () => {
    const rows = await shop.db.selectFrom('login_attempt').selectAll().execute()
    expect(rows.length).toBeGreaterThan(0)
    expect(JSON.stringify(rows)).not.toContain('@')
  })
})

describe('behind TLS and a proxy', () => {
  let data: TestData
  let close: () => Promise<void>
  let here: string
  const origins = { shop: 'https://shop.example', identity: 'https://id.example' }
  beforeAll(async () => {
    data = await testDatabase.open()
    const settings = {
      DATA_DIR: data.dataFolder,
      SHOP_ORIGIN: origins.shop,
      IDENTITY_ORIGIN: origins.identity,
      PROXY_HOPS: '1',
      TEST_ACCOUNTS: 'yes',
    }
    const config = { ...readConfig(await testEnvironment(settings)), databaseUrl: data.databaseUrl }
    const shop = await startShop(config, { only: ['identity'] })
    close = shop.close
    here = `http://localhost:${config.ports.identity}`
  })
  afterAll(async () => {
    await close?.()
    await data?.close()
  })

  const forwarded = (place: string) => ({ 'X-Forwarded-For': place, 'X-Forwarded-Proto': 'http', Host: 'inside:3300' })
  const toHere = (address: string) => {
    const { pathname, search } = new URL(address, here)
    return `${pathname}${search}`
  }

  it('addresses are the public ones, and cookies are bound to the host and to TLS', async () => {
    const { text } = await rawRequest(here, '/.well-known/openid-configuration', { headers: forwarded('203.0.113.1') })
    expect(JSON.parse(text)).toMatchObject({ issuer: origins.identity, token_endpoint: `${origins.identity}/token` })
    const { headers } = await rawRequest(here, toHere(loginRequest(origins).address), {
      headers: forwarded('203.0.113.1'),
    })
    const cookies = headers['set-cookie'] ?? []
    expect(cookies.length).toBeGreaterThan(0)
    for (const cookie of cookies) {
      expect(cookie).toMatch(/^__(?:Host|Secure)-todok_/)
      expect(cookie).toMatch(/; secure/i)
      expect(cookie).not.toMatch(/; domain/i)
      // A browser demands these of the prefix and drops the cookie otherwise.
      if (cookie.startsWith('__Host-')) expect(cookie).toMatch(/; path=\/(?:;|$)/i)
    }
  })

  it('the address of a guess is that of the nearest proxy’s header, not the caller’s', async () => {
    const { headers } = await rawRequest(here, toHere(loginRequest(origins).address), {
      headers: forwarded('203.0.113.1'),
    })
    const cookie = (headers['set-cookie'] ?? []).map((one) => one.split(';')[0]).join('; ')
    const guess = async (place: string) => {
      const answer = await rawRequest(here, toHere(String(headers.location)), {
        method: 'POST',
        headers: { ...forwarded(place), Cookie: cookie, 'Content-Type': 'application/x-www-form-urlencoded' },
        body: String(new URLSearchParams({ email: emailOf('member'), password: 'guess' })),
      })
      return answer.status
    }
    // The caller's own words stand before those that the proxy adds.
    for (let at = 0; at < 5; at += 1) expect(await guess(`198.51.100.${at}, 203.0.113.1`)).toBe(401)
    expect(await guess('198.51.100.9, 203.0.113.1')).toBe(429)
    expect(await guess('203.0.113.2')).toBe(401)
  })

  it('another address of the same IPv6 network counts as the same caller', async () => {
    const { headers } = await rawRequest(here, toHere(loginRequest(origins).address), { headers: forwarded('::1') })
    const cookie = (headers['set-cookie'] ?? []).map((one) => one.split(';')[0]).join('; ')
    const guess = async (place: string) => {
      const answer = await rawRequest(here, toHere(String(headers.location)), {
        method: 'POST',
        headers: { ...forwarded(place), Cookie: cookie, 'Content-Type': 'application/x-www-form-urlencoded' },
        body: String(new URLSearchParams({ email: emailOf('corporate'), password: 'guess' })),
      })
      return answer.status
    }
    for (let at = 1; at <= 5; at += 1) expect(await guess(`2001:db8:1:2::${at}`)).toBe(401)
    expect(await guess('2001:db8:1:2:ffff::9')).toBe(429)
    expect(await guess('2001:db8:1:3::1')).toBe(401)
  })
})
