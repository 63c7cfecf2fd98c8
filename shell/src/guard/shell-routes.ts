import { href, type RouteDeclaration } from '@shop/shared/routes'

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

/** Routes that the shell shows itself. [GRD-001, GRD-002] */
export const shellRoutes = {
  loginEntrance: { ...publicPage, path: '/entrance', title: 'ログイン', screen: 'entrance' },
  authCallback: { ...publicPage, path: '/auth0', title: 'ログイン', screen: 'entrance' },
} as const satisfies Record<string, RouteDeclaration>

const comingSoon = {
  ...publicPage,
  viewMode: true,
  requiredAuth: true,
  showSearchBox: true,
  hidePlanningWeekHeader: false,
  mobileTwin: true,
  screen: 'coming-soon',
} as const

/**
 * Tabs whose screens no released remote has yet say so. They stand last in the table of routes, so
 * the first remote that declares such a path takes it over. [CHR-027] Main is always there: whatever the guard
 * refuses leads to it, also when the remote that shows it is switched off.
 */
export const placeholderRoutes = {
  top: { ...comingSoon, path: href.top(), title: '注文トップ', screen: 'unavailable' },
  repeatPurchase: { ...comingSoon, path: href.repeatPurchase(), title: 'リピ買い' },
  webCatalogue: { ...comingSoon, path: href.webCatalogue(), title: 'Webカタログ' },
} as const satisfies Record<string, RouteDeclaration>
