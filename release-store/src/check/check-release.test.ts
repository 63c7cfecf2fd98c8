import { describe, expect, it } from '@jest/globals'
import type { CandidateRelease, ReleaseDescriptor, ShellManifest } from '@shop/shared/contract'
import { aCandidate, aDescriptor, aFile, aRegistry, aSet, aShell, channelShell } from '../testing/a-registry.ts'
import { aRoute } from '../testing/a-route.ts'
import { checkRelease } from './check-release.ts'
import { renderRefusal } from './refusal.ts'

type Case = {
  says: string
  /** The release of mfe-a that is asked about. */
  ours?: Partial<ReleaseDescriptor>
  web?: Partial<ShellManifest>
  webview?: Partial<ShellManifest>
  /** Releases in the channel, ours and those of other remotes, newest first. */
  deployed?: Record<string, CandidateRelease[]>
  /** `rule: ours | theirs` of every refusal. */
  refused: string[]
}

function judge({ ours = {}, web = {}, webview = {}, deployed = {} }: Case): string[] {
  const shells = { web: aShell(web), webview: aShell({ version: '1.0.0+old', ...webview }) }
  const refusals = checkRelease(aDescriptor({ version: '1.1.0', ...ours }), aRegistry(deployed, shells))
  for (const { wayOut } of refusals) expect(wayOut).not.toBe('')
  return refusals.map(({ rule, ours, theirs }) => `${rule}: ${ours} | ${theirs}`)
}

const table = (cases: Case[]) => it.each(cases)('$says', (one) => expect(judge(one)).toEqual(one.refused))
const of = (
  name: string,
  version: string,
  over: Partial<ReleaseDescriptor> = {},
  more: Partial<CandidateRelease> = {},
) => aCandidate({ name, version, ...over }, more)
const canary = { canary: 5 }
const halted = { ...canary, halted: { at: '2026-11-20T00:00:00Z', why: 'errors' } }

describe('the contract', () => {
  table([
    { says: 'served by both shells', ours: { contract: '^1.0.0' }, refused: [] },
    {
      says: 'is not served by the shell of the webview, which is older',
      ours: { contract: '^1.1.0' },
      web: { contract: '1.1.0' },
      refused: ['contract: mfe-a 1.1.0 needs contract ^1.1.0 | shell 1.0.0+old (webview) serves contract 1.0.0'],
    },
    {
      says: 'is not served by one shell for both',
      ours: { contract: '^2.0.0' },
      webview: { version: '1.0.0+1' },
      refused: ['contract: mfe-a 1.1.0 needs contract ^2.0.0 | shell 1.0.0+1 (web and webview) serves contract 1.0.0'],
    },
    {
      says: 'is no range',
      ours: { contract: 'latest' },
      web: { version: '1.0.0+old' },
      refused: [
        'contract: mfe-a 1.1.0 needs contract latest | shell 1.0.0+old (web and webview) serves contract 1.0.0',
      ],
    },
    { says: 'names two majors, of which the shell serves one', ours: { contract: '^1.0.0 || ^2.0.0' }, refused: [] },
    {
      says: 'is that of a further platform set',
      ours: { contract: '^2.0.0' },
      web: { alsoProvides: [aSet('contract-2', { contract: '2.0.0' })] },
      webview: { alsoProvides: [aSet('contract-2', { contract: '2.1.0' })] },
      refused: [],
    },
    {
      says: 'is that of a further platform set in one entry alone',
      ours: { contract: '^2.0.0' },
      web: { version: '1.0.0+new', alsoProvides: [aSet('contract-2', { contract: '2.0.0' })] },
      webview: { version: '1.0.0+old' },
      refused: ['contract: mfe-a 1.1.0 needs contract ^2.0.0 | shell 1.0.0+old (webview) serves contract 1.0.0'],
    },
  ])
})

