import { readFile } from 'node:fs/promises'
import path from 'node:path'
import webpack, { type Compiler, type Configuration } from 'webpack'
import { baseConfig, buildMode } from './base-config.ts'
import { runWebpack } from './run-webpack.ts'

/** The file of a release's server entry among its assets. */
export const serverEntryFile = 'server.js'

/** `defineRemote` for a remote that is rendered and not mounted. */
const remoteOnServer = path.resolve(import.meta.dirname, '../../shared/src/remote/server.tsx')

const outOf = (folder: string) => path.join(folder, 'node_modules', '.cache', 'shop', 'server-entry')

function serverEntryConfig(name: string, folder: string, entry: string[]): Configuration {
  const base = baseConfig(name, folder)
  return {
    ...base,
    target: 'es2022',
    devtool: false,
    entry,
    resolve: {
      ...base.resolve,
      alias: { ...base.resolve?.alias, '@shop/shared/remote$': remoteOnServer },
      // Neither a browser's variants nor Node's: web standards alone.
      conditionNames: ['module', 'import', 'require', 'webpack', 'default', buildMode()],
      mainFields: ['module', 'main'],
      aliasFields: [],
    },
    output: {
      path: outOf(folder),
      filename: serverEntryFile,
      library: { type: 'commonjs2' },
      // Screens are parts of the one file, evaluated when they are first rendered.
      asyncChunks: false,
      chunkFormat: 'commonjs',
      chunkLoading: false,
      publicPath: '',
    },
    optimization: { ...base.optimization, splitChunks: false },
  }
}

type Options = {
  name: string
  folder: string
  /** Modules of which the last exports `render`. */
  entry: string[]
  /** Whether there is anything to render. */
  isNeeded(): Promise<boolean>
}

/**
 * Builds the same sources once more, as one file that renders first views and asks for nothing outside of itself: its React
 * too is its own.
 */
export class ServerEntryPlugin {
  readonly #config: Configuration
  readonly #file: string

  readonly #isNeeded: () => Promise<boolean>

  constructor({ name, folder, entry, isNeeded }: Options) {
    this.#isNeeded = isNeeded
    this.#config = serverEntryConfig(name, folder, entry)
    this.#file = path.join(outOf(folder), serverEntryFile)
  }

  apply(compiler: Compiler): void {
    const { Compilation, sources } = webpack
    compiler.hooks.compilation.tap('ServerEntry', (compilation) => {
      const stage = { name: 'ServerEntry', stage: Compilation.PROCESS_ASSETS_STAGE_ADDITIONS }
      compilation.hooks.processAssets.tapPromise(stage, async () => {
        if (!(await this.#isNeeded())) return
        const stats = await runWebpack(this.#config)
        if (stats.hasErrors()) compilation.errors.push(...stats.compilation.errors)
        else
          compilation.emitAsset(serverEntryFile, new sources.RawSource(await readFile(this.#file)), { minimized: true })
      })
    })
  }
}
