import type { Page, Request, Route } from '@playwright/test'
import type { Shop } from '../../stack/shop.ts'

export const isWrite = (request: Request): boolean => ['POST', 'PUT', 'DELETE'].includes(request.method())

/** A gateway that has too much to do. */
export const busyAnswer = (route: Route): Promise<void> => route.fulfill({ status: 503, body: '' })

/** The path of a call of the services, as the contract has it; `undefined` for everything else that a page asks for. */
export const callPathOf = (request: Request, { api }: Shop): string | undefined =>
  request.url().startsWith(`${api}/`) ? new URL(request.url().slice(api.length), api).pathname : undefined

/** The edge had no answer of the services in time either: pages ask for everything themselves. */
export async function withoutFirstAnswers(page: Page): Promise<void> {
  await page.addInitScript(() => {
    document.addEventListener('readystatechange', () => {
      if (document.readyState !== 'interactive') return
      for (const answer of document.querySelectorAll('script[data-first-read]')) answer.remove()
    })
  })
}

/** The services take the token of this login no more for calls below `path`, and the provider renews it not. */
export async function endLogin(page: Page, { origins, api }: Shop, path: string): Promise<void> {
  let token: string | undefined
  await page.route(`${origins.identity}/token`, (route) =>
    route.request().postData()?.includes('grant_type=refresh_token')
      ? route.fulfill({
          status: 403,
          headers: { 'Access-Control-Allow-Origin': '*' },
          json: { error: 'invalid_grant' },
        })
      : route.continue(),
  )
  await page.route(`${api}/delivery/${path}`, (route) => {
    const sent = route.request().headers()['authorization']
    token ??= sent
    return sent === token ? route.fulfill({ status: 401, json: {} }) : route.continue()
  })
}
