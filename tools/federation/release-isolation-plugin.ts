import { createHash } from 'node:crypto'
import type { Compiler } from 'webpack'

const digestLength = 8

/**
 * Two releases of one remote may stand in a page: the one that failed and the last good one. webpack
 * tells builds apart by their unique name alone, in the list of chunks that have arrived and in the search for
 * a script that is under way. Under one name the second release would run the chunks of the first.
 */
export class ReleaseIsolationPlugin {
  readonly #name: string

  constructor(name: string) {
    this.#name = name
  }

  apply(compiler: Compiler): void {
    compiler.hooks.compilation.tap('KeepsReleasesApart', (compilation) => {
      compilation.hooks.seal.tap('KeepsReleasesApart', () => {
        const sources = [...compilation.modules].map(({ buildInfo }) => String(buildInfo?.['hash'] ?? ''))
        const digest = createHash('sha256').update(sources.toSorted().join('\n')).digest('hex').slice(0, digestLength)
        const uniqueName = `${this.#name}-${digest}`
        Object.assign(compilation.outputOptions, { uniqueName, chunkLoadingGlobal: `webpackChunk${uniqueName}` })
      })
    })
  }
}
