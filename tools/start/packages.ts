import { existsSync, readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'

/** Every remote of the workspace: a folder `mfe-*` with a build of its own. No list names them. */
export function findRemotes(root: string): string[] {
  return readdirSync(root)
    .filter((name) => name.startsWith('mfe-') && existsSync(path.join(root, name, 'webpack.config.mjs')))
    .toSorted()
}

type Manifest = { name: string; dependencies?: Record<string, string> }

const manifestOf = (root: string, folder: string): Manifest =>
  JSON.parse(readFileSync(path.join(root, folder, 'package.json'), 'utf8'))

/** A package's folder and those of the workspace's packages that its code is built from. */
export function foldersBehind(root: string, folder: string): string[] {
  const folderOf = new Map(
    readdirSync(root)
      .filter((entry) => existsSync(path.join(root, entry, 'package.json')))
      .map((entry) => [manifestOf(root, entry).name, entry]),
  )
  const found = new Set<string>()
  const visit = (one: string) => {
    if (found.has(one)) return
    found.add(one)
    for (const [name, version] of Object.entries(manifestOf(root, one).dependencies ?? {})) {
      const next = version.startsWith('workspace:') ? folderOf.get(name) : undefined
      if (next !== undefined) visit(next)
    }
  }
  visit(folder)
  return [...found].toSorted()
}
