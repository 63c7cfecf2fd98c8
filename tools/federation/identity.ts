import { execFileSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import path from 'node:path'

/** Global name of a remote's container: `mfe-ordering` → `mfe_ordering`. */
export const containerOf = (name: string): string => name.replaceAll('-', '_')

const digestLength = 8

/**
 * The package's version and, behind it, which release this is: a hash over all that its manifest says. Files
 * stand there with their hashes, and what is only declared (budget, facts, contract) is judged too, so with
 * another word it is another release.
 */
export function versionOf(folder: string, manifest: object): string {
  const { version }: { version: string } = JSON.parse(readFileSync(path.join(folder, 'package.json'), 'utf8'))
  return withDigest(version, manifest)
}

export function withDigest(version: string, manifest: object): string {
  const digest = createHash('sha256').update(JSON.stringify(manifest)).digest('hex')
  return `${version}+${digest.slice(0, digestLength)}`
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
