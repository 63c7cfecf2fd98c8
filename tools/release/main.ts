import path from 'node:path'
import { checkoutCommands } from './checkout-commands.ts'
import { runCommand } from './commands.ts'
import { openRunCheck } from './run-check/open-run-check.ts'

/** `pnpm release`, `publish:folder`, `rollback`, `releases`, `promote`, `disable`, `enable`, `override`, `teams`. */
process.exitCode = await runCommand(checkoutCommands, process.argv.slice(2), {
  root: path.resolve(import.meta.dirname, '../..'),
  environment: process.env,
  now: () => new Date(),
  print: console.log,
  log: console.error,
  openRunCheck,
})