describe('singletons', () => {
  table([
    {
      says: 'satisfied',
      ours: { singletons: { react: '^19.0.0' } },
      web: { provides: { react: '19.3.1' } },
      webview: { provides: { react: '19.0.0' } },
      refused: [],
    },
    {
      says: 'those of a further platform set, with the rest from the first',
      ours: { singletons: { react: '^20.0.0', zustand: '^5.0.0' } },
      web: {
        provides: { react: '19.3.1', zustand: '5.1.0' },
        alsoProvides: [aSet('react-20', { provides: { react: '20.0.0' } })],
      },
      webview: { provides: { react: '20.1.0', zustand: '5.1.0' } },
      refused: [],
    },
    {
      says: 'of a major that no set has',
      ours: { singletons: { react: '^21.0.0' } },
      web: { provides: { react: '19.3.1' }, alsoProvides: [aSet('react-20', { provides: { react: '20.0.0' } })] },
      webview: { version: '1.0.0+1', provides: { react: '19.3.1' } },
      refused: [
        'singletons: mfe-a 1.1.0 needs react ^21.0.0 | shell 1.0.0+1 (web and webview) provides react 19.3.1, and 20.0.0',
        'singletons: mfe-a 1.1.0 needs react ^21.0.0 | shell 1.0.0+1 (web and webview) provides react 19.3.1',
      ],
    },
    {
      says: 'too old in one shell, not there in the other',
      ours: { singletons: { react: '^19.2.0' } },
      web: { provides: { react: '19.1.0' } },
      refused: [
        'singletons: mfe-a 1.1.0 needs react ^19.2.0 | shell 1.0.0+1 (web) provides react 19.1.0',
        'singletons: mfe-a 1.1.0 needs react ^19.2.0 | shell 1.0.0+old (webview) provides no react',
      ],
    },
  ])
})

describe('routes', () => {
  const ours = (path: string, over = {}) => ({ routes: { one: aRoute(path, over) } })
  const theirs = (path: string, over = {}) => ({
    'mfe-b': [of('mfe-b', '2.0.0', { routes: { two: aRoute(path, over) } })],
  })
  const refused = (path: string, has = path) => [`routes: mfe-a 1.1.0 claims ${path} | mfe-b 2.0.0 has ${has}`]
  table([
    { says: 'of another name', ours: ours('/a'), deployed: theirs('/b'), refused: [] },
    { says: 'claimed twice', ours: ours('/a'), deployed: theirs('/a'), refused: refused('/a') },
    {
      says: 'of the same shape, whatever the parameters are called',
      ours: ours('/a/:x'),
      deployed: theirs('/a/:y'),
      refused: refused('/a/:x', '/a/:y'),
    },
    {
      says: 'that meet when something optional is left out',
      ours: ours('/a/:x'),
      deployed: theirs('/a/:y/:z?'),
      refused: refused('/a/:x', '/a/:y/:z?'),
    },
    { says: 'that differ in length', ours: ours('/a/:x'), deployed: theirs('/a/:y/:z'), refused: [] },
    {
      says: 'where one names exactly what the other leaves open',
      ours: ours('/a/new'),
      deployed: theirs('/a/:x'),
      refused: [],
    },
    { says: 'whose slashes differ', ours: ours('/a/'), deployed: theirs('/a'), refused: refused('/a/', '/a') },
    {
      says: 'that meet in the app only',
      ours: ours('/a', { mobileTwin: true }),
      deployed: theirs('/mobile/a'),
      refused: refused('/mobile/a'),
    },
    {
      says: 'that both have a twin in the app',
      ours: ours('/', { mobileTwin: true }),
      deployed: theirs('/', { mobileTwin: true }),
      refused: [...refused('/'), ...refused('/mobile')],
    },
    {
      says: 'that our own older release has',
      ours: ours('/a'),
      deployed: { 'mfe-a': [of('mfe-a', '1.0.0', ours('/a'))] },
      refused: [],
    },
    {
      says: 'twice in one release',
      ours: { routes: { one: aRoute('/a/:x'), two: aRoute('/a/:y') } },
      refused: ['routes: mfe-a 1.1.0 claims /a/:x | mfe-a 1.1.0 has another route for the same addresses'],
    },
    {
      says: "of the shell's own",
      ours: ours('/entrance'),
      web: { routes: { in: aRoute('/entrance') } },
      refused: ['routes: mfe-a 1.1.0 claims /entrance | shell 1.0.0+1 has /entrance'],
    },
    {
      says: "of the shell's own in the webview",
      ours: ours('/x'),
      webview: { routes: { in: aRoute('/x') } },
      refused: ['routes: mfe-a 1.1.0 claims /x | shell 1.0.0+old has /x'],
    },
    {
      says: "that take some of the shell's addresses",
      ours: ours('/help/new'),
      web: { routes: { in: aRoute('/help/:topic') } },
      refused: ['routes: mfe-a 1.1.0 claims /help/new | shell 1.0.0+1 would lose addresses of /help/:topic'],
    },
    {
      says: "that leave the shell's addresses to it",
      ours: ours('/:page'),
      web: { routes: { in: aRoute('/entrance') } },
      refused: [],
    },
  ])
})

