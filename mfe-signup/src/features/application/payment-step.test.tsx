import { describe, expect, it } from '@jest/globals'
import { connectionLost, refused } from '@shop/shared/testing'
import { screen, within } from '@testing-library/react'
import { accountsOf, answerPayment, applying, confirmed, registered } from '../../testing/payment-services.ts'
import { atPayment, offered, onward, openPayment, radio, withPayment } from '../../testing/payment-step.ts'

const register = ['口座を新しく登録する']
const pending = ['手続き中の口座を利用する', '手続き中の口座を変更する']
const current = ['登録済みの口座を利用する', '登録済みの口座を変更する']

const area = (name: string) => within(screen.getByRole('region', { name }))
const failed = (name: string) => screen.findByRole('region', { name })

describe('the step of payment by yoshin status', () => {
  it.each([
    { code: '1', says: '新規のご登録', offers: register },
    { code: '2', says: '口座は翌月からご利用いただけます', offers: pending, more: /翌月のお支払いから/ },
    {
      code: '3',
      says: '口座は明日からご利用いただけます',
      offers: pending,
      more: /明日からご利用いただけます。$/,
    },
    { code: '4', says: '口座は登録済みです', offers: current },
    { code: '5', says: '登録の口座はご利用いただけません', offers: register, more: /新しい口座の登録が必要です/ },
    { code: '6', says: '口座は登録済みで、別の口座へ変更の手続き中です', offers: current, more: /変更が終わるまで/ },
    { code: '7', says: '口座は登録済みで、別の口座への変更はできませんでした', offers: current, more: /引き続き/ },
  ])(
    '[SGN-034] [SGN-035] [SGN-037] [SGN-038] [SGN-039] [SGN-040] [SGN-059] $code: $says',
    async ({ code, says, offers, more }) => {
      answerPayment({ accounts: accountsOf(code) })
      const { platform } = openPayment()
      expect(await atPayment()).toBeVisible()
      expect(screen.getByText(says)).toBeVisible()
      if (more !== undefined) expect(screen.getByText(more)).toBeVisible()
      expect(offered()).toEqual(offers)
      expect(
        screen
          .getAllByRole('listitem')
          .slice(0, 4)
          .map((step) => step.textContent),
      ).toEqual(['お届け先（入力済み）', 'お客さま情報（入力済み）', 'お支払い', '確認'])
      expect(platform.reports).toEqual([])
    },
  )

  it.each(['', 'J1'])('[SGN-014] [SGN-035] [SGN-036] %j: there is no such step', async (code) => {
    answerPayment({ accounts: accountsOf(code) })
    const { platform } = openPayment()
    expect(await screen.findByRole('heading', { level: 1, name: 'お申し込み内容の確認' })).toBeVisible()
    expect(platform.navigation.path()).toBe('/signup/todok3')
    expect(screen.getAllByRole('listitem').slice(0, 3).at(-1)).toHaveTextContent('確認')
    expect(screen.queryByText('お支払い')).toBeNull()
  })

  it('[SGN-035] a status that nobody knows begins anew, and is reported', async () => {
    answerPayment({ accounts: accountsOf('9') })
    const { platform } = openPayment()
    await atPayment()
    expect(offered()).toEqual(register)
    expect(platform.reports).toHaveLength(1)
    expect(JSON.stringify(platform.reports)).not.toContain('9')
  })

  it('[SGN-002] is asked for after the first two', async () => {
    answerPayment({ accounts: accountsOf('1') })
    const { platform } = openPayment('/signup/payment', { over: { done: ['delivery'] } })
    await screen.findByRole('heading', { level: 1, name: 'お客さまの情報' })
    expect(platform.navigation.path()).toBe('/signup/todok2')
  })
})

