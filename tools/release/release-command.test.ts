import { existsSync, mkdirSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals'
import { aRoute } from '@shop/release-store/testing'
import { type ReleasingWorkspace, releasingWorkspace } from './testing/releasing-workspace.ts'

// Each case runs git and builds as processes of their own: how fast they start is the machine's affair.

let shop: ReleasingWorkspace
const begin =
  (...released: string[]) =>
  async () => {
    shop = await releasingWorkspace(released)
  }
afterEach(() => shop.remove())

const candidates = async (name: string) => (await shop.shown()).remotes[name]?.candidates ?? []

describe('a release', () => {
  beforeEach(begin('shell', 'mfe-a'))
  beforeEach(() => void shop.ran())

  it('builds one package, stores it, and shows it in front of the one before', async () => {
    const [first] = await shop.versions('mfe-a')
    shop.declare('mfe-a', { budgetBytes: 2000 })
    const { printed } = await shop.ok('release', 'mfe-a', '--note', 'bigger')
    const [second, ...rest] = await shop.versions('mfe-a')
    expect(rest).toEqual([first])
    expect(printed).toBe(`mfe-a ${second} is live in production for everybody\n`)
    expect(shop.ran()).toEqual(['mfe-a'])
    expect((await candidates('mfe-a'))[0]).toMatchObject({
      note: 'bigger',
      releasedAt: '2026-11-20T00:03:00.000Z',
      descriptor: { commit: shop.git('rev-parse', '--short=12', 'HEAD') },
    })
    expect((await shop.store.readFile('mfe-a', second ?? '', 'entry.js'))?.toString()).toBe(second)
  })

  it('of what is shown already says so and writes nothing', async () => {
    const before = await shop.store.latestRevision('production')
    const { printed } = await shop.ok('release', 'mfe-a')
    expect(printed).toContain('nothing has changed')
    expect(await shop.store.latestRevision('production')).toBe(before)
  })

  it('goes to a channel of its own', async () => {
    await shop.ok('release', 'shell', '--channel', 'staging')
    await shop.ok('release', 'mfe-b', '--channel', 'staging')
    expect(Object.keys((await shop.shown('staging')).remotes)).toEqual(['mfe-b'])
    expect(Object.keys((await shop.shown()).remotes)).toEqual(['mfe-a'])
  })

  it('is only reported with --check', async () => {
    const before = await shop.store.latestRevision('production')
    shop.declare('mfe-a', { budgetBytes: 2000 })
    expect((await shop.ok('release', 'mfe-a', '--check')).printed).toContain('fits everything that production shows')
    shop.declare('mfe-a', { budgetBytes: 1 })
    const refused = await shop.run('release', 'mfe-a', '--check')
    expect(refused).toMatchObject({ code: 1, printed: expect.stringContaining('refused by the rule on budget') })
    shop.write('mfe-a/src/new.ts', 'not committed')
    expect((await shop.run('release', 'mfe-a', '--check')).printed).toContain('in no commit are\n  mfe-a/src/new.ts')
    expect(await shop.store.latestRevision('production')).toBe(before)
    expect(shop.ran()).toEqual(['mfe-a', 'mfe-a', 'mfe-a'])
  })

  it('answers as data with --json', async () => {
    shop.declare('mfe-a', { contract: '^9.0.0' })
    const { code, printed } = await shop.run('release', 'mfe-a', '--json')
    expect([code, JSON.parse(printed)]).toEqual([
      1,
      expect.objectContaining({
        name: 'mfe-a',
        channel: 'production',
        result: 'refused',
        refusals: [expect.objectContaining({ rule: 'contract' })],
      }),
    ])
  })

  it('that does not fit what stands there changes nothing and names both sides', async () => {
    const before = await shop.store.latestRevision('production')
    const [version] = await shop.versions('mfe-a')
    shop.declare('mfe-a', { routes: { one: aRoute('/a') } })
    await shop.ok('release', 'mfe-a')
    shop.declare('mfe-b', { routes: { two: aRoute('/a') } })
    const { code, printed } = await shop.run('release', 'mfe-b')
    expect(code).toBe(1)
    expect(printed).toMatch(/ours {5}mfe-b \S+ claims \/a\n {2}theirs {3}mfe-a \S+ has \/a\n {2}way out /)
    expect(await shop.store.latestRevision('production')).toBe('00000003')
    expect([before, await shop.versions('mfe-b')]).toEqual(['00000002', []])
    expect(existsSync(path.join(shop.location, 'mfe-b'))).toBe(false)
    expect(await shop.versions('mfe-a')).toContain(version)
  })

  it('of a version that was withdrawn is allowed, and it is withdrawn no more', async () => {
    shop.declare('mfe-a', { budgetBytes: 2000 })
    await shop.ok('release', 'mfe-a')
    const [version] = await shop.versions('mfe-a')
    await shop.ok('rollback', 'mfe-a')
    expect((await shop.shown()).remotes['mfe-a']?.withdrawn).toMatchObject([{ version }])
    await shop.ok('release', 'mfe-a')
    expect((await shop.versions('mfe-a'))[0]).toBe(version)
    expect((await shop.shown()).remotes['mfe-a']?.withdrawn).toEqual([])
  })

  it('with other bytes under the same version is refused', async () => {
    const { version } = JSON.parse((await shop.run('release', 'mfe-b', '--check', '--json')).printed)
    const folder = path.join(shop.location, 'mfe-b', version)
    mkdirSync(folder, { recursive: true })
    writeFileSync(path.join(folder, 'entry.js'), 'other bytes')
    const { code, said } = await shop.run('release', 'mfe-b')
    expect([code, said]).toEqual([1, expect.stringContaining('is in the store already, with other bytes')])
    expect(await shop.versions('mfe-b')).toEqual([])
  })

  it('that does not build says why', async () => {
    shop.declare('mfe-a', { commit: 'broken' })
    const { code, said } = await shop.run('release', 'mfe-a')
    expect([code, said]).toEqual([1, expect.stringMatching(/broken source[\s\S]*mfe-a does not build/)])
  })
})

describe('what a build reads must be committed', () => {
  beforeEach(begin('shell'))

  it.each([
    'mfe-a/src/new.ts',
    'mfe-a/src/main.json',
    'tools/federation/build.ts',
    'pnpm-lock.yaml',
    'mfe-a/注文 x.ts',
  ])('%s', async (file) => {
    shop.write(file, '{}')
    const { code, said } = await shop.run('release', 'mfe-a')
    expect([code, said]).toEqual([1, expect.stringContaining(`in no commit:\n  ${file}\nCommit it`)])
    expect((await shop.shown()).remotes).toEqual({})
    expect(shop.ran()).toEqual(['shell'])
  })

  it('also when it was removed', async () => {
    rmSync(path.join(shop.root, 'mfe-a/src/main.json'))
    expect((await shop.run('release', 'mfe-a')).said).toContain('  mfe-a/src/main.json')
  })

  it.each(['mfe-b/src/main.json', 'mfe-a/src/a.test.ts', 'docs/a.md'])('but not %s', async (file) => {
    shop.write(file, '{}')
    expect((await shop.run('release', 'mfe-a')).code).toBe(0)
  })

  it('and what is no checkout is no release', async () => {
    rmSync(path.join(shop.root, '.git'), { recursive: true })
    expect((await shop.run('release', 'mfe-a')).said).toContain('is no git checkout')
  })
})

describe('a canary', () => {
  const share = async () => (await candidates('mfe-a')).map(({ canary }) => canary)
  beforeEach(begin('shell', 'mfe-a'))
  beforeEach(() => shop.declare('mfe-a', { budgetBytes: 2000 }))

  it('goes to a share of members, until the same build is released to everybody', async () => {
    const { printed } = await shop.ok('release', 'mfe-a', '--canary', '5')
    expect(printed).toContain('is live in production for 5 % of members')
    expect(await share()).toEqual([5, undefined])
    await shop.ok('release', 'mfe-a', '--canary', '50')
    expect(await share()).toEqual([50, undefined])
    await shop.ok('release', 'mfe-a')
    expect(await share()).toEqual([undefined, undefined])
    expect(shop.ran()).toEqual(['shell', 'mfe-a', 'mfe-a'])
  })

  it('becomes everybody’s by promotion, without a build', async () => {
    await shop.ok('release', 'mfe-a', '--canary', '5')
    shop.declare('mfe-a', { budgetBytes: 3000 })
    shop.ran()
    expect((await shop.ok('promote', 'mfe-a')).printed).toContain('is live in production for everybody')
    expect([await share(), shop.ran()]).toEqual([[undefined, undefined], []])
    expect((await shop.run('promote', 'mfe-a')).said).toContain('has no canary')
  })

  it('makes room for the next one', async () => {
    await shop.ok('release', 'mfe-a', '--canary', '5')
    const [first, everybodys] = await shop.versions('mfe-a')
    shop.declare('mfe-a', { budgetBytes: 3000 })
    expect((await shop.ok('release', 'mfe-a', '--canary', '10')).printed).toContain(`in place of the canary ${first}`)
    expect((await shop.versions('mfe-a')).slice(1)).toEqual([everybodys])
  })

  it('needs a release for the others', async () => {
    expect(await shop.run('release', 'mfe-b', '--canary', '5')).toMatchObject({
      code: 1,
      said: expect.stringContaining('release it without --canary first'),
    })
    await shop.ok('release', 'mfe-a')
    expect((await shop.run('release', 'mfe-a', '--canary', '5')).said).toContain("is everybody's already")
  })
})

describe('the shell', () => {
  beforeEach(begin())

  it('comes first into an empty channel, for both entries', async () => {
    expect((await shop.run('release', 'mfe-a')).said).toContain('release the shell first')
    expect((await shop.run('release', 'shell', '--entry', 'web')).said).toContain('leave --entry out')
    // It hears what only remotes will tell.
    shop.declare('shell', { hears: [{ name: 'order/changed', version: 1 }] })
    expect((await shop.ok('release', 'shell')).printed).toContain('is live in production for web and webview')
  })

  it('may be newer on the web than in the app', async () => {
    await shop.ok('release', 'shell')
    const [before] = await shop.shells('webview')
    shop.declare('shell', { trustedTypes: ['new'] })
    await shop.ok('release', 'shell', '--entry', 'web', '--note', 'wider')
    const [newer] = (await shop.shown()).shells.web.candidates
    expect([await shop.shells('webview'), newer]).toMatchObject([
      [before],
      { note: 'wider', descriptor: { trustedTypes: ['new'] } },
    ])
    expect((await shop.ok('release', 'shell', '--entry', 'web')).printed).toContain('nothing has changed')
    await shop.ok('release', 'shell')
    expect(await shop.shells('webview')).toEqual(await shop.shells('web'))
  })

  it('is refused when a deployed remote stands against it', async () => {
    await shop.ok('release', 'shell')
    await shop.ok('release', 'mfe-a')
    const before = await shop.shown()
    shop.declare('shell', { contract: '9.0.0' })
    const { code, printed } = await shop.run('release', 'shell')
    expect([code, printed]).toEqual([1, expect.stringMatching(/ours {5}shell \S+ serves contract 9\.0\.0/)])
    expect(await shop.shown()).toEqual(before)
  })
})

describe('a canary of the shell', () => {
  const shares = async () => {
    const { web, webview } = (await shop.shown()).shells
    return [web, webview].map(({ candidates: list }) => list.map(({ canary }) => canary))
  }
  beforeEach(begin('shell', 'mfe-a'))
  beforeEach(() => shop.declare('shell', { trustedTypes: ['new'] }))

  it('goes to a share of one entry, and becomes everybody’s by promotion, without a build', async () => {
    const { printed } = await shop.ok('release', 'shell', '--canary', '5', '--entry', 'web')
    expect(printed).toContain('is live in production for 5 % of web')
    expect(await shares()).toEqual([[5, undefined], [undefined]])
    shop.ran()
    expect((await shop.run('promote', 'shell')).said).toContain('say which with --entry')
    expect((await shop.ok('promote', 'shell', '--entry', 'web')).printed).toContain('is live in production for web')
    expect([await shares(), shop.ran()]).toEqual([[[undefined, undefined], [undefined]], []])
    expect((await shop.run('promote', 'shell', '--entry', 'web')).said).toContain('shell has no canary')
  })

  it('needs a shell for the others, in each entry', async () => {
    expect((await shop.run('release', 'shell', '--canary', '5', '--channel', 'staging')).said).toContain(
      'release it without --canary first',
    )
    await shop.ok('release', 'shell', '--entry', 'webview')
    expect((await shop.run('release', 'shell', '--canary', '5')).said).toContain("is everybody's already")
    expect(await shares()).toEqual([[undefined], [undefined, undefined]])
  })

  it.each([
    { says: 'the canary alone has', shell: '1.1.0', remote: '^1.1.0', theirs: 'serves contract 1.0.0' },
    { says: 'everybody’s alone has', shell: '2.0.0', remote: '^1.0.0', theirs: 'serves contract 2.0.0' },
  ])('and a remote that needs what $says are not out at once', async ({ shell, remote, theirs }) => {
    // Nothing that is on show stands against either shell.
    await shop.ok('disable', 'mfe-a')
    shop.declare('shell', { contract: shell })
    await shop.ok('release', 'shell', '--canary', '5')
    shop.declare('mfe-b', { contract: remote })
    const { code, printed } = await shop.run('release', 'mfe-b')
    expect([code, printed]).toEqual([1, expect.stringContaining(theirs)])
  })

  it('and a canary of a remote that fits every shell are out at once', async () => {
    await shop.ok('release', 'shell', '--canary', '5')
    shop.declare('mfe-a', { budgetBytes: 2000 })
    await shop.ok('release', 'mfe-a', '--canary', '10')
    expect((await candidates('mfe-a')).map(({ canary }) => canary)).toEqual([10, undefined])
    shop.declare('shell', { contract: '9.0.0' })
    expect((await shop.run('release', 'shell', '--canary', '5')).printed).toContain('needs contract')
    expect(await shares()).toEqual([
      [5, undefined],
      [5, undefined],
    ])
  })
})

describe('a release that cannot be meant', () => {
  beforeEach(begin())

  it.each([
    { args: ['mfe-z'], words: 'has no mfe-z: known are shell, mfe-a, mfe-b' },
    { args: [], words: 'something is missing' },
    { args: ['mfe-a', 'mfe-b'], words: 'does not know mfe-b' },
    { args: ['mfe-a', '--chanel', 'staging'], words: "Unknown option '--chanel'" },
    {
      args: ['mfe-a', '--channel', 'prodution'],
      words: 'there is no channel prodution: known are production and staging',
    },
    { args: ['mfe-a', '--canary', '101'], words: '--canary 101 is no share' },
    { args: ['mfe-a', '--canary', 'all'], words: '--canary all is no share' },
    { args: ['mfe-a', '--note', 'x'.repeat(201)], words: '--note has 201 characters' },
    { args: ['mfe-a', '--entry', 'web'], words: '--entry is for the shell' },
    { args: ['shell', '--entry', 'app'], words: '--entry app is none: web or webview' },
  ])('$args', async ({ args, words }) => {
    const { code, said } = await shop.run('release', ...args)
    expect([code, said]).toEqual([1, expect.stringContaining(words)])
  })

  it('because it would not be what members get', async () => {
    shop.environment['SHOP_BUILD'] = 'development'
    expect((await shop.run('release', 'mfe-a')).said).toContain('SHOP_BUILD=development builds what no member may get')
  })

  it('and help is no mistake', async () => {
    const { code, printed } = await shop.run('release', '--help')
    expect([code, printed]).toEqual([0, expect.stringContaining('pnpm release <remote|shell>')])
  })
})
