import { createHash, createPrivateKey, createPublicKey, type KeyObject, sign, verify } from 'node:crypto'
import * as v from 'valibot'
import { scope, scopeHas } from './teams.ts'

/** A release by its name, and the bytes of its `release.json` or `shell.json`, which hold the hash of every other file. */
export type SignedManifest = { name: string; version: string; manifest: Buffer }

/** A key whose releases are served, and the names that it may sign for. */
export type TrustedKey = { id: string; maySign: readonly string[]; key: KeyObject }

const keyList = v.object({
  format: v.literal(1),
  keys: v.array(v.object({ maySign: v.pipe(v.array(scope), v.minLength(1, 'names nothing')), publicKey: v.string() })),
})

const idLength = 16
const algorithm = 'ed25519'

const idOf = (publicKey: KeyObject): string =>
  createHash('sha256')
    .update(publicKey.export({ type: 'spki', format: 'der' }))
    .digest('hex')
    .slice(0, idLength)

function readKey(kind: 'public' | 'private', pem: string): KeyObject {
  const wrong = new RangeError(`is no ${kind} key of the kind ed25519 in PEM`)
  try {
    const key = kind === 'public' ? createPublicKey(pem) : createPrivateKey(pem)
    if (key.asymmetricKeyType === algorithm) return key
  } catch {
    throw wrong
  }
  throw wrong
}

/** Reads an operator's list of keys. Throws words that name the field. */
export function parseTrustedKeys(text: string): TrustedKey[] {
  const result = v.safeParse(v.pipe(v.string(), v.parseJson(), keyList), text)
  if (!result.success) {
    const [issue] = result.issues
    throw new RangeError(`${v.getDotPath(issue) ?? 'all of it'}: ${issue.message}`)
  }
  return result.output.keys.map(({ maySign, publicKey }, place) => {
    try {
      const key = readKey('public', publicKey)
      return { id: idOf(key), maySign, key }
    } catch (error) {
      throw new RangeError(`keys.${place}.publicKey: ${error instanceof Error ? error.message : error}`)
    }
  })
}

/** One release under another name or version would be another release. */
const signedBytes = ({ name, version, manifest }: SignedManifest): Buffer =>
  Buffer.concat([Buffer.from(`shop release 1\n${name}\n${version}\n`), manifest])

/** Signs with a private key in PEM, and names the public one. Throws where it is none. */
export function signManifest(privateKey: string, release: SignedManifest): { keyId: string; signature: string } {
  const key = readKey('private', privateKey)
  return { keyId: idOf(createPublicKey(key)), signature: sign(null, signedBytes(release), key).toString('base64') }
}

/** Whether the key may sign for that release and has signed it. Takes any text for a signature. */
export const isSignedBy = ({ key, maySign }: TrustedKey, release: SignedManifest, signature: string): boolean =>
  maySign.some((one) => scopeHas(one, release.name)) &&
  verify(null, signedBytes(release), key, Buffer.from(signature, 'base64'))
