import { describe, expect, it } from '@jest/globals'
import { applicationStateCall } from '@shop/shared/contract'
import { aMember, answer, fakePlatform, refused, renderScreen, server } from '@shop/shared/testing'
import { act, screen } from '@testing-library/react'
import { aForm, draftKey, openSignup, openWithEntries, reload } from '../../testing/open-signup.tsx'
import { aBody, answerSignup } from '../../testing/signup-services.ts'
import { ApplicationPage } from './application-page.tsx'

const heading = (name: string) => screen.findByRole('heading', { level: 1, name })
const field = (name: string) => screen.findByRole<HTMLInputElement>('textbox', { name })

describe('who may apply', () => {
  it('a member without delivery is asked where to deliver first', async () => {
    answerSignup()
    openSignup('/signup/todok')
    expect(await screen.findByRole('heading', { level: 2, name: '1. お届け先' })).toBeVisible()
    expect(screen.getByText('北野 みのり さま')).toBeVisible()
  })

  it('[SGN-001] a login without a member may apply', async () => {
    answerSignup()
    openSignup('/signup/todok', { as: 'unregistered' })
    expect(await field('郵便番号')).toHaveValue('')
    expect(screen.getByRole('group', { name: 'お名前' })).toBeVisible()
  })

  it('a member who has delivery already is told so', async () => {
    openSignup('/signup/todok', { as: 'delivery' })
    expect(screen.getByRole('heading', { name: '宅配をすでにご利用いただいています' })).toBeVisible()
    expect(screen.getByRole('link', { name: '注文トップへ' })).toHaveAttribute('href', '/')
    expect(screen.queryByRole('button')).toBeNull()
  })

  it.each([
    { kind: 'corporateNewcomer', words: '法人組合員の方は、宅配加入受付窓口' },
    { kind: 'familyNewcomer', words: 'この組合員番号（家族証）では宅配をご利用いただけません。' },
  ] as const)('[GRD-077] a $kind is told why not', ({ kind, words }) => {
    openSignup('/signup/todok', { as: kind })
    expect(screen.getByText(new RegExp(words))).toBeVisible()
    expect(screen.queryByRole('button')).toBeNull()
  })

  it('says so when it could not be loaded who this is', () => {
    const { platform } = openSignup('/signup/todok', { as: 'visitor' })
    expect(screen.getByText('お客さまの情報を読み込めませんでした')).toBeVisible()
    expect(screen.getByRole('button', { name: '再読み込み' })).toBeVisible()
    expect(platform.reports).toEqual([])
  })
})

