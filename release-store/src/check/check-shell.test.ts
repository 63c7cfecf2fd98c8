import { expect, it } from '@jest/globals'
import type { CandidateRelease, ShellManifest } from '@shop/shared/contract'
import { type Entry, entries } from '../channel-rows.ts'
import { aCandidate, aFile, aRegistry, aSet, aShell } from '../testing/a-registry.ts'
import { aRoute } from '../testing/a-route.ts'
import { checkShell } from './check-release.ts'

type Case = {
  says: string
  /** The shell that is asked about. */
  ours?: Partial<ShellManifest>
  into?: readonly Entry[]
  web?: Partial<ShellManifest>
  webview?: Partial<ShellManifest>
  deployed?: CandidateRelease[]
  refused: string[]
}
const fact = (version: number) => [{ name: 'week/switched', version }]
const canary = { canary: 5 }
const weighing = (brotli: number) => ({ ...aFile, brotli })

it.each<Case>([
  { says: 'fits an empty channel', refused: [] },
  {
    says: 'serves no contract of a last good release',
    ours: { contract: '2.0.0' },
    deployed: [
      aCandidate({ version: '2.0.0', contract: '^2.0.0' }),
      aCandidate({ version: '1.0.0', contract: '^1.0.0' }),
    ],
    refused: ['contract: shell 2.0.0 serves contract 2.0.0 | mfe-a 1.0.0 needs contract ^1.0.0'],
  },
  {
    says: 'brings a singleton that a canary cannot use',
    ours: { provides: { react: '20.0.0' } },
    deployed: [aCandidate({ version: '1.1.0', singletons: { react: '^19.0.0' } }, canary), aCandidate()],
    refused: ['singletons: shell 2.0.0 provides react 20.0.0 | mfe-a 1.1.0 needs react ^19.0.0'],
  },
  {
    says: 'keeps an older contract and an older React for those who need them',
    ours: {
      contract: '2.0.0',
      provides: { react: '20.0.0' },
      alsoProvides: [
        aSet('contract-1', { contract: '1.19.0' }),
        aSet('react-19', { contract: '2.0.0', provides: { react: '19.3.1' } }),
      ],
    },
    deployed: [
      aCandidate({ version: '3.0.0', contract: '^2.0.0', singletons: { react: '^20.0.0' } }),
      aCandidate({ version: '2.0.0', contract: '^2.0.0', singletons: { react: '^19.0.0' } }),
      aCandidate({ version: '1.0.0', contract: '^1.14.0', singletons: { react: '^20.0.0' } }),
    ],
    refused: [],
  },
  {
    says: 'takes a route that a remote has',
    ours: { routes: { one: aRoute('/a') } },
    deployed: [aCandidate({ routes: { two: aRoute('/a') } })],
    refused: ['routes: shell 2.0.0 claims /a | mfe-a 1.0.0 has /a'],
  },
  {
    says: 'draws no screen for a remote that has none of its own',
    deployed: [aCandidate({ routes: { later: aRoute('/mycle', { screen: 'coming-soon' }) } })],
    refused: ['routes: shell 2.0.0 draws no screen for a remote | mfe-a 1.0.0 has none of its own for /mycle'],
  },
  {
    says: 'tells no more what a remote hears',
    web: { tells: fact(1) },
    webview: { tells: fact(1) },
    deployed: [aCandidate({ hears: fact(1) })],
    refused: ['facts: shell 2.0.0 tells week/switched no more | mfe-a 1.0.0 hears it, and nobody else tells it'],
  },
  {
    says: 'tells it in another version',
    ours: { tells: fact(2) },
    deployed: [aCandidate({ hears: fact(1) })],
    refused: ['facts: shell 2.0.0 tells week/switched v2 | mfe-a 1.0.0 hears week/switched v1'],
  },
  {
    says: 'hears what nobody tells',
    ours: { hears: fact(1) },
    refused: ['facts: shell 2.0.0 hears week/switched v1 | nobody tells it'],
  },
  {
    says: 'is asked only about the entry that gets it',
    into: ['web'],
    webview: { tells: fact(1) },
    deployed: [aCandidate({ hears: fact(1) })],
    refused: [],
  },
  {
    says: 'names a script without a hash',
    ours: {
      scripts: ['main.js', 'platform.js'],
      parts: { '@shop/shared/product/list': ['product.js'] },
      files: { 'main.js': aFile },
    },
    refused: [
      'integrity: shell 2.0.0 names platform.js (the first load) without a hash | a browser would run whatever stands at that address',
      'integrity: shell 2.0.0 names product.js (@shop/shared/product/list) without a hash | a browser would run whatever stands at that address',
    ],
  },
  {
    says: 'names a platform set without a hash',
    ours: { alsoProvides: [{ ...aSet('react-20'), entry: 'platform-react-20.js' }] },
    refused: [
      'integrity: shell 2.0.0 names platform-react-20.js (platform set react-20) without a hash | a browser would run whatever stands at that address',
    ],
  },
  {
    says: 'loads more in the app than in a browser',
    ours: {
      scripts: ['main.js'],
      webviewScripts: ['platform.js', 'webview.js'],
      files: { 'main.js': weighing(9), 'platform.js': weighing(6), 'webview.js': weighing(4) },
    },
    refused: ['budget: shell 2.0.0 loads 10 bytes of brotli before it draws in the app | it loads 9 in a browser'],
  },
])('a shell that $says', ({ ours, into = entries, web, webview, deployed = [], refused }) => {
  const registry = aRegistry({ 'mfe-a': deployed }, { web: aShell(web), webview: aShell(webview) })
  const refusals = checkShell(aShell({ version: '2.0.0', ...ours }), into, registry)
  expect(refusals.map(({ rule, ours, theirs }) => `${rule}: ${ours} | ${theirs}`)).toEqual(refused)
})
