import path from 'node:path'
import { ModuleFederationPlugin } from '@module-federation/enhanced/webpack'
import webpack, { type Configuration, type RuleSetRule, type WebpackPluginInstance } from 'webpack'
import { baseConfig, buildMode, refreshed } from './base-config.ts'
import { ChecksChunks } from './checks-chunks.ts'
import { Compress } from './compress.ts'
import { containerOf } from './identity.ts'
import { isInPieces, JoinsDoorsOfAFile } from './joins-doors-of-a-file.ts'
import { KeepsReleasesApart } from './keeps-releases-apart.ts'
import { ReleaseDescriptor } from './release-descriptor.ts'
import { remoteShares } from './share-config.ts'
import { ShipsNoTestCode } from './ships-no-test-code.ts'
import { TakesSingletonsFromShell } from './takes-singletons-from-shell.ts'

export type RemoteOptions = {
  /** The most that the first view of any of its screens may weigh: bytes of brotli. The release check holds it. */
  budgetBytes: number
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
export function defineRemote(name: string, { budgetBytes, folder = process.cwd() }: RemoteOptions): Configuration {
  const isProduction = buildMode() === 'production'
  const base = baseConfig(name, folder)
  return {
    ...base,
    ...(isProduction ? {} : { module: { rules: [{ oneOf: [refreshed(folder), ...rulesOf(base)] }] } }),
    entry: {},
    optimization: { ...base.optimization, splitChunks: { chunks: isInPieces } },
    plugins: [
      new ModuleFederationPlugin({
        name: containerOf(name),
        filename: isProduction ? 'entry.[contenthash:8].js' : 'entry.js',
        exposes: { './remote': { import: [...(isProduction ? [] : [client]), './src/remote.tsx'], name: 'remote' } },
        shareStrategy: 'loaded-first',
        dts: false,
        manifest: false,
        experiments: { externalRuntime: true, optimization: { target: 'web', disableSnapshot: true } },
        shared: remoteShares(folder),
      }),
      new JoinsDoorsOfAFile(),
      new TakesSingletonsFromShell(),
      ...(isProduction
        ? [new KeepsReleasesApart(name), new ChecksChunks(), new ShipsNoTestCode(), new Compress()]
        : followed(name)),
      new ReleaseDescriptor({ name, folder, budgetBytes }),
    ],
  }
}
