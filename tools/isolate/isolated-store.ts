import path from 'node:path'
import { pathToFileURL } from 'node:url'
import { openDirectoryStore, registryOf, updateChannel } from '@shop/release-store'
import type { ReleaseDescriptor } from '@shop/shared/contract'
import { builtRemote, builtShell } from '../release/built.ts'

export const isolatedChannel = 'isolated'

/** A registry with one remote in it: what the build of shell and remote left behind. */
export async function publishAlone(root: string, dataFolder: string, remote: string): Promise<ReleaseDescriptor> {
  const store = openDirectoryStore(path.join(dataFolder, 'releases'))
  const [shell, descriptor] = await Promise.all([builtShell(root), builtRemote(root, remote)])
  await store.putRelease('shell', shell.version, path.join(root, 'shell', 'dist'))
  await store.putRelease(remote, descriptor.version, path.join(root, remote, 'dist'))
  await updateChannel(store, isolatedChannel, () => ({
    ...registryOf(shell),
    remotes: {
      [remote]: {
        disabled: false,
        withdrawn: [],
        candidates: [{ descriptor, releasedAt: new Date().toISOString() }],
      },
    },
  }))
  return descriptor
}

/** Where a link without a path leads: the first screen that needs nothing in its address. */
export async function homeOf(root: string, remote: string): Promise<string> {
  const { routes }: { routes: Record<string, { path: string }> } = await import(
    pathToFileURL(path.join(root, remote, 'src', 'routes.ts')).href
  )
  return Object.values(routes).find((route) => !route.path.includes(':'))?.path ?? '/'
}
