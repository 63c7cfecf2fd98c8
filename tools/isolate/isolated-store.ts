import path from 'node:path'
import { pathToFileURL } from 'node:url'
import { openDirectoryStore, type ReleaseStore, registryOf, updateChannel } from '@shop/release-store'
import type { ReleaseDescriptor, RouteDeclaration, ShellManifest } from '@shop/shared/contract'
import { builtRemote, builtShell, distOf } from '../release/built.ts'

export const isolatedChannel = 'isolated'

/** The store of a host with data in this folder. */
export const isolatedStore = (dataFolder: string): ReleaseStore => openDirectoryStore(path.join(dataFolder, 'releases'))

/** A shell and the one remote in it. */
export type Pair = { shell: ShellManifest; remote: ReleaseDescriptor }

/** Pages are made of this shell and this one remote; their files are in the store. */
export async function showPair(store: ReleaseStore, { shell, remote }: Pair): Promise<void> {
  await updateChannel(store, isolatedChannel, () => ({
    ...registryOf(shell),
    remotes: {
      [remote.name]: {
        disabled: false,
        withdrawn: [],
        candidates: [{ descriptor: remote, releasedAt: new Date().toISOString() }],
      },
    },
  }))
}

/** A registry with one remote in it: what the build of shell and remote left behind. */
export async function publishAlone(root: string, dataFolder: string, remote: string): Promise<void> {
  const store = isolatedStore(dataFolder)
  const [shell, descriptor] = await Promise.all([builtShell(root), builtRemote(root, remote)])
  await store.putRelease('shell', shell.version, distOf(root, 'shell'))
  await store.putRelease(remote, descriptor.version, distOf(root, remote))
  await showPair(store, { shell, remote: descriptor })
}

/** Where a link without a path leads: the first screen that needs nothing in its address. */
export const homeIn = (routes: Readonly<Record<string, Pick<RouteDeclaration, 'path'>>>): string =>
  Object.values(routes).find((route) => !route.path.includes(':'))?.path ?? '/'

/** The same for a remote whose routes are read from its sources. */
export async function homeOf(root: string, remote: string): Promise<string> {
  const { routes } = await import(pathToFileURL(path.join(root, remote, 'src', 'routes.ts')).href)
  return homeIn(routes)
}
