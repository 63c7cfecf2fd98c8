import { createHash, randomBytes, randomUUID } from 'node:crypto'
import { expect, type Page } from '@playwright/test'

const random = () => randomBytes(32).toString('base64url')

/** The provider as the shop's page is told of it. */
type Provider = { clientId: string; authorizationEndpoint: string; tokenEndpoint: string }

/** On the shop's origin, and without a script. */
const emptyPage = '/healthz'

/**
 * A login of before in this tab: the provider's own code with PKCE, with its cookies in this browser, and no page that
 * is drawn for it. The pages of a login are seen by the journeys about them.
 */
export async function handLogin(page: Page, email: string, password: string): Promise<void> {
  const { request } = page.context()
  await page.goto(emptyPage)
  const shop = new URL(page.url()).origin
  const { clientId, authorizationEndpoint, tokenEndpoint } = providerIn(await (await request.get(shop)).text())
  const [verifier, redirectUri] = [random(), `${shop}/entrance`]

  const loginPage = await request.get(authorizationEndpoint, {
    params: {
      client_id: clientId,
      redirect_uri: redirectUri,
      response_type: 'code',
      scope: 'openid email offline_access',
      prompt: 'consent',
      state: random(),
      nonce: random(),
      code_challenge: createHash('sha256').update(verifier).digest('base64url'),
      code_challenge_method: 'S256',
    },
    headers: { Accept: 'text/html' },
  })
  const back = await request.post(loginPage.url(), { form: { email, password }, headers: { Accept: 'text/html' } })
  const code = new URL(back.url()).searchParams.get('code')
  expect(code, `code for ${email}`).not.toBeNull()
  const answer = await request.post(tokenEndpoint, {
    form: {
      client_id: clientId,
      grant_type: 'authorization_code',
      code: code ?? '',
      redirect_uri: redirectUri,
      code_verifier: verifier,
    },
    headers: { Origin: shop },
  })
  expect(answer.status(), `tokens for ${email}`).toBe(200)
  const { access_token, refresh_token, id_token, expires_in } = await answer.json()
  const tokens = {
    accessToken: access_token,
    refreshToken: refresh_token,
    idToken: id_token,
    subject: subjectOf(id_token),
    expiresAt: Date.now() + expires_in * 1000,
    loginId: randomUUID(),
    generation: 1,
  }
  // As a tab keeps a login, and as the browser tells its other tabs that there is one.
  await page.evaluate((kept) => {
    sessionStorage.setItem('shop.tokens', JSON.stringify(kept))
    sessionStorage.setItem('shop.unionMember', 'true')
    localStorage.setItem('shop.lastRefresh', JSON.stringify({ loginId: kept.loginId, generation: kept.generation }))
  }, tokens)
}

function providerIn(html: string): Provider {
  const [, data = '{}'] = /id="page-data">(.*?)<\/script>/s.exec(html) ?? []
  return JSON.parse(data).identity
}

const subjectOf = (idToken: string): string =>
  JSON.parse(Buffer.from(idToken.split('.')[1] ?? '', 'base64url').toString()).sub
