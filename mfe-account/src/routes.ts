import type { RouteDeclaration } from '@shop/shared/routes'

export const routes = {
  pointHistory: {
    path: '/points/history',
    mobileTwin: true,
    screen: 'point-history',
    title: 'ポイント履歴',
    desc: '',
    keywords: '',
    robots: 'index,follow',
    viewMode: false,
    requiredAuth: true,
    requiredIdToken: false,
    showSearchBox: true,
    searchBoxNotFixed: false,
    hidePlanningWeekHeader: false,
    mustInitOrder: true,
    returnFromAuth: true,
    openNewWidget: false,
    prohibitFamilyMember: false,
    prohibitCorporateUser: true,
    prohibitMimamorareMember: false,
    setMetaIndividually: false,
  },
} as const satisfies Record<string, RouteDeclaration>
