import type { BrowserContext, Page } from '@playwright/test'
import { expect, test } from '../stack/test.ts'
import { emailOf, fillLoginPage, goToLoginPage, loginShopper } from './steps/login.ts'

const thanks = (page: Page) => page.getByText('ご注文ありがとうございました。')

/** From the top page's banner to the scroll site, which opens in a tab that knows no opener. */
async function visitScrollSite(context: BrowserContext, page: Page, name: RegExp): Promise<Page> {
  await page.goto('/')
  const opens = context.waitForEvent('page')
  await page.getByRole('region', { name: '専門店のお買い物' }).getByRole('button', { name }).click()
  const site = await opens
  await expect(returnLink(site)).toBeVisible()
  // The site has its way back registered: nothing of ours stands behind it. [ORD-022, K-162]
  expect(new URL(site.url()).searchParams.get('url')).toBe(`${new URL(page.url()).origin}/scroll/ordered/complete`)
  return site
}
const returnLink = (site: Page) => site.getByRole('link', { name: /トドックへ戻る/ })
const comeBack = (site: Page) => returnLink(site).click()

test('[ORD-137] the products that a scroll site sends back are ordered once: beside the open shop, alone, and after a login @desktop', async ({
  page,
  context,
}) => {
  await loginShopper(page)

  const beside = await visitScrollSite(context, page, /衣料・ファッション/)
  await comeBack(beside)
  await expect(thanks(beside)).toBeVisible()
  await beside.reload()
  await expect(thanks(beside)).toBeVisible()

  const alone = await visitScrollSite(context, beside, /日用品/)
  await page.close()
  await beside.close()
  await comeBack(alone)
  await expect(thanks(alone)).toBeVisible()

  // The provider has forgotten who this is as well: the query is kept through the login.
  const late = await visitScrollSite(context, alone, /衣料・ファッション/)
  await alone.close()
  await context.clearCookies()
  const back = new URL((await returnLink(late).getAttribute('href')) ?? '')
  await late.goto(`${back.pathname}?orderNo=109376&orderCount=4`)
  await goToLoginPage(late)
  await fillLoginPage(late, emailOf('member'))
  await expect(thanks(late)).toBeVisible()
  await expect(late).toHaveURL(/\/scroll\/ordered\/complete\?orderNo=109376&orderCount=4$/)

  await late.getByRole('link', { name: 'ご注文内容を見る' }).click()
  const pieces = (number: string) =>
    late
      .getByRole('listitem')
      .filter({ hasText: `番号 ${number}` })
      .locator('[data-count]')
  // One by the first visit, four by the last.
  await expect(pieces('109376')).toHaveText('5点')
  await expect(pieces('109388')).toHaveText('2点')
  await expect(pieces('109406')).toHaveText('1点')
})

test('[ORD-126] a crafted link orders nothing unasked beside a visit to the site, and never what the site does not sell @desktop', async ({
  page,
  context,
}) => {
  await loginShopper(page, 'union')
  const site = await visitScrollSite(context, page, /衣料・ファッション/)
  // Socks of the site; beside them milk that no site sells.
  const socks = 'orderNo=109376&orderCount=99'
  for (const crafted of [socks, `${socks}&orderNo=104001&orderCount=99`]) {
    await page.goto(`/scroll/ordered/complete?${crafted}`)
    await expect(page.getByRole('button', { name: '注文する' })).toBeVisible()
    await expect(thanks(page)).toHaveCount(0)
  }
  await expect(page.getByText('この専門店サイトの商品ではないため、ご注文いただけません')).toBeVisible()
  await page.goto('/cart/ordered')
  await expect(page.getByRole('heading', { level: 1, name: 'ご注文内容' })).toBeVisible()
  await expect(page.getByText('専門店', { exact: true })).toHaveCount(0)
  // A tab of its own is none of the visit either, and another visit goes on beside the first one.
  const daily = await visitScrollSite(context, page, /日用品/)
  const elsewhere = await context.newPage()
  await elsewhere.goto(`/scroll/ordered/complete?${socks}`)
  await expect(elsewhere.getByRole('button', { name: '注文する' })).toBeVisible()
  await elsewhere.close()
  await comeBack(daily)
  await expect(thanks(daily)).toBeVisible()
  // The visit itself still places what was chosen there.
  await comeBack(site)
  await expect(thanks(site)).toBeVisible()
})
