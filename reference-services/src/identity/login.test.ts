import { describe, expect, it } from '@jest/globals'
import { createRemoteJWKSet, decodeJwt, jwtVerify } from 'jose'
import { testPassword } from '../seed/test-members.ts'
import { testDatabase } from '../testing/databases.ts'
import {
  askToken,
  type Browser,
  createBrowser,
  exchangeCode,
  follow,
  login,
  loginRequest,
  openLoginPage,
  submitLogin,
  type TokenReply,
} from '../testing/login-client.ts'
import { setUp } from '../testing/set-up.ts'
import { emailOf, openTestShop } from '../testing/test-shop.ts'

describe('login', () => {
  const shop = setUp(() => openTestShop(testDatabase))

  const member = emailOf('member')
  const signIn = (browser: Browser, page: string, email = member, password = testPassword) =>
    submitLogin(browser, shop.origins, page, email, password)

  describe('an authorization code', () => {
    it('[GRD-048] comes back to the entrance with its state, and gives three tokens', async () => {
      const browser = createBrowser()
      const opened = await openLoginPage(browser, shop.origins)
      const { at } = await signIn(browser, opened.page)
      const back = new URL(at)
      expect(`${back.origin}${back.pathname}`).toBe(`${shop.origins.shop}/entrance`)
      expect(back.searchParams.get('state')).toBe(opened.state)
      const response = await exchangeCode(shop.origins, at, opened.verifier)
      expect(response.headers.get('access-control-allow-origin')).toBe(shop.origins.shop)
      const tokens = (await response.json()) as TokenReply
      expect(decodeJwt(tokens.id_token)['nonce']).toBe(opened.nonce)
      expect(tokens).toMatchObject({
        access_token: expect.any(String),
        refresh_token: expect.any(String),
        expires_in: expect.any(Number),
      })
    })

    it('access tokens are signed, for the services, and live ten minutes at most', async () => {
      const { access_token, expires_in } = await login(shop.origins, member)
      const keys = createRemoteJWKSet(new URL(`${shop.origins.identity}/jwks`))
      const { payload } = await jwtVerify(access_token, keys, {
        issuer: shop.origins.identity,
        audience: shop.origins.services,
        typ: 'at+jwt',
      })
      expect(payload['memberCode']).toBe('1203456701')
      expect(expires_in).toBeLessThanOrEqual(600)
      expect((payload.exp ?? 0) - (payload.iat ?? 0)).toBe(expires_in)
    })

    it.each([
      { says: 'no challenge', over: { code_challenge: undefined, code_challenge_method: undefined } },
      { says: 'a plain challenge', over: { code_challenge_method: 'plain' } },
    ])('[GRD-048] a request with $says is refused', async ({ over }) => {
      const browser = createBrowser()
      const { address } = loginRequest(shop.origins, over)
      const { at } = await follow(browser, shop.origins.identity, await browser.ask(address))
      expect(new URL(at).searchParams.get('error')).toBe('invalid_request')
    })

    it('a wrong verifier gets nothing', async () => {
      const browser = createBrowser()
      const { page } = await openLoginPage(browser, shop.origins)
      const { at } = await signIn(browser, page)
      const response = await exchangeCode(shop.origins, at, 'x'.repeat(64))
      expect(response.status).toBe(400)
    })

    it('a code that is used twice gives nothing and takes back what it gave', async () => {
      const browser = createBrowser()
      const { page, verifier } = await openLoginPage(browser, shop.origins)
      const { at } = await signIn(browser, page)
      const first = (await (await exchangeCode(shop.origins, at, verifier)).json()) as TokenReply
      expect((await exchangeCode(shop.origins, at, verifier)).status).toBe(400)
      expect((await refresh(first.refresh_token)).status).toBe(403)
    })

    it('a code that is used twice at the same moment gives tokens once', async () => {
      const browser = createBrowser()
      const { page, verifier } = await openLoginPage(browser, shop.origins)
      const { at } = await signIn(browser, page)
      const answers = await Promise.all(Array.from({ length: 5 }, () => exchangeCode(shop.origins, at, verifier)))
      expect(answers.filter((answer) => answer.ok).length).toBeLessThanOrEqual(1)
    })

    it.each([
      { says: 'a foreign return address', over: { redirect_uri: 'https://evil.example/entrance' } },
      { says: 'an unknown client', over: { client_id: 'somebody' } },
    ])('$says is answered with a Japanese page and not followed', async ({ over }) => {
      const browser = createBrowser()
      const response = await browser.ask(loginRequest(shop.origins, over).address)
      const page = await response.text()
      expect(response.status).toBe(400)
      expect(page).toContain('手続きを続けられませんでした')
      expect(page).toContain(`${shop.origins.shop}/entrance`)
    })
  })

  describe('a login that the shop asks for in silence', () => {
    const asked = async (browser: Browser, prompt: string) => {
      const request = loginRequest(shop.origins, { prompt })
      const { at } = await follow(browser, shop.origins.identity, await browser.ask(request.address))
      return { at, callback: new URL(at), request }
    }

    it('gives all three tokens where the provider knows somebody', async () => {
      const browser = createBrowser()
      await login(shop.origins, member, browser)
      const { at, request } = await asked(browser, 'none')
      const response = await exchangeCode(shop.origins, at, request.verifier)
      const tokens = (await response.json()) as TokenReply
      expect(tokens).toMatchObject({ access_token: expect.any(String), id_token: expect.any(String) })
      expect((await refresh(tokens.refresh_token)).status).toBe(200)
    })

    it('is refused without a page where the provider knows nobody', async () => {
      const { callback, request } = await asked(createBrowser(), 'none')
      expect(`${callback.origin}${callback.pathname}`).toBe(`${shop.origins.shop}/entrance`)
      expect(callback.searchParams.get('error')).toBe('login_required')
      expect(callback.searchParams.get('state')).toBe(request.state)
    })

    it('[GRD-062] is refused where the shop asks for the password again', async () => {
      const browser = createBrowser()
      await login(shop.origins, member, browser)
      const { callback } = await asked(browser, 'login consent')
      expect(callback.origin).toBe(shop.origins.identity)
      expect(callback.pathname).toMatch(/^\/interaction\//)
    })
  })

  describe('a token from a link can be verified', () => {
    it('[GRD-091] by keys that every page may read and the client in its claims', async () => {
      const keys = await fetch(`${shop.origins.identity}/jwks`, { headers: { Origin: shop.origins.shop } })
      expect(['*', shop.origins.shop]).toContain(keys.headers.get('access-control-allow-origin'))
      const { access_token, id_token } = await login(shop.origins, member)
      expect(decodeJwt(access_token)['client_id']).toBe('todok-shop')
      expect(decodeJwt(id_token).aud).toBe('todok-shop')
    })
  })

  describe('claims', () => {
    it.each([
      { who: 'member', claims: { memberCode: '1203456701', membershipCardNumber: '9012034567010015' } },
      { who: 'family', claims: { memberCode: '1203456702', familyCode: '1203456702' } },
      { who: 'corporate', claims: { memberCode: '8881234500' } },
      { who: 'watched', claims: { memberCode: '9781234501', mimamorareMemberCode: '9781234501' } },
      { who: 'newcomer', claims: { memberCode: '1209876501' } },
    ])('[GRD-065] of $who stand in the id token', async ({ who, claims }) => {
      const { id_token } = await login(shop.origins, emailOf(who))
      expect(decodeJwt(id_token)).toMatchObject({ ...claims, email: emailOf(who) })
    })

    it('a login without a member has no member’s claims', async () => {
      const { id_token, access_token } = await login(shop.origins, emailOf('unregistered'))
      expect(decodeJwt(id_token)).not.toHaveProperty('memberCode')
      expect(decodeJwt(access_token)).not.toHaveProperty('memberCode')
    })
  })

  describe('the page', () => {
    it('has labelled fields, a button, and a policy that fits it', async () => {
      const { html, response } = await openLoginPage(createBrowser(), shop.origins)
      expect(html).toMatch(/<label for="email">メールアドレス<\/label>/)
      expect(html).toMatch(/<label for="password">パスワード<\/label>/)
      expect(html).toMatch(/<button[^>]*>ログイン<\/button>/)
      const policy = response.headers.get('content-security-policy') ?? ''
      expect(policy).toMatch(/default-src 'none'.*style-src 'nonce-[\w-]{20,}'/)
      expect(policy).not.toMatch(/unsafe/)
      const [, nonce = 'none'] = /script-src 'nonce-([\w-]{20,})'/.exec(policy) ?? []
      expect(html.match(/<script[^>]*>/g)).toEqual([`<script nonce="${nonce}">`])
      expect(response.headers.get('cache-control')).toBe('no-store')
    })

    it.each([
      { says: 'a wrong password', email: 'member@todok.example', password: 'Todok-2027!' },
      { says: 'an unknown address', email: 'nobody@todok.example', password: testPassword },
    ])('says the same for $says, keeps the address and not the password', async ({ email, password }) => {
      const browser = createBrowser()
      const { page } = await openLoginPage(browser, shop.origins)
      const { response } = await signIn(browser, page, email, password)
      const html = await response.text()
      expect(response.status).toBe(401)
      expect(html).toContain('メールアドレスまたはパスワードが正しくありません。')
      expect(html).toContain(`value="${email}"`)
      expect(html).not.toContain(password)
    })

    it('asks for what is missing', async () => {
      const browser = createBrowser()
      const { page } = await openLoginPage(browser, shop.origins)
      const { response } = await signIn(browser, page, member, '')
      expect(response.status).toBe(400)
      expect(await response.text()).toContain('メールアドレスとパスワードを入力してください。')
    })

    it('escapes what was typed into it', async () => {
      const browser = createBrowser()
      const { page } = await openLoginPage(browser, shop.origins)
      const { response } = await signIn(browser, page, '"><script>alert(1)</script>', 'x')
      expect(await response.text()).not.toContain('<script>')
    })

    it('takes an address in full width and capitals', async () => {
      const browser = createBrowser()
      const { page } = await openLoginPage(browser, shop.origins)
      const { at } = await signIn(browser, page, ' ＭＥＭＢＥＲ＠todok.Example ')
      expect(new URL(at).searchParams.get('code')).not.toBeNull()
    })

    it.each(['/interaction/unknown', '/interaction/'])(
      'without a login under way shows the way back: %s',
      async (path) => {
        const response = await fetch(`${shop.origins.identity}${path}`, { method: 'GET' })
        const html = await response.text()
        expect(response.status).toBeGreaterThanOrEqual(400)
        expect(html).toContain(shop.origins.shop)
        expect(html).toMatch(/受付時間が過ぎました|ページが見つかりませんでした/)
      },
    )

    it('sent from another browser than it was opened in does not log in', async () => {
      const { page } = await openLoginPage(createBrowser(), shop.origins)
      const { response } = await signIn(createBrowser(), page)
      expect(response.status).toBe(400)
      expect(await response.text()).toContain('ログインの受付時間が過ぎました')
    })

    it('stops listening after five wrong passwords, and says for how long', async () => {
      const browser = createBrowser()
      const { page } = await openLoginPage(browser, shop.origins)
      const email = emailOf('watched')
      for (let attempt = 0; attempt < 5; attempt += 1)
        expect((await signIn(browser, page, email, 'wrong')).response.status).toBe(401)
      const { response } = await signIn(browser, page, email)
      const html = await response.text()
      expect(response.status).toBe(429)
      expect(html).toMatch(/ログインの失敗が続いたため.*分ほどたってから/)
      expect(Number(response.headers.get('retry-after'))).toBeGreaterThan(0)
      // Others are not held up by it.
      await expect(login(shop.origins, emailOf('member'))).resolves.toBeDefined()
    })
  })

  const refresh = (refresh_token: string) => askToken(shop.origins, { grant_type: 'refresh_token', refresh_token })

  describe('refresh', () => {
    it('[GRD-056] gives new tokens, again and again', async () => {
      let tokens = await login(shop.origins, member)
      const seen = new Set([tokens.refresh_token])
      for (let round = 0; round < 3; round += 1) {
        const response = await refresh(tokens.refresh_token)
        tokens = (await response.json()) as TokenReply
        expect(response.status).toBe(200)
        expect(seen.has(tokens.refresh_token)).toBe(false)
        seen.add(tokens.refresh_token)
      }
      const reply = await shop.ask('GET', '/member-point/my/member-point', { token: tokens.access_token })
      expect(reply.status).toBe(200)
    })

    it('[GRD-057] an old token is 403 and ends the whole family', async () => {
      const first = await login(shop.origins, member)
      const second = (await (await refresh(first.refresh_token)).json()) as TokenReply
      const reused = await refresh(first.refresh_token)
      expect(reused.status).toBe(403)
      expect(((await reused.json()) as TokenReply).error).toBe('invalid_grant')
      expect((await refresh(second.refresh_token)).status).toBe(403)
    })

    it('the end of one login is not the end of another of the same member', async () => {
      const [one, other] = [await login(shop.origins, member), await login(shop.origins, member)]
      await refresh(one.refresh_token)
      await refresh(one.refresh_token)
      expect((await refresh(other.refresh_token)).status).toBe(200)
    })

    it('a token that is used twice at the same moment gives tokens once', async () => {
      const { refresh_token } = await login(shop.origins, member)
      const answers = await Promise.all(Array.from({ length: 6 }, () => refresh(refresh_token)))
      expect(answers.filter((answer) => answer.ok).length).toBeLessThanOrEqual(1)
      expect(answers.filter((answer) => answer.status === 403).length).toBeGreaterThanOrEqual(5)
    })

    it('[GRD-057] an invented token is 403', async () => {
      expect((await refresh('invented')).status).toBe(403)
    })

    it('no other origin reads the answer', async () => {
      const { refresh_token } = await login(shop.origins, member)
      const response = await fetch(`${shop.origins.identity}/token`, {
        method: 'POST',
        headers: { Origin: 'https://evil.example' },
        body: new URLSearchParams({ client_id: 'todok-shop', grant_type: 'refresh_token', refresh_token }),
      })
      expect(response.headers.get('access-control-allow-origin')).toBeNull()
      expect(response.ok).toBe(false)
    })

    it('the database holds no token that could be used', async () => {
      const { refresh_token } = await login(shop.origins, member)
      const rows = await shop.db.selectFrom('identity_record').selectAll().execute()
      expect(JSON.stringify(rows)).not.toContain(refresh_token)
    })
  })

  describe('logout', () => {
    const logoutAddress = () =>
      `${shop.origins.identity}/session/end?${new URLSearchParams({ client_id: 'todok-shop', post_logout_redirect_uri: `${shop.origins.shop}/` })}`

    const formOf = (html: string) => ({
      action: /action="([^"]+)"/.exec(html)?.[1] ?? '',
      xsrf: /name="xsrf" value="([^"]+)"/.exec(html)?.[1] ?? '',
    })

    it('[GRD-062] leads back to the shop, and the next login asks for the password', async () => {
      const browser = createBrowser()
      const { refresh_token } = await login(shop.origins, member, browser)
      // As the shop's own logout does before it leads here.
      await browser.post(`${shop.origins.identity}/token/revocation`, {
        client_id: 'todok-shop',
        token: refresh_token,
      })
      const page = await browser.ask(logoutAddress())
      const html = await page.text()
      const policy = page.headers.get('content-security-policy') ?? ''
      const nonce = /script-src 'nonce-([\w-]+)'/.exec(policy)?.[1] ?? 'none'
      expect(html).toContain(`<script nonce="${nonce}">`)
      expect(html).toMatch(/<button[^>]*>ログアウトする<\/button>/)
      const { action, xsrf } = formOf(html)
      const done = await browser.post(action, { xsrf, logout: 'yes' })
      expect(done.status).toBe(303)
      expect(done.headers.get('location')).toBe(`${shop.origins.shop}/`)
      const next = await openLoginPage(browser, shop.origins)
      expect(next.html).toContain('パスワード')
    })

    it('a session that lives on needs no password', async () => {
      const browser = createBrowser()
      await login(shop.origins, member, browser)
      const { address } = loginRequest(shop.origins)
      const { at } = await follow(browser, shop.origins.identity, await browser.ask(address))
      expect(new URL(at).searchParams.get('code')).not.toBeNull()
    })

    it('who does not come from the shop is asked', async () => {
      const browser = createBrowser()
      await login(shop.origins, member, browser)
      const html = await (await browser.ask(`${shop.origins.identity}/session/end`)).text()
      expect(html).toContain('トドックからログアウトしますか？')
      expect(html).not.toContain('<script')
    })

    it('a revoked refresh token is over', async () => {
      const { refresh_token } = await login(shop.origins, member)
      const revoked = await fetch(`${shop.origins.identity}/token/revocation`, {
        method: 'POST',
        headers: { Origin: shop.origins.shop },
        body: new URLSearchParams({ client_id: 'todok-shop', token: refresh_token, token_type_hint: 'refresh_token' }),
      })
      expect(revoked.status).toBe(200)
      expect(revoked.headers.get('access-control-allow-origin')).toBe(shop.origins.shop)
      expect((await refresh(refresh_token)).status).toBe(403)
    })

    it('a foreign return address is refused', async () => {
      const address = logoutAddress().replace(
        encodeURIComponent(shop.origins.shop),
        encodeURIComponent('https://evil.example'),
      )
      const response = await createBrowser().ask(address)
      expect(response.status).toBe(400)
    })
  })
})
