import { ModuleFederationPlugin } from '@module-federation/enhanced/webpack'
import type { Configuration } from 'webpack'
import { baseConfig } from './base-config.ts'
import { Compress } from './compress.ts'
import { HostManifest } from './host-manifest.ts'
import { hostShares, provideEverything } from './share-config.ts'

/** The build of the shell: provides the shared modules, knows no remote. */
export function defineHost(folder = process.cwd()): Configuration {
  const base = baseConfig('shell', folder)
  return {
    ...base,
    entry: { main: [provideEverything(), './src/main.ts'] },
    optimization: {
      ...base.optimization,
      // Libraries change seldom, our own code every week: two files, so that a release of the shell moves one.
      splitChunks: {
        chunks: 'initial',
        cacheGroups: { default: false, platform: { name: 'platform', test: /[\\/]node_modules[\\/]/, enforce: true } },
      },
    },
    plugins: [
      new ModuleFederationPlugin({
        name: 'shell',
        // The default, version-first, shows a blank page when one remote is down. [platform facts 4.2]
        shareStrategy: 'loaded-first',
        dts: false,
        manifest: false,
        experiments: { provideExternalRuntime: true, optimization: { target: 'web', disableSnapshot: true } },
        shared: hostShares(folder),
      }),
      new Compress(),
      new HostManifest(folder),
    ],
  }
}
