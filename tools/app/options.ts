import { dataFolderOf, firstPort, type HostOptions, readHostArguments } from '../isolate/host-options.ts'
import { Refusal } from '../start/refusal.ts'

const standardPort = '3500'
const usage = 'usage: pnpm app [--channel production] [--port 3500] [--data <folder>] [--built]'

export type AppOptions = HostOptions & {
  /** The channel of the release store that is shown. */
  channel: string
}

export function readOptions(root: string, args: readonly string[], environment: NodeJS.ProcessEnv): AppOptions {
  const { values, positionals } = readHostArguments(args, usage, { channel: { type: 'string' } })
  if (positionals.length > 0) throw new Refusal(`pnpm app does not know ${positionals.join(' ')}.\n${usage}`)
  return {
    port: firstPort(values.port ?? (environment['APP_PORT'] || standardPort), { name: 'APP_PORT', count: 6 }),
    channel: values.channel ?? (environment['RELEASE_CHANNEL'] || 'production'),
    dataFolder: dataFolderOf(root, values.data, 'app'),
    isBuilt: values.built === true,
  }
}
