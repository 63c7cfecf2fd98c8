import { runContractCommand } from './contract-command.ts'

/** `pnpm contract-test`: whether services of somebody else keep the contract that the shop was built on. */
process.exitCode = await runContractCommand(process.argv.slice(2), {
  environment: process.env,
  print: console.log,
  log: console.error,
})
