import { generateKeyPairSync, type KeyObject } from 'node:crypto'
import { describe, expect, it } from '@jest/globals'
import { isSignedBy, parseTrustedKeys, signManifest } from './signature.ts'

const pem = (key: KeyObject) => key.export({ type: key.type === 'public' ? 'spki' : 'pkcs8', format: 'pem' }).toString()
const aPair = () => {
  const { publicKey, privateKey } = generateKeyPairSync('ed25519')
  return { publicKey: pem(publicKey), privateKey: pem(privateKey) }
}
const [recipes, stranger] = [aPair(), aPair()]
const listOf = (...keys: { maySign: string[]; publicKey: string }[]) => JSON.stringify({ format: 1, keys })
const release = { name: 'mfe-recipes', version: '1.2.0+0a1b2c3d', manifest: Buffer.from('{"name":"mfe-recipes"}') }
const [trusted] = parseTrustedKeys(listOf({ maySign: ['mfe-recipes'], publicKey: recipes.publicKey }))
const isTrusted = (over: Partial<typeof release>, signature: string) =>
  trusted !== undefined && isSignedBy(trusted, { ...release, ...over }, signature)

describe('the signature of a release', () => {
  const { keyId, signature } = signManifest(recipes.privateKey, release)

  it('holds for that release by that key, whose name it says', () => {
    expect(isTrusted({}, signature)).toBe(true)
    expect(keyId).toBe(trusted?.id)
  })

  it.each([
    { says: 'other bytes', over: { manifest: Buffer.from('{"name":"mfe-recipes" }') } },
    { says: 'another version', over: { version: '1.2.1+0a1b2c3d' } },
    { says: 'a name that the key may not sign', over: { name: 'mfe-ordering' } },
  ])('does not hold for $says', ({ over }) => expect(isTrusted(over, signature)).toBe(false))

  it.each(['', 'x', 'ü', signature.slice(0, -4), signManifest(stranger.privateKey, release).signature])(
    'is not %j',
    (text) => expect(isTrusted({}, text)).toBe(false),
  )

  it('is that of a name that begins so, where the key may sign those', () => {
    const [key] = parseTrustedKeys(listOf({ maySign: ['mfe-re*'], publicKey: recipes.publicKey }))
    expect(key && isSignedBy(key, release, signature)).toBe(true)
  })
})

describe('an operator’s list of keys', () => {
  it('may have several for one name, so that they are replaced without a pause', () => {
    const keys = parseTrustedKeys(
      listOf(
        { maySign: ['mfe-recipes'], publicKey: recipes.publicKey },
        { maySign: ['mfe-recipes'], publicKey: stranger.publicKey },
      ),
    )
    expect(new Set(keys.map(({ id }) => id)).size).toBe(2)
  })

  it.each([
    { says: 'no JSON', text: 'x', words: 'all of it' },
    { says: 'another format', text: '{"format":2,"keys":[]}', words: 'format' },
    { says: 'a key for nothing', text: listOf({ maySign: [], publicKey: recipes.publicKey }), words: 'keys.0.maySign' },
    { says: 'no key', text: listOf({ maySign: ['*'], publicKey: 'x' }), words: 'keys.0.publicKey' },
    {
      says: 'a key of another kind',
      text: listOf({ maySign: ['*'], publicKey: pem(generateKeyPairSync('rsa', { modulusLength: 1024 }).publicKey) }),
      words: 'is no public key of the kind ed25519',
    },
  ])('is refused with $says', ({ text, words }) => expect(() => parseTrustedKeys(text)).toThrow(words))

  it('is not needed to sign, but a key is', () => {
    expect(() => signManifest(recipes.publicKey, release)).toThrow('is no private key of the kind ed25519')
  })
})
