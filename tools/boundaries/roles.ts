/**
 * Who may import whom: the table of the house style, with the entry points that were added since
 * (docs/adr/0003-import-table.md). `pnpm boundaries` reads it.
 *
 * `yes` anything · `types` only types · `tests` only test files · `typesAndTests` types, and anything in test files
 */
export type Permission = 'yes' | 'types' | 'tests' | 'typesAndTests'

/** An entry point inside of another stands behind it. */
export const sharedEntryPoints = [
  'contract',
  'input-status',
  'domain',
  'api',
  'bus',
  'first-view',
  'session',
  'routes',
  'router',
  'query',
  'schema',
  'bridge',
  'platform',
  'slots',
  'remote',
  'server',
  'ui',
  'product',
  'product/bulk-order',
  'product/card',
  'product/current-order',
  'product/favourite',
  'product/list',
  'product/order',
  'product/sorts',
  'product/subscription',
  'points',
  'categories',
  'catalogues',
  'search',
  'banner',
  'recommend-user',
  'recommendations',
  'styles',
  'version',
  'writes',
  'testing',
] as const
export type Role =
  | (typeof sharedEntryPoints)[number]
  | 'static-data'
  | 'release-store'
  | 'remote-kit'
  | 'mfe'
  | 'shell'
  | 'services'
  | 'tools'
  | 'e2e'

export const productEntryPoints = sharedEntryPoints.filter((entryPoint) => entryPoint.startsWith('product/'))

const forProducts: Partial<Record<Role, Permission>> = {
  // Tests name the calls that they answer.
  contract: 'tests',
  bus: 'types',
  domain: 'yes',
  api: 'yes',
  'first-view': 'yes',
  session: 'yes',
  routes: 'yes',
  router: 'yes',
  query: 'yes',
  platform: 'yes',
  ui: 'yes',
  writes: 'yes',
  testing: 'tests',
}

const forScreens: Partial<Record<Role, Permission>> = {
  ...forProducts,
  bus: 'yes',
  remote: 'yes',
  product: 'yes',
  'product/bulk-order': 'yes',
  'product/card': 'yes',
  'product/favourite': 'yes',
  'product/list': 'yes',
  'product/order': 'yes',
  'product/sorts': 'yes',
  'product/subscription': 'yes',
  points: 'yes',
  categories: 'yes',
  catalogues: 'yes',
  search: 'yes',
  banner: 'yes',
  'recommend-user': 'yes',
  recommendations: 'yes',
  slots: 'yes',
  'static-data': 'yes',
  // A remote's own browser suite stands on the isolation host.
  tools: 'tests',
}

