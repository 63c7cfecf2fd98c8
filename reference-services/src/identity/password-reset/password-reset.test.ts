import { describe, expect, it } from '@jest/globals'
import { subjectOf } from '../../seed/accounts.ts'
import { testPassword } from '../../seed/test-members.ts'
import { testDatabase } from '../../testing/databases.ts'
import {
  askToken,
  type Browser,
  createBrowser,
  follow,
  login,
  loginRequest,
  openLoginPage,
  submitLogin,
} from '../../testing/login-client.ts'
import { setUp } from '../../testing/set-up.ts'
import { emailOf, openTestShop } from '../../testing/test-shop.ts'

const newPassword = 'Tsukuri-naosu-27'

describe('a forgotten password', () => {
  // Every test comes from a place of its own.
  const shop = setUp(() => openTestShop(testDatabase, { settings: { PROXY_HOPS: '1' } }))

  let places = 0
  const aPlace = () => {
    places += 1
    return `192.0.2.${places}`
  }

  const from = (browser: Browser, place: string): Browser => ({
    ...browser,
    post: (address, fields) =>
      browser.ask(address, {
        method: 'POST',
        body: new URLSearchParams(fields),
        headers: { 'X-Forwarded-For': place },
      }),
  })

  async function request(email: string, browser = from(createBrowser(), aPlace())) {
    const { page, html } = await openLoginPage(browser, shop.origins)
    const [, way = ''] = /href="([^"]+)">パスワードを忘れた方</.exec(html) ?? []
    const address = new URL(way, page).href
    const opened = await browser.ask(address)
    expect(opened.status).toBe(200)
    const response = await browser.post(address, { email })
    return { status: response.status, html: await response.text(), response, address }
  }

  const mails = (email: string) =>
    shop.db.selectFrom('password_reset_mail').selectAll().where('email', '=', email).orderBy('asked_at').execute()

  async function linkFor(who: string): Promise<string> {
    await request(emailOf(who))
    return (await mails(emailOf(who))).at(-1)?.link ?? ''
  }

  const set = async (link: string, password = newPassword) => {
    const response = await createBrowser().post(link, { password })
    return { status: response.status, html: await response.text() }
  }

  const logsIn = async (who: string, password: string) => {
    const browser = from(createBrowser(), aPlace())
    const { page } = await openLoginPage(browser, shop.origins)
    const { at } = await submitLogin(browser, shop.origins, page, emailOf(who), password)
    return new URL(at).searchParams.has('code')
  }

  it('is set anew by the link of a mail, and the old one is over', async () => {
    const link = await linkFor('family')
    expect(link).toMatch(new RegExp(`^${shop.origins.identity}/password-reset/[\\w-]{43}$`))
    const page = await createBrowser().ask(link)
    expect(page.status).toBe(200)
    expect(page.headers.get('referrer-policy')).toBe('no-referrer')
    expect(page.headers.get('cache-control')).toBe('no-store')
    expect((await set(link)).html).toContain('パスワードを設定しました')
    expect([await logsIn('family', testPassword), await logsIn('family', newPassword)]).toEqual([false, true])
  })

  it('[GRD-068] tells the rule where the password is made, and keeps to it', async () => {
    const link = await linkFor('corporate')
    const html = await (await createBrowser().ask(link)).text()
    expect(html).toContain('パスワードは8文字以上で、英字の大文字と小文字、数字、記号を組み合わせてお決めください。')
    for (const password of ['', 'Short-1', 'lower-case-1', 'NO-LOWER-1', 'No-Digit-x', 'NoSymbol1']) {
      const refused = await set(link, password)
      expect([refused.status, refused.html.includes('role="alert"')]).toEqual([400, true])
      if (password !== '') expect(refused.html).not.toContain(password)
    }
    expect((await set(link, 'P@ssw0rd-2026')).html).toContain('よく使われるパスワードのため、設定できません。')
    expect(await logsIn('corporate', testPassword)).toBe(true)
  })

  it('is answered the same for an address that nobody has, and no mail is laid down', async () => {
    const [known, unknown] = [await request(emailOf('union')), await request('nobody@todok.example')]
    const withoutUid = ({ html }: { html: string }) => html.replace(/\/interaction\/[\w-]+|nonce="[^"]+"/g, '')
    expect([unknown.status, withoutUid(unknown)]).toEqual([known.status, withoutUid(known)])
    expect(await mails('nobody@todok.example')).toEqual([])
    expect(await mails(emailOf('union'))).toHaveLength(1)
  })

  it('ends every login of the account, and no other', async () => {
    const [browser, elsewhere] = [createBrowser(), createBrowser()]
    const mine = await login(shop.origins, emailOf('watched'), browser)
    const other = await login(shop.origins, emailOf('member'), elsewhere)
    expect((await set(await linkFor('watched'))).status).toBe(200)
    const refresh = async (refresh_token: string) =>
      (await askToken(shop.origins, { grant_type: 'refresh_token', refresh_token })).status
    expect([await refresh(mine.refresh_token), await refresh(other.refresh_token)]).toEqual([403, 200])
    const silently = async (who: Browser) => {
      const { address } = loginRequest(shop.origins, { prompt: 'none' })
      const { at } = await follow(who, shop.origins.identity, await who.ask(address))
      return new URL(at).searchParams.get('error') ?? 'known'
    }
    expect([await silently(browser), await silently(elsewhere)]).toEqual(['login_required', 'known'])
    const left = await shop.db.selectFrom('identity_record').select('payload').execute()
    expect(JSON.stringify(left)).not.toContain(subjectOf(emailOf('watched')))
  })

  it('a link is good once, also for two at the same moment', async () => {
    const link = await linkFor('newcomer')
    const statuses = (await Promise.all([set(link), set(link, 'Another-1-word')])).map(({ status }) => status)
    expect(statuses.toSorted()).toEqual([200, 410])
    expect((await set(link)).status).toBe(410)
    expect((await createBrowser().ask(link)).status).toBe(410)
  })

  it('one link that is used takes every other one of the account with it', async () => {
    const first = await linkFor('unregistered')
    const second = await linkFor('unregistered')
    expect((await set(second)).status).toBe(200)
    expect((await set(first, 'Another-1-word')).status).toBe(410)
    expect(await mails(emailOf('unregistered'))).toEqual([])
  })

  it('a link expires', async () => {
    const link = await linkFor('member')
    await shop.db
      .updateTable('password_reset')
      .set({ expires_at: new Date(Date.now() - 1) })
      .execute()
    expect((await createBrowser().ask(link)).status).toBe(410)
    expect((await set(link)).status).toBe(410)
    expect(await logsIn('member', testPassword)).toBe(true)
  })

  it('an invented link is refused', async () => {
    expect((await set(`${shop.origins.identity}/password-reset/invented`)).status).toBe(410)
  })

  it('the database holds no token but in the mail that is to go out', async () => {
    const link = await linkFor('member')
    const token = link.slice(link.lastIndexOf('/') + 1)
    expect(token).toHaveLength(43)
    expect(JSON.stringify(await shop.db.selectFrom('password_reset').selectAll().execute())).not.toContain(token)
  })

  it('cannot be asked for by a form of another site', async () => {
    const { address } = await request('somebody@todok.example')
    const before = await mails(emailOf('member'))
    // Another browser: it has no cookie of the login that the address belongs to.
    const foreign = await from(createBrowser(), aPlace()).post(address, { email: emailOf('member') })
    expect(foreign.status).toBe(400)
    expect(await mails(emailOf('member'))).toEqual(before)
  })

  it('is asked for three times from one address, and six from all together, whether the e-mail has an account or not', async () => {
    for (const email of ['flooded@todok.example', emailOf('union')]) {
      const browser = from(createBrowser(), aPlace())
      const statuses: number[] = []
      for (let attempt = 0; attempt < 4; attempt += 1) statuses.push((await request(email, browser)).status)
      expect(statuses).toEqual([200, 200, 200, 429])
      const { response, html } = await request(email, browser)
      expect(Number(response.headers.get('retry-after'))).toBeGreaterThan(0)
      expect(html).toMatch(/分ほどたってから、もう一度お試しください/)
    }
    for (let attempt = 0; attempt < 3; attempt += 1) await request('flooded@todok.example')
    expect((await request('flooded@todok.example')).status).toBe(429)
  })

  it('lets in who was kept out by wrong guesses', async () => {
    const place = aPlace()
    const browser = from(createBrowser(), place)
    const { page } = await openLoginPage(browser, shop.origins)
    const attempt = (password: string) => browser.post(page, { email: emailOf('member'), password })
    for (let guess = 0; guess < 5; guess += 1) await attempt('wrong')
    expect((await attempt(testPassword)).status).toBe(429)
    expect((await browser.post(await linkFor('member'), { password: newPassword })).status).toBe(200)
    const { at } = await submitLogin(browser, shop.origins, page, emailOf('member'), newPassword)
    expect(new URL(at).searchParams.has('code')).toBe(true)
  })
})
