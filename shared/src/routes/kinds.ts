import type { RouteDeclaration } from '@shop/shared/contract'

type Kind = Omit<RouteDeclaration, 'path' | 'screen' | 'title' | 'desc' | 'keywords'>

/** Members, and visitors in view mode. [K-30, GRD-093] */
export const membersAndVisitors = {
  robots: 'index,follow',
  mobileTwin: true,
  viewMode: true,
  requiredAuth: true,
  requiredIdToken: false,
  showSearchBox: true,
  searchBoxNotFixed: false,
  hidePlanningWeekHeader: false,
  mustInitOrder: true,
  returnFromAuth: true,
  openNewWidget: false,
  prohibitFamilyMember: false,
  prohibitCorporateUser: false,
  prohibitMimamorareMember: false,
  setMetaIndividually: false,
} as const satisfies Kind

/** Pages that only members see are not for search engines. [GRD-093] */
export const membersOnly = {
  ...membersAndVisitors,
  desc: '',
  keywords: '',
  robots: 'noindex',
  viewMode: false,
} as const satisfies Kind & { desc: string; keywords: string }
