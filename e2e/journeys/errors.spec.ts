import type { Page } from '@playwright/test'
import type { Shop } from '../stack/shop.ts'
import { expect, test } from '../stack/test.ts'
import { atWidth, expectAccessible } from './steps/accessibility.ts'
import { categories, categoryAddress } from './steps/order.ts'
import { busyAnswer, withoutFirstAnswers } from './steps/services.ts'

const busyWords = 'ただいまアクセスが集中しています。しばらく時間をおいてから再度お試しください。'
const here = categoryAddress(categories.vegetables)

/** Every service says the same, with every call. */
async function answerAll(page: Page, { api }: Shop, status: number, body: object): Promise<void> {
  await withoutFirstAnswers(page)
  await page.route(`${api}/**`, (route) => route.fulfill({ status, json: body }))
}

test('[ERR-004] [CHR-034] [CHR-039] [CHR-040] one overlay stands until the services answer, and is closed where one likes @desktop', async ({
  page,
  shop,
}) => {
  const { api } = shop
  await withoutFirstAnswers(page)
  await page.route(`${api}/**`, busyAnswer)
  await page.goto(here)
  const overlay = page.getByRole('dialog')
  await expect(overlay).toHaveAccessibleName(busyWords, { timeout: 20_000 })
  await expect(overlay).toHaveCount(1)
  await expect(overlay.getByRole('button', { name: '再読み込み' })).toBeFocused()
  await expectAccessible(page, 'busy services')
  const width = async () => (await overlay.boundingBox())?.width
  expect(await width()).toBe(450)
  await atWidth(page, 390, () => expect.poll(width).toBe(335))

  await page.unroute(`${api}/**`)
  await expect(overlay).toHaveCount(0, { timeout: 20_000 })
  await expect(page.getByRole('article').first()).toBeVisible()

  await page.route(`${api}/delivery/ec_category_product_list*`, busyAnswer)
  await page.goto(categoryAddress(categories.fish))
  await expect(overlay).toBeVisible({ timeout: 20_000 })
  await page.keyboard.press('Escape')
  await expect(overlay).toHaveCount(0)
  // The failed part says so in its place as well.
  await expect(page.getByRole('main').getByRole('button', { name: '再読み込み' })).toBeVisible()
})

test('[ERR-003] [GRD-010] out of service leads to a page that stands without scripts @desktop', async ({
  page,
  shop,
  browser,
}) => {
  await answerAll(page, shop, 503, { error_message: 'out of service' })
  await page.goto('/')
  await expect(page).toHaveURL('/sorry/index.html', { timeout: 20_000 })

  const plain = await browser.newContext({ javaScriptEnabled: false })
  const sorry = await plain.newPage()
  await sorry.goto(`${shop.origins.shop}/sorry/index.html`)
  await expect(sorry.getByRole('heading', { level: 1, name: 'ただいまメンテナンス中です' })).toBeVisible()
  await expect(sorry.getByRole('main')).toContainText('月〜土 10:00〜21:00')
  await plain.close()
  await expectAccessible(page, 'maintenance')
})

test('[ERR-001] [ERR-002] a page that is too old says so, and is loaded anew once @desktop', async ({ page, shop }) => {
  await answerAll(page, shop, 200, { error_status: 'API_IS_EOL_0000' })
  await page.goto(here)
  const alert = page.getByRole('dialog', { name: 'アプリが更新されました' })
  await expect(alert).toHaveCount(1)
  await expectAccessible(page, 'a page that is too old')
  const loads: string[] = []
  page.on('request', (request) => request.isNavigationRequest() && loads.push(request.url()))
  await alert.getByRole('button', { name: 'OK' }).click()
  await expect.poll(() => loads.length).toBe(1)
  await page.waitForLoadState()
  await alert.getByRole('button', { name: 'OK' }).click()
  await expect(alert).toHaveCount(0)
  expect(loads).toHaveLength(1)
})

test('[ERR-006] [CHR-036] a function that visitors may not use asks for a login and leads to the entrance @mobile', async ({
  page,
  shop,
}) => {
  await answerAll(page, shop, 403, { error_status: 'CSP9998' })
  await page.goto(here)
  const overlay = page.getByRole('dialog')
  await expect(overlay).toHaveAccessibleName('この機能はログイン後にご利用いただけます。先にログインしてください。')
  await expectAccessible(page, 'login first')
  await overlay.getByRole('button', { name: 'OK' }).click()
  await expect(page).toHaveURL('/entrance')
})

test('[ERR-010] [ERR-012] an unknown code is said in general words, and can be read again @mobile', async ({
  page,
  shop,
}) => {
  await page.route(`${shop.api}/delivery/ec_category_product_list*`, (route) =>
    route.fulfill({ status: 409, json: { error_status: 'CSP424242' } }),
  )
  await page.goto(here)
  const said = page.getByRole('alert').filter({ hasText: 'システムエラー' })
  await expect(said.getByText(/お問い合わせ/)).toHaveCount(1)
  await expect(said.getByRole('link', { name: 'お問い合わせフォーム' })).toHaveAttribute('href', /contact/)
  await expect(page.getByText('CSP424242')).toHaveCount(0)
  await said.getByRole('button', { name: '閉じる' }).click()
  await expect(said).toHaveCount(0)

  const history = page.getByRole('button', { name: 'お知らせの履歴' })
  await history.click()
  const dialog = page.getByRole('dialog', { name: 'お知らせの履歴' })
  await expect(dialog.getByRole('listitem')).toHaveText(/システムエラー/)
  await expect(dialog.getByRole('link', { name: 'お問い合わせフォーム' })).toHaveAttribute('href', /contact/)
  await expectAccessible(page, 'what was said')
  await page.keyboard.press('Escape')
  await expect(history).toBeFocused()
})
