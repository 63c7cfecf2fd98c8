import path from 'node:path'
import { runCommand } from '../release/commands.ts'
import { createProgress } from '../start/progress.ts'
import { stopRequest } from '../start/stop-request.ts'

/** `pnpm matrix`: the main journey in every combination of releases that members may meet. */
const log = createProgress(Date.now(), Date.now, console.error)
log('reading the channel')
const { matrix } = await import('./matrix-command.ts')
const stop = stopRequest()

const stopped = new Promise<number>((resolve) => stop.addEventListener('abort', () => resolve(Number(stop.reason))))
const done = runCommand({ matrix }, ['matrix', ...process.argv.slice(2)], {
  root: path.resolve(import.meta.dirname, '../..'),
  environment: process.env,
  now: () => new Date(),
  print: console.log,
  log,
  stop,
})
process.exit(await Promise.race([stopped, done]))
