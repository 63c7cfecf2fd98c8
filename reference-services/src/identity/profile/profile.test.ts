import { describe, expect, it } from '@jest/globals'
import { profileCall } from '@shop/shared/contract'
import * as v from 'valibot'
import { subjectOf } from '../../seed/accounts.ts'
import { testDatabase } from '../../testing/databases.ts'
import { type Browser, createBrowser, login } from '../../testing/login-client.ts'
import { setUp } from '../../testing/set-up.ts'
import { emailOf, openTestShop } from '../../testing/test-shop.ts'

type Fields = Record<string, string>

const typed = {
  phone: '０１１ー７７７ー１２３４',
  mobilePhone: '(090) 7777-1234',
  postNumber: '〒060-0042',
  prefecture: '北海道',
  street: ' 札幌市中央区大通西1丁目1−1 ',
  building: '髙橋ビル２階',
}
const stored = {
  phone: '0117771234',
  mobile_phone: '09077771234',
  post_code: '0600042',
  prefecture: '北海道',
  street: '札幌市中央区大通西1丁目1−1',
  building: '髙橋ビル２階',
}

describe('the page of the own details', () => {
  const shop = setUp(() => openTestShop(testDatabase))

  const at = (path: string) => `${shop.origins.identity}${path}`
  const callback = () => `${shop.origins.shop}/profile/change_registration?visit=v-1`

  async function askVisit(who = 'member') {
    const { status, body } = await shop.write(who, 'POST', '/delivery/profile')
    expect(status).toBe(200)
    return v.parse(profileCall.reply, body)
  }

  const arrive = (browser: Browser, address: string, fields: Fields, origin = shop.origins.shop) =>
    browser.ask(address, { method: 'POST', body: new URLSearchParams(fields), headers: { Origin: origin } })

  /** A browser that stands on the form, as the shop hands it over. */
  async function openForm(who = 'member') {
    const browser = createBrowser()
    const { profileUrl, ...tokens } = await askVisit(who)
    const arrival = await arrive(browser, profileUrl, { ...tokens, callbackUrl: callback() })
    expect([arrival.status, arrival.headers.get('location')]).toEqual([303, '/profile/change'])
    return { browser, ...(await look(browser)) }
  }

  async function look(browser: Browser) {
    const response = await browser.ask(at('/profile/change'))
    const html = await response.text()
    const hidden = (name: string) => new RegExp(`name="${name}" value="([^"]*)"`).exec(html)?.[1] ?? ''
    return { status: response.status, html, hidden: { csrfToken: hidden('csrfToken'), seen: hidden('seen') } }
  }

  async function send(browser: Browser, fields: Fields, path = '/profile/change') {
    const response = await browser.post(at(path), fields)
    return { status: response.status, to: response.headers.get('location'), html: await response.text() }
  }

  const memberRow = (who = 'member') =>
    shop.db
      .selectFrom('member')
      .innerJoin('member_login', 'member_login.member_code', 'member.code')
      .select(['phone', 'mobile_phone', 'post_code', 'prefecture', 'street', 'building'])
      .where('subject', '=', subjectOf(emailOf(who)))
      .executeTakeFirstOrThrow()

  describe('the way there', () => {
    it('[ACC-015] is the provider’s page with two secrets, neither of them kept in clear or the access token', async () => {
      const visit = await askVisit()
      expect(visit.profileUrl).toBe(at('/profile'))
      const kept = JSON.stringify(await shop.db.selectFrom('profile_visit').selectAll().execute())
      for (const secret of [visit.accessToken, visit.csrfToken]) expect(kept).not.toContain(secret)
      expect(visit.accessToken).not.toBe(await shop.tokenOf('member'))
      const answers = JSON.stringify(await shop.db.selectFrom('remembered_answer').selectAll().execute())
      expect(answers).not.toContain(visit.accessToken)
    })

    it('[ACC-015] needs a one-time token against forged posts, and a registered member', async () => {
      const { status } = await shop.ask('POST', '/delivery/profile', { body: {}, token: await shop.tokenOf('member') })
      expect(status).toBeGreaterThanOrEqual(400)
      const { body } = await shop.write('unregistered', 'POST', '/delivery/profile')
      expect(body).toMatchObject({ error_status: 'CSP17004' })
    })

    it.each([
      { says: 'a token that nobody gave', over: { accessToken: 'x' }, status: 410 },
      { says: 'another value of the form', over: { csrfToken: 'x' }, status: 410 },
      { says: 'a way back to elsewhere', over: { callbackUrl: 'https://evil.example/profile' }, status: 400 },
      { says: 'one that only looks like the shop', over: { callbackUrl: '//evil.example' }, status: 400 },
      { says: 'no token', over: { accessToken: '' }, status: 400 },
    ])('refuses $says', async ({ over, status }) => {
      const { profileUrl, ...tokens } = await askVisit()
      const browser = createBrowser()
      const response = await arrive(browser, profileUrl, { ...tokens, callbackUrl: callback(), ...over })
      expect(response.status).toBe(status)
      expect(await response.text()).toContain(`href="${shop.origins.shop}/profile/change_registration"`)
      expect((await look(browser)).status).toBe(410)
    })

    it('refuses a post of another site, which would put its own member here', async () => {
      const { profileUrl, ...tokens } = await askVisit()
      const fields = { ...tokens, callbackUrl: callback() }
      expect((await arrive(createBrowser(), profileUrl, fields, 'https://evil.example')).status).toBe(400)
    })

    it('[ACC-015] opens once, even where two browsers come together', async () => {
      const { profileUrl, ...tokens } = await askVisit()
      const fields = { ...tokens, callbackUrl: callback() }
      const both = await Promise.all([1, 2].map(() => arrive(createBrowser(), profileUrl, fields)))
      expect(both.map(({ status }) => status).toSorted()).toEqual([303, 410])
    })

    it('[ACC-015] is good for five minutes', async () => {
      const { profileUrl, ...tokens } = await askVisit()
      const [visit] = await shop.db
        .selectFrom('profile_visit')
        .select('expires_at')
        .orderBy('expires_at', 'desc')
        .execute()
      expect((visit?.expires_at.getTime() ?? 0) - Date.now()).toBeLessThanOrEqual(300_000)
      await shop.db
        .updateTable('profile_visit')
        .set({ expires_at: new Date(Date.now() - 1) })
        .execute()
      const fields = { ...tokens, callbackUrl: callback() }
      expect((await arrive(createBrowser(), profileUrl, fields)).status).toBe(410)
    })
  })

  describe('the form', () => {
    it('[ACC-015] shows who it is, and what can be changed', async () => {
      const { html, status } = await openForm()
      expect(status).toBe(200)
      for (const text of [
        '北野 みのり',
        'キタノ ミノリ',
        emailOf('member'),
        'value="0600001"',
        'みのりマンション305号室',
      ])
        expect(html).toContain(text)
    })

    it('[ACC-015] [JP-03] stores what was typed in any width, and goes back to the shop', async () => {
      const { browser, hidden } = await openForm()
      const { status, to } = await send(browser, { ...typed, ...hidden })
      expect([status, to]).toEqual([303, `${callback()}&result=changed`])
      expect(await memberRow()).toEqual(stored)
    })

    it('the same form twice has one outcome, another one changes nothing more', async () => {
      const { browser, hidden } = await openForm()
      const form = { ...typed, ...hidden, building: '3階' }
      const both = await Promise.all([send(browser, form), send(browser, form)])
      expect(both.map(({ to }) => to)).toEqual([1, 2].map(() => `${callback()}&result=changed`))
      expect((await look(browser)).html).toContain('登録情報は変更済みです')
      expect((await send(browser, { ...form, building: '4階' })).status).toBe(410)
      expect((await memberRow()).building).toBe('3階')
    })

    it.each([
      { field: 'phone', value: '0111', text: '電話番号を、0から始まる10けたまたは11けたの数字で入力してください。' },
      { field: 'mobilePhone', value: 'abc', text: '携帯電話番号を、0から始まる' },
      { field: 'postNumber', value: '060-00', text: '郵便番号を7けたの数字で入力してください。' },
      { field: 'prefecture', value: ' ', text: '都道府県を入力してください。' },
      { field: 'street', value: '', text: '市区町村・町名・番地を入力してください。' },
      { field: 'building', value: '棟'.repeat(101), text: '100文字以内で入力してください。' },
    ])('says what is wrong with $field, and keeps what was typed', async ({ field, value, text }) => {
      const before = await memberRow('corporate')
      const { browser, hidden } = await openForm('corporate')
      const { status, html } = await send(browser, { ...typed, street: '<大通>', [field]: value, ...hidden })
      expect(status).toBe(400)
      expect(html).toContain(`<a href="#${field}">${text}`)
      expect(html).toMatch(new RegExp(`id="${field}"[^>]*aria-invalid="true" aria-describedby="[^"]*${field}-error"`))
      expect(html).toContain(`value="${value}"`)
      expect(html).toContain('エラー：登録情報の変更')
      if (field !== 'street') expect(html).toContain('value="&lt;大通&gt;"')
      expect(await memberRow('corporate')).toEqual(before)
    })

    it('asks for one telephone at least', async () => {
      const { browser, hidden } = await openForm('corporate')
      const { html } = await send(browser, { ...typed, phone: '', mobilePhone: '', ...hidden })
      expect(html).toContain('電話番号か携帯電話番号のどちらかを入力してください。')
      expect((await send(browser, { ...typed, phone: '', ...hidden })).status).toBe(303)
      expect((await memberRow('corporate')).phone).toBeNull()
    })

    it('shows what another device stored meanwhile, before it stores over it', async () => {
      const [first, second] = [await openForm(), await openForm()]
      await send(first.browser, { ...typed, ...first.hidden, building: '東棟' })
      const { status, html } = await send(second.browser, { ...typed, ...second.hidden, building: '西棟' })
      expect(status).toBe(409)
      expect(html).toContain('現在の登録：東棟')
      expect(html).toContain('value="西棟"')
      expect((await memberRow()).building).toBe('東棟')
      const seen = /name="seen" value="([^"]*)"/.exec(html)?.[1] ?? ''
      expect((await send(second.browser, { ...typed, ...second.hidden, seen, building: '西棟' })).status).toBe(303)
      expect((await memberRow()).building).toBe('西棟')
    })

    it('refuses a form without its value, of another session, or without a session', async () => {
      const [mine, other] = [await openForm(), await openForm('corporate')]
      const before = await memberRow()
      for (const csrfToken of ['', 'x', other.hidden.csrfToken])
        expect((await send(mine.browser, { ...typed, ...mine.hidden, csrfToken })).status).toBe(400)
      expect((await send(createBrowser(), { ...typed, ...mine.hidden })).status).toBe(410)
      expect(await memberRow()).toEqual(before)
    })

    it('ends without a change, and is not there any more', async () => {
      const { browser, hidden } = await openForm()
      const { status, to } = await send(browser, { csrfToken: hidden.csrfToken }, '/profile/cancel')
      expect([status, to]).toEqual([303, callback()])
      expect((await look(browser)).status).toBe(410)
    })

    it('is over after a quarter of an hour', async () => {
      const { browser } = await openForm()
      await shop.db
        .updateTable('profile_session')
        .set({ expires_at: new Date(Date.now() - 1) })
        .execute()
      expect((await look(browser)).status).toBe(410)
    })

    it('[GRD-062] is over with a logout, and so is a way there that was not used yet', async () => {
      const { browser } = await openForm()
      const { profileUrl, ...tokens } = await askVisit()
      const { refresh_token } = await login(shop.origins, emailOf('member'), browser)
      await browser.post(at('/token/revocation'), { client_id: 'todok-shop', token: refresh_token })
      const back = new URLSearchParams({ client_id: 'todok-shop', post_logout_redirect_uri: `${shop.origins.shop}/` })
      const html = await (await browser.ask(at(`/session/end?${back}`))).text()
      const [, action = ''] = /action="([^"]+)"/.exec(html) ?? []
      const [, xsrf = ''] = /name="xsrf" value="([^"]+)"/.exec(html) ?? []
      expect((await browser.post(action, { xsrf, logout: 'yes' })).status).toBe(303)
      expect((await look(browser)).status).toBe(410)
      const fields = { ...tokens, callbackUrl: callback() }
      expect((await arrive(createBrowser(), profileUrl, fields)).status).toBe(410)
    })

    it('its session is one cookie that no script and no other site gets', async () => {
      const { profileUrl, ...tokens } = await askVisit()
      const response = await arrive(createBrowser(), profileUrl, { ...tokens, callbackUrl: callback() })
      expect(response.headers.getSetCookie()).toEqual([
        expect.stringMatching(/^__Host-todok_profile=[\w-]{43}; Path=\/; Secure; HttpOnly; SameSite=Lax; Max-Age=900$/),
      ])
    })
  })
})
