import { describe, expect, it } from '@jest/globals'
import { weekNumber } from '@shop/shared/domain'
import { type Case, login, loginOf, membersRoute, verdictOn } from './testing/a-visit.ts'
import type { Verdict } from './visit.ts'

type Told = Case & { id: string; says: string; verdict: Verdict }
const on = (over: { viewMode?: boolean; initOrder?: boolean } = {}): Verdict => ({
  go: 'on',
  viewMode: false,
  initOrder: false,
  ...over,
})
const browsed = { ...membersRoute, viewMode: true }
const toLoginError = { go: 'entrance', to: '/mobile/login-error' } as const

describe('an entry from the app', () => {
  it.each<Told>([
    {
      id: 'GRD-019',
      says: 'goes on while the tracker is set, with the order list where the route needs it',
      route: { ...membersRoute, mustInitOrder: true },
      address: '/mobile/here',
      login: login.member,
      verdict: on({ initOrder: true }),
    },
    {
      id: 'GRD-019',
      says: 'without it where the route does not',
      route: membersRoute,
      address: '/mobile/here',
      login: login.member,
      verdict: on(),
    },
    {
      id: 'GRD-087',
      says: 'no order list for a visitor',
      route: { ...browsed, mustInitOrder: true },
      address: '/mobile/here',
      login: login.guest,
      verdict: on({ viewMode: true }),
    },
    {
      id: 'GRD-087',
      says: 'no order list for a visitor on a public page',
      route: { ...browsed, requiredAuth: false, mustInitOrder: true },
      address: '/mobile/here',
      login: login.guest,
      verdict: on({ viewMode: true }),
    },
    {
      id: 'GRD-019',
      says: 'no order list on the web, whose header reads it',
      route: { ...membersRoute, mustInitOrder: true },
      address: '/here',
      isInApp: false,
      login: login.member,
      verdict: on(),
    },
    {
      id: 'GRD-021',
      says: 'brings a token, which is verified, and stays where it is',
      route: membersRoute,
      address: '/mobile/here?a=1',
      isInApp: false,
      login: login.guest,
      link: { tokens: 'accessToken' },
      verdict: { go: 'adopt', to: '/mobile/here?a=1' },
    },
    {
      id: 'GRD-069',
      says: 'hands over another token when the tracker is set already',
      route: membersRoute,
      address: '/mobile/here',
      login: login.member,
      link: { tokens: 'both' },
      verdict: { go: 'adopt', to: '/mobile/here' },
    },
    {
      id: 'GRD-022',
      says: 'comes as a visitor',
      route: browsed,
      address: '/mobile/here?viewMode=true',
      isInApp: false,
      login: login.member,
      link: { viewMode: true },
      verdict: { go: 'enterApp' },
    },
    {
      id: 'GRD-088',
      says: 'view mode wins over a token',
      route: browsed,
      address: '/mobile/here',
      isInApp: false,
      login: login.guest,
      link: { viewMode: true, tokens: 'both' },
      verdict: { go: 'enterApp' },
    },
    {
      id: 'GRD-022',
      says: 'once: with the tracker set the visitor goes on',
      route: browsed,
      address: '/mobile/here?viewMode=true',
      login: login.guest,
      link: { viewMode: true },
      verdict: on({ viewMode: true }),
    },
    {
      id: 'GRD-023',
      says: 'with neither goes to MobileLoginError, member of this browser or not',
      route: browsed,
      address: '/mobile/here',
      isInApp: false,
      login: login.member,
      verdict: { ...toLoginError, remember: '/mobile/here' },
    },
    {
      id: 'ORD-137',
      says: 'keeps its query for the app, which opens it again with a token',
      route: { ...membersRoute, path: '/scroll/ordered/complete' },
      address: '/mobile/scroll/ordered/complete?orderNo=109376&orderCount=1',
      isInApp: false,
      login: login.guest,
      verdict: { ...toLoginError, remember: '/mobile/scroll/ordered/complete?orderNo=109376&orderCount=1' },
    },
    {
      id: 'GRD-023',
      says: 'is not kept where the route wants no way back',
      route: { ...browsed, returnFromAuth: false },
      address: '/mobile/here',
      isInApp: false,
      login: login.guest,
      verdict: toLoginError,
    },
    ...['/mobile/login-error', '/mobile/lp'].map((path) => ({
      id: path.endsWith('lp') ? 'GRD-089' : 'GRD-023',
      says: `${path} needs no token [K-37]`,
      route: { path, mobileTwin: false },
      address: path,
      isInApp: false,
      login: login.guest,
      verdict: on({ viewMode: true }),
    })),
    {
      id: 'GRD-034',
      says: 'a visitor on a page for members is sent to where the app logs in',
      route: membersRoute,
      address: '/mobile/here',
      login: login.guest,
      verdict: { ...toLoginError, remember: '/mobile/here' },
    },
    ...[login.member, login.guest].map((who) => ({
      id: 'GRD-035',
      says: `the order history is open to ${who.status} [K-25]`,
      route: { path: '/mobile/orders/history', mobileTwin: false },
      address: '/mobile/orders/history',
      login: who,
      verdict: on({ viewMode: who.status === 'guest' }),
    })),
    {
      id: 'GRD-069',
      says: 'week 0 is the week that the app has chosen',
      route: { ...browsed, path: '/products/:planningWeekNumber/:orderNumber' },
      address: '/mobile/products/0/084612?b=2',
      isInApp: false,
      login: login.guest,
      link: { tokens: 'accessToken', week: weekNumber('20261202') },
      verdict: { go: 'rewrite', to: '/mobile/products/20261202/084612?b=2' },
    },
    {
      id: 'GRD-099',
      says: 'a barred kind goes to Main of the app',
      route: { ...membersRoute, prohibitFamilyMember: true },
      address: '/mobile/here',
      login: loginOf({ kind: 'family', isFamily: true }),
      verdict: { go: 'main', to: '/mobile', notice: 'prohibited' },
    },
  ])('[$id] $says', ({ verdict, ...visit }) => {
    expect(verdictOn(visit)).toEqual(verdict)
  })
})

