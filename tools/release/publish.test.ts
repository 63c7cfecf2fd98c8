import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals'
import { openReleaseStore, updateChannel } from '@shop/release-store'
import { aCandidate, aDescriptor, aShell } from '@shop/release-store/testing'
import type { ChannelRemote, Registry } from '@shop/shared/contract'
import { withoutNewest, withRelease } from './channel-changes.ts'
import { lastPublished } from './last-published.ts'
import { publishBuilds } from './publish.ts'
import { writeDist, writeRemote, writeShell } from './testing/built-packages.ts'

let folder = ''
beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'shop-publish-'))
  await writeShell(folder, '1.0.0+1')
})
afterEach(() => rm(folder, { recursive: true, force: true }))

const location = () => path.join(folder, 'store')
const store = () => openReleaseStore(location())
const place = () => ({ root: folder, dataFolder: folder, location: location(), channel: 'production' })
const publishAll = (...remotes: string[]) => publishBuilds({ ...place(), remotes, store: store() })
const publish = async (...remotes: string[]) => (await publishAll(...remotes)).published
const shown = async (): Promise<Registry> => {
  const state = await store().readChannel('production')
  if (state === undefined) throw new Error('no channel')
  return state.registry
}
const versionsOf = async (name: string) =>
  (await shown()).remotes[name]?.candidates.map(({ descriptor }) => descriptor.version)
const change = (name: string, by: (remote: ChannelRemote) => ChannelRemote) =>
  updateChannel(store(), 'production', (before) => {
    const remote = before?.remotes[name]
    if (before === undefined || remote === undefined) throw new Error('nothing to change')
    return { ...before, remotes: { ...before.remotes, [name]: by(remote) } }
  })

describe('publishing the builds of a checkout', () => {
  it('shows what was built, newest first, the ones before behind it', async () => {
    for (const version of ['1.0.0', '1.1.0', '1.2.0']) {
      await writeRemote(folder, 'mfe-a', version)
      expect(await publish('mfe-a')).toContain('mfe-a')
    }
    expect(await versionsOf('mfe-a')).toEqual(['1.2.0', '1.1.0', '1.0.0'])
    // A tab that was opened before still finds its files.
    expect((await store().readFile('mfe-a', '1.0.0', 'entry.js'))?.toString()).toBe('1.0.0')
  })

  it('of the same builds again writes nothing', async () => {
    await writeRemote(folder, 'mfe-a', '1.0.0')
    expect(await publish('mfe-a')).toEqual(['shell', 'mfe-a'])
    expect(await publish('mfe-a')).toEqual([])
    expect(await store().latestRevision('production')).toBe('00000001')
  })

  it('of an earlier version brings it to the front again', async () => {
    for (const version of ['1.0.0', '1.1.0', '1.0.0']) {
      await writeRemote(folder, 'mfe-a', version)
      await publish('mfe-a')
    }
    expect(await versionsOf('mfe-a')).toEqual(['1.0.0', '1.1.0'])
  })

  it('touches only what has changed', async () => {
    await writeRemote(folder, 'mfe-a', '1.0.0')
    await writeRemote(folder, 'mfe-b', '1.0.0')
    await publish('mfe-a', 'mfe-b')
    const before = await shown()
    await writeRemote(folder, 'mfe-b', '1.1.0')
    expect(await publish('mfe-a', 'mfe-b')).toEqual(['mfe-b'])
    expect((await shown()).remotes['mfe-a']).toEqual(before.remotes['mfe-a'])
    expect((await shown()).shells).toEqual(before.shells)
  })

  it('shows the shell that was built, in both entries', async () => {
    await publish()
    await writeShell(folder, '2.0.0+9')
    expect(await publish()).toEqual(['shell'])
    const { web, webview } = (await shown()).shells
    for (const { candidates } of [web, webview])
      expect(candidates.map(({ descriptor }) => descriptor.version)).toEqual(['2.0.0+9', '1.0.0+1'])
  })

  it('goes on with a channel of the format before: its shells stand behind the new one', async () => {
    const folderOfChannel = path.join(location(), 'channels', 'production')
    const [web, webview] = [aShell({ version: '0.9.0' }), aShell({ version: '0.8.0' })]
    await mkdir(folderOfChannel, { recursive: true })
    const before = JSON.stringify({ format: 2, shells: { web, webview }, remotes: {} })
    await writeFile(path.join(folderOfChannel, '00000001.json'), before)
    expect(await publish()).toEqual(['shell'])
    const { format, shells } = await shown()
    const versions = [shells.web, shells.webview].map((one) =>
      one.candidates.map(({ descriptor }) => descriptor.version),
    )
    expect([format, versions]).toEqual([
      3,
      [
        ['1.0.0+1', '0.9.0'],
        ['1.0.0+1', '0.8.0'],
      ],
    ])
  })

  it('does not switch on what was switched off', async () => {
    await writeRemote(folder, 'mfe-a', '1.0.0')
    await publish('mfe-a')
    await change('mfe-a', (remote) => ({ ...remote, disabled: true }))
    await writeRemote(folder, 'mfe-a', '1.1.0')
    await publish('mfe-a')
    expect((await shown()).remotes['mfe-a']?.disabled).toBe(true)
  })

  it('takes nothing away, and names what is gone from the checkout, not what never was in it', async () => {
    await writeRemote(folder, 'mfe-a', '1.0.0')
    await writeRemote(folder, 'mfe-b', '1.0.0')
    await publish('mfe-a', 'mfe-b')
    await updateChannel(store(), 'production', (before) => {
      if (before === undefined) throw new Error('no channel')
      const elsewhere = { disabled: false, withdrawn: [], candidates: [aCandidate({ name: 'mfe-c' })] }
      return { ...before, remotes: { ...before.remotes, 'mfe-c': elsewhere } }
    })
    expect(await publishAll('mfe-a')).toEqual({ published: [], leftAlone: [], gone: ['mfe-b'] })
    expect(Object.keys((await shown()).remotes)).toEqual(['mfe-a', 'mfe-b', 'mfe-c'])
  })

  it('fills a channel that was lost, whatever was handed over before', async () => {
    await writeRemote(folder, 'mfe-a', '1.0.0')
    await publish('mfe-a')
    await rm(path.join(location(), 'channels'), { recursive: true })
    expect(await publish('mfe-a')).toEqual(['shell', 'mfe-a'])
  })

  it.each([
    { says: 'no descriptor', files: { 'entry.js': 'x' } },
    { says: 'a broken descriptor', files: { 'release.json': '{' } },
    { says: 'a descriptor of the wrong shape', files: { 'release.json': '{"name":"mfe-a"}' } },
    {
      says: 'a version that leads out of the store',
      files: {
        'release.json': JSON.stringify({ ...aDescriptor({ name: 'mfe-a', version: '1.0.0' }), version: '../../etc' }),
      },
    },
    {
      says: 'a release of another remote',
      files: { 'release.json': JSON.stringify(aDescriptor({ name: 'mfe-b', version: '1.0.0' })) },
    },
  ])('stops at $says, and the channel shows what it showed', async ({ files }) => {
    await writeRemote(folder, 'mfe-a', '1.0.0')
    await publish('mfe-a')
    await writeDist(folder, 'mfe-a', files)
    await expect(publish('mfe-a')).rejects.toThrow()
    expect(await versionsOf('mfe-a')).toEqual(['1.0.0'])
  })
})

