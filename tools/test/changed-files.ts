import { execFileSync } from 'node:child_process'
import { Refusal } from '../start/refusal.ts'

/** Files that differ from a commit, by their paths from the root, also those that git does not know yet. */
export function changedFiles(root: string, commit: string): string[] {
  const git = (...args: string[]) =>
    execFileSync('git', args, { cwd: root, encoding: 'utf8' }).split('\n').filter(Boolean)
  try {
    git('rev-parse', '--verify', '--quiet', `${commit}^{commit}`)
  } catch {
    throw new Refusal(`${commit} is no commit of this checkout. npm test -- --changed takes one, or none for the last.`)
  }
  return [...git('diff', '--name-only', '--no-renames', commit), ...git('ls-files', '--others', '--exclude-standard')]
}
