import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import path from 'node:path'
import { commonParts, platformSingletons } from './sharing.ts'

export type ShareConfig = {
  singleton: boolean
  requiredVersion: string
  strictVersion: true
  version?: string
  eager?: boolean
  import?: false
}

const packageOf = (request: string): string => request.split('/', request.startsWith('@') ? 2 : 1).join('/')

/** The installed version behind a request, as seen from a folder. */
function versionOf(request: string, folder: string): string {
  const require = createRequire(path.join(folder, 'package.json'))
  const name = packageOf(request)
  for (const modules of require.resolve.paths(name) ?? []) {
    try {
      const manifest: { version: string } = JSON.parse(readFileSync(path.join(modules, name, 'package.json'), 'utf8'))
      return manifest.version
    } catch {
      // Not in this node_modules: look in the next one up.
    }
  }
  throw new Error(`${name} is not installed for ${folder}: run pnpm install`)
}

/** The shell provides everything; singletons and what it draws with are in its first load. */
export function hostShares(folder: string): Record<string, ShareConfig> {
  const singletons = Object.entries(platformSingletons).map(([request, range]) => [
    request,
    { singleton: true, eager: true, requiredVersion: range, strictVersion: true, version: versionOf(request, folder) },
  ])
  const parts = Object.entries(commonParts).map(([request, { range, stands }]) => [
    request,
    {
      singleton: false,
      eager: stands === 'first',
      requiredVersion: range,
      strictVersion: true,
      version: versionOf(request, folder),
    },
  ])
  return Object.fromEntries([...singletons, ...parts])
}

/** Every shared module that the shell provides → its version. */
export const providedVersions = (folder: string): Record<string, string> =>
  Object.fromEntries(
    [...Object.keys(platformSingletons), ...Object.keys(commonParts)].map((request) => [
      request,
      versionOf(request, folder),
    ]),
  )

/** A remote takes singletons from the shell only, and common parts from the shell when they fit. */
export function remoteShares(folder: string): Record<string, ShareConfig> {
  const singletons = Object.entries(platformSingletons).map(([request, range]) => [
    request,
    { singleton: true, import: false, requiredVersion: range, strictVersion: true },
  ])
  const parts = Object.entries(commonParts).map(([request, { range }]) => [
    request,
    { singleton: false, requiredVersion: range, strictVersion: true, version: versionOf(request, folder) },
  ])
  return Object.fromEntries([...singletons, ...parts])
}

/** A module that names every share, so that the shell provides also what it does not use itself. */
export function provideEverything(): string {
  const eager = [
    ...Object.keys(platformSingletons),
    ...Object.keys(commonParts).filter((part) => commonParts[part]?.stands === 'first'),
  ]
  const later = Object.keys(commonParts).filter((part) => commonParts[part]?.stands !== 'first')
  const lines = [
    ...eager.map((request, place) => `import * as m${place} from ${JSON.stringify(request)};`),
    `export const eager = [${eager.map((_, place) => `m${place}`).join(',')}];`,
    `export const later = [${later.map((request) => `() => import(${JSON.stringify(request)})`).join(',')}];`,
  ]
  return `data:text/javascript,${encodeURIComponent(lines.join('\n'))}`
}
