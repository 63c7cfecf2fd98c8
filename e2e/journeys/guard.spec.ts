import { expect, test } from '../stack/test.ts'
import { insideApp } from './steps/app.ts'
import { beginAsShopper, emailOf, fillLoginPage, goToLoginPage } from './steps/login.ts'

test('[GRD-030] [GRD-091] made-up tokens of a link leave no trace and log nobody in @desktop', async ({ page }) => {
  const told: string[] = []
  page.on('request', (request) => {
    if (!request.isNavigationRequest())
      told.push(JSON.stringify([request.url(), request.headers(), request.postData()]))
  })
  await page.goto('/category?accessToken=secret.a.a&idToken=secret.i.i&searchWord=%E7%89%9B#here')
  await expect(page.getByRole('banner').getByRole('link', { name: 'ログイン' })).toBeVisible()
  await expect(page).toHaveURL('/category?searchWord=%E7%89%9B#here')
  await page.getByRole('main').getByRole('link').first().click()
  await expect(page).not.toHaveURL(/searchWord/)
  await page.goBack()
  await expect(page).toHaveURL('/category?searchWord=%E7%89%9B#here')
  const kept = await page.evaluate(() =>
    JSON.stringify([
      { ...sessionStorage },
      { ...localStorage },
      history.state,
      performance.getEntriesByType('resource').map(({ name }) => name),
      document.documentElement.outerHTML,
    ]),
  )
  expect(told.filter((one) => one.includes('secret.'))).toEqual([])
  expect(kept).not.toContain('secret.')
})

test('[GRD-014] an address that nobody knows says so with 404, and a member searches from there @mobile', async ({
  page,
}) => {
  await beginAsShopper(page)
  const answer = await page.goto('/nobody/knows?a=1')
  expect(answer?.status()).toBe(404)
  await expect(page).toHaveURL('/nobody/knows?a=1')
  await expect(page).toHaveTitle(/^ページが見つかりませんでした/)
  await expect(page.getByRole('banner').getByRole('link', { name: /^ご注文内容/ })).toBeVisible()
  const main = page.getByRole('main')
  await main.getByRole('combobox', { name: '商品をさがす' }).fill('牛乳')
  await main.getByRole('button', { name: '検索' }).click()
  await expect(page).toHaveURL(/\/search\/results\?searchWord=/)
  await expect(main.getByRole('article').first()).toBeVisible()
  await page.goBack()
  await expect(main.getByRole('heading', { level: 1, name: 'ページが見つかりませんでした' })).toBeVisible()
})

test('[GRD-022] [GRD-023] [GRD-024] the app enters by a token or as a visitor, and stays in its own addresses @mobile', async ({
  page,
}) => {
  await page.goto('/mobile/category')
  await expect(page).toHaveURL('/mobile/login-error')
  await page.reload()
  await expect(page).toHaveURL('/mobile/login-error')
  await insideApp(page)
  await page.goto('/mobile/category?viewMode=true')
  await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible()
  await expect(page).toHaveURL('/mobile/category?viewMode=true')
  await page.goto('/search/results?searchWord=%E7%89%9B%E4%B9%B3')
  await expect(page).toHaveURL('/mobile/search/results?searchWord=%E7%89%9B%E4%B9%B3')
  await page.goto('/faq')
  await expect(page).toHaveURL('/faq')
  await page.goto('/profile/change_registration')
  await expect(page).toHaveURL('/mobile')
})

test('[GRD-083] who opens an address of the app in a browser logs in to its page of the web @desktop', async ({
  page,
}) => {
  await page.goto('/mobile/category')
  await expect(page).toHaveURL('/mobile/login-error')
  await page.goto('/entrance')
  await goToLoginPage(page)
  await fillLoginPage(page, emailOf('member'))
  await expect(page).toHaveURL('/category')
  await expect(page.getByRole('banner').getByRole('link', { name: /^ご注文内容/ })).toBeVisible()
  await page.goto('/mobile')
  await expect(page).toHaveURL('/mobile/login-error')
  await page.goto('/entrance?version=welcome')
  await expect(page).toHaveURL('/')
  await expect(page.getByRole('banner').getByRole('link', { name: /^ご注文内容/ })).toBeVisible()
})