describe('who counts as deployed', () => {
  const ours = { routes: { one: aRoute('/a') } }
  const old = { routes: { two: aRoute('/a') } }
  const refused = (version: string) => [`routes: mfe-a 1.1.0 claims /a | mfe-b ${version} has /a`]
  table([
    {
      says: 'a canary',
      ours,
      deployed: { 'mfe-b': [of('mfe-b', '2.0.0', old, canary), of('mfe-b', '1.0.0')] },
      refused: refused('2.0.0'),
    },
    {
      says: 'a last good one behind the newest',
      ours,
      deployed: { 'mfe-b': [of('mfe-b', '2.0.0'), of('mfe-b', '1.0.0', old)] },
      refused: refused('1.0.0'),
    },
    {
      says: 'not a halted one',
      ours,
      deployed: { 'mfe-b': [of('mfe-b', '2.0.0', old, halted), of('mfe-b', '1.0.0')] },
      refused: [],
    },
    {
      says: 'not one that no page falls back to any more',
      ours,
      deployed: {
        'mfe-b': [...['4.0.0', '3.0.0', '2.0.0'].map((version) => of('mfe-b', version)), of('mfe-b', '1.0.0', old)],
      },
      refused: [],
    },
  ])

  it('not a remote that is switched off', () => {
    const registry = aRegistry({ 'mfe-b': [of('mfe-b', '2.0.0', old)] })
    const off = {
      ...registry,
      remotes: { 'mfe-b': { disabled: true, withdrawn: [], candidates: [of('mfe-b', '2.0.0', old)] } },
    }
    expect(checkRelease(aDescriptor(ours), registry)).toHaveLength(1)
    expect(checkRelease(aDescriptor(ours), off)).toEqual([])
  })
})

describe('facts', () => {
  const fact = (...versions: number[]) => versions.map((version) => ({ name: 'order/changed', version }))
  const b = (over: Partial<ReleaseDescriptor>, more: Partial<CandidateRelease> = {}) => of('mfe-b', '2.0.0', over, more)
  const a = (over: Partial<ReleaseDescriptor>) => of('mfe-a', '1.0.0', over)
  const shells = (over: Partial<ShellManifest>) => ({ web: over, webview: over })
  table([
    {
      says: 'heard and told by another',
      ours: { hears: fact(1) },
      deployed: { 'mfe-b': [b({ tells: fact(1) })] },
      refused: [],
    },
    { says: 'heard and told by itself', ours: { hears: fact(1), tells: fact(1) }, refused: [] },
    { says: 'heard and told by the shell', ours: { hears: fact(1) }, ...shells({ tells: fact(1) }), refused: [] },
    {
      says: 'heard and told by nobody',
      ours: { hears: fact(1) },
      refused: ['facts: mfe-a 1.1.0 hears order/changed v1 | nobody tells it'],
    },
    {
      says: 'heard in the app, where the older shell does not tell it',
      ours: { hears: fact(1) },
      web: { tells: fact(1) },
      refused: ['facts: mfe-a 1.1.0 hears order/changed v1 | nobody tells it'],
    },
    {
      says: 'heard in vain before too, while its teller is away',
      ours: { hears: fact(1) },
      deployed: { 'mfe-a': [a({ hears: fact(1) })] },
      refused: [],
    },
    {
      says: 'told by a canary only',
      ours: { hears: fact(1) },
      deployed: { 'mfe-b': [b({ tells: fact(1) }, canary), of('mfe-b', '1.0.0')] },
      refused: ['facts: mfe-a 1.1.0 hears order/changed v1 | only mfe-b 2.0.0 tells it, which not everybody gets'],
    },
    {
      says: 'heard in another version than the others tell',
      ours: { hears: fact(2) },
      deployed: { 'mfe-b': [b({ tells: fact(1) })] },
      refused: ['facts: mfe-a 1.1.0 hears order/changed v2 | mfe-b 2.0.0 tells order/changed v1'],
    },
    {
      says: 'told in another version than the others hear',
      ours: { tells: fact(2) },
      deployed: { 'mfe-b': [b({ hears: fact(1) })] },
      refused: ['facts: mfe-a 1.1.0 tells order/changed v2 | mfe-b 2.0.0 hears order/changed v1'],
    },
    {
      says: 'told in another version than the shell of the app hears',
      ours: { tells: fact(2) },
      web: { hears: fact(2) },
      webview: { hears: fact(1) },
      refused: ['facts: mfe-a 1.1.0 tells order/changed v2 | shell 1.0.0+old hears order/changed v1'],
    },
    {
      says: 'told in both versions while somebody hears the old one',
      ours: { tells: fact(1, 2) },
      deployed: { 'mfe-b': [b({ hears: fact(1) })] },
      refused: [],
    },
    {
      says: 'heard in both versions while somebody tells the old one',
      ours: { hears: fact(1, 2) },
      deployed: { 'mfe-b': [b({ tells: fact(1) })] },
      refused: [],
    },
    {
      says: 'told no more although somebody hears it',
      ours: {},
      deployed: { 'mfe-a': [a({ tells: fact(1) })], 'mfe-b': [b({ hears: fact(1) })] },
      refused: ['facts: mfe-a 1.1.0 tells order/changed no more | mfe-b 2.0.0 hears it, and nobody else tells it'],
    },
    {
      says: 'told no more, but somebody else tells it',
      deployed: { 'mfe-a': [a({ tells: fact(1) })], 'mfe-b': [b({ hears: fact(1), tells: fact(1) })] },
      refused: [],
    },
    {
      says: 'that nobody told before either are not our affair',
      deployed: { 'mfe-b': [b({ hears: fact(1) })] },
      refused: [],
    },
  ])
})

