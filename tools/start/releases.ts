import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { releaseDescriptor, shellManifest } from '@shop/shared/contract'
import * as v from 'valibot'
import { openDirectoryStore, type ReleaseStore } from '../release/directory-store.ts'
import { publishBuilds } from '../release/publish.ts'
import { type BuildOptions, buildChanged } from './build-changed.ts'
import { findRemotes } from './packages.ts'

/** Builds what has changed and makes a channel of the store show it. */
export async function prepareReleases(dataFolder: string, channel: string, options: BuildOptions): Promise<void> {
  const { root, say } = options
  const remotes = findRemotes(root)
  // The shell takes longest, so it begins first.
  await buildChanged(['shell', ...remotes], options)
  const store = openDirectoryStore(path.join(dataFolder, 'releases'))
  if (await isShown(store, root, remotes, channel)) return
  await publishBuilds(store, root, remotes, channel)
  say(`channel ${channel} shows the shell and ${remotes.length} remotes`)
}

/** Whether the channel shows these builds already: then its switches and shares stay as they are. */
async function isShown(store: ReleaseStore, root: string, remotes: readonly string[], channel: string) {
  const shown = await store.readChannel(channel).catch(() => undefined)
  if (shown === undefined) return false
  const built = async (name: string, file: string) =>
    JSON.parse(await readFile(path.join(root, name, 'dist', file), 'utf8'))
  const shell = v.parse(shellManifest, await built('shell', 'shell.json'))
  const versions = await Promise.all(
    remotes.map(async (name) => v.parse(releaseDescriptor, await built(name, 'release.json')).version),
  )
  return (
    shown.shell.version === shell.version &&
    Object.keys(shown.remotes).length === remotes.length &&
    remotes.every((name, place) => shown.remotes[name]?.candidates[0]?.descriptor.version === versions[place])
  )
}
