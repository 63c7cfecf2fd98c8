import { existsSync, readFileSync, realpathSync } from 'node:fs'
import path from 'node:path'

/** `@emotion/react/jsx-runtime` → `@emotion/react`. */
export const packageOf = (request: string): string => request.split('/', request.startsWith('@') ? 2 : 1).join('/')

/** The folder of the installed package behind a request, as seen from a folder. */
export function installedFolder(request: string, folder: string): string {
  const found = findFolder(request, folder)
  if (found === undefined) throw new Error(`${packageOf(request)} is not installed for ${folder}: run pnpm install`)
  return realpathSync(found)
}

export const isInstalled = (request: string, folder: string): boolean => findFolder(request, folder) !== undefined

/** In the `node_modules` of the folder or of one around it, as Node looks for packages. */
function findFolder(request: string, folder: string): string | undefined {
  const candidate = path.join(folder, 'node_modules', packageOf(request))
  if (existsSync(path.join(candidate, 'package.json'))) return candidate
  const around = path.dirname(folder)
  return around === folder ? undefined : findFolder(request, around)
}

/** Its version. */
export function versionOf(request: string, folder: string): string {
  const manifest: { version: string } = JSON.parse(
    readFileSync(path.join(installedFolder(request, folder), 'package.json'), 'utf8'),
  )
  return manifest.version
}
