import { readFileSync } from 'node:fs'
import path from 'node:path'
import { ModuleFederationPlugin } from '@module-federation/enhanced/webpack'
import type { Configuration } from 'webpack'
import { ChunkRulesPlugin } from '../../federation/chunk-rules-plugin.ts'
import { containerOf } from '../../federation/identity.ts'
import { NoFederationStatsPlugin } from '../../federation/no-federation-stats-plugin.ts'
import { reactRanges } from '../../federation/react-ranges.ts'
import { ReleaseIsolationPlugin } from '../../federation/release-isolation-plugin.ts'
import { singletonRanges } from '../../federation/sharing.ts'
import type { RemoteFacts } from '../descriptor/write-descriptor.ts'
import { DescriptorPlugin } from './descriptor-plugin.ts'
import { ShellReactPlugin } from './shell-react-plugin.ts'

export type RemoteConfigOptions = Omit<RemoteFacts, 'version'> & {
  /** The module that exports `bootstrap`, `mount` and `unmount`, from the folder: `./src/remote.js`. */
  entry: string
  /** Of the package; the working folder unless it is said. Files are built into its `dist`. */
  folder?: string
  /** That of the folder's `package.json` unless it is said. */
  version?: string
}

const chunkTimeoutMs = 10 * 60_000
const hashed = '[name].[contenthash:8].js'

/** Singletons of the shell: a remote takes them from there or not at all. */
const sharesOf = (folder: string) =>
  Object.fromEntries(
    Object.entries({ ...singletonRanges, ...reactRanges(folder) }).map(([request, requiredVersion]) => [
      request,
      { singleton: true, import: false as const, requiredVersion, strictVersion: true },
    ]),
  )

/**
 * Gives the configuration of webpack that builds one remote, its `release.json` included. Loaders are the team's own:
 * `{ ...remoteConfig({ … }), module: { rules } }`.
 *
 * @param contract - version of the contract of this kit
 */
export function remoteConfig(options: RemoteConfigOptions, contract: string): Configuration {
  const { entry, folder = process.cwd(), ...facts } = options
  const { name } = facts
  return {
    name,
    mode: 'production',
    context: folder,
    target: ['web', 'es2022'],
    // The page's policy forbids eval.
    devtool: false,
    entry: {},
    resolve: { extensions: ['.ts', '.tsx', '.mjs', '.js', '.jsx'] },
    output: {
      path: path.join(folder, 'dist'),
      clean: true,
      uniqueName: name,
      publicPath: 'auto',
      filename: hashed,
      chunkFilename: hashed,
      crossOriginLoading: 'anonymous',
      // The shell watches whether files move: a clock alone would take a busy device for a broken file.
      chunkLoadTimeout: chunkTimeoutMs,
    },
    // The entry knows each chunk by its hash: no name may be written into a chunk once that was taken.
    optimization: { chunkIds: 'named', moduleIds: 'deterministic', realContentHash: false },
    performance: false,
    // The manifest is no part of what a page loads, so that nobody needs a word on how addresses in it are resolved.
    infrastructureLogging: { level: 'error' },
    plugins: [
      new ModuleFederationPlugin({
        name: containerOf(name),
        filename: 'entry.[contenthash:8].js',
        exposes: { './remote': { import: [entry], name: 'remote' } },
        shareStrategy: 'loaded-first',
        dts: false,
        manifest: true,
        experiments: { externalRuntime: true, optimization: { target: 'web', disableSnapshot: true } },
        shared: sharesOf(folder),
      }),
      new ShellReactPlugin(),
      new ReleaseIsolationPlugin(name),
      new ChunkRulesPlugin(),
      new NoFederationStatsPlugin(),
      new DescriptorPlugin({ version: versionIn(folder), ...facts, folder: path.join(folder, 'dist') }, contract),
    ],
  }
}

function versionIn(folder: string): string {
  const { version }: { version?: string } = JSON.parse(readFileSync(path.join(folder, 'package.json'), 'utf8'))
  return version ?? ''
}
