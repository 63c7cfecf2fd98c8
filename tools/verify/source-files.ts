import { readdirSync } from 'node:fs'
import path from 'node:path'

const isOutside = (name: string) => name === 'node_modules' || name === 'dist' || name.startsWith('.')

/** The project's own files of some kinds, from the root with slashes. Needs no git: a copy has none. */
export function sourceFiles(root: string, kinds: RegExp, folder = ''): string[] {
  return readdirSync(path.join(root, folder), { withFileTypes: true }).flatMap((entry) => {
    const file = folder === '' ? entry.name : `${folder}/${entry.name}`
    if (isOutside(entry.name)) return []
    if (entry.isDirectory()) return sourceFiles(root, kinds, file)
    return kinds.test(entry.name) ? [file] : []
  })
}
