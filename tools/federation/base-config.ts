import { existsSync } from 'node:fs'
import { createRequire } from 'node:module'
import path from 'node:path'
import type { JsMinifyOptions } from '@swc/core'
import TerserPlugin from 'terser-webpack-plugin'
import type { Configuration, RuleSetRule } from 'webpack'
import { makesSourceMaps } from './built-source-maps.ts'
import { installedFolder } from './installed-version.ts'

const require = createRequire(import.meta.url)

export type BuildMode = 'production' | 'development'

/** `SHOP_BUILD=development` builds for `pnpm dev`; anything else is what members get. */
export const buildMode = (): BuildMode => (process.env['SHOP_BUILD'] === 'development' ? 'development' : 'production')

/** Browsers of the last years: what the shop's own code is written for. */
const browserTarget = 'es2022'

const swc = (react: Record<string, unknown>) => ({
  loader: require.resolve('swc-loader'),
  options: {
    jsc: {
      target: browserTarget,
      parser: { syntax: 'typescript', tsx: true },
      transform: { react: { runtime: 'automatic', ...react } },
    },
  },
})

const router: RuleSetRule = {
  test: /[\\/]react-router[\\/]dist[\\/].+\.mjs$/,
  use: path.join(import.meta.dirname, 'marks-unused-loader.ts'),
}

const builtStyles = path.join(import.meta.dirname, 'styles', 'built-styles-loader.ts')

const typescript = (mode: BuildMode): RuleSetRule => ({
  test: /\.tsx?$/,
  exclude: /node_modules/,
  use: [...(mode === 'production' ? [builtStyles] : []), swc({})],
})

const emotionCache: RuleSetRule = {
  test: /[\\/]@emotion[\\/]cache[\\/]dist[\\/]emotion-cache\.browser\.esm\.js$/,
  use: path.join(import.meta.dirname, 'styles', 'no-prefixes-loader.ts'),
}

/** Beside the screens of one folder everything is built as for members: the shell has no changes in place. */
export const refreshed = (folder: string): RuleSetRule => ({
  test: /\.tsx$/,
  include: path.join(folder, 'src'),
  use: [path.join(import.meta.dirname, 'development', 'refresh-loader.ts'), swc({ development: true, refresh: true })],
})

/**
 * The injected federation runtime asks for its core through the CommonJS entry point, which would put a
 * second copy of it into the shell.
 */
const oneRuntimeCore = {
  '@module-federation/runtime-tools/runtime-core$': require
    .resolve('@module-federation/runtime')
    .replace(/index\.cjs$/, 'core.js'),
}

/**
 * Emotion copies the statics of a component in `withTheme` alone, which the shop does not use: its package for that
 * brings a second `react-is`, 1 kB of the first load.
 */
const fewStatics = { 'hoist-non-react-statics$': path.join(import.meta.dirname, 'hoist-statics.ts') }

const sharedFolder = path.resolve(import.meta.dirname, '../../shared')

/** React Router gives everybody its build with warnings for developers, whatever the mode. */
function quietRouter(): Record<string, string> {
  const dom = createRequire(path.join(sharedFolder, 'package.json')).resolve('react-router-dom')
  const builds = path.resolve(path.dirname(createRequire(dom).resolve('react-router')), '../production')
  return {
    'react-router$': path.join(builds, 'index.mjs'),
    'react-router/dom$': path.join(builds, 'dom-export.mjs'),
  }
}

/** Released scripts say nothing of their maps, which go another way (source-map-plugin.ts) and hold no line of the sources. */
function devtoolOf(mode: BuildMode): string | false {
  // eval is forbidden by the content security policy, in development too.
  if (mode === 'development') return 'inline-cheap-module-source-map'
  return makesSourceMaps() ? 'hidden-nosources-source-map' : false
}

/**
 * A package that installs another React than `shared` has it in all of its files, those of `shared` included: the browser
 * gets it from the shell's platform set of that major, and the server entry has it built in. docs/majors.md
 */
function ownReact(folder: string): Record<string, string> {
  const own = ['react', 'react-dom'].filter((name) => existsSync(path.join(folder, 'node_modules', name)))
  const isOwn = (name: string) => installedFolder(name, folder) !== installedFolder(name, sharedFolder)
  return Object.fromEntries(own.filter(isOwn).map((name) => [name, installedFolder(name, folder)]))
}

/**
 * Short names in the order of the alphabet. By how often letters are used in a script they would depend on the hashes in it,
 * which are not final yet and other ones when source maps are made: the same sources would be two releases.
 */
const mangle: Exclude<JsMinifyOptions['mangle'], boolean | undefined> & { disableCharFreq: boolean } = {
  disableCharFreq: true,
}

/** Common to the builds of the shell, of remotes and of the bench's monolith. */
export function baseConfig(name: string, folder: string): Configuration {
  const mode = buildMode()
  const hashed = mode === 'production' ? '[name].[contenthash:8].js' : '[name].js'
  return {
    name,
    mode,
    context: folder,
    target: ['web', browserTarget],
    devtool: devtoolOf(mode),
    module: { rules: [typescript(mode), router, ...(mode === 'production' ? [emotionCache] : [])] },
    resolve: {
      extensions: ['.ts', '.tsx', '.mjs', '.js'],
      alias: {
        ...oneRuntimeCore,
        ...fewStatics,
        ...(mode === 'production' ? quietRouter() : {}),
        ...ownReact(folder),
      },
    },
    output: {
      path: path.join(folder, 'dist'),
      clean: true,
      uniqueName: name,
      publicPath: 'auto',
      filename: hashed,
      chunkFilename: hashed,
      crossOriginLoading: 'anonymous',
      // The shell watches whether files move (shell/src/waiting): a clock alone would take a busy device for a broken file.
      chunkLoadTimeout: 600_000,
    },
    optimization: {
      chunkIds: 'named',
      moduleIds: 'deterministic',
      // Half a per cent smaller than by terser, in half of a build's time. Later passes drop what the first has left
      // without a use.
      minimizer: [
        new TerserPlugin<JsMinifyOptions>({
          minify: TerserPlugin.swcMinify,
          extractComments: false,
          terserOptions: { ecma: 2020, compress: { passes: 3 }, mangle, format: { comments: false } },
        }),
      ],
    },
    // Budgets are kept by the bench and by the release check, with numbers of our own.
    performance: false,
  }
}
