import { type DocumentedRoute, documented } from '@shop/shared/testing/routes'

const later = { isComingSoon: true }

/** The documents' table [GRD-093, MOB-021]: a new route gets its row here. */
export const documentedRoutes: readonly DocumentedRoute[] = [
  ...documented('membersAndVisitors', ['/favorite']),
  ...documented('members', ['/favorite/category', '/favorite/category/create'], later),
  ...documented('members', ['/favorite/category/detail/:', '/favorite/category/edit/:/:/:'], later),
]
