import type { Page } from '@playwright/test'
import { expect, test } from '../stack/test.ts'

const keptSource = (page: Page) => page.evaluate(() => localStorage.getItem('shop.utm_source'))
const open = async (page: Page, address: string) => {
  await page.goto(address)
  await expect(page.getByRole('main').getByRole('heading').first()).toBeVisible()
}

test('[GRD-044] [K-166] a second tab of a visit keeps which campaign led here; another visit of the browser does not @desktop', async ({
  page,
  context,
}) => {
  await open(page, '/?utm_source=newsletter')
  const second = await context.newPage()
  await open(second, '/faq')
  expect(await keptSource(second)).toBe('"newsletter"')

  // The browser was closed: what lives as long as its session is gone.
  await context.clearCookies()
  const next = await context.newPage()
  await open(next, '/faq')
  expect(await keptSource(next)).toBeNull()
})
