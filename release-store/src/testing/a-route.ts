import type { RouteDeclaration } from '@shop/shared/contract'

/** A route of which only the path matters. */
export const aRoute = (path: string, over: Partial<RouteDeclaration> = {}): RouteDeclaration => ({
  path,
  screen: 'top',
  title: '',
  desc: '',
  keywords: '',
  robots: '',
  viewMode: false,
  requiredAuth: false,
  requiredIdToken: false,
  showSearchBox: false,
  searchBoxNotFixed: false,
  hidePlanningWeekHeader: false,
  mustInitOrder: false,
  returnFromAuth: false,
  openNewWidget: false,
  prohibitFamilyMember: false,
  prohibitCorporateUser: false,
  prohibitMimamorareMember: false,
  setMetaIndividually: false,
  mobileTwin: false,
  ...over,
})
