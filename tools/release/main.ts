import { enableCompileCache } from 'node:module'
import path from 'node:path'

const root = path.resolve(import.meta.dirname, '../..')
// Reading code, that of the build as well, is much of a release's time: it is kept as Node has compiled it.
process.env['NODE_COMPILE_CACHE'] ??= path.join(root, 'node_modules', '.cache', 'shop', 'compiled')
enableCompileCache(process.env['NODE_COMPILE_CACHE'])

const [{ checkoutCommands }, { runCommand }, { openRunCheck }] = await Promise.all([
  import('./checkout-commands.ts'),
  import('./commands.ts'),
  import('./run-check/open-run-check.ts'),
])

/** `pnpm release`, `publish:folder`, `rollback`, `releases`, `promote`, `disable`, `enable`, `override`, `teams`. */
process.exitCode = await runCommand(checkoutCommands, process.argv.slice(2), {
  root,
  environment: process.env,
  now: () => new Date(),
  print: console.log,
  log: console.error,
  openRunCheck,
})
