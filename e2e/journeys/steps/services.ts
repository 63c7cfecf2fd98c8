import type { Page, Request, Route } from '@playwright/test'
import type { Shop } from '../../stack/shop.ts'

export const isWrite = (request: Request): boolean => ['POST', 'PUT', 'DELETE'].includes(request.method())

/** A gateway that has too much to do. */
export const busyAnswer = (route: Route): Promise<void> =>
  route.request().method() === 'OPTIONS'
    ? route.continue()
    : route.fulfill({ status: 503, headers: { 'Access-Control-Allow-Origin': '*' }, body: '' })

/** The services take the token of this login no more for calls below `path`, and the provider renews it not. */
export async function endLogin(page: Page, { origins }: Shop, path: string): Promise<void> {
  const headers = { 'Access-Control-Allow-Origin': '*' }
  let token: string | undefined
  await page.route(`${origins.identity}/token`, (route) =>
    route.request().postData()?.includes('grant_type=refresh_token')
      ? route.fulfill({ status: 403, headers, json: { error: 'invalid_grant' } })
      : route.continue(),
  )
  await page.route(`${origins.services}/delivery/${path}`, (route) => {
    const sent = route.request().headers()['authorization']
    if (route.request().method() === 'OPTIONS') return route.continue()
    token ??= sent
    return sent === token ? route.fulfill({ status: 401, headers, json: {} }) : route.continue()
  })
}
