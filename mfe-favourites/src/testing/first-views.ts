import type { FirstViewExample } from '@shop/shared/testing/first-views'

/** Addresses whose first view is tested, here and by the check of a release. */
export const firstViews: readonly FirstViewExample[] = [
  { path: '/favorite' },
  { path: '/favorite/category' },
  { path: '/favorite/category/create' },
  { path: '/favorite/category/detail/1' },
  { path: '/favorite/category/edit/1/1/牛乳' },
]
