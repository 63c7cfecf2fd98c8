import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import { readByBuild } from '../start/build-inputs.ts'
import { findRemotes } from '../start/packages.ts'
import { Refusal } from '../start/refusal.ts'

const git = async (root: string, ...args: string[]): Promise<string> =>
  (await promisify(execFile)('git', args, { cwd: root })).stdout

/** The commit that is checked out. */
export async function headCommit(root: string): Promise<string> {
  try {
    return (await git(root, 'rev-parse', '--short=12', 'HEAD')).trim()
  } catch {
    throw new Refusal(
      `${root} is no git checkout with a commit: a release must be of a commit, so that others can build it again`,
    )
  }
}

/** Files that a build of the package reads and that are not as committed. */
export async function uncommittedFiles(root: string, name: string): Promise<string[]> {
  const { paths, isRead } = readByBuild(root, name)
  // NUL between entries: no quoting of names. Without renames: each file stands for itself.
  const status = await git(root, 'status', '--porcelain', '-z', '--no-renames', '--untracked-files=all', '--', ...paths)
  const files = status
    .split('\0')
    .filter((entry) => entry !== '')
    .map((entry) => entry.slice('XY '.length))
  return files.filter(isRead).toSorted()
}

/** A package of this checkout that can be released; an unknown one is refused with the known. */
export function expectReleasable(root: string, name: string): void {
  const known = ['shell', ...findRemotes(root)]
  if (!known.includes(name)) throw new Refusal(`this checkout has no ${name}: known are ${known.join(', ')}`)
}
