import { execFileSync } from 'node:child_process'
import {
  type EntryPointVersions,
  entryPointsFolder,
  parseEntryPointVersions,
  reportFile,
  versionsFile,
} from './entry-point-versions.ts'

/** The entry points as the commit before has them: what a change is measured against. */
export type Base = { commit: string; versions: EntryPointVersions; report(entryPoint: string): string }

/**
 * The last commit while the entry points of the checkout differ from it, else the one before that. `undefined` where there is
 * nothing to compare with: no git, a clone of one commit, or a commit from before entry points had versions.
 */
export function baseOf(root: string): Base | undefined {
  const git = (...args: string[]): string | undefined => {
    try {
      return execFileSync('git', args, { cwd: root, encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] })
    } catch {
      return undefined
    }
  }
  const changed = git('status', '--porcelain', '--', entryPointsFolder, 'shared/src')
  const commit = changed === '' ? 'HEAD^' : 'HEAD'
  const versions = git('show', `${commit}:${versionsFile}`)
  if (versions === undefined) return undefined
  return {
    commit,
    versions: parseEntryPointVersions(versions, `${commit}:${versionsFile}`),
    report: (entryPoint) => git('show', `${commit}:${reportFile(entryPoint)}`) ?? '',
  }
}
