import { createHash } from 'node:crypto'
import { readdirSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import { sourceMapFile } from '@shop/release-store/source-maps'
import { type ReleasingWorkspace, releasingWorkspace } from './testing/releasing-workspace.ts'

// The builds of this workspace are one line, whose map leads to `{name}/src/main.json:1:1`.

let shop: ReleasingWorkspace
let version = ''
let shell = ''
beforeAll(async () => {
  shop = await releasingWorkspace(['shell', 'mfe-a'])
  version = (await shop.versions('mfe-a'))[0] ?? ''
  shell = (await shop.shells('web'))[0] ?? ''
})
afterAll(() => shop.remove())

const maps = () => `${shop.location}-maps`

describe('pnpm releases --where', () => {
  it('names the line of the sources, of a remote and of the shell', async () => {
    expect((await shop.ok('releases', '--where', `mfe-a@${version}`, 'entry.js:1:3')).printed).toBe(
      'mfe-a/src/main.json:1:1 (commit abc)\n',
    )
    expect((await shop.ok('releases', '--where', `shell@${shell}`, 'main.js:1:3')).printed).toContain(
      'shell/src/main.json',
    )
  })

  it('takes a whole line of a stack, and the version without its digest where it is the only one', async () => {
    const frame = ['at', 'f', `(https://assets.test/mfe-a/${encodeURIComponent(version)}/entry.js:1:3)`]
    const { printed } = await shop.ok('releases', '--json', '--where', 'mfe-a@1.0.0', ...frame)
    expect(JSON.parse(printed)).toEqual({ file: 'mfe-a/src/main.json', line: 1, column: 1, commit: 'abc' })
  })

  it.each([
    { where: 'mfe-b@1.0.0', place: 'entry.js:1:1', says: 'production has no remote mfe-b: known are mfe-a' },
    { where: 'mfe-b@1.0.0+1a2b', place: 'entry.js:1:1', says: 'the store has no mfe-b 1.0.0+1a2b' },
    { where: 'mfe-a@9.0.0', place: 'entry.js:1:1', says: 'production has no mfe-a 9.0.0: known are 1.0.0+' },
    { where: 'mfe-a', place: 'entry.js:1:1', says: 'mfe-a is no release' },
    { where: '../mfe-a@1.0.0', place: 'entry.js:1:1', says: '../mfe-a@1.0.0 is no release' },
    { where: 'mfe-a@1.0.0', place: 'entry.js', says: 'entry.js is no place of a script' },
    { where: 'mfe-a@1.0.0', place: '', says: 'is no place of a script' },
    { where: 'mfe-a@1.0.0', place: 'other.js:1:1', says: 'has no file other.js' },
    { where: 'mfe-a@1.0.0', place: 'entry.js:2:1', says: 'entry.js has no line 2' },
    { where: 'mfe-a@1.0.0', place: 'entry.js:1:999', says: 'has no column 999' },
    {
      where: 'mfe-a@1.0.0',
      place: 'at https://a.test/_shell/1.0.0/main.js:1:1',
      says: 'is of shell 1.0.0, not of mfe-a',
    },
  ])('refuses $where $place', async ({ where, place, says }) => {
    const { code, said, printed } = await shop.run('releases', '--where', where, place)
    expect([code, said, printed]).toEqual([1, expect.stringContaining(says), ''])
    expect(said).not.toMatch(/^ +at /m)
  })

  it('refuses a version that several releases have, and names them', async () => {
    shop.declare('mfe-a', { budgetBytes: 2000 })
    await shop.ok('release', 'mfe-a')
    const { code, said } = await shop.run('releases', '--where', 'mfe-a@1.0.0', 'entry.js:1:1')
    expect([code, said]).toEqual([1, expect.stringMatching(/may be any of 1\.0\.0\+\w+, 1\.0\.0\+\w+: name one/)])
  })

  it('says how a map that is broken or gone comes back, and a release of the same sources brings it', async () => {
    const [newest = ''] = await shop.versions('mfe-a')
    const map = path.join(maps(), sourceMapFile(createHash('sha256').update(newest).digest('hex')))
    const ask = () => shop.run('releases', '--where', `mfe-a@${newest}`, 'entry.js:1:1')
    writeFileSync(map, 'broken')
    expect(await ask()).toMatchObject({ code: 1, said: expect.stringContaining('cannot be read') })
    rmSync(map)
    expect(await ask()).toMatchObject({ code: 1, said: expect.stringContaining('pnpm release makes them') })
    await shop.ok('release', 'mfe-a')
    expect((await ask()).code).toBe(0)
  })
})

describe('source maps', () => {
  it('stand beside the store and not in it', () => {
    const stored = readdirSync(shop.location, { recursive: true }).map(String)
    expect(stored.filter((file) => file.includes('.map'))).toEqual([])
    expect(readdirSync(maps()).every((file) => /^[0-9a-f]{64}\.map\.gz$/.test(file))).toBe(true)
  })

  it('are made for a release and not for a check', async () => {
    shop.declare('mfe-b', { budgetBytes: 3000 })
    shop.ran()
    const before = readdirSync(maps()).length
    await shop.ok('release', 'mfe-b', '--check')
    expect(readdirSync(maps())).toHaveLength(before)
    await shop.ok('release', 'mfe-b')
    await shop.ok('release', 'mfe-b')
    expect(readdirSync(maps())).toHaveLength(before + 1)
    expect(shop.ran()).toEqual(['mfe-b', 'mfe-b'])
  })
})
