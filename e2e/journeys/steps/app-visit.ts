import { expect, type Page } from '@playwright/test'
import { insideApp } from './app.ts'
import { tokensOf } from './login.ts'

/** Opens an address of the app in its webview, as the app does: every page comes with what it says of the user. [K-28] */
export type AppVisit = (address: string) => Promise<void>

/** The app's member; `elsewhere` is a page of another browser, in which the token is fetched. [GRD-021] */
export async function memberInApp(page: Page, elsewhere: Page): Promise<AppVisit> {
  const { accessToken } = await tokensOf(elsewhere)
  await insideApp(page)
  return visitOf(page, { accessToken })
}

/** Somebody whom the app knows nothing of. [GRD-022] */
export async function visitorInApp(page: Page): Promise<AppVisit> {
  await insideApp(page)
  return visitOf(page, { viewMode: 'true' })
}

function visitOf(page: Page, says: Readonly<Record<string, string>>): AppVisit {
  return async (address) => {
    const query = new URLSearchParams(says)
    await page.goto(`${address}${address.includes('?') ? '&' : '?'}${query}`)
    await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toHaveCount(1)
  }
}
