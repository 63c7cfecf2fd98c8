import { expect, test } from '../stack/test.ts'
import { memberInApp } from './steps/app-visit.ts'
import { beginAsShopper } from './steps/login.ts'

const webOnlyTitle = 'トドックサイトでのみ閲覧できる画面です'
const webOnlyText = 'トドックサイトでご覧ください。'

test('[GRD-025] [MOB-012] [GRD-099] pages of the web alone lead to Main of the app, and the questions open without the chrome of the web @mobile', async ({
  page,
  newVisitor,
}) => {
  const visit = await memberInApp(page, await newVisitor())
  await visit('/mobile/category')

  await page.goto('/profile/change_registration')
  await expect(page).toHaveURL('/mobile')
  await expect(page.getByRole('heading', { level: 1, name: '注文トップ' })).toBeVisible()
  await expect(page.getByText(webOnlyTitle)).toHaveCount(0)

  await page.goto('/mobile/nobody/knows')
  await expect(page).toHaveURL('/mobile')
  await expect(page.getByText('ページが見つかりませんでした')).toBeVisible()

  await page.goto('/faq')
  await expect(page.getByRole('heading', { level: 1, name: 'よくあるご質問' })).toBeVisible()
  await expect(page).toHaveURL('/faq')
  await expect(page.getByRole('banner')).toHaveCount(0)
  await expect(page.getByRole('contentinfo')).toHaveCount(0)
})

test('[MOB-014] pages of the app alone say in a browser that they cannot be seen there, in the words of the document @mobile', async ({
  page,
}) => {
  // In a new tab somebody logs in in silence first, or turns out to be a visitor.
  await page.goto('/search/barcode')
  await expect(page.getByText(webOnlyTitle)).toBeVisible()
  await expect(page).toHaveURL('/')

  await beginAsShopper(page)
  for (const path of ['/search/barcode', '/search/barcode/view-only', '/old-catalogs', '/orders/repeat/non-tab']) {
    await page.goto(path)
    await expect(page).toHaveURL('/')
    await expect(page.getByText(webOnlyTitle)).toBeVisible()
    await expect(page.getByText(webOnlyText)).toBeVisible()
    await expect(page.getByRole('banner')).toHaveCount(1)
  }
})

test('[GRD-024] links of a page lead to twins: nobody leaves the addresses of the app by pressing one @mobile', async ({
  page,
  newVisitor,
}) => {
  const visit = await memberInApp(page, await newVisitor())
  await visit('/mobile/category')
  const main = page.getByRole('main')
  await main.getByRole('link', { name: '野菜' }).first().click()
  await expect(page).toHaveURL(/^[^?#]*\/mobile\/category\/11\/0\/0\//)
  await main.getByRole('article').first().getByRole('link').first().click()
  await expect(page).toHaveURL(/\/mobile\/products\//)
  await page.goBack()
  await expect(page).toHaveURL(/\/mobile\/category\/11\/0\/0\//)
  await page.goBack()
  await expect(page).toHaveURL(/\/mobile\/category$/)
})
