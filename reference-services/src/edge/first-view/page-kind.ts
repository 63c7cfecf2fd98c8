import type { IncomingHttpHeaders } from 'node:http'
import type { PageKind } from '@shop/shared/contract'
import { readCookie } from '../cookies.ts'

/** Written by the page: who its last visit was, and how wide. A wrong one costs a redraw, and says nothing of anybody. */
const viewCookie = '__Host-shop-view'
/** Written by the page for as long as the greeting stays away. */
const greetedCookie = '__Host-shop-greeted'

/** Guesses who asks and how wide the page is: by its last visit, else by its own hints. */
export function pageKindOf(headers: IncomingHttpHeaders): PageKind {
  const last = /^(member|visitor)\.(phone|desktop)$/.exec(readCookie(headers.cookie, viewCookie) ?? '')
  const who = last?.[1] === 'member' ? 'member' : 'visitor'
  const device = last === null ? hintedDevice(headers) : last[2] === 'phone' ? 'phone' : 'desktop'
  return { who, device, ...(readCookie(headers.cookie, greetedCookie) === '1' ? { isGreeted: true } : {}) }
}

/** The cookie of a page of a kind, as the page itself would write it. */
export const viewCookieFor = ({ who, device }: PageKind): string =>
  `${viewCookie}=${who}.${device}; Path=/; Secure; SameSite=Lax`

function hintedDevice(headers: IncomingHttpHeaders): PageKind['device'] {
  const hint = headers['sec-ch-ua-mobile']
  const isPhone = hint === undefined ? /Mobi/.test(headers['user-agent'] ?? '') : hint === '?1'
  return isPhone ? 'phone' : 'desktop'
}
