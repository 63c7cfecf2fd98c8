import { findRemotes } from '../start/packages.ts'
import { Refusal } from '../start/refusal.ts'
import { dataFolderOf, firstPort, type HostOptions, readHostArguments } from './host-options.ts'

const standardPort = '4000'
const usage = 'usage: pnpm isolate <remote> [--production [--built]] [--port 4000] [--data <folder>]'

export type IsolateOptions = HostOptions & {
  remote: string
  /** The production build, made once; otherwise a development build that follows the sources. */
  isProduction: boolean
}

export function readOptions(root: string, args: readonly string[]): IsolateOptions {
  const { values, positionals } = readHostArguments(args, usage, { production: { type: 'boolean' } })
  const [remote, ...more] = positionals
  const remotes = findRemotes(root)
  const list = `The remotes here: ${remotes.join(', ')}.`
  if (remote === undefined || more.length > 0) throw new Refusal(`${usage}\n${list}`)
  if (!remotes.includes(remote)) throw new Refusal(`There is no remote ${remote}. ${list}`)
  return {
    remote,
    isProduction: values.production === true,
    isBuilt: values.built === true,
    port: firstPort(values.port ?? standardPort, { name: '--port', count: 5 }),
    dataFolder: dataFolderOf(root, values.data, 'isolate', remote),
  }
}
