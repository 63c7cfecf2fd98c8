/**
 * Left out of the federation runtime of the shell, by file: manifests, which no release of ours has, and preloading,
 * which the edge does. 3 kB of the first load.
 */
const leaner: Readonly<Record<string, string>> = {
  // Asked for one thing beside: to forget a manifest when a remote is registered anew.
  'SnapshotHandler.js': `import { DisabledSnapshotHandler } from './disabled.js'
export class SnapshotHandler extends DisabledSnapshotHandler { manifestCache = new Map() }
export const getGlobalRemoteInfo = () => ({})`,
  'preload.js': `export const formatPreloadArgs = () => []
export const preloadAssets = async () => []
export const defaultPreloadArgs = (args) => args
export const normalizePreloadExposes = (exposes) => exposes`,
}

export const leanerFiles =
  /[\\/]runtime-core[\\/]dist[\\/](?:plugins[\\/]snapshot[\\/]SnapshotHandler|utils[\\/]preload)\.js$/

// biome-ignore lint/style/noDefaultExport: webpack takes a loader by its default export.
export default function leanRuntimeLoader(this: { resourcePath: string }, source: string): string {
  return leaner[this.resourcePath.split(/[\\/]/).at(-1) ?? ''] ?? source
}
