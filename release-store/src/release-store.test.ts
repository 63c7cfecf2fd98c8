import { spawn } from 'node:child_process'
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from '@jest/globals'
import type { Registry } from '@shop/shared/contract'
import { openReleaseStore } from './open-release-store.ts'
import type { ReleaseStore } from './release-store.ts'
import { keptRevisions } from './revisions.ts'
import { aCandidate, aDescriptor, aRegistry } from './testing/a-registry.ts'
import { type S3Server, startS3Server } from './testing/s3-server.ts'
import { updateChannel } from './update-channel.ts'

const bucket = 'releases'
let folder = ''
let s3: S3Server
beforeAll(async () => {
  s3 = await startS3Server(bucket)
})
afterAll(() => s3.close())
beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'shop-store-'))
})
afterEach(() => rm(folder, { recursive: true, force: true }))

/** A folder as a build leaves it. */
async function built(files: Record<string, string>): Promise<string> {
  const dist = await mkdtemp(path.join(folder, 'dist-'))
  for (const [file, text] of Object.entries(files)) {
    await mkdir(path.dirname(path.join(dist, file)), { recursive: true })
    await writeFile(path.join(dist, file), text)
  }
  return dist
}

const withVersion = (version: string) => aRegistry({ 'mfe-a': [aCandidate({ version })] })
const versionsOf = (registry: Registry | undefined, name = 'mfe-a') =>
  registry?.remotes[name]?.candidates.map(({ descriptor }) => descriptor.version)

