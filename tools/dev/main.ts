import path from 'node:path'
import { readConfig } from 'reference-services/config'
import type { Isolation } from 'reference-services/isolation'
import { startShop } from 'reference-services/start-shop'
import { panelScripts } from '../isolate/panel-scripts.ts'
import { accountsTable } from '../start/accounts.ts'
import { prepareData } from '../start/fresh-data.ts'
import { findRemotes } from '../start/packages.ts'
import { expectFree } from '../start/ports.ts'
import { createProgress } from '../start/progress.ts'
import { isRefusal } from '../start/refusal.ts'
import { stopRequest } from '../start/stop-request.ts'
import { followSources } from './follow-sources.ts'
import { otherRemotes } from './other-remotes.ts'
import { readRemotes } from './read-remotes.ts'

/** `pnpm dev [remote…]`: the shop with the shell and these remotes from their sources, the rest from their last releases. */
const root = path.resolve(import.meta.dirname, '../..')
const channel = 'development'
const stop = stopRequest()
const stopped = new Promise<void>((resolve) => stop.addEventListener('abort', () => resolve()))
const log = createProgress(Date.now(), Date.now, console.log)

async function run(): Promise<number> {
  const all = findRemotes(root)
  const remotes = readRemotes(all, process.argv.slice(2))
  const config = readConfig({ ...process.env, SHOP_ENVIRONMENT: 'development', RELEASE_CHANNEL: channel })
  await expectFree(config.ports)
  await prepareData(config, false)
  const others = await otherRemotes(
    {
      dataFolder: config.dataFolder,
      channel: process.env['RELEASE_CHANNEL'] ?? 'production',
      names: all.filter((name) => !remotes.includes(name)),
    },
    { root, log, stop },
  )
  let isolation: Isolation | undefined
  const followed = followSources({
    root,
    dataFolder: config.dataFolder,
    channel,
    remotes,
    others,
    log,
    tell: (event) => isolation?.events.tell(event),
  })
  const title = remotes.length === 0 ? 'shell' : remotes.join(' ')
  const shop = await startShop(config, { isolation: { title, home: '/', scripts: await panelScripts() } })
  isolation = shop.isolation
  try {
    await Promise.race([followed.ready, stopped])
    if (stop.aborted) return Number(stop.reason)
    const { origins } = config
    console.log(`\nshop ready: ${origins.shop}\npanel:      ${origins.shop}/_isolate\n\n${accountsTable()}\n`)
    await Promise.race([stopped, followed.ended])
    return stop.aborted ? 0 : 1
  } finally {
    followed.stop()
    await shop.close()
  }
}

process.exit(
  await run().catch((error: unknown) => {
    if (stop.aborted) return Number(stop.reason)
    console.error(isRefusal(error) ? `\n${error.message}` : error)
    return 1
  }),
)
