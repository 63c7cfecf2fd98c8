import { runStorageCommand } from './storage-command.ts'

/** `pnpm storage`: how staff exchange a picture of a banner, and look after what else the storage holds. */
process.exitCode = await runStorageCommand(process.argv.slice(2), {
  environment: process.env,
  print: console.log,
  log: console.error,
})
