import { generateKeyPairSync, type KeyObject } from 'node:crypto'
import { mkdir, mkdtemp, rm, utimes, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals'
import { openDirectoryStore, type ReleaseStore, signManifest } from '@shop/release-store'
import { aDescriptor, aRegistry, aShell, channelShell } from '@shop/release-store/testing'
import type { Registry, ReleaseDescriptor, ShellManifest } from '@shop/shared/contract'
import { onlyTrusted, openTrustedReleases } from './trusted-releases.ts'

const pem = (key: KeyObject) => key.export({ type: key.type === 'public' ? 'spki' : 'pkcs8', format: 'pem' }).toString()
const aPair = () => {
  const { publicKey, privateKey } = generateKeyPairSync('ed25519')
  return { publicKey: pem(publicKey), privateKey: pem(privateKey) }
}
const [operators, teams, stranger] = [aPair(), aPair(), aPair()]
const shell = aShell()
const [older, newer] = ['1.0.0', '1.1.0'].map((version) => aDescriptor({ version })) as [
  ReleaseDescriptor,
  ReleaseDescriptor,
]

let folder = ''
let store: ReleaseStore
let keyFile = ''
const said: string[] = []
let minute = 0

const allow = async (...keys: { maySign: string[]; publicKey: string }[]) => {
  await writeFile(keyFile, JSON.stringify({ format: 1, keys }))
  // Two writes of one test may come within the clock of the file system.
  minute += 1
  await utimes(keyFile, minute, minute)
}
async function put(name: string, manifest: ReleaseDescriptor | ShellManifest, key?: { privateKey: string }) {
  const text = JSON.stringify(manifest)
  const built = path.join(folder, 'built', name, manifest.version)
  await mkdir(built, { recursive: true })
  await writeFile(path.join(built, name === 'shell' ? 'shell.json' : 'release.json'), text)
  await store.putRelease(name, manifest.version, built)
  if (key === undefined) return
  const release = { name, version: manifest.version }
  const { keyId, signature } = signManifest(key.privateKey, { ...release, manifest: Buffer.from(text) })
  await store.putSignature(release, keyId, signature)
}
const open = () => openTrustedReleases({ store, keyFile, log: (line) => void said.push(line) })
const registry = (...descriptors: ReleaseDescriptor[]) =>
  aRegistry({ 'mfe-a': descriptors.map((descriptor) => ({ descriptor, releasedAt: descriptor.builtAt })) })
const shown = ({ remotes }: Registry) => remotes['mfe-a']?.candidates.map(({ descriptor }) => descriptor.version)

beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'trusted-'))
  store = openDirectoryStore(path.join(folder, 'store'))
  keyFile = path.join(folder, 'keys.json')
  said.length = 0
  await allow(
    { maySign: ['shell'], publicKey: operators.publicKey },
    { maySign: ['mfe-a'], publicKey: teams.publicKey },
  )
  await put('shell', shell, operators)
  await put('mfe-a', older, teams)
})
afterEach(() => rm(folder, { recursive: true, force: true }))

describe('the releases that the edge shows', () => {
  it('are those that a key of the list has signed; of others it says so once, and the rest goes on', async () => {
    await put('mfe-a', newer)
    const trusted = await open()
    for (let look = 0; look < 2; look += 1)
      expect(shown(await trusted.registryOf(registry(newer, older)))).toEqual(['1.0.0'])
    expect(said).toEqual([`mfe-a@1.1.0 is not shown: no key of ${keyFile} has signed it`])
  })

  it.each([
    { says: 'somebody else’s key', key: stranger },
    { says: 'a key that may sign something else', key: operators },
  ])('are none of $says', async ({ key }) => {
    await put('mfe-a', newer, key)
    expect(shown(await (await open()).registryOf(registry(newer, older)))).toEqual(['1.0.0'])
  })

  it('are as they were signed, whatever the channel says of them', async () => {
    const forged = { ...older, entry: 'forged.js', commit: 'of the release' }
    const { remotes } = await (await open()).registryOf(registry(forged))
    expect(remotes['mfe-a']?.candidates[0]?.descriptor).toMatchObject({ entry: 'entry.js', commit: 'of the release' })
  })

  it('are none of a key that was taken back, also as last good ones, and those of the one in its place', async () => {
    const next = aPair()
    await put('mfe-a', newer, next)
    const trusted = await open()
    expect(shown(await trusted.registryOf(registry(newer, older)))).toEqual(['1.0.0'])
    const shellKey = { maySign: ['shell'], publicKey: operators.publicKey }
    const both = [teams, next].map(({ publicKey }) => ({ maySign: ['mfe-a'], publicKey }))
    await allow(shellKey, ...both)
    expect(await trusted.haveKeysChanged()).toBe(true)
    expect(shown(await trusted.registryOf(registry(newer, older)))).toEqual(['1.1.0', '1.0.0'])
    await allow(shellKey, { maySign: ['mfe-a'], publicKey: next.publicKey })
    expect(await trusted.haveKeysChanged()).toBe(true)
    expect(shown(await trusted.registryOf(registry(newer, older)))).toEqual(['1.1.0'])
    expect(await trusted.haveKeysChanged()).toBe(false)
  })

  it('stay those of the keys before when the list is damaged', async () => {
    const trusted = await open()
    await writeFile(keyFile, '{"format":1,"keys":[{')
    await utimes(keyFile, 999, 999)
    expect(await trusted.haveKeysChanged()).toBe(false)
    expect(shown(await trusted.registryOf(registry(older)))).toEqual(['1.0.0'])
    expect(said[0]).toContain('the keys before stay in force')
  })

  it('have to include a shell: without one nothing changes', async () => {
    const unsigned = aShell({ version: '2.0.0' })
    await put('shell', unsigned)
    const trusted = await open()
    const other = {
      ...registry(older),
      shells: { web: channelShell({ descriptor: unsigned }), webview: channelShell() },
    }
    await expect(trusted.registryOf(other)).rejects.toThrow('has signed a shell')
  })

  it('are the only ones that a link can choose', async () => {
    await put('mfe-a', newer)
    const limited = onlyTrusted(store, await open())
    expect(await limited.readFile('mfe-a', '1.1.0', 'release.json')).toBeUndefined()
    expect((await limited.readFile('mfe-a', '1.0.0', 'release.json'))?.toString()).toBe(JSON.stringify(older))
  })
})

it('without a list that can be read the edge does not start', async () => {
  await rm(keyFile)
  await expect(open()).rejects.toThrow('ENOENT')
})
