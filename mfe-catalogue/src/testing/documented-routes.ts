import { type DocumentedRoute, documented } from '@shop/shared/testing/routes'

const later = { isComingSoon: true }
const forApp = { twin: false, isComingSoon: true }

/** The documents' table [GRD-093, K-07, MOB-021]: a new route gets its row here. */
export const documentedRoutes: readonly DocumentedRoute[] = [
  ...documented('membersAndVisitors', ['/catalogs', '/catalogue', '/catalogue/main/:'], later),
  ...documented('membersAndVisitors', ['/catalogue/category/:/:', '/catalogue/contents/:/:'], later),
  ...documented('membersAndVisitors', ['/products/:/:/:/:', '/limited/products/:/:/:', '/recommend']),
  ...documented('membersAndVisitors', ['/category', '/category/:/:/:/:', '/search/results']),
  ...documented('membersAndVisitors', ['/limited/product']),
  ...documented('membersAndVisitors', ['/search'], later),
  ...documented('membersAndVisitors', ['/mobile/old-catalogs'], forApp),
  ...documented('membersAndVisitors', ['/mobile/search/barcode', '/mobile/search/barcode/view-only'], forApp),
]
