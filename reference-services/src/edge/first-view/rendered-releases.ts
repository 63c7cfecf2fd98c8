import { createHash } from 'node:crypto'
import { currentReleases, type ReleaseStore } from '@shop/release-store'
import type { Registry, ReleaseDescriptor, ShellManifest } from '@shop/shared/contract'
import { releaseBase } from '../offers.ts'
import type { RenderedRelease } from './first-views.ts'
import { type RenderProcess, startRenderProcess } from './render-process.ts'

/**
 * Releases that somebody gets while nothing fails and that have a server entry. Those that are only fallen back to are
 * drawn by the browser, and so are the pages of the app.
 */
export function renderedReleases({ remotes, shells }: Registry, origins: { assets: string }): RenderedRelease[] {
  return [
    ...currentReleases(shells.web).flatMap(({ descriptor }) => {
      const base = shellBase(descriptor.version)
      return toRendered({ ...descriptor, name: 'shell' }, base)
    }),
    ...Object.values(remotes)
      .flatMap((remote) => currentReleases(remote))
      .flatMap(({ descriptor }) => toRendered(descriptor, releaseBase(origins.assets, descriptor))),
  ]
}

export const shellPrefix = '/_shell/'

/** Where the files of a shell stand on the shop's own origin. */
export const shellBase = (version: string): string => `${shellPrefix}${version}/`

type Described = Pick<ReleaseDescriptor, 'name'> &
  Pick<ReleaseDescriptor | ShellManifest, 'version' | 'server' | 'files'>

const toRendered = ({ name, version, server, files }: Described, base: string): RenderedRelease[] =>
  server === undefined ? [] : [{ name, version, base, entry: server.entry, integrity: files[server.entry]?.integrity }]

/** Starts the process of a release with the server entry that stands in the store. */
export const createStart =
  (store: Pick<ReleaseStore, 'readFile'>, log: (line: string) => void, renderMs?: number) =>
  async ({ name, version, entry, integrity }: RenderedRelease): Promise<RenderProcess> => {
    const content = await store.readFile(name, version, entry)
    if (content === undefined) throw new Error(`${entry} is not in the store`)
    if (!hasDigest(content, integrity)) throw new Error(`${entry} is not the one that was released`)
    const limit = renderMs === undefined ? {} : { renderMs }
    return startRenderProcess({ release: `${name}@${version}`, code: content.toString(), log, ...limit })
  }

function hasDigest(content: Buffer, integrity: string | undefined): boolean {
  const [algorithm = '', digest] = integrity?.split(/-(.*)/s) ?? []
  return /^sha(?:256|384)$/.test(algorithm) && createHash(algorithm).update(content).digest('base64') === digest
}