describe('the accounts', () => {
  it('[SGN-047] [SGN-048] are shown with what they are paid from until, and three digits of their number', async () => {
    answerPayment({
      accounts: accountsOf('2', { ...confirmed, ...applying, confirmed_end_applicable_date: '2026-12-31' }),
    })
    openPayment()
    await atPayment()
    const rows = (name: string) =>
      area(name)
        .getAllByRole('term')
        .map((term) => `${term.textContent} ${term.nextSibling?.textContent}`)
    expect(rows('現在の口座')).toEqual([
      '金融機関 北洋銀行',
      '支店 本店営業部',
      '預金種目 普通',
      '口座番号 ＊＊＊＊567',
      'ご利用期限 2026年12月31日(木)まで',
    ])
    expect(rows('お手続き中の口座')).toEqual([
      '金融機関 北海道銀行',
      '支店 札幌駅前支店',
      '預金種目 普通',
      '口座番号 ＊＊＊＊321',
    ])
    expect(document.body.textContent).not.toContain('1234567')
    expect(await radio(/^手続き中の口座を利用する/)).toHaveAccessibleName(/北海道銀行 札幌駅前支店 普通 ＊＊＊＊321/)
  })

  it.each([
    { code: '2', accounts: confirmed, isSaid: true },
    { code: '3', accounts: confirmed, isSaid: true },
    { code: '2', accounts: applying, isSaid: false },
    { code: '3', accounts: applying, isSaid: false },
  ])(
    '[SGN-037] [K-176] of $code: whoever has none is told of no current one: $isSaid',
    async ({ code, accounts, isSaid }) => {
      answerPayment({ accounts: accountsOf(code, accounts) })
      openPayment()
      await atPayment()
      expect(screen.queryAllByText(/現在の口座から引き落とします/)).toHaveLength(isSaid ? 1 : 0)
    },
  )

  it.each([
    { says: 'refused', accounts: accountsOf('1', { result_status: '1' }), text: '口座情報取得に失敗しました' },
    { says: 'lost', accounts: connectionLost(), text: '口座情報取得中にエラーが発生しました' },
  ])(
    '[SGN-054] [SGN-063] [ERR-011] [ERR-015] that are $says say so, and can be asked for again',
    async ({ says, accounts, text }) => {
      const services = answerPayment({ accounts })
      const { user, platform } = openPayment()
      const region = await failed(text)
      expect(screen.queryByRole('radio')).toBeNull()
      expect(platform.notices.shown()).toEqual([])
      // The shell reports what is lost.
      expect(platform.reports.map(({ doing }) => doing)).toEqual(says === 'refused' ? ['/GetBankAccount/'] : [])
      services.accounts = accountsOf('4', confirmed)
      await user.click(within(region).getByRole('button', { name: '再読み込み' }))
      expect(await radio(/^登録済みの口座を利用する/)).toBeVisible()
      expect(screen.queryByRole('region', { name: text })).toBeNull()
    },
  )

  it('[SGN-054] that cannot be had do not stop the first two steps', async () => {
    answerPayment({ accounts: connectionLost() })
    openPayment('/signup/todok2')
    expect(await screen.findByRole('radio', { name: '現在、妊娠中' })).toBeVisible()
    expect(screen.getByText('お支払い')).toBeVisible()
  })
})

