import type { Page, Request, Route } from '@playwright/test'
import type { Shop } from '../../stack/shop.ts'

export const isWrite = (request: Request): boolean => ['POST', 'PUT', 'DELETE'].includes(request.method())

/** A gateway that has too much to do. */
export const busyAnswer = (route: Route): Promise<void> =>
  route.request().method() === 'OPTIONS'
    ? route.continue()
    : route.fulfill({ status: 503, headers: { 'Access-Control-Allow-Origin': '*' }, body: '' })

/** The services take no token any more for calls below `path`, and the provider gives no new one. */
export async function endLogin(page: Page, { origins }: Shop, path: string): Promise<void> {
  const headers = { 'Access-Control-Allow-Origin': '*' }
  await page.route(`${origins.identity}/token`, (route) =>
    route.fulfill({ status: 403, headers, json: { error: 'invalid_grant' } }),
  )
  await page.route(`${origins.services}/delivery/${path}`, (route) =>
    route.request().method() === 'OPTIONS' ? route.continue() : route.fulfill({ status: 401, headers, json: {} }),
  )
}
