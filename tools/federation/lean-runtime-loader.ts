/**
 * Left out of the federation runtime of the shell, by file: manifests, which no release of ours has, preloading, which the
 * edge does, a log that looks for somewhere to write, and sentences of errors, which have a code and an address that
 * explains it. 5 kB of the first load.
 */
const leaner: Readonly<Record<string, string>> = {
  // Asked for one thing beside: to forget a manifest when a remote is registered anew.
  'snapshot/SnapshotHandler.js': `import { DisabledSnapshotHandler } from './disabled.js'
export class SnapshotHandler extends DisabledSnapshotHandler { manifestCache = new Map() }
export const getGlobalRemoteInfo = () => ({})`,
  'utils/preload.js': `export const formatPreloadArgs = () => []
export const preloadAssets = async () => []
export const defaultPreloadArgs = (args) => args
export const normalizePreloadExposes = (exposes) => exposes`,
  // Browsers never look at it.
  'utils/context.js': 'export const optionsToMFContext = () => undefined',
  'error-codes/dist/desc.mjs': `export const runtimeDescMap = {}
export const typeDescMap = {}
export const buildDescMap = {}
export const errorDescMap = {}`,
  'sdk/dist/logger.js': `export const createLogger = (prefix) => {
  const warn = (...words) => console.warn(prefix, ...words)
  const error = (...words) => console.error(prefix, ...words)
  return { log: warn, info: warn, success: warn, ready: warn, warn, error, debug() {}, setPrefix() {}, setDelegate() {} }
}
export const logger = createLogger('[ Module Federation ]')
export const createInfrastructureLogger = createLogger
export const infrastructureLogger = logger
export const bindLoggerToCompiler = () => {}`,
}

/** The same within a file, each from a line up to another one: preloading, and entries that are no plain script. */
const cuts: Readonly<Record<string, readonly (readonly [from: string, to: string])[]>> = {
  'remote/index.js': [['\tasync preloadRemote(preloadOptions) {', '\tregisterRemotes(remotes, options) {']],
  'utils/load.js': [
    ['const importCallback =', 'const remoteEntryLoadingOrigins ='],
    ['const esmRemoteEntryLoadErrorMessages =', 'function isEsmRemoteType('],
    ['async function loadEsmEntry(', 'function handleRemoteEntryLoaded('],
    ['\tif (isEsmRemoteType(type)) return', '\treturn loadEntryScript({'],
  ],
}

export const filesWithLeanVariant =
  /[\\/](?:runtime-core[\\/]dist[\\/](?:plugins[\\/]snapshot[\\/]SnapshotHandler|utils[\\/](?:preload|load|context)|remote[\\/]index)|sdk[\\/]dist[\\/]logger|error-codes[\\/]dist[\\/]desc)\.m?js$/

// biome-ignore lint/style/noDefaultExport: webpack takes a loader by its default export.
export default function leanRuntimeLoader(this: { resourcePath: string }, source: string): string {
  const file = this.resourcePath.replaceAll('\\', '/')
  const of = <T>(table: Readonly<Record<string, T>>): T | undefined =>
    Object.entries(table).find(([name]) => file.endsWith(`/${name}`))?.[1]
  return of(leaner) ?? (of(cuts) ?? []).reduce(withoutPart, source)
}

function withoutPart(source: string, [from, to]: readonly [from: string, to: string]): string {
  const start = source.indexOf(from)
  const end = source.indexOf(to, start)
  if (start < 0 || end < 0) throw new Error(`the federation runtime has no lines from "${from}" to "${to}" any more`)
  return source.slice(0, start) + source.slice(end)
}
