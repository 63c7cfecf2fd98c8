import { randomUUID } from 'node:crypto'
import { decodeJwt } from 'jose'
import { createBrowser, login, type Origins } from './login-client.ts'

/** Tokens in the form in which the shell keeps them for a tab. */
export type LoginForTab = {
  accessToken: string
  refreshToken: string
  idToken: string
  subject: string
  expiresAt: number
  loginId: string
  generation: number
}

/** Logs a test account in through the provider's real pages, so that nobody has to type; with the cookies that it set. */
export async function loginForTab(
  origins: Origins,
  account: string,
): Promise<{ login: LoginForTab; cookies: ReadonlyMap<string, string> }> {
  const browser = createBrowser()
  const tokens = await login(origins, `${account}@todok.example`, browser)
  const keptLogin = {
    accessToken: tokens.access_token,
    refreshToken: tokens.refresh_token,
    idToken: tokens.id_token,
    subject: decodeJwt(tokens.id_token).sub ?? '',
    expiresAt: Date.now() + tokens.expires_in * 1000,
    loginId: randomUUID(),
    generation: 1,
  }
  return { login: keptLogin, cookies: browser.cookies }
}
