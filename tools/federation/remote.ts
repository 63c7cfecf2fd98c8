import path from 'node:path'
import { ModuleFederationPlugin } from '@module-federation/enhanced/webpack'
import webpack, { type Configuration, type RuleSetRule, type WebpackPluginInstance } from 'webpack'
import { baseConfig, buildMode, refreshed } from './base-config.ts'
import { makesSourceMaps } from './built-source-maps.ts'
import { ChunkRulesPlugin } from './chunk-rules-plugin.ts'
import { CompressionPlugin } from './compression-plugin.ts'
import { containerOf } from './identity.ts'
import { isSplit, MergeEntryPointsPlugin } from './merge-entry-points-plugin.ts'
import { NoFederationStatsPlugin } from './no-federation-stats-plugin.ts'
import { NoTestCodePlugin } from './no-test-code-plugin.ts'
import { ReleaseDescriptor } from './release-descriptor.ts'
import { ReleaseIsolationPlugin } from './release-isolation-plugin.ts'
import { renderedScreensOf } from './rendered-screens.ts'
import { ServerEntryPlugin } from './server-entry-plugin.ts'
import { remoteShares } from './share-config.ts'
import { ShellSingletonsPlugin } from './shell-singletons-plugin.ts'
import { SourceMapPlugin } from './source-map-plugin.ts'

export type RemoteOptions = {
  /** The most that the first view of any of its screens may weigh: bytes of brotli. The release check holds it. */
  budgetBytes: number
  /** Screens for visitors, and slots that it fills, which are drawn by the browser alone: what they show is not known before. */
  browserOnly?: readonly string[]
  folder?: string
}

const development = (file: string) => path.join(import.meta.dirname, 'development', file)
const client = development('remote-client.ts')

const rulesOf = ({ module }: Configuration) => (module?.rules ?? []) as RuleSetRule[]

/** A development build whose screens change in place. */
const followed = (name: string): WebpackPluginInstance[] => [
  new webpack.HotModuleReplacementPlugin(),
  new webpack.DefinePlugin({ SHOP_REMOTE: JSON.stringify(name) }),
  // The development transform asks for a runtime of its own; the shell shares the usual one.
  new webpack.NormalModuleReplacementPlugin(/^react\/jsx-dev-runtime$/, (asked) => {
    asked.request = jsxDevRuntime
  }),
]

const jsxRuntime = 'react/jsx-runtime'
const jsxDevRuntime = `data:text/javascript,${encodeURIComponent(`
import { Fragment, jsx, jsxs } from ${JSON.stringify(jsxRuntime)};
export const jsxDEV = (type, props, key, isStatic) => (isStatic ? jsxs : jsx)(type, props, key);
export { Fragment };
`)}`

/** The build of one remote: its own code only, and the descriptor of the release. */
export function defineRemote(
  name: string,
  { budgetBytes, browserOnly = [], folder = process.cwd() }: RemoteOptions,
): Configuration {
  const isProduction = buildMode() === 'production'
  const base = baseConfig(name, folder)
  return {
    ...base,
    ...(isProduction ? {} : { module: { rules: [{ oneOf: [refreshed(folder), ...rulesOf(base)] }] } }),
    entry: {},
    // The manifest is no part of what a page loads, so that nobody needs a word on how addresses in it are resolved.
    infrastructureLogging: { level: 'error' },
    optimization: { ...base.optimization, splitChunks: { chunks: isSplit } },
    plugins: [
      new ModuleFederationPlugin({
        name: containerOf(name),
        filename: isProduction ? 'entry.[contenthash:8].js' : 'entry.js',
        exposes: { './remote': { import: [...(isProduction ? [] : [client]), './src/remote.tsx'], name: 'remote' } },
        shareStrategy: 'loaded-first',
        dts: false,
        manifest: isProduction,
        experiments: { externalRuntime: true, optimization: { target: 'web', disableSnapshot: true } },
        shared: remoteShares(folder),
      }),
      new MergeEntryPointsPlugin(),
      new ShellSingletonsPlugin(),
      ...(isProduction
        ? [
            new ReleaseIsolationPlugin(name),
            new NoFederationStatsPlugin(),
            new ServerEntryPlugin({
              name,
              folder,
              entry: ['./src/remote.tsx', '@shop/shared/remote'],
              isNeeded: async () => (await renderedScreensOf(folder, browserOnly)).length > 0,
            }),
            new ChunkRulesPlugin(),
            new NoTestCodePlugin(),
            new CompressionPlugin(),
          ]
        : followed(name)),
      ...(isProduction && makesSourceMaps() ? [new SourceMapPlugin(name, folder)] : []),
      new ReleaseDescriptor({ name, folder, budgetBytes, browserOnly }),
    ],
  }
}
