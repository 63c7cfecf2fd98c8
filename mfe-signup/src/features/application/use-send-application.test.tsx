import { describe, expect, it } from '@jest/globals'
import { act, screen, waitFor, within } from '@testing-library/react'
import { accepted, applyButton, openConfirmation, summaryRows } from '../../testing/confirmation.ts'
import { appliedKey, draftKey, newcomer, openSignup, reload } from '../../testing/open-signup.tsx'
import { aBody, answerSignup, receiptNumber } from '../../testing/signup-services.ts'

const trouble = () => screen.findByText(/入力内容はそのまま残っています。/)

const wire = { ...aBody, selectedAddress: '2', selectedTel: '2', agreedTerms: true }

describe('an application', () => {
  it('[SGN-033] is sent once, and its end is shown when it is stored', async () => {
    const base = answerSignup()
    let release: (value?: unknown) => void = () => undefined
    base.next({ is: 'held', until: new Promise((resolve) => (release = resolve)) })
    const { user, platform } = openConfirmation()
    await user.dblClick(applyButton())
    expect(await screen.findByText('送信しています。画面を閉じずにお待ちください。')).toBeVisible()
    await user.keyboard('{Enter}')
    await waitFor(() => expect(base.tries).toHaveLength(1))
    expect(screen.queryByRole('heading', { name: 'お申し込みを受け付けました' })).toBeNull()
    expect(platform.storage.session.read(draftKey)).toBeDefined()
    release()
    expect(await accepted()).toBeVisible()
    expect([...base.stored.values()]).toEqual([wire])
    expect(base.tries).toHaveLength(1)
    expect(platform.navigation.path()).toBe('/signup/todok/complete2')
  })

  it('[SGN-029] leaves no entries in the tab once it is stored', async () => {
    answerSignup()
    const page = openConfirmation()
    await page.user.click(applyButton())
    await accepted()
    expect(page.platform.storage.session.read(draftKey)).toBeUndefined()
    expect(page.platform.storage.session.read(appliedKey)).toEqual({ owner: newcomer, id: receiptNumber })
    reload(page)
    expect(await screen.findByText('572-114-906')).toBeVisible()
  })

  it('[SGN-025] carries the registered address that was chosen', async () => {
    const base = answerSignup()
    const registered = {
      postNumber: '0620903',
      prefecture: '北海道',
      city: '札幌市豊平区',
      street: '豊平三条6丁目1-12',
      building: '',
    }
    const { user } = openConfirmation({ addressFrom: 'registered', registered })
    expect(screen.getByText(/〒062-0903/)).toBeVisible()
    await user.click(applyButton())
    await accepted()
    expect([...base.stored.values()]).toMatchObject([
      { postNumber: '0620903', address2: '札幌市豊平区豊平三条6丁目1-12' },
    ])
  })

  it.each([
    { says: 'never arrived', outcome: { is: 'lost', stored: false } },
    { says: 'met a service that is down', outcome: { is: 'refused', status: 503 } },
  ] as const)('[SGN-033] that $says is sent again as the same one, also after a reload', async ({ outcome }) => {
    const base = answerSignup()
    base.next(outcome, outcome)
    let page = openConfirmation()
    await page.user.click(applyButton())
    expect((await trouble()).closest('[tabindex]')).toHaveFocus()
    expect(page.platform.navigation.path()).toBe('/signup/todok3')
    await page.user.click(applyButton())
    await waitFor(() => expect(base.tries).toHaveLength(2))
    await trouble()
    page = reload(page)
    await screen.findByRole('heading', { name: 'お申し込み内容の確認' })
    await page.user.click(applyButton())
    await accepted()
    expect(base.tries).toHaveLength(3)
    expect(new Set(base.tries).size).toBe(1)
    expect(base.stored.size).toBe(1)
  })

  it('[SGN-033] that was stored though its answer was lost is the same one when it is sent again', async () => {
    const base = answerSignup()
    base.next({ is: 'lost', stored: true })
    const { user } = openConfirmation()
    await user.click(applyButton())
    await trouble()
    await user.click(applyButton())
    await accepted()
    expect(new Set(base.tries).size).toBe(1)
    expect(base.stored.size).toBe(1)
  })

  it('[SGN-012] that was stored though its answer was lost shows its receipt number after a reload', async () => {
    const base = answerSignup()
    base.next({ is: 'lost', stored: true })
    const page = openConfirmation()
    await page.user.click(applyButton())
    await trouble()
    reload(page)
    expect(await screen.findByText('572-114-906')).toBeVisible()
    expect(base.tries).toHaveLength(1)
  })

  it.each([{ salesPerson: 'E12' }, {}])(
    '[GRD-095] names the sales person whose link was opened: %j',
    async (opened) => {
      const base = answerSignup()
      const { user } = openConfirmation({}, opened)
      await user.click(applyButton())
      await accepted()
      expect([...base.stored.values()].map(({ salesPersonCode }) => salesPersonCode)).toEqual([opened.salesPerson])
    },
  )

  it('with changed entries is sent under another intent', async () => {
    const base = answerSignup()
    base.next({ is: 'lost', stored: false })
    const { user } = openConfirmation()
    await user.click(applyButton())
    await trouble()
    await user.click(screen.getByRole('link', { name: 'お客さま情報を 変更する' }))
    await user.click(await screen.findByRole('radio', { name: '現在、妊娠中' }))
    await user.type(screen.getByRole('textbox', { name: '出産予定日' }), '20270401')
    await user.click(screen.getByRole('button', { name: '確認へ進む' }))
    await user.click(await screen.findByRole('button', { name: 'この内容で申し込む' }))
    await accepted()
    expect(new Set(base.tries).size).toBe(2)
    expect([...base.stored.values()]).toMatchObject([{ childDate: '2027-04-01' }])
  })

  it.each([
    { says: 'in its own words', outcome: { says: '出産予定日は本日以降の日付を入力してください。' } },
    { says: 'in the words of the list', outcome: { says: undefined }, words: '入力内容をご確認ください。' },
  ])('[SGN-064] that is refused says why $says, and keeps the entries', async ({ outcome, words = outcome.says }) => {
    const base = answerSignup()
    base.next({
      is: 'refused',
      status: 400,
      code: 'CSP17004',
      ...(outcome.says === undefined ? {} : { says: outcome.says }),
    })
    const { user, platform } = openConfirmation()
    await user.click(applyButton())
    const alert = (await trouble()).closest('[role="alert"]')
    expect(alert).toHaveTextContent(`登録エラー${words}`)
    expect(platform.storage.session.read(draftKey)).toMatchObject({ form: { street: '北一条西2丁目1-1' } })
    expect(platform.reports).toHaveLength(1)

    // The service gives an intent that it refused the same answer for ever.
    await user.click(applyButton())
    await accepted()
    expect(new Set(base.tries).size).toBe(2)
  })

  it('[SGN-064] that is refused without a code says what to do', async () => {
    const base = answerSignup()
    base.next({ is: 'refused', status: 400 })
    const { user } = openConfirmation()
    await user.click(applyButton())
    expect((await trouble()).closest('[role="alert"]')).toHaveTextContent(
      '登録できませんでした入力内容をご確認のうえ、再度お試しください。',
    )
  })

  it('of a login that is over leads to the login, and finds its entries again', async () => {
    const base = answerSignup()
    base.next({ is: 'refused', status: 401 })
    const page = openConfirmation()
    await page.user.click(applyButton())
    const alert = within(
      (await screen.findByText('再ログインが必要です')).closest<HTMLElement>('[role="alert"]') ?? document.body,
    )
    await page.user.click(alert.getByRole('button', { name: 'ログイン画面へ' }))
    expect(page.platform.logins()).toBe(1)
    reload(page)
    await screen.findByRole('heading', { name: 'お申し込み内容の確認' })
    expect(summaryRows()).toContain('電話番号 011-789-0000')
  })

  it('[SGN-012] [SGN-033] in a second tab leads to the receipt number of the first', async () => {
    const base = answerSignup()
    // Each tab has its own entries; the second was filled in before the first was sent.
    const { user, platform } = openConfirmation()
    base.stored.set('of another tab', { ...aBody, phoneNumber: '0117891111' })
    await user.click(applyButton())
    expect(await screen.findByRole('heading', { level: 1, name: 'お申し込みは受付済みです' })).toBeVisible()
    expect(await screen.findByText('572-114-906')).toBeVisible()
    expect(platform.navigation.path()).toBe('/signup/todok/pending')
    expect(base.stored.size).toBe(1)
    expect(platform.storage.session.read(draftKey)).toBeUndefined()
    expect(platform.reports).toEqual([])
  })

  it('that is stored while another page is shown does not take it away', async () => {
    const base = answerSignup()
    let release: (value?: unknown) => void = () => undefined
    base.next({ is: 'held', until: new Promise((resolve) => (release = resolve)) })
    const page = openConfirmation()
    await page.user.click(applyButton())
    await waitFor(() => expect(base.tries).toHaveLength(1))
    act(() => page.platform.navigation.navigate('/faq'))
    release()
    await waitFor(() => expect(page.platform.storage.session.read(appliedKey)).toBeDefined())
    expect(page.platform.navigation.path()).toBe('/faq')
    page.unmount()
    page.platform.navigation.navigate('/signup/todok')
    openSignup('/signup/todok', { platform: page.platform })
    expect(await screen.findByText('572-114-906')).toBeVisible()
  })
})
