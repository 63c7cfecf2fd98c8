import { productEntryPoints, type Role } from './roles.ts'

/** Outside libraries that only some roles may name. A library without a row is free to all. */
export const libraryRoles: readonly { library: RegExp; roles: readonly Role[]; only?: RegExp; why: string }[] = [
  {
    library: /^(?:react|react-dom)(?:\/|$)|^@emotion\/(?:react|styled)$/,
    roles: [
      'ui',
      ...productEntryPoints,
      'points',
      'recommendations',
      'catalogues',
      'banner',
      'router',
      'query',
      'platform',
      'remote',
      'slots',
      'session',
      'first-view',
      'server',
      'styles',
      'testing',
      'mfe',
      'shell',
      'remote-kit',
    ],
    why: 'the core knows no React',
  },
  { library: /^@emotion\/(?:cache|serialize)$/, roles: ['styles', 'server', 'tools'], why: 'a page has one cache' },
  {
    library: /^valibot$/,
    roles: ['schema', 'mfe', 'release-store', 'services', 'tools'],
    // The form library of the application is built on it: there it costs nothing more.
    only: /^(?!mfe-(?!signup\/))/,
    why: 'shapes are checked at the edge: the wire, the storage, a form; the shop takes it from @shop/shared/schema, and a key of a remote `schema` from @shop/shared/platform',
  },
  { library: /^ky$/, roles: ['api'], why: 'one HTTP client' },
  { library: /^single-spa$/, roles: ['shell'], only: /shell\/src\/remotes\//, why: 'behind the adapter' },
  {
    library: /^@module-federation\//,
    roles: ['shell', 'tools', 'version'],
    only: /shell\/src\/remotes\/|^tools\/|^shared\/src\/version\//,
    why: 'behind the loader, and one answer about versions',
  },
  {
    library: /^oidc-client-ts$/,
    roles: ['shell'],
    only: /shell\/src\/login\//,
    why: 'only the login speaks to the provider',
  },
  { library: /^msw/, roles: ['testing'], why: 'one fake network' },
  { library: /^node:/, roles: ['release-store', 'services', 'tools', 'e2e'], why: 'browsers have no Node' },
]
