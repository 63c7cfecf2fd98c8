import { ModuleFederationPlugin } from '@module-federation/enhanced/webpack'
import type { Configuration } from 'webpack'
import { baseConfig, buildMode } from './base-config.ts'
import { Compress } from './compress.ts'
import { containerOf } from './identity.ts'
import { ReleaseDescriptor } from './release-descriptor.ts'
import { remoteShares } from './share-config.ts'
import { TakesSingletonsFromShell } from './takes-singletons-from-shell.ts'

/** The build of one remote: its own code only, and the descriptor of the release. */
export function defineRemote(name: string, folder = process.cwd()): Configuration {
  const entry = buildMode() === 'production' ? 'entry.[contenthash:8].js' : 'entry.js'
  return {
    ...baseConfig(name, folder),
    entry: {},
    plugins: [
      new ModuleFederationPlugin({
        name: containerOf(name),
        filename: entry,
        exposes: { './remote': { import: './src/remote.tsx', name: 'remote' } },
        shareStrategy: 'loaded-first',
        dts: false,
        manifest: false,
        experiments: { externalRuntime: true, optimization: { target: 'web', disableSnapshot: true } },
        shared: remoteShares(folder),
      }),
      new TakesSingletonsFromShell(),
      new Compress(),
      new ReleaseDescriptor(name, folder),
    ],
  }
}
