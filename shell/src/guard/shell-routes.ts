import { href, type RouteDeclaration, type RouteMatch, routesOf } from '@shop/shared/routes'

const publicPage = {
  desc: '',
  keywords: '',
  robots: 'noindex',
  viewMode: false,
  requiredAuth: false,
  requiredIdToken: false,
  showSearchBox: false,
  searchBoxNotFixed: false,
  hidePlanningWeekHeader: true,
  mustInitOrder: false,
  returnFromAuth: false,
  openNewWidget: false,
  prohibitFamilyMember: false,
  prohibitCorporateUser: false,
  prohibitMimamorareMember: false,
  setMetaIndividually: false,
  mobileTwin: false,
} as const

/** Routes that the shell shows itself. [GRD-001 to GRD-009, MOB-021] */
export const shellRoutes = {
  loginEntrance: { ...publicPage, path: '/entrance', title: 'ログイン', screen: 'entrance' },
  authCallback: { ...publicPage, path: '/auth0', title: 'ログイン', screen: 'entrance' },
  faqLists: {
    ...publicPage,
    path: '/faq',
    title: 'よくあるご質問',
    desc: 'トドックのご利用やご注文について、よくお寄せいただくご質問とその回答です。',
    keywords: 'トドック,よくある質問,FAQ,宅配',
    robots: 'index,follow',
    screen: 'faq',
  },
  faqDetail: {
    ...publicPage,
    path: '/faq/detail/:title',
    title: 'よくあるご質問',
    desc: 'トドックのご利用やご注文について、よくお寄せいただくご質問とその回答です。',
    keywords: 'トドック,よくある質問,FAQ,宅配',
    robots: 'index,follow',
    screen: 'faq-detail',
    setMetaIndividually: true,
  },
  landingPageAppPr: {
    ...publicPage,
    path: '/lp/app/pr',
    title: 'トドックアプリのご案内',
    desc: '毎週のご注文がスマートフォンでかんたんにできる、トドックアプリのご案内です。',
    keywords: 'トドック,アプリ,宅配,生協',
    robots: 'index,follow',
    screen: 'landing',
  },
  mobileLandingPage: {
    ...publicPage,
    path: '/mobile/lp',
    title: 'トドックのご案内',
    desc: '毎週ご自宅にお届けする、生協の宅配トドックのご案内です。',
    keywords: 'トドック,アプリ,宅配,生協',
    screen: 'mobile-landing',
  },
  mobileLoginError: { ...publicPage, path: '/mobile/login-error', title: 'ログイン', screen: 'mobile-login-error' },
  /** Exists in the pre-confirm environment alone: `routesIn`. */
  forConfirmChangeAheadWeek: {
    ...publicPage,
    path: '/forConfirm/change/ahead/week',
    title: '確認週の変更',
    screen: 'staff-preview',
    // Staff look at it with and without a login: a public page would send them on to Main. [K-33]
    viewMode: true,
    requiredAuth: true,
    returnFromAuth: true,
  },
} as const satisfies Record<string, RouteDeclaration>

/**
 * Main is always there: whatever the guard refuses leads to it, also when the remote that shows it is switched off.
 * Stands last in the table of routes: a remote that declares the path takes it over.
 */
export const placeholderRoutes = {
  top: {
    ...publicPage,
    path: href.top(),
    title: '注文トップ',
    screen: 'unavailable',
    viewMode: true,
    requiredAuth: true,
    showSearchBox: true,
    hidePlanningWeekHeader: false,
    mobileTwin: true,
  },
} as const satisfies Record<string, RouteDeclaration>

const notFoundRoutes = routesOf('shell', {
  notFound: {
    ...publicPage,
    path: '/not-found',
    title: 'ページが見つかりませんでした',
    screen: 'not-found',
    // Members and visitors alike, whoever has a login of before too. [K-33]
    viewMode: true,
    requiredAuth: true,
  },
} satisfies Record<string, RouteDeclaration>)

/** Stands in for the route of an address that nobody declared; no address has it. [K-52] */
export const notFoundMatch = (): RouteMatch | undefined => {
  const [route] = notFoundRoutes
  return route && { route, params: {} }
}
