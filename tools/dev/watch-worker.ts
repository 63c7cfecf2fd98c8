import path from 'node:path'
import { pathToFileURL } from 'node:url'
import webpack, { type Configuration, type Stats } from 'webpack'
import { outputFolder, type WatchedBuild } from './watched-build.ts'

/**
 * A process of its own that follows the sources of some packages: webpack computes in one go, and
 * the shop shall go on answering meanwhile. Tells its parent of every build.
 */
const root = path.resolve(import.meta.dirname, '../..')
const tell = (build: WatchedBuild) => process.send?.(build)

async function configurationOf(name: string): Promise<Configuration> {
  const folder = path.join(root, name)
  // A package's configuration takes the folder that it is run in.
  process.chdir(folder)
  const { default: config }: { default: Configuration } = await import(
    pathToFileURL(path.join(folder, 'webpack.config.mjs')).href
  )
  return {
    ...config,
    output: { ...config.output, path: outputFolder(root, name) },
    cache: {
      type: 'filesystem',
      name: `${name}-development`,
      cacheDirectory: path.join(root, 'node_modules', '.cache', 'shop', 'webpack'),
      buildDependencies: { config: [path.join(root, 'tools', 'federation/'), path.join(root, 'pnpm-lock.yaml')] },
    },
    infrastructureLogging: { level: 'error' },
  }
}

function built(name: string, stats: Stats): WatchedBuild {
  if (stats.hasErrors()) return { name, errors: stats.toString({ preset: 'errors-only', colors: false }) }
  return { name, hash: stats.hash ?? '', ms: (stats.endTime ?? 0) - (stats.startTime ?? 0) }
}

for (const name of process.argv.slice(2)) {
  const compiler = webpack(await configurationOf(name))
  if (compiler === null) throw new TypeError(`${name} has no build`)
  const first = Promise.withResolvers<void>()
  compiler.watch({ aggregateTimeout: 50 }, (error, stats) => {
    if (stats !== undefined) tell(built(name, stats))
    else if (error !== null) tell({ name, errors: error.message })
    first.resolve()
  })
  // One after the other: what is looked at first is there first.
  await first.promise
}

process.on('disconnect', () => process.exit(0))
