import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals'
import type { Registry, ReleaseDescriptor } from '@shop/shared/contract'
import { openDirectoryStore } from './directory-store.ts'
import { publishBuilds } from './publish.ts'

let folder = ''
beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'shop-release-'))
})
afterEach(() => rm(folder, { recursive: true, force: true }))

const store = () => openDirectoryStore(path.join(folder, 'store'))
const inStore = (...parts: string[]) => path.join(folder, 'store', ...parts)
const read = (file: string) => readFile(file, 'utf8')

const aDescriptor = (name: string, version: string): ReleaseDescriptor => ({
  name,
  version,
  commit: 'abc',
  builtAt: '2026-11-20T00:00:00.000Z',
  contract: '^1.0.0',
  container: name.replaceAll('-', '_'),
  entry: 'entry.js',
  trustedTypes: [],
  routes: {},
  tells: [],
  hears: [],
  singletons: {},
  files: {},
  preload: {},
  parts: {},
})
const shell = {
  version: '1.0.0+1',
  commit: 'abc',
  builtAt: '2026-11-20T00:00:00.000Z',
  trustedTypes: [],
  scripts: ['main.js'],
  parts: {},
  files: {},
}

/** What a build leaves behind. */
async function built(name: string, files: Record<string, string>): Promise<string> {
  const dist = path.join(folder, 'root', name, 'dist')
  await rm(dist, { recursive: true, force: true })
  for (const [file, text] of Object.entries(files)) {
    await mkdir(path.dirname(path.join(dist, file)), { recursive: true })
    await writeFile(path.join(dist, file), text)
  }
  return dist
}
const builtRemote = (name: string, version: string, entry = `// ${version}`) =>
  built(name, { 'release.json': JSON.stringify(aDescriptor(name, version)), 'entry.js': entry })
const builtShell = (version = shell.version) => built('shell', { 'shell.json': JSON.stringify({ ...shell, version }) })
const publish = (...remotes: string[]) => publishBuilds(store(), path.join(folder, 'root'), remotes, 'production')
const versionsOf = (registry: Registry | undefined, name: string) =>
  registry?.remotes[name]?.candidates.map(({ descriptor }) => descriptor.version)

describe('the release store', () => {
  it('holds a release with all its files, and nothing half', async () => {
    await store().put('mfe-a', '1.0.0', await built('mfe-a', { 'entry.js': 'a', 'deep/part.js': 'b' }))
    expect(await read(inStore('mfe-a', '1.0.0', 'deep', 'part.js'))).toBe('b')
    expect(await readdir(inStore('mfe-a'))).toEqual(['1.0.0'])
  })

  it('never changes a release: the same version again stays as it was', async () => {
    await store().put('mfe-a', '1.0.0', await built('mfe-a', { 'entry.js': 'first' }))
    await store().put('mfe-a', '1.0.0', await built('mfe-a', { 'entry.js': 'second', 'more.js': 'x' }))
    expect(await read(inStore('mfe-a', '1.0.0', 'entry.js'))).toBe('first')
    expect(await readdir(inStore('mfe-a', '1.0.0'))).toEqual(['entry.js'])
  })

  it('takes the same release from ten at once, whole and once', async () => {
    const dist = await built('mfe-a', Object.fromEntries(Array.from({ length: 20 }, (_, nth) => [`${nth}.js`, 'x'])))
    await Promise.all(Array.from({ length: 10 }, () => store().put('mfe-a', '1.0.0', dist)))
    expect(await readdir(inStore('mfe-a'))).toEqual(['1.0.0'])
    expect(await readdir(inStore('mfe-a', '1.0.0'))).toHaveLength(20)
  })

  it('leaves nothing of a release that could not be read', async () => {
    await expect(store().put('mfe-a', '1.0.0', path.join(folder, 'nowhere'))).rejects.toThrow()
    const names = await readdir(inStore('mfe-a')).catch(() => [])
    expect(names.filter((name) => !name.startsWith('.'))).toEqual([])
  })

  it('has no channel before one was written', async () => {
    expect(await store().readChannel('production')).toBeUndefined()
  })

  it('shows a channel whole at any moment while it is written', async () => {
    await builtShell()
    await builtRemote('mfe-a', '1.0.0')
    const registry = await publish('mfe-a')
    const writes = Array.from({ length: 30 }, () => store().writeChannel('production', registry))
    const reads = Array.from({ length: 30 }, () => store().readChannel('production'))
    for (const seen of await Promise.all(reads)) expect(versionsOf(seen, 'mfe-a')).toEqual(['1.0.0'])
    await Promise.all(writes)
    expect(await readdir(inStore('channels'))).toEqual(['production.json'])
  })

  it('refuses to write a channel of the wrong shape, and keeps the one before', async () => {
    await builtShell()
    await builtRemote('mfe-a', '1.0.0')
    const registry = await publish('mfe-a')
    const wrong = { ...registry, remotes: { 'Not A Name': registry.remotes['mfe-a'] } } as Registry
    await expect(store().writeChannel('production', wrong)).rejects.toThrow()
    expect(versionsOf(await store().readChannel('production'), 'mfe-a')).toEqual(['1.0.0'])
  })

  it('does not read a channel of the wrong shape', async () => {
    await mkdir(inStore('channels'), { recursive: true })
    await writeFile(inStore('channels', 'production.json'), '{"format":2}')
    await expect(store().readChannel('production')).rejects.toThrow()
  })
})