describe.each([
  { kind: 'a folder', locate: () => path.join(folder, 'store') },
  // A prefix of its own for every test: an empty store.
  { kind: 'a bucket', locate: () => `s3://${bucket}/${path.basename(folder)}` },
])('the release store in $kind', ({ locate }) => {
  const open = (): ReleaseStore => openReleaseStore(locate(), s3.environment)
  const text = async (version: string, file: string) => (await open().readFile('mfe-a', version, file))?.toString()

  it('holds a release with all its files', async () => {
    const dist = await built({ 'entry.js': 'a', 'entry.js.br': 'b', 'deep/part.js': 'c', 'release.json': '{}' })
    expect(await open().putRelease('mfe-a', '1.0.0+abc', dist)).toBe('stored')
    expect(await text('1.0.0+abc', 'entry.js')).toBe('a')
    expect(await text('1.0.0+abc', 'deep/part.js')).toBe('c')
    expect(await text('1.0.0+abc', 'other.js')).toBeUndefined()
    expect(await text('1.0.1', 'entry.js')).toBeUndefined()
  })

  it('keeps bytes as they are', async () => {
    const dist = await mkdtemp(path.join(folder, 'dist-'))
    const bytes = Buffer.from([0, 255, 254, 10, 13, 0])
    await writeFile(path.join(dist, 'entry.js.br'), bytes)
    await open().putRelease('mfe-a', '1.0.0', dist)
    expect(await open().readFile('mfe-a', '1.0.0', 'entry.js.br')).toEqual(bytes)
  })

  it('takes the same release again, built at another hour of another commit', async () => {
    const at = (builtAt: string, commit: string) =>
      built({ 'entry.js': 'a', 'release.json': JSON.stringify({ ...aDescriptor(), builtAt, commit }) })
    await open().putRelease('mfe-a', '1.0.0', await at('2026-11-20T00:00:00Z', 'abc'))
    expect(await open().putRelease('mfe-a', '1.0.0', await at('2026-11-21T00:00:00Z', 'def'))).toBe('present')
    expect(await text('1.0.0', 'release.json')).toContain('abc')
  })

  it.each([
    { says: 'another content', files: { 'entry.js': 'other' } },
    { says: 'one file more', files: { 'entry.js': 'first', 'more.js': 'x' } },
    { says: 'one file less', files: {} },
  ])('refuses the same version with $says, and it stays as it was', async ({ files }) => {
    await open().putRelease('mfe-a', '1.0.0', await built({ 'entry.js': 'first' }))
    const other = open().putRelease('mfe-a', '1.0.0', await built(files))
    await expect(other).rejects.toThrow('mfe-a 1.0.0 is in the store already, with other bytes')
    expect(await text('1.0.0', 'entry.js')).toBe('first')
    expect(await text('1.0.0', 'more.js')).toBeUndefined()
  })

  it('takes the same release from ten at once, whole', async () => {
    const files = Object.fromEntries(Array.from({ length: 12 }, (_, nth) => [`${nth}.js`, 'x']))
    const dist = await built(files)
    await Promise.all(Array.from({ length: 10 }, () => open().putRelease('mfe-a', '1.0.0', dist)))
    for (const file of Object.keys(files)) expect(await text('1.0.0', file)).toBe('x')
    expect(await open().putRelease('mfe-a', '1.0.0', dist)).toBe('present')
  })

  it('takes no release that cannot be read', async () => {
    await expect(open().putRelease('mfe-a', '1.0.0', path.join(folder, 'nowhere'))).rejects.toThrow()
    expect(await open().putRelease('mfe-a', '1.0.0', await built({ 'entry.js': 'x' }))).toBe('stored')
  })

  it('has no channel before one was written', async () => {
    expect(await open().latestRevision('production')).toBeUndefined()
    expect(await open().readChannel('production')).toBeUndefined()
  })

  it('shows what was written last, and which write it was', async () => {
    const store = open()
    expect(await store.writeChannel('production', withVersion('1.0.0'), undefined)).toBe(true)
    expect(await store.writeChannel('production', withVersion('1.1.0'), '00000001')).toBe(true)
    expect(await store.latestRevision('production')).toBe('00000002')
    expect(await open().readChannel('production')).toEqual({ registry: withVersion('1.1.0'), revision: '00000002' })
    expect(await store.readChannel('staging')).toBeUndefined()
  })

  it('keeps what was written before, and who wrote it', async () => {
    const author = { by: 'recipes', at: '2026-11-20T00:00:00.000Z', why: 'a try' }
    const store = open()
    await updateChannel(store, 'production', () => withVersion('1.0.0'), author)
    const without = (before = aRegistry()) => ({ ...before, remotes: {} })
    await updateChannel(store, 'production', () => withVersion('1.1.0'), author)
    // A writer that tells nothing does not repeat what the one before has told.
    await updateChannel(store, 'production', without)
    const revisions = await open().revisions('production')
    expect(revisions).toEqual(['00000001', '00000002', '00000003'])
    const writes = await Promise.all(revisions.map((revision) => open().readRevision('production', revision)))
    expect(writes.map((write) => write?.change)).toEqual([
      { ...author, what: expect.stringContaining('mfe-a 1.0.0 released to everybody') },
      { ...author, what: 'mfe-a 1.1.0 released to everybody' },
      undefined,
    ])
    expect(versionsOf(writes[0])).toEqual(['1.0.0'])
    expect(await open().readRevision('production', '00000009')).toBeUndefined()
    expect(await open().revisions('staging')).toEqual([])
  })

  it('keeps who may change what, apart from the channels', async () => {
    const list = (...scopes: string[]) => ({
      format: 1 as const,
      teams: { operator: { mayChange: scopes, tokens: [] } },
    })
    expect(await open().readTeams()).toBeUndefined()
    expect(await open().writeTeams(list('*'), undefined)).toBe(true)
    expect(await open().writeTeams(list('shell'), undefined)).toBe(false)
    expect(await open().writeTeams(list('*', 'shell'), '00000001')).toBe(true)
    expect(await open().readTeams()).toEqual({ list: list('*', 'shell'), revision: '00000002' })
    await expect(open().writeTeams(list('No Name'), '00000002')).rejects.toThrow()
    expect(await open().readChannel('production')).toBeUndefined()
  })

  it('keeps signatures of a release under the names of their keys, apart from its files', async () => {
    const release = { name: 'mfe-a', version: '1.0.0' }
    expect(await open().readSignature(release, 'key-1')).toBeUndefined()
    await open().putSignature(release, 'key-1', 'false')
    await open().putSignature(release, 'key-1', 'right')
    await open().putSignature(release, 'key-1', 'right')
    await open().putSignature(release, 'key-2', 'other')
    expect(await open().readSignature(release, 'key-1')).toBe('right')
    expect(await open().readSignature({ ...release, version: '1.1.0' }, 'key-1')).toBeUndefined()
    expect(await open().readFile('mfe-a', '1.0.0', 'key-1')).toBeUndefined()
  })

  it('refuses who read before somebody else wrote', async () => {
    await open().writeChannel('production', withVersion('1.0.0'), undefined)
    await open().writeChannel('production', withVersion('1.1.0'), '00000001')
    expect(await open().writeChannel('production', withVersion('1.2.0'), '00000001')).toBe(false)
    expect(await open().writeChannel('production', withVersion('1.2.0'), undefined)).toBe(false)
    expect(versionsOf((await open().readChannel('production'))?.registry)).toEqual(['1.1.0'])
  })

  it('takes one of ten writes at once', async () => {
    const writes = Array.from({ length: 10 }, (_, nth) =>
      open().writeChannel('production', withVersion(`1.${nth}.0`), undefined),
    )
    const taken = (await Promise.all(writes)).indexOf(true)
    expect((await Promise.all(writes)).filter((isTaken) => isTaken)).toHaveLength(1)
    expect(versionsOf((await open().readChannel('production'))?.registry)).toEqual([`1.${taken}.0`])
  })

  it('never stores a channel of the wrong shape', async () => {
    await open().writeChannel('production', withVersion('1.0.0'), undefined)
    const wrong = aRegistry({ 'Not A Name': [aCandidate()] })
    await expect(open().writeChannel('production', wrong, '00000001')).rejects.toThrow()
    expect(versionsOf((await open().readChannel('production'))?.registry)).toEqual(['1.0.0'])
  })

  it('keeps the last writes of a channel and refuses who read one that is gone', async () => {
    const store = open()
    const revision = (number: number) => String(number).padStart(8, '0')
    const write = (before?: number) =>
      store.writeChannel('production', withVersion('1.0.0'), before === undefined ? undefined : revision(before))
    // A number is taken from what was read, so a test may leave some out.
    for (const before of [undefined, 1, 2, keptRevisions, keptRevisions + 1]) expect(await write(before)).toBe(true)
    // The first two are dropped by now and their names free again; what stood there would be lost.
    expect([await write(undefined), await write(1)]).toEqual([false, false])
    // The third stands.
    expect(await write(2)).toBe(false)
    expect(await store.readChannel('production')).toMatchObject({ revision: revision(keptRevisions + 2) })

    // Each of these drops one, while others read.
    const writes = Array.from({ length: 8 }, (_, nth) =>
      updateChannel(store, 'production', () => withVersion(`2.${nth}.0`)),
    )
    const reads = Array.from({ length: 8 }, () => open().readChannel('production'))
    for (const seen of await Promise.all(reads)) expect(versionsOf(seen?.registry)).toHaveLength(1)
    await Promise.all(writes)
    expect(await store.readChannel('production')).toMatchObject({ revision: revision(keptRevisions + 10) })
  })

  it('loses no release of two remotes that twenty processes make at once', async () => {
    await updateChannel(open(), 'production', () => aRegistry())
    const codes = await Promise.all(
      Array.from({ length: 20 }, (_, nth) =>
        releaseElsewhere(locate(), nth % 2 === 0 ? 'mfe-a' : 'mfe-b', `1.${nth}.0`),
      ),
    )
    expect(codes).toEqual(Array.from({ length: 20 }, () => 0))
    const { registry, revision } = (await open().readChannel('production')) ?? {}
    const minors = (parity: number) => Array.from({ length: 10 }, (_, nth) => `1.${2 * nth + parity}.0`)
    expect(versionsOf(registry, 'mfe-a')?.toSorted()).toEqual(minors(0).toSorted())
    expect(versionsOf(registry, 'mfe-b')?.toSorted()).toEqual(minors(1).toSorted())
    expect(revision).toBe('00000021')
  }, 300_000)
})

