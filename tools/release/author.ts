import { spawnSync } from 'node:child_process'
import { userInfo } from 'node:os'
import type { CommandContext } from './command.ts'

/** Who gives a command, as the log names them: the address that git commits with, or the user of this machine. */
export function userOf({ root }: Pick<CommandContext, 'root'>): string {
  const { stdout } = spawnSync('git', ['config', 'user.email'], { cwd: root, encoding: 'utf8' })
  // Without git there is no output at all.
  const email = (stdout as string | null)?.trim() ?? ''
  return email === '' ? userOfSystem() : email
}

/** A process in a container may be of a user that the system has no name for. */
function userOfSystem(): string {
  try {
    return userInfo().username
  } catch {
    return 'unknown'
  }
}
