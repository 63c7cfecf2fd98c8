/**
 * The route table of the documents [GRD-093, K-02, K-07, K-25, K-27, MOB-021], written down once more and
 * not taken from the declarations. `?`: no document gives the value, the line of the requirements does.
 */
export type Access = 'public' | 'idToken' | 'members' | 'membersAndVisitors' | 'everybodyInTheApp'
export type Kind = 'family' | 'corporate' | 'watchedOver'
export type Row = {
  /** Parameters as `:`. */
  path: string
  access: Access
  barred: readonly Kind[]
  twin: boolean
  /** An order control or the badge shows. */
  orders: boolean
  owner: string
}

type More = Partial<Pick<Row, 'barred' | 'twin' | 'orders'>>
const rows = (owner: string, access: Access, paths: readonly string[], more: More = {}): Row[] =>
  paths.map((path) => ({ path, access, owner, barred: [], twin: true, orders: true, ...more }))

const pointless = ['family', 'corporate'] as const
const alone = { twin: false, orders: false }

export const documents: readonly Row[] = [
  ...rows('shell', 'public', ['/entrance', '/auth0', '/faq', '/faq/detail/:', '/lp/app/pr'], alone),
  ...rows('shell', 'public', ['/mobile/lp', '/mobile/login-error'], alone),
  ...rows('shell', 'membersAndVisitors', ['/forConfirm/change/ahead/week'], alone),

  ...rows('mfe-ordering', 'membersAndVisitors', ['/', '/mycle', '/orders/repeat']),
  ...rows('mfe-ordering', 'membersAndVisitors', ['/mobile/orders/repeat/non-tab'], { twin: false }),
  ...rows('mfe-ordering', 'members', ['/orders/direct', '/cart/ordered', '/scroll/ordered/complete']),
  ...rows('mfe-ordering', 'members', ['/scroll/ordered/complete/:']),

  ...rows('mfe-catalogue', 'membersAndVisitors', ['/catalogs', '/catalogue', '/catalogue/main/:']),
  ...rows('mfe-catalogue', 'membersAndVisitors', ['/catalogue/category/:/:', '/catalogue/contents/:/:']),
  ...rows('mfe-catalogue', 'membersAndVisitors', ['/products/:/:/:/:', '/limited/products/:/:/:', '/limited/product']),
  ...rows('mfe-catalogue', 'membersAndVisitors', ['/category', '/category/:/:/:/:', '/search', '/search/results']),
  ...rows('mfe-catalogue', 'membersAndVisitors', ['/recommend']),
  ...rows('mfe-catalogue', 'membersAndVisitors', ['/mobile/old-catalogs'], { twin: false }),
  ...rows('mfe-catalogue', 'membersAndVisitors', ['/mobile/search/barcode', '/mobile/search/barcode/view-only'], {
    twin: false,
  }),

  ...rows('mfe-favourites', 'membersAndVisitors', ['/favorite']),
  ...rows('mfe-favourites', 'members', ['/favorite/category', '/favorite/category/create']),
  ...rows('mfe-favourites', 'members', ['/favorite/category/detail/:', '/favorite/category/edit/:/:/:']),

  ...rows('mfe-account', 'members', ['/points/history'], { barred: ['corporate'] }),
  ...rows('mfe-account', 'members', ['/points/use'], { barred: pointless }),
  ...['/points/exchange', '/points/exchange/product-list/:', '/points/exchange/product/:/:'].flatMap((path) => [
    ...rows('mfe-account', 'members', [path], { barred: pointless, twin: false }),
    ...rows('mfe-account', 'members', [`/mobile${path}`], { barred: [...pointless, 'watchedOver'], twin: false }),
  ]),
  ...rows('mfe-account', 'membersAndVisitors', ['/orders/history'], { twin: false }),
  ...rows('mfe-account', 'everybodyInTheApp', ['/mobile/orders/history'], { twin: false }),
  ...rows('mfe-account', 'members', ['/orders/slips', '/orders/slips/payment/billing/:/:'], { barred: ['family'] }),
  ...['payment/detail', 'future-delivery', 'bulletin-board'].flatMap((child) =>
    rows('mfe-account', 'members', [`/orders/slips/${child}/:/:/:`], { barred: ['family'] }),
  ),
  ...rows('mfe-account', 'members', ['/profile/change_registration'], alone),

  ...rows('mfe-signup', 'idToken', ['/signup/todok', '/signup/todok2', '/signup/todok3', '/signup/payment'], alone),
  ...rows('mfe-signup', 'idToken', ['/signup/todok/pending', '/signup/todok/unavailable'], alone),
  ...rows('mfe-signup', 'idToken', ['/signup/todok/pending/payment', '/signup/todok/pending/complete'], alone),
  ...rows('mfe-signup', 'idToken', ['/signup/todok/complete', '/signup/todok/complete2'], alone),
  ...rows('mfe-signup', 'members', ['/signup/complete'], alone),
  ...rows('mfe-signup', 'public', ['/signup/accounttransfer/complete', '/signup/accounttransfer/error'], alone),
]

/** Names of parameters are the owner's business. */
export const shapeOf = (path: string): string => path.replace(/:[^/]+/g, ':')