/** Puts a release and shows it, as a process of its own. */
async function releaseElsewhere(location: string, name: string, version: string): Promise<number | null> {
  const entryPoint = new URL('index.ts', import.meta.url).href
  const descriptor = aDescriptor({ name, version })
  const dist = await built({ 'entry.js': version, 'release.json': JSON.stringify(descriptor) })
  const program = `
    const { openReleaseStore, updateChannel } = await import(${JSON.stringify(entryPoint)})
    const [, location, name, version, dist, descriptor] = process.argv
    const store = openReleaseStore(location)
    await store.putRelease(name, version, dist)
    await updateChannel(store, 'production', ({ remotes, ...rest }) => {
      const { candidates = [] } = remotes[name] ?? {}
      const next = { descriptor: JSON.parse(descriptor), releasedAt: '2026-11-20T00:00:00.000Z' }
      return { ...rest, remotes: { ...remotes, [name]: { disabled: false, withdrawn: [], candidates: [next, ...candidates] } } }
    })`
  const args = ['--input-type=module', '-e', program, location, name, version, dist, JSON.stringify(descriptor)]
  const child = spawn(process.execPath, args, {
    env: { ...process.env, ...s3.environment, NODE_OPTIONS: '' },
    stdio: ['ignore', 'inherit', 'inherit'],
  })
  return new Promise((resolve) => child.on('close', resolve))
}
