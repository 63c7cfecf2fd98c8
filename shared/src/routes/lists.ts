/**
 * Addresses of lists that the top page leads to, beside `href`: that one stands in everybody's first load, and
 * these are for below the first screen.
 */
export const listHref = {
  /** In the app an older release has a screen of its own. [MOB-015, MOB-016] */
  catalogues: ({ isInApp, isRenewedApp }: { isInApp: boolean; isRenewedApp: boolean }) => {
    if (!isInApp) return '/catalogs'
    return isRenewedApp ? '/mobile/catalogs/' : '/mobile/old-catalogs/'
  },
  /** [ORD-013] */
  imperfectProducts: () => '/limited/product?tab=wakeari',
  /** [ORD-018] */
  recommendedProducts: (specId: string) => `/recommend?specId=${encodeURIComponent(specId)}`,
  /** [MOB-010] */
  aboutApp: () => '/lp/app/pr',
} as const