describe('publishing', () => {
  it('shows what was built, newest first, the ones before behind it', async () => {
    await builtShell()
    for (const version of ['1.0.0', '1.1.0', '1.2.0', '1.3.0']) {
      await builtRemote('mfe-a', version)
      await publish('mfe-a')
    }
    const registry = await store().readChannel('production')
    expect(versionsOf(registry, 'mfe-a')).toEqual(['1.3.0', '1.2.0', '1.1.0'])
    // A tab that was opened before still finds its files.
    expect((await readdir(inStore('mfe-a'))).toSorted()).toEqual(['1.0.0', '1.1.0', '1.2.0', '1.3.0'])
  })

  it('of the same build again changes nothing', async () => {
    await builtShell()
    await builtRemote('mfe-a', '1.0.0')
    const first = await publish('mfe-a')
    expect(await publish('mfe-a')).toEqual(first)
  })

  it('of an earlier version brings it to the front again', async () => {
    await builtShell()
    for (const version of ['1.0.0', '1.1.0', '1.0.0']) {
      await builtRemote('mfe-a', version)
      await publish('mfe-a')
    }
    expect(versionsOf(await store().readChannel('production'), 'mfe-a')).toEqual(['1.0.0', '1.1.0'])
  })

  it('does not switch on what was switched off', async () => {
    await builtShell()
    await builtRemote('mfe-a', '1.0.0')
    const registry = await publish('mfe-a')
    const candidates = registry.remotes['mfe-a']?.candidates ?? []
    await store().writeChannel('production', { ...registry, remotes: { 'mfe-a': { disabled: true, candidates } } })
    await builtRemote('mfe-a', '1.1.0')
    expect((await publish('mfe-a')).remotes['mfe-a']?.disabled).toBe(true)
  })

  it('shows the shell that was built', async () => {
    await builtShell('2.0.0+9')
    expect((await publish()).shell.version).toBe('2.0.0+9')
    expect(await readdir(inStore('shell'))).toEqual(['2.0.0+9'])
  })

  it.each([
    { says: 'no descriptor', files: { 'entry.js': 'x' } },
    { says: 'a broken descriptor', files: { 'release.json': '{' } },
    { says: 'a descriptor of the wrong shape', files: { 'release.json': '{"name":"mfe-a"}' } },
    {
      says: 'a version that leads out of the store',
      files: { 'release.json': JSON.stringify({ ...aDescriptor('mfe-a', '1.0.0'), version: '../../etc' }) },
    },
    {
      says: 'a release of another remote',
      files: { 'release.json': JSON.stringify(aDescriptor('mfe-b', '1.0.0')) },
    },
  ])('stops at $says, and the channel shows what it showed', async ({ files }) => {
    await builtShell()
    await builtRemote('mfe-a', '1.0.0')
    await publish('mfe-a')
    await built('mfe-a', files)
    await expect(publish('mfe-a')).rejects.toThrow()
    expect(versionsOf(await store().readChannel('production'), 'mfe-a')).toEqual(['1.0.0'])
  })
})
