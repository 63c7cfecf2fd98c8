import type { MessageToApp } from '@shop/shared/platform'
import { addressValues, entryOf, href, type RouteMatch, routeMeta } from '@shop/shared/routes'
import { shortText } from './short-text.ts'

export type Move = {
  url: URL
  /** The route that the guard has let it through to; none for an address of somebody else. */
  match: RouteMatch | undefined
  origin: string
  /** The path that the webview was opened with. */
  entryPoint: string
  /** The path on show. */
  shown: string
}

/**
 * The message that hands a move over to the app, which opens it in a view of its own; `undefined`: it stays in this page.
 * An address without a twin stays as well: only this page knows that it runs inside of the app. [MOB-001, MOB-002, MOB-005,
 * GRD-025, GRD-094, K-117]
 */
export function handOver({ url, match, origin, entryPoint, shown }: Move): MessageToApp | undefined {
  const { pathname, search } = url
  if (url.origin !== origin) return toOtherOrigin(url, url.hostname)
  if (match === undefined || entryOf(pathname) !== 'app') return undefined
  if (isSamePath(pathname, entryPoint) || isSamePath(pathname, shown)) return undefined
  const { declaration } = match.route
  if (declaration.path === href.orderedList()) return { type: 'showCart', payload: { path: `${pathname}${search}` } }
  const title = shortText(routeMeta(declaration, addressValues(search)).title)
  return { type: 'navigate', payload: { url: url.href, title, hidesCartButton: !declaration.mustInitOrder } }
}

/** Somebody else's page, for a browser. [WV-01] */
export const toOtherOrigin = ({ href }: URL, title: string): MessageToApp => ({
  type: 'navigate',
  payload: { url: href, title: shortText(title), hidesCartButton: true },
})

/** `/mobile/` is `/mobile`. */
const isSamePath = (one: string, other: string): boolean => one.replace(/\/+$/, '') === other.replace(/\/+$/, '')
