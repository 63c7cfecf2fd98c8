import { mkdirSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import webpack, { type Configuration } from 'webpack'
import { baseConfig } from '../federation/base-config.ts'
import { CompressionPlugin } from '../federation/compression-plugin.ts'
import { HostManifest } from '../federation/host-manifest.ts'
import { containerOf } from '../federation/identity.ts'
import { runWebpack } from '../federation/run-webpack.ts'
import { contractOf, providedVersions } from '../federation/share-config.ts'
import { ScreenFiles } from './screen-files.ts'

/** Builds the sources of shell and remotes as one bundle into `{work}/dist`. */
export async function buildMonolith(root: string, remotes: readonly string[], work: string): Promise<string> {
  const stats = await runWebpack(monolithConfig(root, remotes, work))
  if (stats.hasErrors()) throw new Error(stats.toString({ preset: 'errors-only' }))
  return path.join(work, 'dist')
}

/**
 * The shop without federation. Only the loader of remotes is another one, which imports their modules instead of
 * fetching containers.
 */
function monolithConfig(root: string, remotes: readonly string[], work: string): Configuration {
  const shell = path.join(root, 'shell')
  const base = baseConfig('shell', shell)
  return {
    ...base,
    entry: { main: './src/main.ts' },
    output: {
      ...base.output,
      path: path.join(work, 'dist'),
    },
    optimization: {
      ...base.optimization,
      splitChunks: {
        chunks: 'all',
        cacheGroups: {
          default: { minChunks: 2, reuseExistingChunk: true },
          platform: { name: 'platform', chunks: 'initial', test: /[\\/]node_modules[\\/]/, enforce: true },
        },
      },
    },
    plugins: [
      new webpack.NormalModuleReplacementPlugin(/\/remotes\/federation\.ts$/, writeLoader(root, remotes, work)),
      new CompressionPlugin(),
      new HostManifest(shell),
      new ScreenFiles(),
    ],
  }
}

/** The stand-in for `shell/src/remotes/federation.ts`: same functions, no federation. */
function writeLoader(root: string, remotes: readonly string[], work: string): string {
  const shell = path.join(root, 'shell')
  const entries = remotes.map((name) => {
    const module = JSON.stringify(path.join(root, name, 'src', 'remote.tsx'))
    return `  ${containerOf(name)}: () => import(/* webpackChunkName: "${name}" */ ${module}),`
  })
  const source = [
    'const remotes = {',
    ...entries,
    '}',
    'export const createFederationLoader = () => ({ load: (release) => remotes[release.container]() })',
    `export const servedSets = () => [${JSON.stringify({ name: 'first', contract: contractOf(shell), provides: providedVersions(shell) })}]`,
    '',
  ].join('\n')
  const file = path.join(work, 'loader.mjs')
  mkdirSync(work, { recursive: true })
  writeFileSync(file, source)
  return file
}
