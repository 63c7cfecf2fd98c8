import { readConfig } from 'reference-services/config'
import { runMigrations } from 'reference-services/migrations'
import { expectReadyForMembers } from 'reference-services/ready-for-members'
import { prepareData } from './fresh-data.ts'
import { expectFree } from './ports.ts'
import type { Progress } from './progress.ts'
import { Refusal } from './refusal.ts'
import { prepareReleases } from './releases.ts'
import { startServices } from './services.ts'

export type StartOptions = {
  root: string
  environment: NodeJS.ProcessEnv
  args: readonly string[]
  log: Progress
  stop: AbortSignal
  /** Called once, when every origin is ready. */
  ready(facts: { shopAddress: string; hasTestAccounts: boolean }): void
}

/** A first start seeds the database, for minutes on a busy machine: it is given up when nothing moves any more. */
const quietMs = 180_000

/** Builds, publishes, starts and serves until somebody stops it. Gives the exit code. */
export async function startShop({ root, environment, args, log, stop, ready }: StartOptions): Promise<number> {
  const isFresh = args.includes('--fresh')
  const unknown = args.filter((arg) => arg !== '--fresh')
  if (unknown.length > 0) throw new Refusal(`npm start does not know ${unknown.join(' ')}. It takes --fresh.`)
  const config = readSettings(environment)
  await expectFree(config.ports)
  await prepareData(config, isFresh)
  if (isFresh) log('new data: the old database is gone')
  await prepareReleases(config.dataFolder, config.channel, { root, log, stop, location: config.releaseStore })
  stop.throwIfAborted()

  if (config.databaseUrl !== undefined) await runMigrations(config, log)
  log('starting the services')
  const hear = (doing: string) => log(`still at work, since: ${doing}`)
  const services = startServices({ root, environment, ports: config.ports, output: 'inherit' })
  const stopped = new Promise<'stopped'>((resolve) => stop.addEventListener('abort', () => resolve('stopped')))
  const crashed = services.ended.then(() => 'crashed' as const)
  try {
    const first = await Promise.race([services.ready(quietMs, hear), stopped])
    if (first === 'stopped') stop.throwIfAborted()
    ready({ shopAddress: config.origins.shop, hasTestAccounts: config.hasTestAccounts })
    if ((await Promise.race([stopped, crashed])) === 'stopped') return 0
    console.error(`The services have ended with code ${await services.ended}: their words stand above.`)
    return 1
  } finally {
    await services.stop()
  }
}

function readSettings(environment: NodeJS.ProcessEnv) {
  try {
    const config = readConfig(environment)
    // The services ask it again: nobody should hear it only after the builds.
    expectReadyForMembers(config)
    return config
  } catch (error) {
    throw new Refusal(error instanceof Error ? error.message : String(error))
  }
}
