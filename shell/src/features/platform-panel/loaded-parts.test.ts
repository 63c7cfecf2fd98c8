import { expect, it } from '@jest/globals'
import type { FederationInstance } from '../../singletons/share-scopes.ts'
import { loadedParts } from './loaded-parts.ts'

const module = () => undefined
const card = '@shop/shared/product/card'
const scope = {
  react: { '19.3.1': { from: 'shell', loaded: true, lib: module, useIn: ['shell', 'mfe_catalogue'] } },
  [card]: {
    // Whoever asked last stands there as its origin.
    '1.2.0': { from: 'mfe_catalogue', loaded: true, lib: module, useIn: ['mfe_catalogue'] },
    '1.3.0': { from: 'mfe_ordering', loaded: true, lib: module, useIn: ['mfe_ordering'] },
    '1.4.0': { from: 'mfe_favourites' },
  },
  '@shop/shared/routes': { '1.0.0': { from: 'shell', loaded: true, lib: module } },
}
const instance = (name: string): FederationInstance => ({
  options: {
    name,
    shared: {
      react: [{ version: '19.3.1', shareConfig: { singleton: true } }],
      [card]: [{ version: '1.2.0', shareConfig: { singleton: false } }],
      '@shop/shared/routes': [{ version: '1.0.0', shareConfig: { singleton: false } }],
    },
  },
  shareScopeMap: { default: scope },
})

it('names each loaded copy of a common part once, whose it is, and who took it', () => {
  expect(loadedParts([instance('shell'), instance('mfe_ordering')])).toEqual([
    { name: card, version: '1.2.0', isOfShell: true, takers: ['mfe_catalogue'] },
    { name: card, version: '1.3.0', isOfShell: false, takers: ['mfe_ordering'] },
    { name: '@shop/shared/routes', version: '1.0.0', isOfShell: true, takers: [] },
  ])
})

it('knows of none without a shell', () => {
  expect(loadedParts([])).toEqual([])
})
