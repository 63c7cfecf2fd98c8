import type { IncomingHttpHeaders } from 'node:http'
import { readCookie, writeCookie } from './cookies.ts'

/** Lives as long as the browser's session, the same for everybody: it says nothing of who comes. */
const visitCookie = '__Host-shop-visit'

type Visit = { data: { isSameVisit?: true }; cookies: string[] }

/**
 * Whether a page belongs to a visit that has begun: tabs have stores of their own, cookies are the browser's. One that
 * is no document of a browser, or of one that keeps no cookie, begins a visit each time. [K-166]
 */
export function readVisit(headers: IncomingHttpHeaders): Visit {
  if (readCookie(headers.cookie, visitCookie) !== undefined) return { data: { isSameVisit: true }, cookies: [] }
  const isDocument = headers['sec-fetch-dest'] === 'document'
  return { data: {}, cookies: isDocument ? [writeCookie(visitCookie, '1')] : [] }
}
