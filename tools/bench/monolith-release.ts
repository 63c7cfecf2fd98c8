import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { type ReleaseStore, registryOf, updateChannel } from '@shop/release-store'
import { type Registry, shellManifest } from '@shop/shared/contract'
import * as v from 'valibot'

const screenFiles = v.record(v.string(), v.array(v.string()))

/**
 * Puts the monolith into the store as a shell, with the routes of the federated channel. What a
 * screen needs is preloaded from the shell's own files, as the federated page preloads its own.
 */
export async function publishMonolith(
  store: ReleaseStore,
  folder: string,
  federated: Registry,
  channel: string,
): Promise<void> {
  const readJson = async (name: string): Promise<unknown> => JSON.parse(await readFile(path.join(folder, name), 'utf8'))
  const manifest = v.parse(shellManifest, await readJson('shell.json'))
  const groups = v.parse(screenFiles, await readJson('screens.json'))
  const parts: Record<string, string[]> = {}
  const remotes: Registry['remotes'] = {}
  for (const [name, { candidates }] of Object.entries(federated.remotes)) {
    const descriptor = candidates[0]?.descriptor
    if (descriptor === undefined) continue
    const screens = [...new Set(Object.values(descriptor.routes).map(({ screen }) => screen))]
    for (const screen of screens)
      parts[`${name}/${screen}`] = [...new Set([...(groups[name] ?? []), ...(groups[screen] ?? [])])]
    const ownParts = Object.fromEntries(screens.map((screen) => [screen, [`${name}/${screen}`]]))
    const shown = { ...descriptor, preload: {}, parts: ownParts }
    remotes[name] = {
      disabled: false,
      withdrawn: [],
      candidates: [{ descriptor: shown, releasedAt: descriptor.builtAt }],
    }
  }
  await store.putRelease('shell', manifest.version, folder)
  const shell = { ...manifest, parts }
  await updateChannel(store, channel, () => ({ ...registryOf(shell), remotes }))
}
