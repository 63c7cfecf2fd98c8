import path from 'node:path'
import { createProgress } from '../start/progress.ts'
import { isRefusal } from '../start/refusal.ts'
import { stopRequest } from '../start/stop-request.ts'
import { appConfig, expectAppPortsFree, startApp } from './host.ts'
import { readOptions } from './options.ts'
import { prepareAppReleases } from './releases.ts'

/** `pnpm app`: a page that plays the co-op's app around the shop, with the whole shop behind it. */
const root = path.resolve(import.meta.dirname, '../..')
const stop = stopRequest()
const log = createProgress(Date.now(), Date.now, console.log)
const stopped = new Promise<void>((resolve) => stop.addEventListener('abort', () => resolve()))

async function run(): Promise<number> {
  const environment = process.env
  const options = readOptions(root, process.argv.slice(2), environment)
  const config = appConfig(options, environment)
  await expectAppPortsFree(options.port, config)
  const isStoreGiven = (environment['RELEASE_STORE'] ?? '') !== ''
  await prepareAppReleases(config, { root, log, stop, isBuilt: options.isBuilt, isStoreGiven })
  stop.throwIfAborted()
  log('starting the shop behind the app')
  const app = await startApp(root, config, { port: options.port, log })
  try {
    if (stop.aborted) return Number(stop.reason)
    console.log(`\napp ready: ${app.origin}\n\n  the shop behind it: ${config.origins.shop}\n`)
    await stopped
    return 0
  } finally {
    await app.close()
  }
}

process.exit(
  await run().catch((error: unknown) => {
    if (stop.aborted) return Number(stop.reason)
    console.error(isRefusal(error) ? `\n${error.message}` : error)
    return 1
  }),
)
