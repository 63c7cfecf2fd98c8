import { expect, type FrameLocator, type Locator, type Page } from '@playwright/test'
import { type Category, categoryAddress, chooseQuantity } from '../journeys/steps/order.ts'

/** Where the app opens a category. */
export const appAddressOf = (category: Category): string => `/mobile${categoryAddress(category)}`

export const articleOf = (shop: FrameLocator, number: string): Locator =>
  shop.getByRole('article').filter({ hasText: `番号 ${number}` })

/** Numbers of products on the page that can be ordered and are not ordered yet. */
export async function orderableNumbers(shop: FrameLocator): Promise<string[]> {
  const buttons = shop.getByRole('article').getByRole('button', { name: '注文する' })
  await expect(buttons.first()).toBeEnabled()
  return shop.getByRole('article').evaluateAll((articles) =>
    articles.flatMap((article) => {
      const isOrderable = [...article.querySelectorAll('button')].some(({ textContent }) => textContent === '注文する')
      const [, number] = /番号 (\d{6})/.exec(article.textContent) ?? []
      return isOrderable && article.querySelector('select') !== null && number !== undefined ? [number] : []
    }),
  )
}

/** Whatever the page of the webview reads and says by itself is done. */
export async function untilQuiet(shop: FrameLocator): Promise<void> {
  const element = await shop.owner().elementHandle()
  await (await element?.contentFrame())?.waitForLoadState('networkidle')
}

export async function order(article: Locator, quantity: number): Promise<void> {
  await chooseQuantity(article, quantity)
  await article.getByRole('button', { name: '注文する' }).click()
}

export const heartOf = (article: Locator): Locator => article.getByRole('button', { name: /^お気に入り / })

/** The way to a product of a list, once that is drawn: those of the top page are drawn anew as they come into sight. */
export async function productOf(shop: FrameLocator): Promise<Locator> {
  const [number = ''] = await orderableNumbers(shop)
  return articleOf(shop, number).locator('a[href*="/products/"]').first()
}

/** Through the sheet that the app shows when a page asks it for a login. */
export const logInByApp = (page: Page): Promise<void> =>
  page.getByRole('dialog', { name: 'アプリのログイン' }).getByRole('button', { name: '組合員', exact: true }).click()