describe('what releases did since is not undone while the build is the same:', () => {
  const release = (version: string, canary?: number) => aCandidate({ version }, canary === undefined ? {} : { canary })
  const releasedHere = (version: string) => lastPublished(place()).write({ 'mfe-a': version })

  beforeEach(async () => {
    await writeRemote(folder, 'mfe-a', '1.0.0')
    await publish('mfe-a')
    await writeRemote(folder, 'mfe-a', '1.1.0')
  })

  it('a rollback', async () => {
    await publish('mfe-a')
    await change('mfe-a', (remote) => withoutNewest('mfe-a', remote, new Date()))
    expect(await publish('mfe-a')).toEqual([])
    expect(await versionsOf('mfe-a')).toEqual(['1.0.0'])
  })

  it('a canary of this very build', async () => {
    await change('mfe-a', (remote) => withRelease(remote, release('1.1.0', 5)))
    await releasedHere('1.1.0')
    expect(await publish('mfe-a')).toEqual([])
    expect((await shown()).remotes['mfe-a']?.candidates[0]?.canary).toBe(5)
  })

  it('a release from elsewhere', async () => {
    await publish('mfe-a')
    await change('mfe-a', (remote) => withRelease(remote, release('2.0.0')))
    expect(await publish('mfe-a')).toEqual([])
    expect(await versionsOf('mfe-a')).toEqual(['2.0.0', '1.1.0', '1.0.0'])
  })

  it('but another build is shown, to everybody, and a rollback of it forgotten', async () => {
    await change('mfe-a', (remote) => withRelease(remote, release('1.1.0', 5)))
    await releasedHere('1.1.0')
    await writeRemote(folder, 'mfe-a', '1.2.0')
    expect(await publish('mfe-a')).toEqual(['mfe-a'])
    expect(await versionsOf('mfe-a')).toEqual(['1.2.0', '1.0.0'])
  })
})
