import type { Page } from '@playwright/test'
import { fromAppSince, toAppSince } from '@shop/shared/bridge'
import { categories } from '../journeys/steps/order.ts'
import { busyAnswer } from '../journeys/steps/services.ts'
import type { Emulator } from './emulator.ts'
import { noteMessages, seenMessages } from './seen-messages.ts'
import {
  appAddressOf,
  articleOf,
  heartOf,
  logInByApp,
  order,
  orderableNumbers,
  productOf,
  untilQuiet,
} from './steps.ts'
import { expect, type LoggedMessage, test } from './test.ts'

const addresses: string[] = []
const payloadOf = (message: LoggedMessage | undefined) => JSON.parse(message?.text ?? '{}').payload

/** The page names itself to the app, once, and the member logs in on the app's sheet. */
async function logInWhenAsked(page: Page, messages: Emulator['messages'], path: string): Promise<void> {
  await expect.poll(async () => (await messages('login')).map(payloadOf)).toEqual([{ path }])
  await logInByApp(page)
}

test.beforeEach(({ page }) => {
  addresses.length = 0
  page.on('framenavigated', (frame) => addresses.push(frame.url()))
})

test.afterEach(async ({ messages }, info) => {
  const all = await messages()
  await noteMessages(info, all)
  expect(all.filter(({ state }) => state === 'unknown' || state === 'invalid')).toEqual([])
  expect(addresses.filter((address) => /token|eyJ/i.test(address))).toEqual([])
})

test('[MOB-001] [MOB-023] a product opens above, and a step back closes a dialog first, then leads to the page below as it was; [MOB-004] the app hears what is searched for', async ({
  openApp,
  page,
  messages,
  press,
  webview,
}) => {
  const shop = await openApp({ path: appAddressOf(categories.seasonings) })
  const top = (id: number) => page.locator(`iframe[data-webview="${id}"][data-top]`)
  const lastHandled = async () => payloadOf((await messages('backDone')).at(-1)).isHandled
  const product = await productOf(shop)
  await shop.locator('html').evaluate(() => Object.assign(window, { mark: 'as it was' }))
  const address = (await product.getAttribute('href')) ?? ''
  await product.click()
  await expect(top(2)).toHaveCount(1)
  expect(payloadOf((await messages('navigate')).at(-1)).url).toContain(`/mobile${address}`)
  await expect(webview().getByRole('button', { name: '注文する' }).first()).toBeVisible()
  await press('戻るボタン')
  await expect(top(1)).toHaveCount(1)
  expect(await lastHandled()).toBe(false)
  expect(await shop.locator('html').evaluate(() => Reflect.get(window, 'mark'))).toBe('as it was')

  const box = page.getByRole('combobox', { name: 'アプリの検索' })
  await box.fill('牛乳')
  await box.press('Enter')
  await expect(top(3)).toHaveCount(1)
  await expect(webview().getByRole('article').first()).toBeVisible()
  expect((await messages('searchKeyword')).map(payloadOf)).toEqual([{ keyword: '牛乳' }])
  // Words of the app's own box are the app's to remember.
  await expect.poll(async () => (await messages('searchHistory')).map(payloadOf)).toEqual([{ keywords: [] }])

  const dialog = webview().getByRole('dialog', { name: 'しぼり込み' })
  for (const button of ['戻るボタン', 'スワイプで戻る']) {
    await webview()
      .getByRole('button', { name: /しぼり込み/ })
      .click()
    await expect(dialog).toBeVisible()
    await press(button)
    await expect(dialog).toBeHidden()
    expect(await lastHandled()).toBe(true)
    await expect(top(3)).toHaveCount(1)
  }
})

test('[MOB-004] [MOB-009] the badge follows an order, and the page asks the app for its cart', async ({
  openApp,
  page,
  messages,
  webview,
}) => {
  const shop = await openApp({ path: appAddressOf(categories.tofu) })
  const [number = ''] = await orderableNumbers(shop)
  const badge = page.locator('#native-badge')
  await expect.poll(async () => (await messages('orderInit')).length).toBeGreaterThan(0)
  const before = payloadOf((await messages('orderInit')).at(-1)).pieces as number
  await order(articleOf(shop, number), 2)
  await expect(badge).toHaveText(String(before + 2))

  await shop.getByRole('link', { name: '注文トップ' }).first().click()
  await expect(page.locator('iframe[data-webview="2"][data-top]')).toHaveCount(1)
  await webview()
    .getByRole('link', { name: /今週のご注文/ })
    .first()
    .click()
  await expect(page.locator('#tab-cart')).toHaveAttribute('aria-current', 'page')
  expect(payloadOf((await messages('showCart')).at(-1))).toEqual({ path: '/mobile/cart/ordered' })
  await expect(
    webview()
      .getByRole('listitem')
      .filter({ hasText: `番号 ${number}` }),
  ).toBeVisible()
})

test('[MOB-017] hearts of the page and of the app follow each other', async ({ openApp, page, messages, press }) => {
  const shop = await openApp({ path: appAddressOf(categories.fruit) })
  const [number = ''] = await orderableNumbers(shop)
  const heart = heartOf(articleOf(shop, number))
  const isSet = async (on: boolean) => expect(heart).toHaveAttribute('aria-pressed', String(on))
  const wasSet = (await heart.getAttribute('aria-pressed')) === 'true'
  await heart.click()
  await isSet(!wasSet)
  await expect
    .poll(async () => (await messages('favouriteChanged')).map(payloadOf))
    .toEqual([{ orderNumber: number, isFavourite: !wasSet }])

  await page.getByLabel('お気に入り（注文番号）').fill(number)
  await page.getByLabel('登録した').setChecked(wasSet)
  await press('アプリの画面で変更')
  await isSet(wasSet)
  expect((await messages('favouriteChanged')).map(({ direction }) => direction)).toEqual(['page', 'app'])
})

