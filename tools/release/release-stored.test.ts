import { rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals'
import { aRoute } from '@shop/release-store/testing'
import { type ReleasingWorkspace, releasingWorkspace } from './testing/releasing-workspace.ts'

// Each case runs git and builds as processes of their own: how fast they start is the machine's affair.

let shop: ReleasingWorkspace
beforeEach(async () => {
  shop = await releasingWorkspace(['shell', 'mfe-a'])
})
afterEach(() => shop.remove())

const releaseAnother = async (name: string, over: object) => {
  shop.declare(name, over)
  await shop.ok('release', name)
}
const withoutSources = () => {
  for (const folder of ['mfe-a', 'shell', '.git']) rmSync(path.join(shop.root, folder), { recursive: true })
}
const inStore = (...parts: string[]) => path.join(shop.location, ...parts)

/** The build of the tests declares a hash of nothing, so its files are nothing here. */
const emptyFile = (name: string, version = '', file = 'entry.js') => writeFileSync(inStore(name, version, file), '')

describe('a release by its name', () => {
  it('is shown again without sources, as the newest, run beside what is live', async () => {
    const [first = ''] = await shop.versions('mfe-a')
    await releaseAnother('mfe-a', { budgetBytes: 2000 })
    const [second] = await shop.versions('mfe-a')
    emptyFile('mfe-a', first)
    withoutSources()
    shop.ran()
    shop.runCheck.ran()
    const { printed } = await shop.ok('release', `mfe-a@${first}`, '--canary', '5', '--note', 'the old list')
    expect(printed).toBe(`mfe-a ${first} is live in production for 5 % of members\n`)
    expect((await shop.shown()).remotes['mfe-a']?.candidates).toMatchObject([
      { descriptor: { version: first }, canary: 5, note: 'the old list' },
      { descriptor: { version: second } },
    ])
    expect(shop.ran()).toEqual([])
    expect(shop.runCheck.ran()).toEqual([`mfe-a ${first} in ${(await shop.shells('web'))[0]}`])
  })

  it('may have been withdrawn, and says beside it when nobody ran its code', async () => {
    await releaseAnother('mfe-a', { budgetBytes: 2000 })
    const [second = ''] = await shop.versions('mfe-a')
    await shop.ok('rollback', 'mfe-a')
    emptyFile('mfe-a', second)
    await shop.ok('release', `mfe-a@${second}`, '--without-browser')
    expect((await shop.shown()).remotes['mfe-a']).toMatchObject({
      candidates: [{ descriptor: { version: second }, note: 'code not run in a browser' }, {}],
      withdrawn: [],
    })
  })

  it('may be a shell, in one entry', async () => {
    const [first = ''] = await shop.shells('web')
    await releaseAnother('shell', { trustedTypes: ['second'] })
    const [second] = await shop.shells('web')
    emptyFile('shell', first, 'main.js')
    await shop.ok('release', `shell@${first}`, '--entry', 'webview')
    expect([await shop.shells('web'), await shop.shells('webview')]).toEqual([
      [second, first],
      [first, second],
    ])
    expect((await shop.ok('release', `shell@${first}`, '--entry', 'webview')).printed).toContain('nothing has changed')
  })

  it('changes nothing with --check', async () => {
    const [first = ''] = await shop.versions('mfe-a')
    await releaseAnother('mfe-a', { budgetBytes: 2000 })
    emptyFile('mfe-a', first)
    const before = await shop.versions('mfe-a')
    expect((await shop.ok('release', `mfe-a@${first}`, '--check')).printed).toContain('fits everything')
    expect(await shop.versions('mfe-a')).toEqual(before)
  })

  it('is judged by what is live now, and by its code', async () => {
    const routes = { one: aRoute('/one') }
    await releaseAnother('mfe-a', { routes })
    const [withRoute = ''] = await shop.versions('mfe-a')
    emptyFile('mfe-a', withRoute)
    await shop.ok('rollback', 'mfe-a')
    shop.runCheck.find([{ rule: 'running code', ours: 'it throws', theirs: 'members', wayOut: 'repair it' }])
    expect(await shop.run('release', `mfe-a@${withRoute}`)).toMatchObject({
      code: 1,
      printed: expect.stringContaining('refused by the rule on running code'),
    })
    shop.runCheck.find([])
    await releaseAnother('mfe-b', { routes })
    expect(await shop.run('release', `mfe-a@${withRoute}`)).toMatchObject({
      code: 1,
      printed: expect.stringContaining('refused by the rule on routes'),
    })
    expect(await shop.versions('mfe-a')).toHaveLength(1)
  })

  it.each([
    { says: 'a version that is not there', release: () => 'mfe-a@9.9.9', words: 'the store has no mfe-a 9.9.9' },
    { says: 'a remote that is not there', release: () => 'mfe-z@1.0.0', words: 'the store has no mfe-z 1.0.0' },
    { says: 'a way out of the store', release: () => 'mfe-a@../mfe-b', words: 'names no release' },
    { says: 'no version', release: () => 'mfe-a@', words: 'names no release' },
    {
      says: 'a file that is another one',
      release: (version: string) => `mfe-a@${version}`,
      words: 'entry.js in the store is another file',
    },
    {
      says: 'a file that the store has lost',
      release: (version: string) => {
        rmSync(inStore('mfe-a', version, 'entry.js'))
        return `mfe-a@${version}`
      },
      words: 'entry.js is not in the store',
    },
    {
      says: 'a manifest that is damaged',
      release: (version: string) => {
        writeFileSync(inStore('mfe-a', version, 'release.json'), '{')
        return `mfe-a@${version}`
      },
      words: 'is damaged, or of another release',
    },
  ])('is refused: $says', async ({ release, words }) => {
    const [first = ''] = await shop.versions('mfe-a')
    await releaseAnother('mfe-a', { budgetBytes: 2000 })
    const before = await shop.shown()
    const { code, printed, said } = await shop.run('release', release(first))
    expect([code, printed + said]).toEqual([1, expect.stringContaining(words)])
    expect(await shop.shown()).toEqual(before)
  })
})
