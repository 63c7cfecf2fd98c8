import { untilQuiet } from './steps.ts'
import { expect, test } from './test.ts'

const open = { version: 2 } as const

test('the tab bar keeps a stack of webviews for each tab', async ({ openApp, page, webview, postFromPage }) => {
  const shop = await openApp(open)
  await expect(shop.getByText('今週のご注文')).toBeVisible()
  const home = page.locator('iframe[data-webview="1"]')
  const url = await home.evaluate((frame: HTMLIFrameElement) => new URL('/mobile/mycle', frame.src).href)
  await postFromPage('navigate', { url, title: '定期便', hidesCartButton: true })
  await expect(webview().getByRole('heading', { name: '定期便' }).first()).toBeVisible()
  await expect(page.locator('#native-title')).toHaveText('定期便')
  await expect(page.locator('#native-cart')).toBeHidden()
  await page.getByRole('button', { name: 'お気に入り', exact: true }).click()
  await expect(webview().getByRole('heading', { name: 'お気に入り' }).first()).toBeVisible()
  await page.getByRole('button', { name: 'ホーム', exact: true }).click()
  await expect(page.locator('#native-title')).toHaveText('定期便')
  await page.getByRole('button', { name: '戻る', exact: true }).click()
  await expect(home).toHaveAttribute('data-top', '')
  await expect(webview().getByText('今週のご注文')).toBeVisible()
})

test('the bars of the app show what the page tells', async ({ openApp, page, postFromPage }) => {
  const shop = await openApp(open)
  await expect(shop.getByText('今週のご注文')).toBeVisible()
  await postFromPage('orderInit', { planningWeek: '20261201', pieces: 120 })
  await expect(page.getByRole('button', { name: 'カート 120点' })).toHaveText('99+')
  await postFromPage('searchKeyword', { keyword: '牛乳' })
  await expect(page.getByRole('combobox', { name: 'アプリの検索' })).toHaveValue('牛乳')
  await postFromPage('error', { status: 503, errorStatus: 'CSP90009', message: '混み合っています' })
  await expect(page.getByRole('alertdialog', { name: 'エラー 503 CSP90009' })).toContainText('混み合っています')
  await page.keyboard.press('Escape')
  await postFromPage('navigate', { url: 'https://example.com/a', title: '', hidesCartButton: false })
  await expect(page.getByRole('dialog', { name: '外部ブラウザー' })).toContainText('https://example.com/a')
})

test('a visitor logs in on a sheet of the app and goes on where they were', async ({ openApp, page, webview }) => {
  const shop = await openApp({ ...open, account: 'visitor' })
  await shop
    .getByRole('button', { name: /^ログインして購入する/ })
    .first()
    .click()
  await shop.getByRole('dialog').getByRole('button', { name: 'はい' }).click()
  await page.getByRole('dialog', { name: 'アプリのログイン' }).getByRole('button', { name: '家族' }).click()
  await expect(webview().getByText('今週のご注文')).toBeVisible()
  await expect(page).toHaveURL(/account=family/)
})

test('the log marks messages that are none of the contract, and those that an older app does not know', async ({
  openApp,
  page,
  postFromPage,
  messages,
}) => {
  const shop = await openApp({ version: 1 })
  await expect(shop.getByText('今週のご注文')).toBeVisible()
  await postFromPage('orderInit', { planningWeek: 'soon', pieces: 1 })
  await postFromPage('showCart', { path: '/mobile/cart/ordered' })
  await postFromPage('made-up', {})
  await expect.poll(async () => (await messages('made-up')).map(({ state }) => state)).toEqual(['invalid'])
  const states = (await Promise.all(['orderInit', 'showCart'].map(messages))).flat().map(({ state }) => state)
  expect(states).toEqual(['invalid', 'unknown'])
  await expect(page.getByText('知らないメッセージ（バージョン2から）')).toBeVisible()
  await page.getByLabel('しぼり込み').fill('契約にない')
  await expect(page.locator('#log > li:visible')).toHaveCount(1)
})

test('words of anybody but a webview are no messages', async ({ openApp, page, messages }) => {
  const shop = await openApp(open)
  await expect(shop.getByText('今週のご注文')).toBeVisible()
  await untilQuiet(shop)
  const before = (await messages()).length
  const word = { kind: 'posted', text: '{"type":"showCart","payload":{"path":"/mobile/cart/ordered"}}' }
  await page.evaluate((data) => window.postMessage(data, '*'), word)
  await shop.locator('html').evaluate(() => window.parent.postMessage({ kind: 'posted', text: 7 }, '*'))
  await shop.locator('html').evaluate(() => window.parent.postMessage('posted', '*'))
  // The next word of the webview comes after them.
  await shop.locator('html').evaluate((_, data) => window.parent.postMessage(data, '*'), {
    kind: 'posted',
    text: '{"type":"last","payload":{}}',
  })
  await expect.poll(async () => (await messages('last')).length).toBe(1)
  expect((await messages()).length).toBe(before + 1)
})