describe('more ways to pay', () => {
  it('[SGN-041] [SGN-042] [SGN-043] the Clover card by the judgement, the visit by the configuration, in this order', async () => {
    answerPayment({
      accounts: accountsOf('1'),
      judgement: { result_status: '0', result_service: '1', credit_coop_status: '1' },
    })
    openPayment('/signup/payment', { hasVisitSupport: true })
    await atPayment()
    expect(offered()).toEqual(['口座を新しく登録する', 'クローバーカードで支払う', '訪問サポートで登録する'])
  })

  it.each([
    { says: 'refused', judgement: { result_status: '9' } },
    { says: 'lost', judgement: connectionLost() },
  ])('[SGN-054] [SGN-063] without the card when the judgement is $says, and says so', async ({ judgement }) => {
    answerPayment({ accounts: accountsOf('1'), judgement })
    openPayment()
    expect(await failed('サービス利用判定参照に失敗しました')).toBeVisible()
    expect(offered()).toEqual(register)
  })

  it('[SGN-008] where delivery is not to be had, the screen for that', async () => {
    answerPayment({ accounts: accountsOf('1'), judgement: { result_status: '0', result_service: '0' } })
    const { platform } = openPayment()
    await screen.findByRole('heading', { level: 1, name: 'ただいまお申し込みいただけません' })
    expect(platform.navigation.path()).toBe('/signup/todok/unavailable')
  })

  it('[SGN-023] [SGN-024] a visit asks for one of the weekdays of two weeks, and for its time', async () => {
    answerPayment({ accounts: accountsOf('1') })
    const { user, platform } = openPayment('/signup/payment', { hasVisitSupport: true })
    await user.click(await radio(/^訪問サポートで登録する/))
    const days = screen.getByRole('combobox', { name: '訪問を希望する日' })
    expect(
      within(days)
        .getAllByRole('option')
        .map(({ textContent }) => textContent),
    ).toEqual([
      '選んでください',
      '11月30日(月)',
      '12月1日(火)',
      '12月2日(水)',
      '12月3日(木)',
      '12月4日(金)',
      '12月7日(月)',
      '12月8日(火)',
      '12月9日(水)',
      '12月10日(木)',
    ])
    await user.click(onward())
    expect(screen.getByText('入力内容をご確認ください（2件）').closest('[tabindex]')).toHaveFocus()
    expect(days).toHaveAccessibleDescription(/訪問を希望する日を選んでください。/)
    await user.selectOptions(days, '12月1日(火)')
    await user.click(await radio('午後'))
    await user.click(onward())
    expect(platform.navigation.path()).toBe('/signup/todok3')
    expect(await screen.findByText('訪問サポートで登録する（12月1日(火) 午後）')).toBeVisible()
  })

  it('[SGN-024] a visit without its days is not offered', async () => {
    answerPayment({ accounts: accountsOf('1'), visit: refused(404) })
    openPayment('/signup/payment', { hasVisitSupport: true })
    expect(await failed('訪問できる日を読み込めませんでした')).toBeVisible()
    expect(offered()).toEqual(register)
  })
})

describe('going on', () => {
  it('asks for a payment, and for the registration that it needs', async () => {
    answerPayment({ accounts: accountsOf('1') })
    const { user, platform } = openPayment()
    await atPayment()
    await user.click(onward())
    const group = screen.getByRole('radiogroup', { name: 'お支払い方法' })
    expect(group).toHaveAccessibleDescription(/お支払い方法を選んでください。/)
    await user.click(await radio(/^口座を新しく登録する/))
    await user.click(onward())
    expect(group).toHaveAccessibleDescription(/口座の登録が終わっていません。/)
    expect(platform.navigation.path()).toBe('/signup/payment')
  })

  it('[SGN-039] [SGN-040] needs no registration for the account that there is', async () => {
    answerPayment({ accounts: accountsOf('4', confirmed) })
    const { user } = openPayment()
    await user.click(await radio(/^登録済みの口座を利用する/))
    expect(screen.queryByRole('button', { name: '口座を登録する' })).toBeNull()
    await user.click(onward())
    expect(await screen.findByText('登録済みの口座を利用する（口座は登録済みです）')).toBeVisible()
    expect(screen.getByText('北洋銀行 本店営業部 普通 ＊＊＊＊567')).toBeVisible()
  })

  it('[SGN-065] shows what is registered, and offers no second registration', async () => {
    answerPayment({ accounts: accountsOf('1'), transfer: registered })
    const { user, platform } = openPayment('/signup/payment', { over: withPayment({ payment: '1' }) })
    await atPayment()
    expect(screen.getByText('登録済み')).toBeVisible()
    expect(screen.queryByText('新規のご登録')).toBeNull()
    expect(area('登録した口座').getByText('＊＊＊＊234')).toBeVisible()
    expect(screen.queryByRole('button', { name: '口座を登録する' })).toBeNull()
    await user.click(onward())
    expect(platform.navigation.path()).toBe('/signup/todok3')
  })
})
