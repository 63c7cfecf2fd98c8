import webpack, { type Compilation, type Compiler } from 'webpack'
import { scriptsOfGroup, shareKeysOf } from '../../federation/built-files.ts'
import { singletonRanges } from '../../federation/sharing.ts'
import { completeRoutes } from '../descriptor/route-defaults.ts'
import { type DescriptorOptions, writeDescriptor } from '../descriptor/write-descriptor.ts'

/** Writes `release.json` once the files stand in their folder. */
export class DescriptorPlugin {
  readonly #options: DescriptorOptions
  readonly #contract: string

  constructor(options: DescriptorOptions, contract: string) {
    this.#options = options
    this.#contract = contract
  }

  apply(compiler: Compiler): void {
    compiler.hooks.afterEmit.tapPromise('ReleaseDescriptor', async (compilation) => {
      if (compilation.errors.length > 0) return
      try {
        const { routes } = this.#options
        const built = { preload: preloadOf(compilation, routes), singletons: singletonsOf(compilation) }
        await writeDescriptor({ ...built, ...this.#options }, this.#contract)
      } catch (error) {
        compilation.errors.push(new webpack.WebpackError(error instanceof Error ? error.message : String(error)))
      }
    })
  }
}

/** A screen whose chunk has its name is loaded with the entry. */
function preloadOf(compilation: Compilation, routes: DescriptorOptions['routes']): Record<string, string[]> {
  const first = scriptsOfGroup(compilation, 'remote')
  const screens = Object.values(completeRoutes(routes)).map(({ screen }) => screen)
  return Object.fromEntries(
    screens.map((screen) => [screen, [...new Set([...first, ...scriptsOfGroup(compilation, screen)])]]),
  )
}

/** Those that its code takes, and no others: a remote without React does not depend on the shell's. */
const singletonsOf = (compilation: Compilation): Record<string, string> =>
  Object.fromEntries(
    shareKeysOf([...compilation.modules])
      .toSorted()
      .map((key) => [key, singletonRanges[key] ?? '']),
  )
