import path from 'node:path'
import webpack, { type Configuration } from 'webpack'
import { defineHost, defineRemote } from '../../federation/index.ts'

export type BuiltFloor = { host: string; remote: string }

/** No release check is made of the floor, so its weight has no limit. */
const budgetBytes = 1_000_000

/**
 * Builds a page that has the shop's libraries and nothing of the shop: the shell's build around a host that only loads one
 * remote, and a remote's build around one element. Both start in one go, without the shop's slices.
 */
export async function buildFloor(root: string, work: string): Promise<BuiltFloor> {
  const folder = path.join(import.meta.dirname, 'floor')
  const shell = defineHost(path.join(root, 'shell'))
  const host = {
    ...shell,
    plugins: (shell.plugins ?? []).filter((plugin) => plugin?.constructor.name !== 'ServerEntryPlugin'),
    entry: { main: path.join(folder, 'src/host.ts') },
  }
  const remote = defineRemote('floor', { folder, budgetBytes, browserOnly: ['article'] })
  return { host: await build(host, path.join(work, 'host')), remote: await build(remote, path.join(work, 'remote')) }
}

async function build(config: Configuration, folder: string): Promise<string> {
  const stats = await new Promise<webpack.Stats>((resolve, reject) => {
    webpack({ ...config, output: { ...config.output, path: folder } }, (error, result) =>
      result === undefined ? reject(error) : resolve(result),
    )
  })
  if (stats.hasErrors()) throw new Error(stats.toString({ preset: 'errors-only' }))
  return folder
}
