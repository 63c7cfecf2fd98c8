import type { RouteDeclaration } from '@shop/shared/routes'

export const routes = {
  favourites: {
    path: '/favorite',
    mobileTwin: true,
    screen: 'favourites',
    title: 'お気に入り',
    desc: '',
    keywords: '',
    robots: 'index,follow',
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
  },
} as const satisfies Record<string, RouteDeclaration>
