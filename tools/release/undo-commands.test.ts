import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals'
import { updateChannel } from '@shop/release-store'
import { aRoute } from '@shop/release-store/testing'
import type { CandidateRelease } from '@shop/shared/contract'
import { type ReleasingWorkspace, releasingWorkspace } from './testing/releasing-workspace.ts'

// Each case runs git and builds as processes of their own: how fast they start is the machine's affair.

let shop: ReleasingWorkspace
beforeEach(async () => {
  shop = await releasingWorkspace(['shell', 'mfe-a'])
})
afterEach(() => shop.remove())

const releaseAnother = async (budgetBytes: number, ...args: string[]) => {
  shop.declare('mfe-a', { budgetBytes })
  await shop.ok('release', 'mfe-a', ...args)
}
const mark = { at: '2026-11-20T01:00:00.000Z', why: 'errors in 31 of 40 visits' }
/** Puts down what the watch of the services has found out about releases of mfe-a, newest first. */
const note = (...marks: Partial<CandidateRelease>[]) =>
  updateChannel(shop.store, 'production', (before) => {
    const remote = before?.remotes['mfe-a']
    if (before === undefined || remote === undefined) throw new Error('no mfe-a')
    const candidates = remote.candidates.map((one, place) => ({ ...one, ...marks[place] }))
    return { ...before, remotes: { ...before.remotes, 'mfe-a': { ...remote, candidates } } }
  })
const haltNewest = () => note({ halted: mark })

describe('rollback', () => {
  it('shows the release before, without a build, also when the sources are gone', async () => {
    const [first] = await shop.versions('mfe-a')
    await releaseAnother(2000)
    const [second] = await shop.versions('mfe-a')
    shop.ran()
    rmSync(path.join(shop.root, 'mfe-a'), { recursive: true })
    rmSync(path.join(shop.root, '.git'), { recursive: true })
    const { printed } = await shop.ok('rollback', 'mfe-a')
    expect(printed).toBe(`mfe-a ${second} is withdrawn from production: shown is ${first}\n`)
    expect(await shop.versions('mfe-a')).toEqual([first])
    expect((await shop.shown()).remotes['mfe-a']?.withdrawn).toMatchObject([{ version: second }])
    expect(shop.ran()).toEqual([])
  })

  it.each([
    { says: 'a canary', prepare: async () => undefined },
    { says: 'one that was taken back', prepare: haltNewest },
  ])('takes $says away', async ({ prepare }) => {
    const [everybodys] = await shop.versions('mfe-a')
    await releaseAnother(2000, '--canary', '5')
    await prepare()
    await shop.ok('rollback', 'mfe-a')
    expect(await shop.versions('mfe-a')).toEqual([everybodys])
  })

  it('goes back as far as there is something', async () => {
    const [first] = await shop.versions('mfe-a')
    for (const bytes of [2000, 3000]) await releaseAnother(bytes)
    await shop.ok('rollback', 'mfe-a')
    await shop.ok('rollback', 'mfe-a')
    const before = await shop.store.latestRevision('production')
    const { code, said } = await shop.run('rollback', 'mfe-a')
    expect([code, said]).toEqual([1, expect.stringContaining(`nothing to go back to: ${first} is its only release`)])
    expect(await shop.store.latestRevision('production')).toBe(before)
  })

  it('passes over one that was taken back, with words, and is refused when nothing else is left', async () => {
    const [first] = await shop.versions('mfe-a')
    for (const bytes of [2000, 3000]) await releaseAnother(bytes)
    const [third, second] = await shop.versions('mfe-a')
    await note({}, { halted: mark })
    const { printed } = await shop.ok('rollback', 'mfe-a')
    expect(printed).toBe(
      `mfe-a ${third} is withdrawn from production: shown is ${first}; ${second} is skipped, it was taken back: ${mark.why}\n`,
    )
    await note({}, { halted: mark })
    expect((await shop.run('rollback', 'mfe-a')).said).toContain(
      `nothing to go back to: ${second} is its only release; ${first} was taken back: ${mark.why}`,
    )
  })

  it('is refused for what the channel does not have', async () => {
    expect((await shop.run('rollback', 'mfe-z')).said).toContain('production has no remote mfe-z: known are mfe-a')
    expect((await shop.run('rollback', 'mfe-a', '--channel', 'staging')).said).toContain('has no channel staging yet')
    expect((await shop.run('rollback', '__proto__')).code).toBe(1)
  })
})

