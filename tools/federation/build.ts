import path from 'node:path'
import { pathToFileURL } from 'node:url'
import type { Configuration } from 'webpack'
import { writeBuiltChunks } from './built-chunks.ts'
import { runWebpack } from './run-webpack.ts'

const root = path.resolve(import.meta.dirname, '../..')

/** Builds one package of the workspace by its own webpack.config.mjs. */
async function build(folder: string): Promise<boolean> {
  process.chdir(folder)
  const { default: config }: { default: Configuration } = await import(
    pathToFileURL(path.join(folder, 'webpack.config.mjs')).href
  )
  const stats = await runWebpack(config)
  // A package elsewhere, of a test, has no journeys.
  if (!stats.hasErrors() && path.dirname(folder) === root)
    writeBuiltChunks(root, path.basename(folder), stats.compilation)
  console.log(stats.toString({ preset: 'errors-warnings', colors: process.stdout.isTTY }))
  return !stats.hasErrors()
}

const started = performance.now()
const folder = path.resolve(process.argv[2] ?? '.')
const isBuilt = await build(folder)
console.log(`${path.basename(folder)} ${isBuilt ? 'built' : 'FAILED'} in ${Math.round(performance.now() - started)} ms`)
process.exit(isBuilt ? 0 : 1)
