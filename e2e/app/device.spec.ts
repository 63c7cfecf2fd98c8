import { expect, test } from './test.ts'

const open = { version: 2 } as const

test('a page without a network hears of it, and its calls fail', async ({ openApp, page }) => {
  const shop = await openApp(open)
  await expect(shop.getByText('今週のご注文')).toBeVisible()
  await page.getByLabel('通信').selectOption('off')
  await expect(shop.getByText(/オフラインです/)).toBeVisible()
  const fails = await shop.locator('html').evaluate(() => fetch('/healthz').then(() => 'answered', String))
  expect(fails).toBe('TypeError: Failed to fetch')
  await page.getByRole('button', { name: 'お気に入り', exact: true }).click()
  await expect(page.getByRole('alertdialog', { name: 'ネットワークに接続できません' })).toBeVisible()
  await page.keyboard.press('Escape')
  await page.getByLabel('通信').selectOption('on')
  await expect(shop.getByText(/オフラインです/)).toBeHidden()
})

test('the services refuse a token that the app let expire', async ({ openApp, page, press }) => {
  const calls: number[] = []
  page.on('response', (reply) => reply.url().includes('/delivery/') && calls.push(reply.status()))
  const shop = await openApp(open)
  await expect(shop.getByText('今週のご注文')).toBeVisible()
  expect(calls).not.toContain(401)
  await press('トークンを期限切れに')
  await expect(page.locator('#log')).toContainText('期限切れにしました')
  await shop.getByRole('link', { name: 'リピ買い' }).click()
  await expect.poll(() => calls).toContain(401)
})

test('the webview takes the move to the scheme for new tokens', async ({ openApp, page, messages, webview }) => {
  const shop = await openApp(open)
  await expect(shop.getByText('今週のご注文')).toBeVisible()
  await shop.locator('html').evaluate(() => location.assign('todok://refresh-token'))
  await expect.poll(async () => (await messages('scheme')).map(({ text }) => text)).toEqual(['todok://refresh-token'])
  // Version 2 has no message for it: it opens the page anew.
  await expect(page.locator('iframe[data-webview="2"][data-top]')).toHaveCount(1)
  await expect(webview().getByText('今週のご注文')).toBeVisible()
})

test('a page in the background is hidden for a quarter of an hour of the shop', async ({ openApp, press }) => {
  // Nobody opens the page anew meanwhile.
  const shop = await openApp({ version: 3, refresh: 'silence' })
  await expect(shop.getByText('今週のご注文')).toBeVisible()
  const html = shop.locator('html')
  await html.evaluate(() => {
    Object.assign(window, { heard: [] })
    document.addEventListener('visibilitychange', () => {
      ;(window as unknown as { heard: string[] }).heard.push(document.visibilityState)
    })
  })
  const shopHour = () =>
    html.evaluate(() => fetch('/healthz').then((reply) => Date.parse(reply.headers.get('date') ?? '')))
  const before = await shopHour()
  await press('15分バックグラウンド')
  await expect.poll(() => html.evaluate(() => Reflect.get(window, 'heard'))).toEqual(['hidden', 'visible'])
  const minutes = ((await shopHour()) - before) / 60_000
  expect(Math.round(minutes)).toBe(15)
})

test('a webview that was killed begins without its session storage; others keep theirs', async ({
  openApp,
  page,
  press,
  webview,
}) => {
  const shop = await openApp(open)
  await expect(shop.getByText('今週のご注文')).toBeVisible()
  await shop.locator('html').evaluate(() => sessionStorage.setItem('mark', 'kept'))
  const mark = () =>
    webview()
      .locator('html')
      .evaluate(() => sessionStorage.getItem('mark'))
  await press('再読み込み')
  await expect
    .poll(() =>
      webview()
        .locator('html')
        .evaluate(() => performance.navigation.type),
    )
    .toBe(1)
  expect(await mark()).toBe('kept')
  await page.getByRole('button', { name: 'さがす', exact: true }).click()
  await expect(page.locator('iframe[data-webview="2"][data-top]')).toHaveCount(1)
  await expect.poll(mark).toBe(null)
  await page.getByRole('button', { name: 'ホーム', exact: true }).click()
  await expect.poll(mark).toBe('kept')
  await press('WebViewを強制終了')
  await expect(page.locator('iframe[data-webview="3"][data-top]')).toHaveCount(1)
  await expect(webview().getByText('今週のご注文')).toBeVisible()
  expect(await mark()).toBe(null)
})

test('a page below notch and home indicator has safe areas, and a turned phone others', async ({ openApp, page }) => {
  const shop = await openApp({ ...open, area: 'full' })
  await expect(shop.getByText('今週のご注文')).toBeVisible()
  const insets = () =>
    shop
      .locator('html')
      .evaluate((html) =>
        ['top', 'right', 'bottom', 'left'].map((side) =>
          getComputedStyle(html).getPropertyValue(`--webview-inset-${side}`),
        ),
      )
  await expect.poll(insets).toEqual(['47px', '0px', '34px', '0px'])
  await page.getByLabel('向き').selectOption('landscape')
  await expect.poll(insets).toEqual(['0px', '47px', '21px', '47px'])
  const played = await shop.locator('html').evaluate(() => {
    const sheet = new CSSStyleSheet()
    sheet.insertRule('p { padding-bottom: calc(1px + env(safe-area-inset-bottom, 0px)) }')
    return sheet.cssRules[0]?.cssText
  })
  expect(played).toContain('var(--webview-inset-bottom, 0px)')
})
