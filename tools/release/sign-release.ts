import { readFileSync } from 'node:fs'
import { type ReleaseName, type ReleaseStore, signManifest } from '@shop/release-store'
import { Refusal } from '../start/refusal.ts'

/** Signs a release of the store, when there is a key: its manifest, which holds the hash of every file. */
export type SignRelease = (release: ReleaseName) => Promise<void>

/** `RELEASE_KEY` is a private key in PEM, or the file that it stands in. One that is none is refused before anything is done. */
export function createSigner(store: ReleaseStore, environment: NodeJS.ProcessEnv): SignRelease {
  const given = environment['RELEASE_KEY']
  if (given === undefined || given === '') return async () => undefined
  const key = given.includes('-----BEGIN') ? given : readKeyFile(given)
  sign(key, { name: 'nothing', version: '0.0.0', manifest: Buffer.from('') })
  return async (release) => {
    const file = release.name === 'shell' ? 'shell.json' : 'release.json'
    const manifest = await store.readFile(release.name, release.version, file)
    if (manifest === undefined)
      throw new Refusal(`the store has no ${file} of ${release.name} ${release.version} to sign`)
    const { keyId, signature } = sign(key, { ...release, manifest })
    await store.putSignature(release, keyId, signature)
  }
}

function readKeyFile(file: string): string {
  try {
    return readFileSync(file, 'utf8')
  } catch (error) {
    throw new Refusal(`RELEASE_KEY: ${error instanceof Error ? error.message : error}`)
  }
}

function sign(...release: Parameters<typeof signManifest>) {
  try {
    return signManifest(...release)
  } catch (error) {
    const words = error instanceof Error ? error.message : String(error)
    throw new Refusal(`RELEASE_KEY ${words}: openssl genpkey -algorithm ed25519 -out team.key makes one`)
  }
}