describe('an address of the web inside of the app', () => {
  it.each<Told>([
    ...[
      { address: '/here?a=1#b', to: '/mobile/here?a=1#b' },
      { address: '/', to: '/mobile' },
      { address: '/?a=1', to: '/mobile?a=1' },
    ].map(({ address, to }) => ({
      id: 'GRD-024',
      says: `${address} is opened as ${to}`,
      route: { ...browsed, path: address.startsWith('/here') ? '/here' : '/' },
      address,
      isInApp: true,
      login: login.member,
      verdict: { go: 'rewrite', to } as const,
    })),
    {
      id: 'GRD-024',
      says: 'also where only the app has the screen',
      more: ['/mobile/search/barcode'],
      address: '/search/barcode?q=1',
      isInApp: true,
      login: login.member,
      verdict: { go: 'rewrite', to: '/mobile/search/barcode?q=1' },
    },
    ...['/faq', '/signup/todok'].map((path) => ({
      id: 'GRD-025',
      says: `${path} opens in the layout of the app`,
      route: { path, mobileTwin: false, requiredIdToken: path.startsWith('/signup') },
      address: path,
      isInApp: true,
      login: login.member,
      verdict: on(),
    })),
    ...(['unregistered', 'member'] as const).map((who) => ({
      id: 'GRD-038',
      says: `the app is asked for the id token of somebody who is ${who}`,
      route: { path: '/signup/todok', mobileTwin: false, requiredIdToken: true, returnFromAuth: true },
      address: '/signup/todok',
      isInApp: true,
      login: login[who],
      hasIdToken: false,
      verdict: { ...toLoginError, remember: '/signup/todok' },
    })),
    {
      id: 'MOB-012',
      says: 'change of registration goes back to Main of the app, without a word [K-08]',
      route: { ...membersRoute, path: '/profile/change_registration', mobileTwin: false },
      address: '/profile/change_registration',
      isInApp: true,
      login: login.member,
      verdict: { go: 'main', to: '/mobile' },
    },
    {
      id: 'MOB-013',
      says: 'the preview of staff is told to be of the web [K-08]',
      route: { ...browsed, path: '/forConfirm/change/ahead/week', mobileTwin: false },
      address: '/forConfirm/change/ahead/week',
      isInApp: true,
      login: login.member,
      verdict: { go: 'main', to: '/mobile', notice: 'webOnly' },
    },
    {
      id: 'GRD-025',
      says: 'the entrance is the app’s own',
      route: { path: '/entrance', mobileTwin: false },
      address: '/entrance',
      isInApp: true,
      login: login.guest,
      verdict: toLoginError,
    },
    {
      id: 'GRD-099',
      says: 'an unknown one goes to Main of the app',
      address: '/nowhere',
      isInApp: true,
      login: login.member,
      verdict: { go: 'main', to: '/mobile', notice: 'notFound' },
    },
    {
      id: 'MOB-014',
      says: 'on the web, a screen that only the app has says so',
      more: ['/mobile/search/barcode'],
      address: '/search/barcode',
      login: login.member,
      verdict: { go: 'main', to: '/', notice: 'appOnly' },
    },
  ])('[$id] $says', ({ verdict, ...visit }) => {
    expect(verdictOn(visit)).toEqual(verdict)
  })
})

describe('a link to the web with tokens', () => {
  it.each<Told>([
    {
      id: 'GRD-026',
      says: 'logs in and goes to Main',
      route: browsed,
      login: login.guest,
      link: { tokens: 'both' },
      verdict: { go: 'adopt', to: '/' },
    },
    ...[
      ...['/signup/todok', '/signup/todok/pending/payment', '/profile/change_registration'],
      ...['/scroll/ordered/complete', '/orders/slips', '/orders/slips/payment/billing/2026/11'],
    ].map((path) => ({
      id: 'GRD-027',
      says: `${path} is stayed on`,
      route: { ...membersRoute, path },
      address: `${path}?a=1`,
      login: login.guest,
      link: { tokens: 'both' as const },
      verdict: { go: 'adopt', to: `${path}?a=1` } as const,
    })),
    {
      id: 'GRD-028',
      says: 'one of the two is not read',
      route: browsed,
      login: login.guest,
      link: { tokens: 'accessToken' },
      verdict: on({ viewMode: true }),
    },
    {
      id: 'GRD-029',
      says: 'viewMode is for the app alone',
      route: membersRoute,
      login: login.member,
      link: { viewMode: true },
      verdict: on(),
    },
  ])('[$id] $says', ({ verdict, ...visit }) => {
    expect(verdictOn(visit)).toEqual(verdict)
  })
})
