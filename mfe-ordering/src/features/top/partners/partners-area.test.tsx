import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals'
import { partnerSsoCall } from '@shop/shared/contract'
import { memberCode } from '@shop/shared/domain'
import { ownerMark } from '@shop/shared/product/number-list'
import {
  aMember,
  answer,
  aPlanningWeek,
  fakePlatform,
  refused,
  renderScreen,
  type ScreenOptions,
  server,
} from '@shop/shared/testing'
import { screen, waitFor, within } from '@testing-library/react'
import { answerTopPage } from '../testing/top-services.ts'
import { PartnersArea } from './partners-area.tsx'

const week = aPlanningWeek().number
const member = aMember('delivery')
const hanako = { ...member, code: memberCode('1234567801'), lastName: '髙橋', firstName: '花子' }

const show = (options: ScreenOptions = {}) => renderScreen(<PartnersArea week={week} />, { as: hanako, ...options })
const card = (name: RegExp) => screen.findByRole('button', { name })

const opened = jest.fn<typeof window.open>()
beforeEach(() => {
  answerTopPage()
  opened.mockReset()
  jest.spyOn(window, 'open').mockImplementation(opened)
})
afterEach(() => void jest.restoreAllMocks())

/** A tab that the browser opened for us. */
function aTab() {
  const page = document.implementation.createHTMLDocument()
  const sent: { action: string; fields: Record<string, string> }[] = []
  jest.spyOn(HTMLFormElement.prototype, 'submit').mockImplementation(function (this: HTMLFormElement) {
    sent.push({
      action: this.action,
      fields: Object.fromEntries([...this.querySelectorAll('input')].map(({ name, value }) => [name, value])),
    })
  })
  const went: { href: string; rel: string }[] = []
  jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
    went.push({ href: this.href, rel: this.rel })
  })
  const { sessionStorage } = window
  sessionStorage.clear()
  const tab = { document: page, sessionStorage, opener: window as unknown, closed: false, close: jest.fn() }
  opened.mockReturnValue(tab as unknown as Window)
  return { tab, sent, went }
}

describe('the scroll sites', () => {
  it('[ORD-021] are two, with what a member has to know before', async () => {
    show()
    const fashion = await card(/衣料・ファッション/)
    expect(fashion).toHaveTextContent('あったか肌着')
    expect(within(fashion).getByAltText('')).toHaveAttribute('src', 'https://assets.shop.test/pictures/fashion.webp')
    expect(await card(/くらしの日用品/)).toBeVisible()
    expect(screen.getByText(/数量変更・取消しができません/)).toBeVisible()
  })

  const back = (path: string) => encodeURIComponent(`https://shop.test${path}/scroll/ordered/complete`)
  const query = (path: string, link = 1) =>
    `coop_code=001&member_code=12345678&umember_code=12345678&member_name=%FB%FC%8B%B4%89%D4%8E%71&kikaku_code=${week}&url=${back(path)}&gyosya_code=013&lk=${link}`

  it.each([
    { site: 'fashion', name: /衣料・ファッション/, at: 'https://fashion.partner.test/in?', link: 1 },
    { site: 'dailyGoods', name: /くらしの日用品/, at: 'https://daily.partner.test/in?from=todok&', link: 2 },
  ])(
    '[ORD-022] [ORD-138] [BIZ-022] [K-162] $site opens in a tab that knows nothing of ours but the visit',
    async (told) => {
      const { tab, went } = aTab()
      tab.sessionStorage.setItem('shop.tokens', 'secret')
      tab.sessionStorage.setItem('visit', JSON.stringify('id-1'))
      const { user, platform } = show()
      await user.click(await card(told.name))
      expect(opened.mock.calls).toEqual([['', '_blank']])
      expect(tab.opener).toBeNull()
      expect(Object.keys({ ...tab.sessionStorage })).toEqual(['visit'])
      expect(went).toEqual([{ href: `${told.at}${query('', told.link)}`, rel: 'noreferrer' }])
      expect(platform.storage.local.read('scrollMarks')).toMatchObject([
        { id: 'id-1', site: told.site, week, owner: ownerMark(hanako.code), entry: 'web' },
      ])
    },
  )

  it('[ORD-022] leaves no mark, and says so, when the browser opens no tab', async () => {
    opened.mockReturnValue(null)
    const { user, platform } = show()
    await user.click(await card(/衣料・ファッション/))
    expect(await screen.findByText(/別の画面を開けませんでした/)).toBeVisible()
    expect(platform.storage.local.read('scrollMarks')).toBeUndefined()
  })

  it('[MOB-019] [MOB-005] the app opens the site by itself, with a way back of its own', async () => {
    const { user, platform } = show({ platform: fakePlatform({ entry: 'app', app: 'renewed' }) })
    await user.click(await card(/衣料・ファッション/))
    expect(platform.app.messages).toMatchObject([
      { type: 'navigate', payload: { url: `https://fashion.partner.test/in?${query('/mobile')}` } },
    ])
    expect(opened).not.toHaveBeenCalled()
    expect(platform.storage.local.read('scrollMarks')).toMatchObject([{ site: 'fashion', entry: 'app' }])
  })

  it('[ORD-024] ask a visitor to log in, and open nothing', async () => {
    const { user, platform } = show({ as: 'visitor' })
    await user.click(await card(/衣料・ファッション/))
    await user.click(screen.getByRole('button', { name: 'はい、ログイン画面へ移動する' }))
    expect(platform.logins()).toBe(1)
    expect(opened).not.toHaveBeenCalled()
    expect(platform.storage.local.read('scrollMarks')).toBeUndefined()
  })

  it.each([
    { answers: 'はい、利用登録へ進む', path: '/signup/todok' },
    { answers: 'いいえ、進まない', path: '/' },
  ])('say before what comes first for a newcomer, who says $answers', async ({ answers, path }) => {
    const { user, platform } = show({ as: 'newcomer' })
    expect(await card(/衣料・ファッション/)).not.toHaveTextContent('別の画面で開きます')
    await user.click(await card(/衣料・ファッション/))
    expect(screen.getByRole('dialog')).toHaveTextContent(
      '宅配のご利用登録がまだお済みではありません。登録へ進みますか？',
    )
    await user.click(screen.getByRole('button', { name: answers }))
    await waitFor(() => expect(platform.navigation.path()).toBe(path))
    expect(opened).not.toHaveBeenCalled()
    expect(platform.storage.local.read('scrollMarks')).toBeUndefined()
  })

  it('tell whoever may not apply why', async () => {
    const { user, platform } = show({ as: 'familyNewcomer' })
    await user.click(await card(/衣料・ファッション/))
    expect(await screen.findByText('この組合員番号（家族証）では宅配をご利用いただけません。')).toBeVisible()
    expect(opened).not.toHaveBeenCalled()
    expect(platform.storage.local.read('scrollMarks')).toBeUndefined()
  })
})

