import { type DocumentedRoute, documented } from '@shop/shared/testing/routes'

const forApp = { twin: false }

/** The documents' table [GRD-093, K-07, MOB-021]: a new route gets its row here. */
export const documentedRoutes: readonly DocumentedRoute[] = [
  ...documented('membersAndVisitors', ['/catalogs', '/catalogue', '/catalogue/main/:']),
  ...documented('membersAndVisitors', ['/catalogue/category/:/:', '/catalogue/contents/:/:']),
  ...documented('membersAndVisitors', ['/products/:/:/:/:', '/category', '/category/:/:/:/:', '/search/results']),
  ...documented('membersAndVisitors', ['/limited/products/:/:/:', '/limited/product', '/search', '/recommend']),
  ...documented('membersAndVisitors', ['/mobile/old-catalogs'], forApp),
  ...documented('membersAndVisitors', ['/mobile/search/barcode', '/mobile/search/barcode/view-only'], forApp),
]
