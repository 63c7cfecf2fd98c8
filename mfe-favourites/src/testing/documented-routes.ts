import { type DocumentedRoute, documented } from '@shop/shared/testing/routes'

/** The documents' table [GRD-093, MOB-021]: a new route gets its row here. */
export const documentedRoutes: readonly DocumentedRoute[] = [
  ...documented('membersAndVisitors', ['/favorite']),
  // For visitors there is the sample. [FAV-046]
  ...documented('membersAndVisitors', ['/favorite/category', '/favorite/category/create']),
  ...documented('membersAndVisitors', ['/favorite/category/detail/:', '/favorite/category/edit/:/:/:']),
]
