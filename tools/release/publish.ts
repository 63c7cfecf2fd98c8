import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { type Registry, releaseDescriptor, shellManifest } from '@shop/shared/contract'
import * as v from 'valibot'
import type { ReleaseStore } from './directory-store.ts'

const readJson = async (file: string): Promise<unknown> => JSON.parse(await readFile(file, 'utf8'))

/** How many earlier releases of a remote stay in the channel as "last good". */
const keptCandidates = 3

/** Puts freshly built packages into the store and makes them what a channel shows. */
export async function publishBuilds(
  store: ReleaseStore,
  root: string,
  remotes: readonly string[],
  channel: string,
): Promise<Registry> {
  const before = await store.readChannel(channel)
  const shellFolder = path.join(root, 'shell', 'dist')
  const shell = v.parse(shellManifest, await readJson(path.join(shellFolder, 'shell.json')))
  await store.put('shell', shell.version, shellFolder)
  const next: Registry = { format: 1, shell, remotes: {} }
  for (const name of remotes) {
    const folder = path.join(root, name, 'dist')
    const descriptor = v.parse(releaseDescriptor, await readJson(path.join(folder, 'release.json')))
    if (descriptor.name !== name) throw new Error(`${folder} holds a release of ${descriptor.name}`)
    await store.put(name, descriptor.version, folder)
    const shown = before?.remotes[name]
    const earlier = shown?.candidates.filter((candidate) => candidate.descriptor.version !== descriptor.version) ?? []
    next.remotes[name] = {
      // Who switched a remote off switches it on again: a new release does not.
      disabled: shown?.disabled ?? false,
      candidates: [{ descriptor }, ...earlier].slice(0, keptCandidates),
    }
  }
  await store.writeChannel(channel, next)
  return next
}
