import { readdir, readFile } from 'node:fs/promises'
import path from 'node:path'
import { ModuleFederationPlugin } from '@module-federation/enhanced/webpack'
import webpack, { type Compilation, type Compiler, type Configuration } from 'webpack'
import { baseConfig } from './base-config.ts'
import { ChunkRulesPlugin } from './chunk-rules-plugin.ts'
import { containerOf } from './identity.ts'
import { installedFolder, versionOf } from './installed-version.ts'
import { runWebpack } from './run-webpack.ts'
import { contractOf, providedVersions, remoteShares } from './share-config.ts'
import { boundToReact } from './sharing.ts'

export type PlatformSetOptions = {
  /** Its files and its container are called after it: `react-20`, `contract-1`. */
  name: string
  /** Package → the installed package that stands for it here: `{ react: 'react-20', 'react-dom': 'react-dom-20' }`. */
  packages?: Readonly<Record<string, string>>
  /** Version of the contract of this set, and the file with its names: what releases get as `@shop/shared/platform`. */
  contract?: { version: string; platform: string }
  /** A file with `adapt`, which turns what this shell hands to a remote into what that contract says. */
  adapt?: string
}

const platform = '@shop/shared/platform'

/** Session and bus of the page are those of the shell; a second copy would be refused. */
const takenPageSingleton = path.join(import.meta.dirname, 'taken-page-singleton.ts')

const outOf = (folder: string, name: string) => path.join(folder, 'node_modules', '.cache', 'shop', fileOf(name))
const fileOf = (name: string) => `platform-${name}`

/** Singletons → the module behind each, of those that the set has itself. */
function modulesOf({ packages = {}, contract }: PlatformSetOptions): Record<string, string> {
  const bound = 'react' in packages ? boundToReact : Object.keys(packages)
  return {
    ...Object.fromEntries(bound.map((request) => [request, request])),
    ...(contract === undefined ? {} : { [platform]: contract.platform }),
  }
}

function setConfig(folder: string, options: PlatformSetOptions): Configuration {
  const { name, packages = {}, adapt } = options
  const base = baseConfig(fileOf(name), folder)
  const modules = modulesOf(options)
  const exposed = { ...modules, ...(adapt === undefined ? {} : { adapt }) }
  // Modules that are bound to the other React are built in. A contract's own names stand upon the first set's.
  const isBuiltIn = (request: string) => modules[request] === request
  return {
    ...base,
    entry: {},
    resolve: {
      ...base.resolve,
      alias: {
        ...base.resolve?.alias,
        ...Object.fromEntries(Object.entries(packages).map(([from, to]) => [from, installedFolder(to, folder)])),
      },
    },
    output: {
      ...base.output,
      path: outOf(folder, name),
      chunkFilename: `${fileOf(name)}-[id].[contenthash:8].js`,
    },
    // All modules of a set are loaded together: one file beside the entry.
    optimization: {
      ...base.optimization,
      splitChunks: { chunks: 'async', cacheGroups: { modules: { name: 'modules', test: () => true, enforce: true } } },
    },
    plugins: [
      new ModuleFederationPlugin({
        name: containerOf(fileOf(name)),
        filename: `${fileOf(name)}.[contenthash:8].js`,
        exposes: Object.fromEntries(Object.entries(exposed).map(([key, file]) => [`./${key}`, file])),
        shareStrategy: 'loaded-first',
        dts: false,
        manifest: false,
        experiments: { externalRuntime: true, optimization: { target: 'web', disableSnapshot: true } },
        shared: Object.fromEntries(Object.entries(remoteShares(folder)).filter(([request]) => !isBuiltIn(request))),
      }),
      new webpack.NormalModuleReplacementPlugin(/[\\/]page-singleton\.ts$/, takenPageSingleton),
      new ChunkRulesPlugin(),
    ],
  }
}

/** Builds a further platform set of the shell: a container of its own, whose files are part of the shell's release. */
export class PlatformSetPlugin {
  readonly #folder: string
  readonly #options: PlatformSetOptions

  constructor(folder: string, options: PlatformSetOptions) {
    this.#folder = folder
    this.#options = options
  }

  apply(compiler: Compiler): void {
    const { Compilation, sources } = webpack
    compiler.hooks.compilation.tap('PlatformSet', (compilation) => {
      const stage = { name: 'PlatformSet', stage: Compilation.PROCESS_ASSETS_STAGE_ADDITIONS }
      compilation.hooks.processAssets.tapPromise(stage, async () => {
        const stats = await runWebpack(setConfig(this.#folder, this.#options))
        if (stats.hasErrors()) {
          compilation.errors.push(...stats.compilation.errors)
          return
        }
        const out = outOf(this.#folder, this.#options.name)
        for (const file of await readdir(out))
          compilation.emitAsset(file, new sources.RawSource(await readFile(path.join(out, file))), { minimized: true })
      })
    })
  }

  /** As the shell's manifest names it. */
  describe(compilation: Compilation) {
    const { name, packages = {}, contract, adapt } = this.#options
    const entry = Object.keys(compilation.assets).find((file) => file.startsWith(`${fileOf(name)}.`))
    const provided = providedVersions(this.#folder)
    const versions = Object.keys(modulesOf(this.#options)).map((request) => {
      if (request === platform && contract !== undefined) return [request, contract.version]
      const replaced = Object.keys(packages).find((from) => request === from || request.startsWith(`${from}/`))
      return [request, replaced === undefined ? provided[request] : versionOf(packages[replaced] ?? '', this.#folder)]
    })
    return {
      name,
      contract: contract?.version ?? contractOf(this.#folder),
      provides: Object.fromEntries(versions),
      container: containerOf(fileOf(name)),
      entry,
      ...(adapt === undefined ? {} : { adapts: true }),
    }
  }
}
