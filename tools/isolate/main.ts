import path from 'node:path'
import type { Isolation } from 'reference-services/isolation'
import { type BuildEvent, followSources } from '../dev/follow-sources.ts'
import { buildChanged } from '../start/build-changed.ts'
import { createProgress } from '../start/progress.ts'
import { isRefusal } from '../start/refusal.ts'
import { stopRequest } from '../start/stop-request.ts'
import { startHost } from './host.ts'
import { homeOf, isolatedChannel, publishAlone } from './isolated-store.ts'
import { type IsolateOptions, readOptions } from './options.ts'

/** `pnpm isolate <remote>`: that remote alone in the real shell, with a panel at `/_isolate`. */
const root = path.resolve(import.meta.dirname, '../..')
const stop = stopRequest()
const log = createProgress(Date.now(), Date.now, console.log)
const stopped = new Promise<void>((resolve) => stop.addEventListener('abort', () => resolve()))

async function run(): Promise<number> {
  const options = readOptions(root, process.argv.slice(2))
  const { remote, port, dataFolder, isProduction } = options
  if (isProduction) await publishProduction(options)
  // The sources are built while the data is loaded.
  let isolation: Isolation | undefined
  const followed = isProduction ? undefined : follow(options, (event) => isolation?.events.tell(event))
  const host = await startHost({
    root,
    dataFolder,
    channel: isolatedChannel,
    port,
    title: remote,
    home: await homeOf(root, remote),
    isUnrendered: !isProduction,
    environment: process.env,
  })
  isolation = host.isolation
  try {
    await Promise.race([followed?.ready, stopped])
    log(`${remote} is alone`)
    if (stop.aborted) return Number(stop.reason)
    console.log(`\nisolated: ${host.origin}/_isolate\n`)
    await Promise.race([stopped, ...(followed === undefined ? [] : [followed.ended])])
    return stop.aborted ? 0 : 1
  } finally {
    followed?.stop()
    await host.close()
  }
}

async function publishProduction({ remote, dataFolder, isBuilt }: IsolateOptions): Promise<void> {
  if (!isBuilt) await buildChanged(['shell', remote], { root, log, stop })
  await publishAlone(root, dataFolder, remote)
}

const follow = ({ remote, dataFolder }: IsolateOptions, tell: (event: BuildEvent) => void) =>
  followSources({
    root,
    dataFolder,
    channel: isolatedChannel,
    remotes: [remote],
    others: {},
    log,
    tell,
  })

process.exit(
  await run().catch((error: unknown) => {
    if (stop.aborted) return Number(stop.reason)
    console.error(isRefusal(error) ? `\n${error.message}` : error)
    return 1
  }),
)
