import { existsSync, readFileSync, realpathSync } from 'node:fs'
import { createRequire } from 'node:module'
import path from 'node:path'

/** `@emotion/react/jsx-runtime` → `@emotion/react`. */
export const packageOf = (request: string): string => request.split('/', request.startsWith('@') ? 2 : 1).join('/')

/** The folder of the installed package behind a request, as seen from a folder. */
export function installedFolder(request: string, folder: string): string {
  const require = createRequire(path.join(folder, 'package.json'))
  const name = packageOf(request)
  const found = (require.resolve.paths(name) ?? [])
    .map((modules) => path.join(modules, name))
    .find((candidate) => existsSync(path.join(candidate, 'package.json')))
  if (found === undefined) throw new Error(`${name} is not installed for ${folder}: run pnpm install`)
  return realpathSync(found)
}

/** Its version. */
export function versionOf(request: string, folder: string): string {
  const manifest: { version: string } = JSON.parse(
    readFileSync(path.join(installedFolder(request, folder), 'package.json'), 'utf8'),
  )
  return manifest.version
}