describe('the budget', () => {
  const files = {
    'entry.js': { ...aFile, brotli: 100 },
    'a.js': { ...aFile, brotli: 500 },
    'b.js': { ...aFile, brotli: 400 },
  }
  table([
    { says: 'kept to the byte', ours: { files, budgetBytes: 1000, preload: { top: ['a.js', 'b.js'] } }, refused: [] },
    {
      says: 'broken by one screen of two',
      ours: { files, budgetBytes: 999, preload: { top: ['a.js', 'b.js'], list: ['a.js'] } },
      refused: ['budget: mfe-a 1.1.0 loads 1000 bytes of brotli for the first view of top | its budget is 999 bytes'],
    },
    {
      says: 'counts a file once',
      ours: { files, budgetBytes: 600, preload: { top: ['a.js', 'a.js', 'entry.js'] } },
      refused: [],
    },
    {
      says: 'holds for an entry without screens',
      ours: { files, budgetBytes: 99 },
      refused: ['budget: mfe-a 1.1.0 loads 100 bytes of brotli for the first view of entry | its budget is 99 bytes'],
    },
  ])
})

describe('integrity', () => {
  const theirs = 'a browser would run whatever stands at that address'
  table([
    {
      says: 'of everything',
      ours: { files: { 'entry.js': aFile, 'a.js': aFile }, preload: { top: ['a.js'] } },
      refused: [],
    },
    {
      says: 'of no entry',
      ours: { files: {} },
      refused: [`integrity: mfe-a 1.1.0 names entry.js (its entry) without a hash | ${theirs}`],
    },
    {
      says: 'of not every file of a first view',
      ours: { preload: { top: ['a.js'] } },
      refused: [`integrity: mfe-a 1.1.0 names a.js (screen top) without a hash | ${theirs}`],
    },
    {
      says: 'of no server entry',
      ours: { server: { entry: 'server.js', screens: ['top'] } },
      refused: ['integrity: mfe-a 1.1.0 names server.js (its server entry) without a hash | the edge starts no other'],
    },
  ])
})

it('a refusal names the rule, both sides and the way out', () => {
  const [refusal] = checkRelease(aDescriptor({ contract: '^9.0.0' }), aRegistry())
  expect(refusal && renderRefusal(refusal)).toBe(
    [
      'refused by the rule on contract',
      '  ours     mfe-a 1.0.0 needs contract ^9.0.0',
      '  theirs   shell 1.0.0+1 (web and webview) serves contract 1.0.0',
      '  way out  release a shell that serves contract ^9.0.0 first, beside what it has (pnpm release shell, docs/majors.md), or build against what that shell has',
    ].join('\n'),
  )
})

