import { createHmac, timingSafeEqual } from 'node:crypto'
import { readCookie, writeCookie } from '../edge/cookies.ts'
import { normalEmail } from './accounts.ts'

const cookieName = '__Host-todok_known'
const lifeSeconds = 90 * 24 * 60 * 60

const markOf = (email: string, key: string): string =>
  createHmac('sha256', key)
    .update(`known browser\n${normalEmail(email)}`)
    .digest('base64url')

/** Marks a browser in which this account has logged in. It opens nothing: guesses from elsewhere do not lock it out. */
export const knownBrowserCookie = (email: string, key: string): string =>
  writeCookie(cookieName, markOf(email, key), lifeSeconds)

export function isKnownBrowser(header: string | undefined, email: string, key: string): boolean {
  const given = Buffer.from(readCookie(header, cookieName) ?? '')
  const right = Buffer.from(markOf(email, key))
  return given.length === right.length && timingSafeEqual(given, right)
}
