import { expect, type Page } from '@playwright/test'
import { insideApp } from './app.ts'
import { tokensOf } from './login.ts'

/** Opens an address of the app in its webview, as the app does: every page comes with what it says of the user. [K-28] */
export type AppVisit = (address: string) => Promise<void>

/** A screen that the shell draws itself, by its address and its heading. */
const between = { address: '/mobile/login-error', heading: 'ログイン' } as const

/**
 * Goes on to another screen within the page that the app has opened: a load costs more than most looks. The way leads
 * over a screen of the shell, so that what is on show afterwards was drawn for this visit.
 */
export async function goOn(page: Page, address: string): Promise<void> {
  const main = page.getByRole('main')
  const left = main.getByRole('heading', { level: 1, name: between.heading, exact: true })
  await step(page, between.address)
  await expect(left).toHaveCount(1)
  await step(page, address)
  await expect(left).toHaveCount(0)
  await expect(main.getByRole('heading', { level: 1 })).toHaveCount(1)
}

/** As the browser's own buttons move: the shell hears it and judges it. */
const step = (page: Page, address: string): Promise<void> =>
  page.evaluate((to) => {
    history.pushState(null, '', to)
    dispatchEvent(new PopStateEvent('popstate'))
  }, address)

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
