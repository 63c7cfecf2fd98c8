import type { PageData } from '@shop/shared/contract'
import { entryOf, mobilePath, type Route } from './route.ts'
import { safeOwnPath } from './safe-path.ts'

/** Where a member logs in on the web, and where an app is sent that brought no token. [GRD-009] */
export const entrancePath = '/entrance'
export const mobileLoginErrorPath = '/mobile/login-error'

/** A pattern is one of these, or lies below one that ends in a slash. */
const isAmong = (paths: readonly string[], pattern: string): boolean =>
  paths.some((path) => pattern === path || (path.endsWith('/') && `${pattern}/`.startsWith(path)))

/** Public pages that members read too: nobody is sent on from them. [K-25, K-33, K-37] */
const openToMembers = [
  entrancePath,
  mobileLoginErrorPath,
  '/auth0',
  '/faq/',
  '/lp/app/pr',
  '/mobile/lp',
  '/mobile/orders/history',
  '/signup/accounttransfer/',
]
export const isOpenToMembers = (pattern: string): boolean => isAmong(openToMembers, pattern)

/** Where somebody whom a link logged in stays, instead of going to Main. */
const reachedByLink = ['/signup/', '/profile/change_registration', '/scroll/ordered/complete/', '/orders/slips/']
export const isReachedByLink = (pattern: string): boolean => isAmong(reachedByLink, pattern)

/** Pages of the app that need no token. [K-37] */
export const isOpenInApp = (pattern: string): boolean => isAmong(['/mobile/lp', mobileLoginErrorPath], pattern)

/**
 * Gives an address of the app as a browser opens it, `/mobile/a?b=1` → `/a?b=1`; what only an app without a token opens
 * is nothing there. [K-37]
 */
export function webAddress(address: string): string | undefined {
  const path = address.replace(/[?#].*$/s, '')
  if (entryOf(path) !== 'app') return address
  const prefix = mobilePath('/')
  if (isOpenInApp(path) || !address.startsWith(prefix)) return undefined
  // The rest of `/mobile//elsewhere` would be another origin.
  return safeOwnPath(address.slice(prefix.length).replace(/^(?!\/)/, '/'))
}

const forConfirm = '/forConfirm/'
/** Tells whether a pattern is a screen of the web alone, as the app says; change of registration goes back silently. */
export const isWebOnly = (pattern: string): boolean => isAmong([forConfirm], pattern)
export const leavesApp = (pattern: string): boolean => pattern === '/profile/change_registration'

/** Leaves the routes that exist in an environment: staff preview in the pre-confirm one alone. */
export const routesIn = (environment: PageData['environment'], routes: readonly Route[]): Route[] =>
  routes.filter(({ pattern }) => environment === 'preconfirm' || !isAmong([forConfirm], pattern))