describe('rollback of the shell', () => {
  const releaseShell = async (over: object, ...args: string[]) => {
    shop.declare('shell', over)
    await shop.ok('release', 'shell', ...args)
  }

  it('shows the one before, in both entries, also when the sources are gone', async () => {
    const [first] = await shop.shells('web')
    await releaseShell({ trustedTypes: ['new'] })
    const [second] = await shop.shells('web')
    shop.ran()
    rmSync(path.join(shop.root, 'shell'), { recursive: true })
    rmSync(path.join(shop.root, '.git'), { recursive: true })
    const { printed } = await shop.ok('rollback', 'shell')
    expect(printed).toBe(
      ['web', 'webview']
        .map((entry) => `shell (${entry}) ${second} is withdrawn from production: shown is ${first}\n`)
        .join(''),
    )
    expect([await shop.shells('web'), await shop.shells('webview')]).toEqual([[first], [first]])
    expect((await shop.shown()).shells.web.withdrawn).toMatchObject([{ version: second }])
    expect(shop.ran()).toEqual([])
    expect((await shop.run('rollback', 'shell')).said).toContain('nothing to go back to')
  })

  it('takes from one entry what was meant for it, and asks which when the entries differ', async () => {
    const [first] = await shop.shells('web')
    await releaseShell({ trustedTypes: ['new'] }, '--entry', 'web', '--canary', '5')
    const { code, said } = await shop.run('rollback', 'shell')
    expect([code, said]).toEqual([1, expect.stringContaining('say which with --entry')])
    await shop.ok('rollback', 'shell', '--entry', 'web')
    expect([await shop.shells('web'), await shop.shells('webview')]).toEqual([[first], [first]])
  })

  it('is refused while a remote that somebody gets needs the newer one, with the way out', async () => {
    await releaseShell({ contract: '1.1.0' })
    shop.declare('mfe-a', { contract: '^1.1.0' })
    await shop.ok('release', 'mfe-a')
    const before = await shop.store.latestRevision('production')
    const { code, said } = await shop.run('rollback', 'shell')
    expect([code, said]).toEqual([
      1,
      expect.stringMatching(
        /serves contract 1\.0\.0\n {2}theirs {3}mfe-a \S+ needs contract \^1\.1\.0\n.*pnpm rollback/,
      ),
    ])
    expect(await shop.store.latestRevision('production')).toBe(before)
    await shop.ok('rollback', 'mfe-a')
    await shop.ok('rollback', 'shell')
  })

  it('of a canary is never refused: everybody has the one behind it', async () => {
    const shown = await shop.shells('web')
    await releaseShell({ trustedTypes: ['new'] }, '--canary', '5')
    await shop.ok('rollback', 'shell')
    expect(await shop.shells('web')).toEqual(shown)
  })
})

describe('a channel that cannot be read', () => {
  const broken = (text: string) =>
    writeFileSync(path.join(shop.location, 'channels', 'production', '00000003.json'), text)
  const commands = [
    ['release', 'mfe-a'],
    ['release', 'shell'],
    ['rollback', 'mfe-a'],
    ['releases'],
    ['disable', 'mfe-a'],
    ['promote', 'mfe-a'],
  ]

  it.each(commands)('is left alone by %s %s, and named', async (...args) => {
    broken('{"format": 2, "shells"')
    const { code, said } = await shop.run(...args)
    expect([code, said]).toEqual([
      1,
      expect.stringMatching(/channel production is cut off[\s\S]*channels\/production\/00000003\.json/),
    ])
    expect(await shop.store.latestRevision('production')).toBe('00000003')
  })

  it('because it is of another version of the shop', async () => {
    broken('{"format": 1, "remotes": {}}')
    expect((await shop.run('releases')).said).toContain('is of format 1; this version reads formats 2 and 3')
  })
})

describe('a store that cannot be used', () => {
  it.each([
    {
      says: 'a file in place of the folder',
      at: () => path.join(shop.root, 'pnpm-lock.yaml'),
      words: 'has no channel production yet',
    },
    { says: 'a bucket without keys', at: () => 's3://releases', words: 'needs AWS_ACCESS_KEY_ID' },
  ])('is named: $says', async ({ at, words }) => {
    shop.environment['RELEASE_STORE'] = at()
    const { code, said } = await shop.run('rollback', 'mfe-a')
    expect([code, said]).toEqual([1, expect.stringContaining(words)])
  })

  it('is named when it is away', async () => {
    Object.assign(shop.environment, {
      RELEASE_STORE: 's3://releases',
      AWS_ACCESS_KEY_ID: 'a',
      AWS_SECRET_ACCESS_KEY: 'b',
      AWS_ENDPOINT_URL: 'http://127.0.0.1:1',
    })
    const { code, said } = await shop.run('release', 'mfe-a')
    expect([code, said]).toEqual([
      1,
      expect.stringContaining('the bucket at http://127.0.0.1:1/releases does not answer'),
    ])
  })

  it('is named when it is full or not ours', async () => {
    mkdirSync(path.join(shop.location, 'channels', 'production', '00000003.json'))
    const { code, said } = await shop.run('rollback', 'mfe-a')
    expect([code, said]).toEqual([1, expect.stringContaining('the system says EISDIR')])
  })
})

