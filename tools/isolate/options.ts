import path from 'node:path'
import { parseArgs } from 'node:util'
import { findRemotes } from '../start/packages.ts'
import { Refusal } from '../start/refusal.ts'

const standardPort = 4000
const lastPort = 65_000
const usage = 'usage: pnpm isolate <remote> [--production [--built]] [--port 4000] [--data <folder>]'

export type IsolateOptions = {
  remote: string
  /** The production build, made once; otherwise a development build that follows the sources. */
  isProduction: boolean
  /** The builds are there: a suite has made them for all its hosts. */
  isBuilt: boolean
  port: number
  dataFolder: string
}

export function readOptions(root: string, args: readonly string[]): IsolateOptions {
  const { values, positionals } = parse(args)
  const [remote, ...more] = positionals
  const remotes = findRemotes(root)
  const list = `The remotes here: ${remotes.join(', ')}.`
  if (remote === undefined || more.length > 0) throw new Refusal(`${usage}\n${list}`)
  if (!remotes.includes(remote)) throw new Refusal(`There is no remote ${remote}. ${list}`)
  const port = Number(values.port ?? standardPort)
  if (!Number.isInteger(port) || port < 1 || port > lastPort)
    throw new Refusal(`--port ${values.port} is no port: five in a row are taken from there.`)
  return {
    remote,
    isProduction: values.production === true,
    isBuilt: values.built === true,
    port,
    dataFolder: path.resolve(values.data ?? path.join(root, '.data', 'isolate', remote)),
  }
}

function parse(args: readonly string[]) {
  try {
    return parseArgs({
      args: [...args],
      allowPositionals: true,
      options: {
        production: { type: 'boolean' },
        built: { type: 'boolean' },
        port: { type: 'string' },
        data: { type: 'string' },
      },
    })
  } catch (error) {
    throw new Refusal(`${error instanceof Error ? error.message : error}\n${usage}`)
  }
}
