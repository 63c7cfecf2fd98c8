import path from 'node:path'
import { openDirectoryStore } from '@shop/release-store'
import type { Registry } from '@shop/shared/contract'
import { builtRemote } from '../release/built.ts'
import { type BuildOptions, buildChanged } from '../start/build-changed.ts'

export type OtherFacts = {
  dataFolder: string
  /** Whose releases are taken. */
  channel: string
  names: readonly string[]
}

/** The remotes beside those that are worked on: their last releases, or a build where one was never released. */
export async function otherRemotes(
  { dataFolder, channel, names }: OtherFacts,
  options: BuildOptions,
): Promise<Registry['remotes']> {
  const { root, log } = options
  const store = openDirectoryStore(path.join(dataFolder, 'releases'))
  const released = (await store.readChannel(channel))?.registry.remotes ?? {}
  const known = names.flatMap((name) => {
    const remote = released[name]
    return remote === undefined ? [] : [[name, remote] as const]
  })
  const unreleased = names.filter((name) => released[name] === undefined)
  if (unreleased.length > 0) {
    log(`never released, taken from their builds: ${unreleased.join(', ')}`)
    await buildChanged(unreleased, options)
  }
  const built = await Promise.all(
    unreleased.map(async (name) => {
      const descriptor = await builtRemote(root, name)
      await store.putRelease(name, descriptor.version, path.join(root, name, 'dist'))
      const candidates = [{ descriptor, releasedAt: descriptor.builtAt }]
      return [name, { disabled: false, withdrawn: [], candidates }] as const
    }),
  )
  return Object.fromEntries([...known, ...built])
}