describe('くらしと生協', () => {
  const form = { action: 'https://kurashi.partner.test/sso' }

  it('[ORD-025] tells what there is, beside the picture of its banner', async () => {
    show()
    const banner = await card(/くらしと生協/)
    expect(banner).toHaveTextContent(/家具・収納・寝具・趣味・美容・健康/)
    expect(within(banner).getByAltText('')).toHaveAttribute('src', 'https://assets.shop.test/pictures/kurashi.webp')
  })

  it.each([
    { says: 'the first test account', code: '9999000101', isThere: false },
    { says: 'the second test account', code: '9999000212', isThere: false },
    { says: 'somebody else', code: '9999000312', isThere: true },
  ])('[ORD-025] is hidden from test accounts: $says', async ({ code, isThere }) => {
    show({ as: { ...hanako, code: memberCode(code) } })
    await card(/衣料・ファッション/)
    expect(screen.queryByRole('button', { name: /くらしと生協/ }) !== null).toBe(isThere)
  })

  it.each([
    { answers: 'はい、ログイン画面へ移動する', logins: 1 },
    { answers: 'いいえ、移動しない', logins: 0 },
  ])('[ORD-026] asks a visitor to log in, who says $answers', async ({ answers, logins }) => {
    const { user, platform } = show({ as: 'visitor' })
    await user.click(await card(/くらしと生協/))
    expect(screen.getByRole('dialog')).toHaveTextContent(
      'この先を閲覧するにはログインする必要があります。ログイン画面へ移動しますか？',
    )
    await user.click(screen.getByRole('button', { name: answers }))
    expect(platform.logins()).toBe(logins)
    expect(opened).not.toHaveBeenCalled()
  })

  it('[ORD-027] [ORD-028] [API-076] opens the tab in the click, and posts from it when the form is there', async () => {
    let give: (() => void) | undefined
    const asked: unknown[] = []
    server.use(
      answer(partnerSsoCall, async ({ body }) => {
        asked.push(body)
        await new Promise<void>((resolve) => {
          give = resolve
        })
        return { ...form, fields: body }
      }),
    )
    const { tab, sent } = aTab()
    const { user } = show()
    await user.click(await card(/くらしと生協/))
    expect(opened).toHaveBeenCalledWith('', '_blank')
    expect(tab.opener).toBeNull()
    expect(tab.document.body.textContent).toBe('くらしと生協へ移動しています')
    expect(sent).toEqual([])
    await waitFor(() => expect(give).toBeDefined())
    give?.()
    const fields = {
      h_code: '001',
      k_code: '12345678',
      k_id: 'TDK12345678',
      j_code: 'J01',
      kanji_n: '髙橋花子',
      ...{ p_code: '', t_code: '', e_code: '', kana_n: '' },
    }
    await waitFor(() => expect(sent).toEqual([{ ...form, fields }]))
    expect(asked).toEqual([fields])
    expect(tab.close).not.toHaveBeenCalled()
  })

  it('[ORD-028] closes the tab and says so when the form cannot be had', async () => {
    server.use(answer(partnerSsoCall, () => refused(503)))
    const { tab } = aTab()
    const { user } = show()
    await user.click(await card(/くらしと生協/))
    expect(await screen.findByText(/くらしと生協へ移動できませんでした/)).toBeVisible()
    expect(tab.close).toHaveBeenCalledTimes(1)
  })

  it('[ORD-028] asks for nothing when the browser opens no tab', async () => {
    opened.mockReturnValue(null)
    const { user } = show()
    await user.click(await card(/くらしと生協/))
    expect(await screen.findByText(/別の画面を開けませんでした/)).toBeVisible()
  })

  it('[ORD-028] leaves a tab alone that the member has closed', async () => {
    server.use(answer(partnerSsoCall, ({ body }) => ({ ...form, fields: body })))
    const { tab, sent } = aTab()
    tab.closed = true
    const { user, platform } = show()
    await user.click(await card(/くらしと生協/))
    await waitFor(() => expect(platform.queryClient.isFetching()).toBe(0))
    expect(sent).toEqual([])
  })

  it('[MOB-018] goes to the app, and is not there without its handler', async () => {
    const { unmount } = show({ entry: 'app' })
    await card(/衣料・ファッション/)
    expect(screen.queryByRole('button', { name: /くらしと生協/ })).toBeNull()
    unmount()
    const { user, platform } = show({ platform: fakePlatform({ entry: 'app', app: 'older' }) })
    await user.click(await card(/くらしと生協/))
    expect(platform.app.messages).toEqual([
      { type: 'sso', payload: expect.objectContaining({ h_code: '001', k_code: '12345678', kanji_n: '髙橋花子' }) },
    ])
    expect(opened).not.toHaveBeenCalled()
  })
})