describe('the kill switch', () => {
  it('gives a remote to nobody and back', async () => {
    expect((await shop.ok('disable', 'mfe-a')).printed).toContain('mfe-a is switched off in production')
    expect((await shop.shown()).remotes['mfe-a']?.disabled).toBe(true)
    const before = await shop.store.latestRevision('production')
    expect((await shop.ok('disable', 'mfe-a')).printed).toContain('already')
    expect(await shop.store.latestRevision('production')).toBe(before)
    expect((await shop.ok('enable', 'mfe-a')).printed).toContain('mfe-a is switched on')
    expect((await shop.shown()).remotes['mfe-a']?.disabled).toBe(false)
  })

  it('is not turned by a release', async () => {
    await shop.ok('disable', 'mfe-a')
    shop.declare('mfe-a', { budgetBytes: 2000 })
    expect((await shop.ok('release', 'mfe-a')).printed).toContain('switched off: pnpm enable mfe-a')
    expect((await shop.shown()).remotes['mfe-a']?.disabled).toBe(true)
  })

  it('does not come back to where somebody else stands by now', async () => {
    shop.declare('mfe-a', { routes: { one: aRoute('/a') } })
    await shop.ok('release', 'mfe-a')
    await shop.ok('disable', 'mfe-a')
    shop.declare('mfe-b', { routes: { two: aRoute('/a') } })
    await shop.ok('release', 'mfe-b')
    const { code, said } = await shop.run('enable', 'mfe-a')
    expect([code, said]).toEqual([1, expect.stringMatching(/mfe-a \S+ claims \/a[\s\S]*mfe-b \S+ has \/a/)])
    expect((await shop.shown()).remotes['mfe-a']?.disabled).toBe(true)
  })
})

it('a halted canary is not promoted', async () => {
  await releaseAnother(2000, '--canary', '5')
  await haltNewest()
  const { code, said } = await shop.run('promote', 'mfe-a')
  expect([code, said]).toEqual([1, expect.stringContaining('was halted: errors in 31 of 40 visits')])
})

it('a release that has done well on a share of the members has done so when it is everybody’s', async () => {
  await releaseAnother(2000, '--canary', '5')
  await note({ provenAt: mark.at })
  await shop.ok('release', 'mfe-a')
  expect((await shop.shown()).remotes['mfe-a']?.candidates[0]).toMatchObject({ provenAt: mark.at })
})

it('releases tells who gets what, and the same as data', async () => {
  await releaseAnother(2000)
  await releaseAnother(3000, '--canary', '5', '--note', 'new list')
  const [canary, everybodys, good] = await shop.versions('mfe-a')
  await shop.ok('release', 'mfe-b')
  await shop.ok('disable', 'mfe-b')
  await note({ halted: mark }, { worse: mark }, { provenAt: mark.at })
  const commit = shop.git('rev-parse', '--short=12', 'HEAD')
  const { printed } = await shop.ok('releases')
  const lines = printed.split('\n').map((line) => line.replace(/ {2,}/g, ' | '))
  expect(lines).toEqual([
    'channel production',
    expect.stringMatching(/^shell \(web\) \| 1\.0\.0\+\w{8} \| \w{12} \| .* \| everybody \| contract 1\.0\.0$/),
    expect.stringMatching(/^shell \(webview\) \| 1\.0\.0\+\w{8} \| \w{12} \| .* \| everybody \| contract 1\.0\.0$/),
    `mfe-a | ${canary} | ${commit} | 3 min | halted | at ${mark.at}: ${mark.why} | "new list"`,
    expect.stringContaining(`| ${everybodys} |`),
    expect.stringContaining(`| ${good} |`),
    expect.stringMatching(/^mfe-b \| .* \| switched off$/),
    '',
  ])
  expect(lines[4]).toContain(`| everybody | does worse, ${mark.at}: ${mark.why}`)
  expect(lines[5]).toContain('| last good | proven')
  const data = JSON.parse((await shop.ok('releases', '--json')).printed)
  expect(data).toMatchObject({
    channel: 'production',
    shells: { web: { releases: [{ contract: '1.0.0', state: 'everybody' }] } },
    remotes: {
      'mfe-a': {
        disabled: false,
        releases: [{ version: canary, state: 'halted', canary: 5, note: 'new list' }, {}, {}],
      },
      'mfe-b': { disabled: true },
    },
  })
})

it('releases tells of which entry points a remote brings its own copy, and into which shell', async () => {
  const card = '@shop/shared/product/card'
  shop.declare('shell', { provides: { [card]: '1.2.0' } })
  await shop.ok('release', 'shell', '--entry', 'web')
  shop.declare('mfe-a', { parts: { top: [card] }, doors: { [card]: { version: '1.2.0', contents: 'a' } } })
  await shop.ok('release', 'mfe-a')
  const [, old] = [await shop.shells('web'), await shop.shells('webview')]
  const { printed } = await shop.ok('releases')
  const line = printed.split('\n').find((one) => one.startsWith('mfe-a'))
  expect(line).toMatch(/everybody {2}own copy in webview, shell \S+: product\/card 1\.2\.0$/)
  expect(line).toContain(`shell ${old[0]}:`)
  expect(JSON.parse((await shop.ok('releases', '--json')).printed).remotes['mfe-a'].releases[0].ownCopies).toEqual([
    { entry: 'webview', shell: old[0], entryPoints: [`${card} 1.2.0`] },
  ])
})
