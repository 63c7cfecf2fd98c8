import { createHash } from 'node:crypto'
import type { Compiler, Module } from 'webpack'

const digestLength = 8

const sha256 = (content: string | Buffer) => createHash('sha256').update(content).digest('hex')

/** The code alone: webpack's own hash of a module has its source map in it, and a build with maps is the same release. */
const contentHashOf = (module: Module): string => sha256(module.originalSource()?.buffer() ?? '')

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
        const sources = [...compilation.modules].map(contentHashOf)
        const digest = sha256(sources.toSorted().join('\n')).slice(0, digestLength)
        const uniqueName = `${this.#name}-${digest}`
        Object.assign(compilation.outputOptions, { uniqueName, chunkLoadingGlobal: `webpackChunk${uniqueName}` })
      })
    })
  }
}
