import path from 'node:path'
import { type ParseArgsOptionsConfig, parseArgs } from 'node:util'
import { Refusal } from '../start/refusal.ts'

/** Common to the pages around the shop, so that one argument means the same to both. */
const common = {
  built: { type: 'boolean' },
  data: { type: 'string' },
  port: { type: 'string' },
} as const satisfies ParseArgsOptionsConfig

export type HostOptions = {
  /** The first of the ports in a row that are taken. */
  port: number
  dataFolder: string
  /** The builds are there: a suite has made them for all its hosts. */
  isBuilt: boolean
}

/** The arguments of a command that starts a host; what it does not know is refused with its usage. */
export function readHostArguments<Own extends ParseArgsOptionsConfig>(
  args: readonly string[],
  usage: string,
  own: Own,
) {
  try {
    return parseArgs({ args: [...args], allowPositionals: true, options: { ...own, ...common } })
  } catch (error) {
    throw new Refusal(`${error instanceof Error ? error.message : error}\n${usage}`)
  }
}

const portsOfMachine = 65_536

/** A number from which so many ports fit; anything else is refused by the name of the setting. */
export function firstPort(text: string, { name, count }: { name: string; count: number }): number {
  const port = Number(text)
  if (!Number.isInteger(port) || port < 1 || port + count > portsOfMachine)
    throw new Refusal(`${name} ${text} is no port: ${count} in a row are taken from there.`)
  return port
}

/** A folder that somebody names, or one of the checkout's own data. */
export const dataFolderOf = (root: string, named: string | undefined, ...own: readonly string[]): string =>
  path.resolve(named ?? path.join(root, '.data', ...own))
