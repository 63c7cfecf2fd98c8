import { generateKeyPairSync } from 'node:crypto'
import { writeFileSync } from 'node:fs'
import path from 'node:path'
import { afterEach, beforeEach, expect, it } from '@jest/globals'
import { isSignedBy, parseTrustedKeys } from '@shop/release-store'
import { type ReleasingWorkspace, releasingWorkspace } from './testing/releasing-workspace.ts'

const { publicKey, privateKey } = generateKeyPairSync('ed25519')
const pem = privateKey.export({ type: 'pkcs8', format: 'pem' }).toString()
const publicPem = publicKey.export({ type: 'spki', format: 'pem' }).toString()
const [key] = parseTrustedKeys(
  JSON.stringify({ format: 1, keys: [{ maySign: ['mfe-a', 'shell'], publicKey: publicPem }] }),
)

let shop: ReleasingWorkspace
beforeEach(async () => {
  shop = await releasingWorkspace(['shell', 'mfe-a'])
})
afterEach(() => shop.remove())

async function isSigned(name: string): Promise<boolean> {
  const version = (name === 'shell' ? await shop.shells('web') : await shop.versions(name))[0] ?? ''
  const manifest = await shop.store.readFile(name, version, name === 'shell' ? 'shell.json' : 'release.json')
  const signature = await shop.store.readSignature({ name, version }, key?.id ?? '')
  if (key === undefined || manifest === undefined || signature === undefined) return false
  return isSignedBy(key, { name, version, manifest }, signature)
}

it.each(['mfe-a', 'shell'])('a release of %s is signed when there is a key, and only then', async (name) => {
  shop.declare(name, { budgetBytes: 2000 })
  await shop.ok('release', name)
  expect(await isSigned(name)).toBe(false)
  shop.environment['RELEASE_KEY'] = path.join(shop.root, 'team.key')
  writeFileSync(shop.environment['RELEASE_KEY'], pem)
  shop.declare(name, { budgetBytes: 3000 })
  await shop.ok('release', name)
  expect(await isSigned(name)).toBe(true)
})

it.each([
  { says: 'is no key', value: '-----BEGIN nothing', words: 'RELEASE_KEY is no private key of the kind ed25519' },
  { says: 'names no file', value: '/nowhere/team.key', words: 'ENOENT' },
])('a RELEASE_KEY that $says is refused before anything is done', async ({ value, words }) => {
  shop.environment['RELEASE_KEY'] = value
  const { code, said } = await shop.run('release', 'mfe-a')
  expect([code, said]).toEqual([1, expect.stringContaining(words)])
})