test("[MOB-018] the partner's shop is the app's to open", async ({ openApp, page, messages }) => {
  const shop = await openApp()
  await shop.getByRole('button', { name: /くらしと生協/ }).click()
  await expect(page.getByRole('dialog', { name: '提携サイト' })).toBeVisible()
  expect(Object.keys(payloadOf((await messages('sso')).at(-1)))).toHaveLength(9)
})

test('[MOB-007] the app shows the failure of a service, and the page is silent', async ({
  openApp,
  page,
  messages,
}) => {
  const shop = await openApp({ path: appAddressOf(categories.fish) })
  const [number = ''] = await orderableNumbers(shop)
  await page.route(/\/delivery\/order$/, busyAnswer)
  await order(articleOf(shop, number), 1)
  await expect(page.getByRole('alertdialog', { name: /^エラー 503/ })).toBeVisible()
  expect(payloadOf((await messages('error')).at(-1))).toMatchObject({ status: 503 })
  await expect(shop.getByRole('dialog')).toHaveCount(0)
  await expect(shop.getByRole('alert').filter({ hasText: /./ })).toHaveCount(0)
})

test('[MOB-008] a token that is over is asked for by the scheme, and the call goes on', async ({
  openApp,
  page,
  messages,
  press,
}) => {
  const shop = await openApp({ path: appAddressOf(categories.meat) })
  const [number = ''] = await orderableNumbers(shop)
  await press('トークンを期限切れに')
  await expect(page.locator('#log')).toContainText('期限切れにしました')
  await order(articleOf(shop, number), 1)
  await expect(articleOf(shop, number).getByText('注文済み 1点')).toBeVisible()
  expect((await messages('scheme')).map(({ text }) => text)).toEqual(['todok://refresh-token'])
  expect(await messages('tokens')).toHaveLength(1)
  await expect(page.locator('iframe[data-webview="1"][data-top]')).toHaveCount(1)
})

test('[MOB-006] [MOB-008] without new tokens the app logs in, and the member is back where they were', async ({
  openApp,
  page,
  messages,
  press,
  webview,
}) => {
  const path = appAddressOf(categories.staples)
  // A quiet page reads on by itself, and would ask for a token as well.
  const readLast = page.waitForResponse(/\/limited_product_planning_weeks\?/)
  const shop = await openApp({ path, refresh: 'refuse' })
  const [number = ''] = await orderableNumbers(shop)
  await readLast
  await untilQuiet(shop)
  await press('トークンを期限切れに')
  await expect(page.locator('#log')).toContainText('期限切れにしました')
  await order(articleOf(shop, number), 1)
  await expect.poll(() => messages('tokensRefused')).toHaveLength(1)
  await webview().getByRole('button', { name: 'アプリに戻る' }).click()
  await expect(webview().getByRole('dialog')).toHaveCount(0)
  await logInWhenAsked(page, messages, path)
  await expect(webview().getByRole('heading', { level: 1, name: categories.staples.name })).toBeVisible()
  await expect(page).toHaveURL((url) => url.searchParams.get('path') === path)
})

test('[MOB-006] who looks around logs in, and goes on where they were', async ({
  openApp,
  page,
  messages,
  webview,
}) => {
  const path = appAddressOf(categories.dairy)
  const shop = await openApp({ path, account: 'visitor' })
  await shop.getByRole('article').getByRole('button', { name: 'ログインして購入する' }).first().click()
  await shop.getByRole('dialog').getByRole('button', { name: 'はい' }).click()
  await logInWhenAsked(page, messages, path)
  await orderableNumbers(webview())
  await expect(page).toHaveURL((url) => url.searchParams.get('path') === path)
})

test('[GRD-009] [MOB-006] without a token the page leads to the login of the app, and is opened with one', async ({
  openApp,
  page,
  messages,
  webview,
}) => {
  const path = appAddressOf(categories.drinks)
  const shop = await openApp({ path, account: 'none' })
  await shop.getByRole('button', { name: 'アプリに戻る' }).click()
  await logInWhenAsked(page, messages, path)
  await expect(webview().getByRole('heading', { level: 1, name: categories.drinks.name })).toBeVisible()
  await expect(page).toHaveURL((url) => url.searchParams.get('path') === path)
})

test('[GRD-025] [GRD-090] a newcomer applies at an address without a twin that the app opens, and stays there when it is loaded anew', async ({
  openApp,
  page,
  messages,
  press,
  webview,
}) => {
  const shop = await openApp({ account: 'newcomer', path: '/signup/todok' })
  await expect(shop.getByRole('heading', { level: 1, name: '宅配のお申し込み' })).toBeVisible()
  for (const name of ['戸建て', '物置', /^鳴らさない/]) await shop.getByRole('radio', { name }).check()
  await shop.getByRole('button', { name: '次へ進む' }).click()
  const ofSecondStep = webview().getByRole('radio', { name: '該当なし' })
  await expect(ofSecondStep).toBeVisible()
  await press('再読み込み')
  await expect.poll(() => messages('handshake')).toHaveLength(4)
  await expect(ofSecondStep).toBeVisible()
  await expect(page).toHaveURL((url) => url.searchParams.get('path') === '/signup/todok2')
  expect(await messages('navigate')).toEqual([])
})

test('[MOB-003] every message of the contract was seen in the journeys above', async ({ browserName: _ }, info) => {
  const ofPage = Object.keys(toAppSince).map((type) => `page ${type}`)
  const ofApp = Object.keys(fromAppSince).map((type) => `app ${type}`)
  expect(await seenMessages(info)).toEqual([...ofApp, ...ofPage].sort())
})
