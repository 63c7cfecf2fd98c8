import path from 'node:path'
import { ModuleFederationPlugin } from '@module-federation/enhanced/webpack'
import type { Chunk, Configuration, RuleSetRule } from 'webpack'
import { baseConfig, buildMode } from './base-config.ts'
import { makesSourceMaps } from './built-source-maps.ts'
import { CompressionPlugin } from './compression-plugin.ts'
import { HostManifest } from './host-manifest.ts'
import { filesWithLeanVariant } from './lean-runtime-loader.ts'
import { MergeEntryPointsPlugin } from './merge-entry-points-plugin.ts'
import { NoTestCodePlugin } from './no-test-code-plugin.ts'
import { type PlatformSetOptions, PlatformSetPlugin } from './platform-set-plugin.ts'
import { ServerEntryPlugin } from './server-entry-plugin.ts'
import { beginInSlices, hostShares } from './share-config.ts'
import { SourceMapPlugin } from './source-map-plugin.ts'

const development = (file: string) => path.join(import.meta.dirname, 'development', file)

const leanRuntime: RuleSetRule = {
  test: filesWithLeanVariant,
  use: path.join(import.meta.dirname, 'lean-runtime-loader.ts'),
}

/** The file of an entry's libraries. */
const librariesOf = (entry: string, name: string) => ({
  name,
  chunks: (chunk: Chunk) => chunk.name === entry,
  test: /[\\/]node_modules[\\/]/,
  enforce: true,
})

export type HostOptions = {
  folder?: string
  /** Sets of other majors beside the first, as long as a remote needs one. docs/majors.md */
  platformSets?: readonly PlatformSetOptions[]
}

/** The build of the shell: provides the shared modules, knows no remote. */
export function defineHost({ folder = process.cwd(), platformSets = [] }: HostOptions = {}): Configuration {
  const sets = platformSets.map((options) => new PlatformSetPlugin(folder, options))
  const base = baseConfig('shell', folder)
  const isProduction = buildMode() === 'production'
  const entryOf = (start: string) => [
    ...(isProduction ? [] : [development('refresh-runtime.ts')]),
    ...(isProduction ? [] : [development('page-client.ts')]),
    beginInSlices(path.join(folder, start)),
  ]
  return {
    ...base,
    module: { rules: [...(base.module?.rules ?? []), leanRuntime] },
    entry: {
      main: entryOf('./src/main.ts'),
      webview: entryOf('./src/webview.ts'),
    },
    optimization: {
      ...base.optimization,
      // Names of chunks stand in the first load.
      chunkIds: isProduction ? 'deterministic' : 'named',
      // Both files of the first load come from one build: names need not outlast it.
      mangleExports: isProduction ? 'size' : false,
      // Libraries change seldom, our own code every week: two files, so that a release of the shell moves one.
      splitChunks: {
        chunks: 'initial',
        // Each entry has the libraries that it uses itself: nobody is in both.
        cacheGroups: {
          default: false,
          platform: librariesOf('main', 'platform'),
          webviewPlatform: librariesOf('webview', 'webview-platform'),
        },
      },
    },
    plugins: [
      new ModuleFederationPlugin({
        name: 'shell',
        // The default, version-first, shows a blank page when one remote is down.
        shareStrategy: 'loaded-first',
        dts: false,
        manifest: false,
        experiments: { provideExternalRuntime: true, optimization: { target: 'web', disableSnapshot: true } },
        shared: hostShares(folder),
      }),
      new MergeEntryPointsPlugin(),
      ...(isProduction
        ? [
            new ServerEntryPlugin({
              name: 'shell',
              folder,
              entry: ['./src/server.tsx'],
              isNeeded: async () => true,
            }),
            new NoTestCodePlugin(),
            new CompressionPlugin(),
          ]
        : []),
      ...(isProduction && makesSourceMaps() ? [new SourceMapPlugin('shell', folder)] : []),
      ...sets,
      new HostManifest(folder, sets),
    ],
  }
}
