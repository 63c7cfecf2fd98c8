import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { type ReleaseStore, registryOf, updateChannel } from '@shop/release-store'
import { releaseDescriptor, shellManifest } from '@shop/shared/contract'
import * as v from 'valibot'
import type { BuiltFloor } from './build-floor.ts'

const readJson = async (file: string): Promise<unknown> => JSON.parse(await readFile(file, 'utf8'))

/** Puts the floor into the store as a shell and its one remote, so that the edge serves it as it serves the shop. */
export async function publishFloor(store: ReleaseStore, { host, remote }: BuiltFloor, channel: string): Promise<void> {
  // The floor's host reads the plain form of page data, and asks no service for anything.
  const { pageForm: _, ...manifest } = v.parse(shellManifest, await readJson(path.join(host, 'shell.json')))
  const shell = { ...manifest, reads: [], routes: {}, placeholders: {} }
  const descriptor = v.parse(releaseDescriptor, await readJson(path.join(remote, 'release.json')))
  await store.putRelease('shell', shell.version, host)
  await store.putRelease(descriptor.name, descriptor.version, remote)
  const candidates = [{ descriptor, releasedAt: descriptor.builtAt }]
  const remotes = { [descriptor.name]: { disabled: false, withdrawn: [], candidates } }
  await updateChannel(store, channel, () => ({ ...registryOf(shell), remotes }))
}
