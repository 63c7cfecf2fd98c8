import { createHash, randomBytes } from 'node:crypto'
import { shopClientId } from '../identity-settings.ts'
import { testPassword } from '../seed/test-members.ts'

export type TokenReply = {
  access_token: string
  refresh_token: string
  id_token: string
  expires_in: number
  error?: string
}

/** A browser as far as a login needs one: it keeps cookies and follows no redirect by itself. */
export function createBrowser() {
  const cookies = new Map<string, string>()

  async function ask(address: string, init: RequestInit = {}): Promise<Response> {
    const headers = new Headers(init.headers)
    headers.set('Accept', 'text/html')
    headers.set('Cookie', [...cookies].map(([name, value]) => `${name}=${value}`).join('; '))
    const response = await fetch(address, { ...init, headers, redirect: 'manual' })
    for (const cookie of response.headers.getSetCookie()) {
      const [pair = '', ...attributes] = cookie.split(';')
      const [name = '', ...value] = pair.split('=')
      const isOver = attributes.some((attribute) => /^ *expires=Thu, 01 Jan 1970/i.test(attribute))
      if (isOver) cookies.delete(name)
      else cookies.set(name, value.join('='))
    }
    return response
  }

  return {
    cookies,
    ask,
    post: (address: string, fields: Record<string, string>) =>
      ask(address, { method: 'POST', body: new URLSearchParams(fields) }),
  }
}
export type Browser = ReturnType<typeof createBrowser>

export type Origins = { shop: string; identity: string }

const random = () => randomBytes(24).toString('base64url')

/** The login request of the shop's own client. [GRD-048] */
export function loginRequest({ shop, identity }: Origins, over: Record<string, string | undefined> = {}) {
  const verifier = random() + random()
  const nonce = random()
  const params: Record<string, string | undefined> = {
    client_id: shopClientId,
    redirect_uri: `${shop}/entrance`,
    response_type: 'code',
    scope: 'openid email offline_access',
    prompt: 'consent',
    state: random(),
    nonce,
    code_challenge: createHash('sha256').update(verifier).digest('base64url'),
    code_challenge_method: 'S256',
    ...over,
  }
  const given = Object.entries(params).filter((entry): entry is [string, string] => entry[1] !== undefined)
  return { address: `${identity}/auth?${new URLSearchParams(given)}`, verifier, nonce, state: params['state'] ?? '' }
}

/** Follows redirects on the identity provider's origin; gives the first answer that is none, or leads elsewhere. */
export async function follow(
  browser: Browser,
  identity: string,
  first: Response,
): Promise<{ at: string; response: Response }> {
  let response = first
  for (let step = 0; step < 10; step += 1) {
    const location = response.headers.get('location')
    if (location === null) return { at: response.url, response }
    const next = new URL(location, response.url || identity)
    if (next.origin !== identity) return { at: next.href, response }
    response = await browser.ask(next.href)
  }
  throw new Error('redirects without an end')
}

/** Opens the login page as the shop would. */
export async function openLoginPage(browser: Browser, origins: Origins, over: Record<string, string | undefined> = {}) {
  const request = loginRequest(origins, over)
  const page = await follow(browser, origins.identity, await browser.ask(request.address))
  return { ...request, page: page.at, html: await page.response.text(), response: page.response }
}

/** Types into the login page and sends it. */
export const submitLogin = async (browser: Browser, origins: Origins, page: string, email: string, password: string) =>
  follow(browser, origins.identity, await browser.post(page, { email, password }))

export async function exchangeCode(origins: Origins, callback: string, verifier: string): Promise<Response> {
  const code = new URL(callback).searchParams.get('code') ?? ''
  return askToken(origins, {
    grant_type: 'authorization_code',
    code,
    redirect_uri: `${origins.shop}/entrance`,
    code_verifier: verifier,
  })
}

export const askToken = (origins: Origins, fields: Record<string, string>): Promise<Response> =>
  fetch(`${origins.identity}/token`, {
    method: 'POST',
    headers: { Origin: origins.shop },
    body: new URLSearchParams({ client_id: shopClientId, ...fields }),
  })

/** A whole login through the real pages. */
export async function login(origins: Origins, email: string, browser = createBrowser()): Promise<TokenReply> {
  const { page, verifier } = await openLoginPage(browser, origins)
  const { at } = await submitLogin(browser, origins, page, email, testPassword)
  const response = await exchangeCode(origins, at, verifier)
  if (!response.ok) throw new Error(`no tokens: ${response.status} ${await response.text()}`)
  return (await response.json()) as TokenReply
}
