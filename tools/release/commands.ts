import { types } from 'node:util'
import { renderRefusal } from '@shop/release-store'
import { isRefusal } from '../start/refusal.ts'
import { type Command, type CommandContext, UsageError } from './command.ts'
import { Refused } from './outcome.ts'
import { override } from './override-command.ts'
import { promote } from './promote-command.ts'
import { releaseStored } from './release-stored.ts'
import { releases } from './releases-command.ts'
import { rollback } from './rollback-command.ts'
import { disable, enable } from './switch-commands.ts'

export type Commands = Readonly<Record<string, Command>>

/** Those that need the store alone, and no checkout. */
export const storeCommands = {
  release: releaseStored,
  rollback,
  releases,
  promote,
  disable,
  enable,
  override,
} as const satisfies Commands

/** Errors that a person can put right say so in their message; of any other the stack is wanted. */
const plain = new Set(['ChannelUnreadable', 'ReleaseConflict', 'StoreUnreachable', 'TeamsUnreadable'])

/** Runs a command by its name and gives the exit code. Whatever is refused, the channel shows what it showed. */
export async function runCommand(
  commands: Commands,
  args: readonly string[],
  surroundings: CommandContext,
): Promise<number> {
  const [name = '', ...rest] = args
  const command = Object.hasOwn(commands, name) ? commands[name] : undefined
  try {
    if (command !== undefined) return await command(rest, surroundings)
    const known = Object.keys(commands).join(', ')
    if (['', '-h', '--help'].includes(name)) {
      surroundings.print(`commands: ${known}\nEach knows --help`)
      return 0
    }
    surroundings.log(`no command ${name}: ${known}`)
  } catch (error) {
    if (error instanceof UsageError) {
      surroundings.print(error.message)
      return 0
    }
    surroundings.log(explain(error))
  }
  return 1
}

function explain(error: unknown): string {
  if (error instanceof Refused) return `${error.refusals.map(renderRefusal).join('\n')}\nnothing has changed`
  // An error of the system need not be an Error of this realm.
  if (!types.isNativeError(error)) return String(error)
  if (isRefusal(error) || plain.has(error.name)) return error.message
  // A folder that is not ours, a disk that is full.
  return 'syscall' in error ? `the system says ${error.message}` : (error.stack ?? error.message)
}