describe('a shell that only some get', () => {
  const canaryOf = (over: Partial<ShellManifest>) =>
    channelShell({ descriptor: aShell({ version: '2.0.0', ...over }), canary: 5 }, { descriptor: aShell() })
  const judgeBeside = (web: ReturnType<typeof channelShell>, ours: Partial<ReleaseDescriptor>) =>
    checkRelease(aDescriptor({ version: '1.1.0', ...ours }), aRegistry({}, { web })).map(
      ({ ours: we, theirs }) => `${we} | ${theirs}`,
    )
  const heard = [{ name: 'week/switched', version: 1 }]

  it('has to serve a release like everybody’s', () => {
    expect(judgeBeside(canaryOf({ contract: '2.0.0' }), {})).toEqual([
      'mfe-a 1.1.0 needs contract ^1.0.0 | shell 2.0.0 (web) serves contract 2.0.0',
    ])
    expect(judgeBeside(canaryOf({ contract: '1.1.0' }), { contract: '^1.1.0' })).toEqual([
      'mfe-a 1.1.0 needs contract ^1.1.0 | shell 1.0.0+1 (web and webview) serves contract 1.0.0',
    ])
  })

  it('keeps its addresses, and is no one to rely on for a fact', () => {
    const routes = { in: aRoute('/entrance') }
    expect(judgeBeside(canaryOf({ routes }), { routes })).toEqual([
      'mfe-a 1.1.0 claims /entrance | shell 2.0.0 has /entrance',
    ])
    expect(judgeBeside(canaryOf({ tells: heard }), { hears: heard })).toContain(
      'mfe-a 1.1.0 hears week/switched v1 | only shell 2.0.0 tells it, which not everybody gets',
    )
  })

  it('is no hindrance once it was halted, nor when it is only fallen back to', () => {
    const halted = { at: '2026-11-20T00:00:00.000Z', why: 'errors' }
    const old = { descriptor: aShell({ version: '0.9.0', contract: '0.9.0' }) }
    const { candidates, withdrawn } = canaryOf({ contract: '2.0.0' })
    const [canary, ...others] = candidates
    if (canary === undefined) throw new Error('a canary stands in front')
    expect(judgeBeside({ candidates: [{ ...canary, halted }, ...others], withdrawn }, {})).toEqual([])
    expect(judgeBeside(channelShell({ descriptor: aShell() }, old), {})).toEqual([])
  })
})

describe('slots', () => {
  const points = (version = 1) => ({ name: 'b/points', version })
  const theirs = (slots: ReleaseDescriptor['slots']) => ({ 'mfe-b': [of('mfe-b', '2.0.0', { slots })] })
  table([
    {
      says: 'are filled in the version that is offered',
      ours: { slots: { offers: [], fills: [points()] } },
      deployed: theirs({ offers: [points()], fills: [] }),
      refused: [],
    },
    {
      says: 'may be filled before anybody offers them',
      ours: { slots: { offers: [], fills: [points()] } },
      refused: [],
    },
    {
      says: 'may be offered before anybody fills them',
      ours: { slots: { offers: [points()], fills: [] } },
      refused: [],
    },
    {
      says: 'are filled by two',
      ours: { slots: { offers: [], fills: [points()] } },
      deployed: theirs({ offers: [], fills: [points()] }),
      refused: ['slots: mfe-a 1.1.0 fills b/points | mfe-b 2.0.0 fills it too'],
    },
    {
      says: 'are offered by two',
      ours: { slots: { offers: [points()], fills: [] } },
      deployed: theirs({ offers: [points()], fills: [] }),
      refused: ['slots: mfe-a 1.1.0 offers b/points | mfe-b 2.0.0 offers it too'],
    },
    {
      says: 'are filled by who offers them',
      ours: { slots: { offers: [points()], fills: [points()] } },
      refused: ['slots: mfe-a 1.1.0 fills b/points | mfe-a 1.1.0 offers it'],
    },
    {
      says: 'are named twice',
      ours: { slots: { offers: [], fills: [points(), points()] } },
      refused: ['slots: mfe-a 1.1.0 fills b/points v1 | mfe-a 1.1.0 fills it twice'],
    },
    {
      says: 'are filled in another version',
      ours: { slots: { offers: [], fills: [points(2)] } },
      deployed: theirs({ offers: [points()], fills: [] }),
      refused: ['slots: mfe-a 1.1.0 fills b/points v2 | mfe-b 2.0.0 offers v1'],
    },
    {
      says: 'are offered in another version',
      ours: { slots: { offers: [points(2)], fills: [] } },
      deployed: theirs({ offers: [], fills: [points()] }),
      refused: ['slots: mfe-a 1.1.0 offers b/points v2 | mfe-b 2.0.0 fills v1'],
    },
    {
      says: 'are offered in both versions for the time of a change',
      ours: { slots: { offers: [points(2), points()], fills: [] } },
      deployed: theirs({ offers: [], fills: [points()] }),
      refused: [],
    },
  ])
})
