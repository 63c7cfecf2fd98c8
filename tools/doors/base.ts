import { execFileSync } from 'node:child_process'
import { type DoorVersions, doorsFolder, parseDoorVersions, reportFile, versionsFile } from './door-versions.ts'

/** The doors as the commit before has them: what a change is measured against. */
export type Base = { commit: string; versions: DoorVersions; report(door: string): string }

/**
 * The last commit while the doors of the checkout differ from it, else the one before that. `undefined` where there is
 * nothing to compare with: no git, a clone of one commit, or a commit from before doors had versions.
 */
export function baseOf(root: string): Base | undefined {
  const git = (...args: string[]): string | undefined => {
    try {
      return execFileSync('git', args, { cwd: root, encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] })
    } catch {
      return undefined
    }
  }
  const changed = git('status', '--porcelain', '--', doorsFolder, 'shared/src')
  const commit = changed === '' ? 'HEAD^' : 'HEAD'
  const versions = git('show', `${commit}:${versionsFile}`)
  if (versions === undefined) return undefined
  return {
    commit,
    versions: parseDoorVersions(versions, `${commit}:${versionsFile}`),
    report: (door) => git('show', `${commit}:${reportFile(door)}`) ?? '',
  }
}
