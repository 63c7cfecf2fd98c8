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

/**
 * Done once where the runtime does it again for every module that is shared: all shares are registered anew at each
 * `loadShare`, ten thousand times in a page, and each range of versions is parsed anew. The shares are the same as long
 * as they are the same object, which `formatOptions` makes anew with each registration.
 */
const once: Readonly<Record<string, readonly (readonly [found: string, put: string])[]>> = {
  'shared/index.js': [
    [
      '\t\tconst register = (name, shared) => {',
      `\t\tthis.registeredIn ??= new WeakMap();
\t\tif (from !== "build" && this.registeredIn.get(scope) === host.options.shared) return promises;
\t\tthis.registeredIn.set(scope, host.options.shared);
\t\tconst register = (name, shared) => {`,
    ],
  ],
  'utils/share.js': [
    [
      '\t\t\t\tif (isPlainObject(prev) && isPlainObject(value))',
      '\t\t\t\tif (prev !== void 0 && isPlainObject(prev) && isPlainObject(value))',
    ],
  ],
  'semver/index.js': [
    [
      'function satisfy(version, range) {',
      `const answers = new Map();
function satisfy(version, range) {
\tconst asked = version + " " + range;
\tif (!answers.has(asked)) answers.set(asked, parseAndCompare(version, range));
\treturn answers.get(asked);
}
function parseAndCompare(version, range) {`,
    ],
  ],
}

export const filesWithLeanVariant =
  /[\\/](?:runtime-core[\\/]dist[\\/](?:plugins[\\/]snapshot[\\/]SnapshotHandler|utils[\\/](?:preload|load|share|context|semver[\\/]index)|(?:remote|shared)[\\/]index)|sdk[\\/]dist[\\/]logger|error-codes[\\/]dist[\\/]desc)\.m?js$/

/** Keeps the lines that are left where they are: a source map names those of the package. */
// biome-ignore lint/style/noDefaultExport: webpack takes a loader by its default export.
export default function leanRuntimeLoader(this: { resourcePath: string }, source: string): string {
  const file = this.resourcePath.replaceAll('\\', '/')
  const of = <T>(table: Readonly<Record<string, T>>): T | undefined =>
    Object.entries(table).find(([name]) => file.endsWith(`/${name}`))?.[1]
  return of(leaner) ?? (of(once) ?? []).reduce(withPart, (of(cuts) ?? []).reduce(withoutPart, source))
}

function withoutPart(source: string, [from, to]: readonly [from: string, to: string]): string {
  const start = source.indexOf(from)
  const end = source.indexOf(to, start)
  if (start < 0 || end < 0) throw new Error(`the federation runtime has no lines from "${from}" to "${to}" any more`)
  return source.slice(0, start) + source.slice(start, end).replace(/.+/g, '') + source.slice(end)
}

function withPart(source: string, [found, put]: readonly [found: string, put: string]): string {
  if (source.split(found).length !== 2) throw new Error(`the federation runtime has no line "${found}" any more`)
  return source.replace(found, () => put.replaceAll('\n', ' '))
}
