import { startAppHost } from 'reference-services/app-host'
import { type Config, readConfig } from 'reference-services/config'
import { isolatedHour, portsFrom } from '../isolate/host.ts'
import { seededFolder } from '../isolate/seeded-folder.ts'
import { expectFree } from '../start/ports.ts'
import type { Progress } from '../start/progress.ts'
import { Refusal } from '../start/refusal.ts'
import { readAppPage, readWebviewScript } from './app-page.ts'
import type { AppOptions } from './options.ts'

/** Settings of the terminal that the shop behind the app takes as they are. */
const takenOver = [
  ...['PATH', 'HOME', 'TMPDIR', 'SEED', 'SHOP_CLOCK', 'RELEASE_STORE', 'OBJECT_STORAGE', 'ACCESS_TOKEN_SECONDS'],
  ...['OVERRIDE_ORIGINS', 'OPERATOR_SECRET', 'AWS_REGION', 'AWS_ENDPOINT_URL', 'AWS_ENDPOINT_URL_S3'],
  ...['AWS_ACCESS_KEY_ID', 'AWS_SECRET_ACCESS_KEY', 'AWS_SESSION_TOKEN'],
]

/** The settings of the shop behind the app, on the five ports after the app's own. */
export function appConfig({ port, channel, dataFolder }: AppOptions, environment: NodeJS.ProcessEnv): Config {
  const settings = Object.fromEntries(takenOver.map((name) => [name, environment[name]]))
  try {
    return readConfig({
      SHOP_CLOCK: isolatedHour,
      ...Object.fromEntries(Object.entries(settings).filter(([, value]) => value !== undefined && value !== '')),
      ...portsFrom(port + 1),
      DATA_DIR: dataFolder,
      RELEASE_CHANNEL: channel,
      SHOP_ENVIRONMENT: 'development',
    })
  } catch (error) {
    throw new Refusal(error instanceof Error ? error.message : String(error))
  }
}

/** Refuses, with the one setting that moves them all, when a port is taken. */
export async function expectAppPortsFree(port: number, config: Config): Promise<void> {
  await expectFree({ app: port, ...config.ports }).catch((error: Error) => {
    const taken = [...error.message.matchAll(/^Port (\d+)/gm)].map(([, one]) => one)
    throw new Refusal(`Port ${taken.join(', ')} is in use: ${port} to ${port + 5} are needed. Set another APP_PORT.`)
  })
}

/** The whole shop and the page that plays the app around it. */
export async function startApp(
  root: string,
  config: Config,
  { port, log }: { port: number; log: Progress },
): Promise<{ origin: string; close(): Promise<void> }> {
  const [seeded, page, webviewScript] = await Promise.all([
    seededFolder(root, config.seed, config.clock ?? isolatedHour),
    readAppPage(config.origins.shop),
    readWebviewScript(),
  ])
  return startAppHost(config, { port, page, webviewScript, seeded, log })
}
