import { runBackupCommand } from './backup-command.ts'

/** `pnpm backup`: copies what the shop keeps in folders of this machine. */
process.exitCode = await runBackupCommand(process.argv.slice(2), {
  environment: process.env,
  print: console.log,
  log: console.error,
})
