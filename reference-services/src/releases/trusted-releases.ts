import { readFile, stat } from 'node:fs/promises'
import {
  type Candidate,
  type ChannelRows,
  ChannelUnreadable,
  isSignedBy,
  parseTrustedKeys,
  type ReleaseName,
  type ReleaseStore,
  type TrustedKey,
} from '@shop/release-store'
import { type Registry, releaseDescriptor, shellManifest } from '@shop/shared/contract'
import * as v from 'valibot'

export type TrustedReleases = {
  /** A channel's registry with nothing but releases that are signed by a key which counts now. */
  registryOf(registry: Registry): Promise<Registry>
  /** The manifest of such a release; `undefined` for any other. */
  manifestOf(release: ReleaseName): Promise<string | undefined>
  /** Whether the list of keys has changed since this was asked last. */
  haveKeysChanged(): Promise<boolean>
}

type Ports = {
  store: Pick<ReleaseStore, 'readFile' | 'readSignature'>
  /** The operator's list of keys: a file of this machine, and not of the store. */
  keyFile: string
  /** Hears once of every release that is not shown, and of a list that cannot be read. */
  log(line: string): void
}

/**
 * Holds releases against the operator's list of keys, and takes what it says of one from the signed bytes. A list that is
 * changed counts from the next look on; one that is damaged leaves the keys before in force. Throws when there is none at first.
 */
export async function openTrustedReleases({ store, keyFile, log }: Ports): Promise<TrustedReleases> {
  let keys = parseTrustedKeys(await readFile(keyFile, 'utf8'))
  let changedAt = (await stat(keyFile)).mtimeMs
  /** Manifests that a key of the list has signed: neither changes, so it is found out once. */
  const signed = new Map<string, string>()
  const told = new Set<string>()

  function tellOnce(line: string): void {
    if (told.has(line)) return
    told.add(line)
    log(line)
  }

  async function hasSigned(release: ReleaseName, key: TrustedKey, manifest: Buffer): Promise<boolean> {
    const signature = await store.readSignature(release, key.id)
    return signature !== undefined && isSignedBy(key, { ...release, manifest }, signature)
  }

  async function manifestOf(release: ReleaseName): Promise<string | undefined> {
    const id = `${release.name}@${release.version}`
    const known = signed.get(id)
    if (known !== undefined) return known
    const manifest = await store.readFile(release.name, release.version, manifestFile(release))
    if (manifest === undefined) return undefined
    for (const key of keys)
      if (await hasSigned(release, key, manifest)) {
        signed.set(id, manifest.toString())
        return manifest.toString()
      }
    tellOnce(`${id} is not shown: no key of ${keyFile} has signed it`)
    return undefined
  }

  async function trustedRows<Rows extends ChannelRows>(name: string, rows: Rows): Promise<Rows> {
    const candidates = await Promise.all(
      rows.candidates.map(async (candidate: Candidate) => {
        const { version, commit } = candidate.descriptor
        const text = await manifestOf({ name, version })
        if (text === undefined) return []
        // A build may be older than the commit that it was released from.
        return [{ ...candidate, descriptor: { ...parseManifest(name, text), commit } }]
      }),
    )
    return { ...rows, candidates: candidates.flat() }
  }

  return {
    manifestOf,
    async registryOf(registry) {
      const { shells, remotes } = registry
      const [web, webview] = await Promise.all([trustedRows('shell', shells.web), trustedRows('shell', shells.webview)])
      if (web.candidates.length === 0 || webview.candidates.length === 0)
        throw new ChannelUnreadable(`no key of ${keyFile} has signed a shell`)
      const rows = Object.entries(remotes).map(
        async ([name, remote]) => [name, await trustedRows(name, remote)] as const,
      )
      return { ...registry, shells: { web, webview }, remotes: Object.fromEntries(await Promise.all(rows)) }
    },
    async haveKeysChanged() {
      try {
        const { mtimeMs } = await stat(keyFile)
        if (mtimeMs === changedAt) return false
        keys = parseTrustedKeys(await readFile(keyFile, 'utf8'))
        changedAt = mtimeMs
        signed.clear()
        told.clear()
        return true
      } catch (error) {
        tellOnce(`${keyFile}: ${error instanceof Error ? error.message : error}; the keys before stay in force`)
        return false
      }
    },
  }
}

const manifestFile = ({ name }: ReleaseName): string => (name === 'shell' ? 'shell.json' : 'release.json')

const parseManifest = (name: string, text: string) =>
  v.parse(v.pipe(v.string(), v.parseJson(), name === 'shell' ? shellManifest : releaseDescriptor), text)

/** A store that has no release but those: for whoever reads one by its name. */
export const onlyTrusted = (store: ReleaseStore, trusted: TrustedReleases): ReleaseStore => ({
  ...store,
  async readFile(name, version, file) {
    if (file !== manifestFile({ name, version })) return store.readFile(name, version, file)
    const manifest = await trusted.manifestOf({ name, version })
    return manifest === undefined ? undefined : Buffer.from(manifest)
  },
})
