import type { RouteDeclaration } from '@shop/shared/routes'

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
