import path from 'node:path'
import { parseArgs } from 'node:util'
import { Refusal } from '../start/refusal.ts'

const standardPort = 3500
/** Five more are taken above it. */
const lastPort = 65_530
const usage = 'usage: pnpm app [--channel production] [--port 3500] [--data <folder>] [--built]'

export type AppOptions = {
  port: number
  /** The channel of the release store that is shown. */
  channel: string
  dataFolder: string
  /** The builds are there: a suite has made them for all its hosts. */
  isBuilt: boolean
}

export function readOptions(root: string, args: readonly string[], environment: NodeJS.ProcessEnv): AppOptions {
  const { values, positionals } = parse(args)
  if (positionals.length > 0) throw new Refusal(`pnpm app does not know ${positionals.join(' ')}.\n${usage}`)
  const text = values.port ?? (environment['APP_PORT'] || String(standardPort))
  const port = Number(text)
  if (!Number.isInteger(port) || port < 1 || port > lastPort)
    throw new Refusal(`APP_PORT=${text} is no port: six in a row are taken from there.`)
  return {
    port,
    channel: values.channel ?? (environment['RELEASE_CHANNEL'] || 'production'),
    dataFolder: path.resolve(values.data ?? path.join(root, '.data', 'app')),
    isBuilt: values.built === true,
  }
}

function parse(args: readonly string[]) {
  try {
    return parseArgs({
      args: [...args],
      allowPositionals: true,
      options: {
        channel: { type: 'string' },
        port: { type: 'string' },
        data: { type: 'string' },
        built: { type: 'boolean' },
      },
    })
  } catch (error) {
    throw new Refusal(`${error instanceof Error ? error.message : error}\n${usage}`)
  }
}