describe('the steps', () => {
  it('[SGN-013] are three without payment, and the current one is marked', async () => {
    answerSignup()
    openWithEntries('/signup/todok2')
    const steps = (await screen.findAllByRole('listitem')).slice(0, 3)
    expect(steps.map((step) => step.textContent)).toEqual(['お届け先（入力済み）', 'お客さま情報', '確認'])
    expect(steps.map((step) => step.getAttribute('aria-current'))).toEqual([null, 'step', null])
    expect(screen.getByRole('link', { name: /^お届け先/ })).toHaveAttribute('href', '/signup/todok')
  })

  it.each([
    { says: 'nothing', path: '/signup/todok2', over: { form: aForm({ street: '' }), done: [] }, to: '/signup/todok' },
    { says: 'nothing', path: '/signup/todok3', over: { done: [] }, to: '/signup/todok' },
    {
      says: 'the first step',
      path: '/signup/todok3',
      over: { done: ['delivery'] },
      to: '/signup/todok2',
    },
    {
      says: 'a first step that is wrong by now',
      path: '/signup/todok3',
      over: { form: aForm({ phoneNumber: '' }) },
      to: '/signup/todok',
    },
    { says: 'both', path: '/signup/todok3', over: {}, to: '/signup/todok3' },
  ] as const)('[SGN-060] $path in a tab that has finished $says shows $to', async ({ path, over, to }) => {
    answerSignup()
    const { platform } = openWithEntries(path, over)
    await screen.findByRole('heading', { level: 1 })
    expect(platform.navigation.path()).toBe(to)
  })

  it('[SGN-029] a reload of each stays there with its entries', async () => {
    answerSignup()
    let page = openWithEntries('/signup/todok', { done: [] })
    const { user } = page
    const street = await field('町名・番地')
    await user.clear(street)
    await user.type(street, '北二条東1-1')
    page = reload(page)
    expect(await field('町名・番地')).toHaveValue('北二条東1-1')
    await page.user.click(screen.getByRole('button', { name: '次へ進む' }))

    await page.user.click(await screen.findByRole('radio', { name: 'いる' }))
    await page.user.type(await field('ご紹介者のお名前'), '髙橋')
    page = reload(page)
    expect(await field('ご紹介者のお名前')).toHaveValue('髙橋')
    await page.user.click(screen.getByRole('button', { name: '確認へ進む' }))

    await heading('お申し込み内容の確認')
    await page.user.click(screen.getByRole('checkbox'))
    page = reload(page)
    expect(await screen.findByRole('checkbox')).toBeChecked()
    expect(screen.getByText('髙橋')).toBeVisible()
    expect(page.platform.navigation.path()).toBe('/signup/todok3')
  })

  it('are finished with the release they were begun with', async () => {
    answerSignup()
    const { user, platform, unmount } = openWithEntries('/signup/todok', { form: aForm({ street: '' }), done: [] })
    await user.type(await field('町名・番地'), '北')
    expect(platform.holds()).toBe(1)
    unmount()
    expect(platform.holds()).toBe(0)
  })

  it('that nobody has begun hold no release', async () => {
    answerSignup()
    const { user, platform } = openSignup('/signup/todok', { as: 'unregistered' })
    const street = await field('町名・番地')
    expect(platform.holds()).toBe(0)
    await user.type(street, '北')
    expect(platform.holds()).toBe(1)
    await user.clear(street)
    expect(platform.holds()).toBe(0)
  })

  it('[SGN-029] the way back keeps the entries of both steps', async () => {
    answerSignup()
    const { user, platform } = openWithEntries('/signup/todok', { done: [] })
    await user.click(await screen.findByRole('button', { name: '次へ進む' }))
    await user.click(await screen.findByRole('radio', { name: '現在、妊娠中' }))
    await user.type(await field('出産予定日'), '2027/2/')
    act(() => platform.navigation.go(-1))
    expect(await field('町名・番地')).toHaveValue('北一条西2丁目1-1')
    act(() => platform.navigation.go(1))
    expect(await field('出産予定日')).toHaveValue('2027/2/')
  })

  it('[SGN-030] [SGN-031] carry the name of a child to the end, and ask for no picture', async () => {
    const base = answerSignup()
    const form = aForm({ children: '2', childDate: '20200401' })
    const page = openWithEntries('/signup/todok2', { form, done: ['delivery'] })
    const { user } = page
    await user.type(await field('お子さまのお名前'), 'ゆい')
    expect(document.querySelector('input[type="file"]')).toBeNull()
    await user.click(screen.getByRole('link', { name: '戻る' }))
    await user.click(await screen.findByRole('button', { name: '次へ進む' }))
    expect(await field('お子さまのお名前')).toHaveValue('ゆい')
    await user.click(screen.getByRole('button', { name: '確認へ進む' }))
    expect(await screen.findByText('ゆい')).toBeVisible()
    await user.click(screen.getByRole('checkbox'))
    await user.click(screen.getByRole('button', { name: 'この内容で申し込む' }))
    await heading('お申し込みを受け付けました')
    const sent = [...base.stored.values()]
    expect(sent).toMatchObject([{ childName: 'ゆい', childDate: '2020-04-01' }])
    expect(sent[0]).not.toHaveProperty('image')
    // todokApplying: an application is in progress from here on.
    act(() => page.platform.navigation.navigate('/signup/todok2'))
    expect(await heading('お申し込みは受付済みです')).toBeVisible()
  })

  it('[SGN-029] entries of somebody else who used the tab are not shown', async () => {
    answerSignup()
    openWithEntries('/signup/todok', { owner: '7654321001' }, { as: aMember('newcomer') })
    expect(await screen.findByRole('radio', { name: /ご登録の住所に届ける/ })).toBeChecked()
    expect(screen.queryByDisplayValue('北一条西2丁目1-1')).toBeNull()
  })

  it('[SGN-007] [SGN-012] [SGN-029] an application under review leads to its receipt number, and entries go', async () => {
    answerSignup().stored.set('of an earlier visit', aBody)
    const { platform } = openWithEntries('/signup/todok2')
    expect(await heading('お申し込みは受付済みです')).toBeVisible()
    expect(platform.navigation.path()).toBe('/signup/todok/pending')
    expect(platform.storage.session.read(draftKey)).toBeUndefined()
  })

  it('wait neither long nor for ever for an application that may be under review', async () => {
    answerSignup()
    server.use(answer(applicationStateCall, () => new Promise(() => undefined)))
    openSignup('/signup/todok', { as: 'unregistered' })
    expect(screen.queryByRole('textbox')).toBeNull()
    expect(await screen.findByRole('textbox', { name: '郵便番号' })).toBeVisible()
  })

  it('are asked when nobody can say whether an application is under review', async () => {
    answerSignup()
    server.use(answer(applicationStateCall, () => refused(400)))
    openSignup('/signup/todok', { as: 'unregistered' })
    expect(await field('郵便番号')).toBeVisible()
  })

  it('works without a store in the browser, as long as the page lasts', async () => {
    answerSignup()
    const platform = fakePlatform({ path: '/signup/todok' })
    platform.storage.session = { read: () => undefined, write: () => undefined, remove: () => undefined }
    const { user } = renderScreen(<ApplicationPage />, { as: 'newcomer', platform })
    await user.click(await screen.findByRole('radio', { name: '別の住所に届ける' }))
    await user.type(await field('市区町村'), '小樽市')
    expect(await field('市区町村')).toHaveValue('小樽市')
    expect(platform.storage.session.read(draftKey)).toBeUndefined()
  })
})
