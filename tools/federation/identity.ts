import { execFileSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import path from 'node:path'
import type { BuiltFile } from './built-files.ts'

/** Global name of a remote's container: `mfe-ordering` → `mfe_ordering`. */
export const containerOf = (name: string): string => name.replaceAll('-', '_')

const digestLength = 8

/** Other bytes, other version: a release's address never changes its content. */
function digestOf(files: Record<string, BuiltFile>): string {
  const hashes = Object.entries(files).map(([name, { integrity }]) => `${name} ${integrity}`)
  return createHash('sha256').update(hashes.toSorted().join('\n')).digest('hex').slice(0, digestLength)
}

/** The package's version and, behind it, which bytes these are. */
export function versionOf(folder: string, files: Record<string, BuiltFile>): string {
  const manifest: { version: string } = JSON.parse(readFileSync(path.join(folder, 'package.json'), 'utf8'))
  return `${manifest.version}+${digestOf(files)}`
}

/** The commit a release was built from; a mark behind it when files differed from it. */
export function commitOf(folder: string): string {
  const git = (...args: string[]) =>
    execFileSync('git', args, { cwd: folder, encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] }).trim()
  try {
    const changed = git('status', '--porcelain', '--', '.') === '' ? '' : '-changed'
    return `${git('rev-parse', '--short=12', 'HEAD')}${changed}`
  } catch {
    return 'unknown'
  }
}
