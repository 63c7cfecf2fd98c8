import type { FederationInstance } from '../share-scopes.ts'

/** As the runtime 2.9.2 keeps them in Chromium, without what nobody reads. */
const module = () => undefined
const own = (singleton: boolean) => [{ shareConfig: { singleton } }]
const shared = {
  react: own(true),
  '@emotion/styled': own(true),
  'single-spa': own(true),
  '@shop/shared/ui': own(false),
}
const fromShell = { from: 'shell', loaded: true, lib: module }
const scope = {
  react: { '19.3.1': { ...fromShell, version: '19.3.1' } },
  '@emotion/styled': { '11.14.1': { ...fromShell, version: '11.14.1' } },
  // Registered, and asked for by nobody so far.
  'single-spa': { '6.0.3': { from: 'shell', version: '6.0.3' } },
  '@shop/shared/ui': { '1.0.0': { ...fromShell, version: '1.0.0' } },
}
const shell: FederationInstance = { options: { name: 'shell', shared }, shareScopeMap: { default: scope } }
const remote = (scopes: FederationInstance['shareScopeMap']): FederationInstance => ({
  options: { name: 'mfe_favourites', shared: { react: own(true), '@emotion/styled': own(false) } },
  shareScopeMap: scopes,
})
const ownStyled = { '11.999.0': { from: 'mfe_favourites', version: '11.999.0', loaded: true, lib: module } }

/** A remote that takes what the shell provides: both hold the same scope. */
export const sharedScope: readonly FederationInstance[] = [shell, remote({ default: scope })]

const both = { ...scope, '@emotion/styled': { ...scope['@emotion/styled'], ...ownStyled } }
/** A remote that shares a version of its own as no singleton. */
export const twoVersions: readonly FederationInstance[] = [
  { ...shell, shareScopeMap: { default: both } },
  remote({ default: both }),
]

/** A remote whose build names another scope. */
export const ownScope: readonly FederationInstance[] = [
  shell,
  remote({ default: scope, elsewhere: { '@emotion/styled': ownStyled } }),
]