export const mayImport: Readonly<Record<Role, Partial<Record<Role, Permission>>>> = {
  contract: { schema: 'yes' },
  'input-status': {},
  domain: { 'input-status': 'yes', testing: 'tests' },
  'static-data': { contract: 'types' },
  api: { contract: 'yes', domain: 'yes', schema: 'yes' },
  bus: { domain: 'types', schema: 'yes' },
  'first-view': { contract: 'types' },
  session: { 'first-view': 'yes', domain: 'yes', api: 'yes', bus: 'yes', testing: 'tests' },
  routes: { contract: 'types', domain: 'yes', session: 'types', testing: 'tests' },
  router: {},
  query: { 'first-view': 'yes' },
  schema: {},
  version: {},
  styles: {},
  bridge: { schema: 'yes' },
  platform: {
    bridge: 'types',
    contract: 'types',
    domain: 'types',
    api: 'types',
    bus: 'types',
    query: 'types',
    router: 'types',
    schema: 'yes',
  },
  remote: {
    contract: 'types',
    'first-view': 'yes',
    platform: 'yes',
    query: 'yes',
    router: 'yes',
    routes: 'yes',
    server: 'yes',
    styles: 'yes',
    testing: 'tests',
  },
  // Offered by one remote and filled by another: both have their own copy.
  slots: {
    'first-view': 'yes',
    domain: 'types',
    platform: 'yes',
    routes: 'yes',
    schema: 'yes',
    ui: 'yes',
    testing: 'tests',
  },
  // Stands in server entries alone.
  server: {
    contract: 'yes',
    api: 'yes',
    bus: 'yes',
    'first-view': 'yes',
    platform: 'yes',
    query: 'yes',
    router: 'yes',
    routes: 'yes',
    session: 'yes',
    styles: 'yes',
    testing: 'tests',
  },
  // Links of the kit are the router's: a plain `<a>` would load the page anew.
  ui: { domain: 'yes', 'first-view': 'yes', router: 'yes', testing: 'tests' },
  // The facts that cards tell, and the numbers that wait on a device: the frame of the shop takes both.
  product: { bus: 'types', domain: 'yes', platform: 'yes', testing: 'tests' },
  'product/current-order': {},
  // An exchange for points needs as many. Changes that an order makes to a card are tested on the card.
  'product/order': { ...forProducts, points: 'yes', 'product/card': 'tests' },
  'product/bulk-order': { ...forProducts, 'product/order': 'yes' },
  'product/subscription': { ...forProducts, 'product/order': 'yes', 'product/card': 'tests' },
  'product/favourite': { ...forProducts, 'product/card': 'tests' },
  'product/card': {
    ...forProducts,
    'product/order': 'yes',
    'product/subscription': 'yes',
    'product/favourite': 'yes',
  },
  'product/list': { ...forProducts, 'product/card': 'yes' },
  'product/sorts': { platform: 'yes', router: 'yes', ui: 'yes' },
  // `ui` tells when the frame of a press has been drawn.
  // Unsent writes are kept in the tab, for the member who is here.
  writes: {
    api: 'yes',
    domain: 'types',
    platform: 'yes',
    query: 'typesAndTests',
    session: 'yes',
    ui: 'yes',
    testing: 'tests',
  },
  // The drawer and the pages of mfe-account both show them; the drawer also when that remote is down.
  points: { domain: 'yes', api: 'yes', query: 'yes', platform: 'types', ui: 'yes' },
  // Read by mfe-ordering's top page and by mfe-catalogue.
  categories: { domain: 'types', api: 'yes', query: 'yes' },
  // Shown by mfe-ordering's top page and by mfe-catalogue's search.
  catalogues: {
    domain: 'types',
    api: 'yes',
    banner: 'yes',
    query: 'yes',
    router: 'yes',
    routes: 'yes',
    platform: 'types',
    ui: 'yes',
  },
  // The box of the shell and the search page of mfe-catalogue: one history, and one way to a product by its number.
  search: { domain: 'yes', api: 'yes', session: 'yes', routes: 'yes', platform: 'yes', testing: 'tests' },
  // Banners of the top page and of catalogues. Their addresses come as data: which are ours is a question of routes.
  banner: { routes: 'yes', router: 'yes', ui: 'yes', testing: 'tests' },
  // Loaded by the shell at the start, told by mfe-catalogue with what it recommended.
  'recommend-user': { domain: 'types', api: 'yes', query: 'yes' },
  // The ranking of mfe-ordering's first view is the one of mfe-catalogue's row below it.
  recommendations: { domain: 'types', api: 'yes', query: 'yes', ui: 'yes' },
  testing: {
    bridge: 'types',
    contract: 'yes',
    domain: 'yes',
    api: 'yes',
    bus: 'yes',
    'first-view': 'yes',
    session: 'yes',
    routes: 'yes',
    router: 'yes',
    query: 'yes',
    platform: 'yes',
    remote: 'yes',
    ui: 'yes',
    writes: 'types',
    'static-data': 'yes',
  },
  mfe: forScreens,
  // A page has one copy of the entry points of products; what its first load needs of an order is in the shell's own files.
  shell: {
    ...forScreens,
    bridge: 'yes',
    contract: 'typesAndTests',
    schema: 'yes',
    'first-view': 'yes',
    server: 'yes',
    styles: 'yes',
    version: 'yes',
    'product/current-order': 'yes',
  },
  'release-store': { contract: 'yes', routes: 'yes', version: 'yes', testing: 'tests' },
  // Packed for teams outside: of all that crosses the border the types alone.
  'remote-kit': { contract: 'types', bus: 'types', platform: 'types', router: 'types' },
  // The ids alone, to refuse those that nobody has confirmed: what an id means is judged twice.
  services: {
    bridge: 'yes',
    contract: 'yes',
    'input-status': 'yes',
    routes: 'yes',
    'static-data': 'yes',
    version: 'yes',
    'release-store': 'yes',
    tools: 'yes',
    // The cases by which shop and services are both tested.
    testing: 'tests',
  },
  tools: {
    bridge: 'yes',
    contract: 'yes',
    routes: 'yes',
    // The build and the page read one form of compiled styles.
    styles: 'yes',
    version: 'yes',
    services: 'yes',
    'release-store': 'yes',
    'remote-kit': 'types',
  },
  e2e: {
    bridge: 'yes',
    contract: 'yes',
    routes: 'yes',
    // The builds of the fault suite put themselves around a remote.
    platform: 'types',
    remote: 'yes',
    testing: 'yes',
    services: 'yes',
    'release-store': 'yes',
    tools: 'yes',
  },
}
