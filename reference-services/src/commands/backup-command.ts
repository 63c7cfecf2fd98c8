import path from 'node:path'
import { backUpFolders } from '../backup/back-up-folders.ts'
import { readConfig } from '../config.ts'
import type { CommandContext } from './command-context.ts'

const usage = `usage: pnpm backup <new folder>

  Copies the embedded database, the release store with its source maps, the object storage and operator.key,
  as far as they are folders of this machine. A shop on the embedded database must be stopped meanwhile.
  The copy is a data folder: DATA_DIR may name it. docs/backup.md`

/** Gives the exit code. */
export async function runBackupCommand(
  args: readonly string[],
  { environment, print, log }: CommandContext,
): Promise<number> {
  const [folder, ...more] = args
  if (folder === undefined || folder.startsWith('-') || more.length > 0) {
    log(usage)
    return 2
  }
  try {
    const target = path.resolve(folder)
    await backUpFolders(readConfig(environment), target, print)
    print(`backed up into ${target}`)
    return 0
  } catch (error) {
    log(error instanceof Error ? error.message : String(error))
    return 1
  }
}
