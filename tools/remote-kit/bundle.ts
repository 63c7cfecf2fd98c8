import { createRequire } from 'node:module'
import path from 'node:path'
import webpack, { type Configuration } from 'webpack'
import { runWebpack } from '../federation/run-webpack.ts'
import { packageFolderOf } from './third-party-notices.ts'

const require = createRequire(import.meta.url)

type Bundle = {
  /** Of the repository. */
  root: string
  output: string
  /** Version of the contract. */
  contract: string
}

const swc = (target: string) => ({
  test: /\.tsx?$/,
  use: {
    loader: require.resolve('swc-loader'),
    options: {
      jsc: {
        target,
        parser: { syntax: 'typescript', tsx: true },
        transform: { react: { runtime: 'automatic' } },
      },
    },
  },
})

/** Modules of the repository stand in the files of the kit; packages of the team's own are left to it. */
function configOf(entry: Record<string, string>, { output }: Bundle, more: Configuration): Configuration {
  return {
    mode: 'production',
    devtool: false,
    entry,
    experiments: { outputModule: true },
    output: {
      path: output,
      filename: '[name].js',
      module: true,
      library: { type: 'module' },
      chunkFormat: 'module',
      asyncChunks: false,
    },
    resolve: { extensions: ['.ts', '.tsx', '.mjs', '.js'] },
    optimization: { minimize: false, concatenateModules: true },
    performance: false,
    ...more,
  }
}

const inTools = (file: string) => path.join(import.meta.dirname, 'entries', file)

/** Writes the scripts of the package: what runs in a page, and what runs in Node. Gives the folders of the libraries in them. */
export async function bundleKit(bundle: Bundle): Promise<Set<string>> {
  const inKit = (file: string) => path.join(bundle.root, 'remote-kit', 'src', file)
  const browser = configOf({ index: inKit('index.ts'), react: inKit('react.tsx') }, bundle, {
    target: 'es2022',
    externals: ['react', 'react/jsx-runtime', 'react-dom/client'],
    externalsType: 'module',
    module: { rules: [swc('es2022')] },
  })
  const node = configOf(
    { cli: inTools('cli.ts'), descriptor: inTools('descriptor.ts'), webpack: inTools('webpack.ts') },
    bundle,
    {
      target: 'node20',
      externals: ['webpack', '@module-federation/enhanced/webpack'],
      externalsType: 'module',
      externalsPresets: { node: true },
      // The files are where they were not built.
      module: { parser: { javascript: { importMeta: false } }, rules: [swc('es2023')] },
      plugins: [
        new webpack.DefinePlugin({ remoteKitContract: JSON.stringify(bundle.contract) }),
        new webpack.BannerPlugin({ banner: '#!/usr/bin/env node', raw: true, include: /^cli\.js$/ }),
      ],
    },
  )
  const folders = new Set<string>()
  for (const config of [browser, node]) for (const folder of await run(config)) folders.add(folder)
  return folders
}

async function run(config: Configuration): Promise<string[]> {
  const stats = await runWebpack(config)
  if (stats.hasErrors() || stats.hasWarnings()) throw new Error(stats.toString({ preset: 'errors-warnings' }))
  return [...stats.compilation.modules].flatMap((module) => packageFolderOf(module.nameForCondition() ?? '') ?? [])
}
