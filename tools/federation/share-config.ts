import { entryPointVersionsFor } from '../entry-points/entry-point-versions.ts'
import { versionOf } from './installed-version.ts'
import { reactRanges } from './react-ranges.ts'
import { commonEntryPoints, sharedEntryPoints, singletonEntryPoints, singletonRanges } from './sharing.ts'

export type ShareConfig = {
  singleton: boolean
  requiredVersion: string
  strictVersion: true
  version?: string
  eager?: boolean
  import?: false
}

const isFirst = (request: string) => (commonEntryPoints[request] ?? 'first') === 'first'

/** The shell provides everything; singletons and what it draws with are in its first load. */
export function hostShares(folder: string): Record<string, ShareConfig> {
  const ranges = { ...singletonsOf(folder), ...partRanges(folder) }
  return Object.fromEntries(
    Object.entries(providedVersions(folder)).map(([request, version]) => [
      request,
      {
        singleton: !(request in commonEntryPoints),
        eager: isFirst(request),
        requiredVersion: ranges[request] ?? '',
        strictVersion: true,
        version,
      },
    ]),
  )
}

/** Every shared module that the shell provides → its version. */
export function providedVersions(folder: string): Record<string, string> {
  const entryPoints = entryPointVersionsFor(folder)
  const packages = Object.keys(singletonRanges).map((request) => [request, versionOf(request, folder)])
  return Object.fromEntries([
    ...packages,
    ...sharedEntryPoints.map((entryPoint) => [entryPoint, entryPoints[entryPoint]?.version ?? '']),
  ])
}

/** The version of the contract between shell and remotes: all that crosses the border stands in this entry point. */
export const contractOf = (folder: string): string =>
  entryPointVersionsFor(folder)['@shop/shared/platform']?.version ?? ''

/**
 * Singletons → the range that a remote accepts. Of an entry point it needs the names that it was built with, so the minor: a
 * correction of its contents is the shell's affair, and no remote waits for it.
 */
export function singletonsOf(folder: string): Record<string, string> {
  const entryPoints = entryPointVersionsFor(folder)
  const ranges = singletonEntryPoints.map((entryPoint) => [
    entryPoint,
    `^${(entryPoints[entryPoint]?.version ?? '').replace(/\d+$/, '0')}`,
  ])
  return { ...singletonRanges, ...reactRanges(folder), ...Object.fromEntries(ranges) }
}

/** Common parts → at least what the remote was built with: an older copy of the shell lacks a correction. */
function partRanges(folder: string): Record<string, string> {
  const entryPoints = entryPointVersionsFor(folder)
  return Object.fromEntries(
    Object.keys(commonEntryPoints).map((entryPoint) => [entryPoint, `^${entryPoints[entryPoint]?.version ?? ''}`]),
  )
}

/** A remote takes singletons from the shell only, and common parts from the shell when they fit. */
export function remoteShares(folder: string): Record<string, ShareConfig> {
  const entryPoints = entryPointVersionsFor(folder)
  const singletons = Object.entries(singletonsOf(folder)).map(([request, range]) => [
    request,
    { singleton: true, import: false, requiredVersion: range, strictVersion: true },
  ])
  const parts = Object.entries(partRanges(folder)).map(([request, range]) => [
    request,
    { singleton: false, requiredVersion: range, strictVersion: true, version: entryPoints[request]?.version ?? '' },
  ])
  return Object.fromEntries([...singletons, ...parts])
}

/**
 * A module that begins the shell: it evaluates what the shell provides, also what it does not use itself, then the shell's own
 * start, each in a task of its own. A page that stands there already answers in between.
 */
export function beginInSlices(start: string): string {
  const requests = [...Object.keys(singletonRanges), ...sharedEntryPoints]
  const eagerly = (request: string) => `() => import(/* webpackMode: "eager" */ ${JSON.stringify(request)})`
  const later = requests.filter((request) => !isFirst(request))
  const lines = [
    `const slices = [${[...requests.filter(isFirst), start].map(eagerly).join(',')}];`,
    'const { port1, port2 } = new MessageChannel();',
    // A timer would wait some milliseconds each time. What throws is heard by whoever watches the start.
    'const next = () => slices.length > 0 ? port2.postMessage(0) : port1.close();',
    'port1.onmessage = () => slices.shift()().then(next, reportError);',
    'next();',
    `export const later = [${later.map((request) => `() => import(${JSON.stringify(request)})`).join(',')}];`,
  ]
  return `data:text/javascript,${encodeURIComponent(lines.join('\n'))}`
}
