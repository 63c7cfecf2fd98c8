import type { PageRelease } from '@shop/shared/contract'
import type { ReleaseRules } from '../judge-release.ts'

export const assets = 'https://assets.shop.test'

/** A release as the edge writes it into the page. */
export const aRelease = (version: string, over: Partial<PageRelease> = {}): PageRelease => ({
  version,
  base: `${assets}/mfe-ordering/${version}/`,
  contract: '^1.0.0',
  container: 'mfe_ordering',
  entry: 'entry.js',
  integrity: 'sha256-hash',
  routes: {},
  tells: [],
  hears: [],
  singletons: { react: '^19.0.0' },
  preload: {},
  ...over,
})

export const rules: ReleaseRules = {
  sets: [{ name: 'first', contract: '1.4.2', provides: { react: '19.3.1', zustand: '5.1.0' } }],
  assetsOrigin: assets,
  overrideOrigins: ['https://previews.shop.test'],
}
