const aList = '5e33e63e11e1e1a22f7e93b8013091e1'

/** Open screens that show a visitor something else than a member: an offer to log in, a sample, nothing to order. */
export const unlikeForMembers: readonly string[] = [
  '/mobile',
  '/mobile/mycle',
  '/mobile/orders/repeat',
  '/mobile/category/11/0/0/-1',
  '/mobile/products/20261201/104001',
  '/mobile/favorite',
  '/mobile/orders/history',
  '/mobile/lp',
]

/**
 * Screens of the app by what they are about; parameters have the values of the seed. Those of members alone would show
 * somebody else the way to the app's login, which is a screen of its own.
 */
export const appScreens = {
  ordering: {
    open: ['/mobile', '/mobile/mycle', '/mobile/orders/repeat', '/mobile/orders/repeat/non-tab'],
    members: [
      '/mobile/orders/direct',
      '/mobile/cart/ordered',
      '/mobile/cart/ordered?mode=inputNumber',
      '/mobile/scroll/ordered/complete',
    ],
  },
  catalogues: {
    open: [
      '/mobile/catalogs',
      '/mobile/old-catalogs',
      '/mobile/catalogue?selectedBaitaiCode=4010',
      '/mobile/catalogue?selectedBaitaiCode=4030',
      '/mobile/catalogue/main/2',
      '/mobile/catalogue/category/2/11',
      '/mobile/catalogue/contents/2/nabe',
    ],
    members: [],
  },
  products: {
    open: [
      '/mobile/category',
      '/mobile/category/11/0/0/-1',
      '/mobile/products/20261201/104001',
      '/mobile/limited/product',
      '/mobile/limited/product?tab=web',
      '/mobile/limited/products/20261201/084612',
      '/mobile/recommend',
    ],
    members: [],
  },
  search: {
    open: [
      '/mobile/search',
      '/mobile/search/results?searchWord=牛乳',
      '/mobile/search/barcode',
      '/mobile/search/barcode/view-only',
    ],
    members: [],
  },
  favourites: {
    open: ['/mobile/favorite', '/mobile/favorite/category', '/mobile/favorite/category/create'],
    members: [
      `/mobile/favorite/category/detail/${aList}`,
      `/mobile/favorite/category/edit/true/${aList}/name`,
      `/mobile/favorite/category/edit/false/${aList}/name`,
    ],
  },
  account: {
    open: ['/mobile/orders/history'],
    members: [
      '/mobile/points/history',
      '/mobile/points/use',
      '/mobile/points/exchange',
      '/mobile/points/exchange/product/20261202/109452',
      '/mobile/orders/slips',
      '/mobile/orders/slips/payment/billing/2026/10',
      '/mobile/orders/slips/payment/detail/2026/11/17',
      '/mobile/orders/slips/future-delivery/2026/11/17',
      '/mobile/orders/slips/bulletin-board/2026/11/17',
    ],
  },
  shell: { open: ['/mobile/lp', '/mobile/login-error', '/faq'], members: [] },
} as const satisfies Record<string, { open: readonly string[]; members: readonly string[] }>
