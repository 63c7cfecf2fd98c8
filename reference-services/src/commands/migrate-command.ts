import { readConfig } from '../config.ts'
import { readMigrations, runMigrations } from '../database/migrations-of-place.ts'
import type { CommandContext } from './command-context.ts'

const usage = `usage: pnpm migrate              brings the tables of the database up to date
       pnpm migrate status       what is done and what is pending; ends with 1 when something is
       pnpm migrate --dry-run    the statements that are pending, none of which is executed`

/** Gives the exit code. */
export async function runMigrateCommand(
  args: readonly string[],
  { environment, print, log }: CommandContext,
): Promise<number> {
  try {
    const config = readConfig(environment)
    const [word = 'up', ...more] = args
    if (more.length > 0 || !['up', 'status', '--dry-run'].includes(word)) {
      log(usage)
      return 2
    }
    if (word === 'up') {
      await runMigrations(config, print)
      print('the tables are up to date')
      return 0
    }
    const { done, pending, newer, statements } = await readMigrations(config)
    if (word === '--dry-run') {
      for (const statement of statements) print(`${statement};`)
      return 0
    }
    print(`${done.length} done, the last is ${done.at(-1) ?? 'none'}`)
    for (const name of newer) print(`newer    ${name}: of a release that this one does not know`)
    for (const name of pending) print(`pending  ${name}`)
    return pending.length === 0 ? 0 : 1
  } catch (error) {
    log(error instanceof Error ? error.message : String(error))
    return 1
  }
}