describe('the household magazine', () => {
  const magazine = /くらしの情報誌/

  it('[API-075] [K-163] gets a form in a new tab, at once and without a call', async () => {
    const { tab, sent } = aTab()
    const { user } = show()
    const banner = await card(magazine)
    expect(banner).toHaveTextContent('レシピ、くらしの知恵、読者の声')
    await user.click(banner)
    expect(opened).toHaveBeenCalledWith('', '_blank')
    expect([tab.opener, tab.document.title]).toEqual([null, 'くらしの情報誌へ移動しています'])
    expect(sent).toEqual([
      {
        action: 'https://magazine.partner.test/sso',
        fields: {
          ...{ H_CODE: '001', K_CODE: '12345678', K_ID: 'TDK12345678', J_CODE: 'J01', KANJI_N: '髙橋花子' },
          ...{ KANA_N: '', P_CODE: '', T_CODE: '', E_CODE: '' },
        },
      },
    ])
  })

  it('[API-075] [ORD-026] asks a visitor to log in', async () => {
    const { user, platform } = show({ as: 'visitor' })
    await user.click(await card(magazine))
    await user.click(screen.getByRole('button', { name: 'はい、ログイン画面へ移動する' }))
    expect(platform.logins()).toBe(1)
    expect(opened).not.toHaveBeenCalled()
  })

  it.each([
    { says: 'test accounts', options: { as: { ...hanako, code: memberCode('9999000101') } } },
    {
      says: 'the app, which has no message for it',
      options: { platform: fakePlatform({ entry: 'app', app: 'renewed' }) },
    },
  ])('[ORD-025] [K-163] is hidden from $says', async ({ options }) => {
    show(options)
    await card(/衣料・ファッション/)
    expect(screen.queryByRole('button', { name: magazine })).toBeNull()
  })
})
