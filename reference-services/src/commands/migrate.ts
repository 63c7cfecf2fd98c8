import { runMigrateCommand } from './migrate-command.ts'

/** `pnpm migrate`: brings the tables of the configured database up to date, before the processes of a release start. */
process.exitCode = await runMigrateCommand(process.argv.slice(2), {
  environment: process.env,
  print: console.log,
  log: console.error,
})
