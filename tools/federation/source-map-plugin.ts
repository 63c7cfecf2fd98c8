import { createHash } from 'node:crypto'
import { mkdir, rm, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { serializeSourceMap, sourceMapFile } from '@shop/release-store/source-maps'
import webpack, { type Compilation, type Compiler } from 'webpack'
import { builtSourceMaps } from './built-source-maps.ts'
import { commitOf } from './identity.ts'
import { serverEntryFile } from './server-entry-plugin.ts'

/**
 * Takes the source maps out of a build and writes each beside it, under the digest of the script that it belongs to:
 * nothing of a release says that there is one.
 */
export class SourceMapPlugin {
  readonly #name: string
  readonly #folder: string

  constructor(name: string, folder: string) {
    this.#name = name
    this.#folder = folder
  }

  apply(compiler: Compiler): void {
    compiler.hooks.compilation.tap('SourceMaps', (compilation) => {
      // Scripts have their last bytes, and the descriptor does not list the files yet.
      const stage = { name: 'SourceMaps', stage: webpack.Compilation.PROCESS_ASSETS_STAGE_REPORT - 1 }
      compilation.hooks.processAssets.tapPromise(stage, () => this.#takeOut(compilation))
    })
  }

  async #takeOut(compilation: Compilation): Promise<void> {
    const target = builtSourceMaps(path.dirname(this.#folder), this.#name)
    const commit = commitOf(this.#folder)
    await rm(target, { recursive: true, force: true })
    await mkdir(target, { recursive: true })
    for (const { name, source } of compilation.getAssets()) {
      // Of an error in a server entry the edge says the words and no line.
      if (!name.endsWith('.js') || name === serverEntryFile) continue
      const map = compilation.getAsset(`${name}.map`)
      if (map === undefined) {
        compilation.errors.push(new webpack.WebpackError(`${name} has no source map`))
        continue
      }
      const script = createHash('sha256').update(source.buffer()).digest('hex')
      const text = serializeSourceMap(this.#ofRepository(JSON.parse(String(map.source.source()))), { script, commit })
      await writeFile(path.join(target, sourceMapFile(script)), text)
      compilation.deleteAsset(map.name)
    }
  }

  /** Names sources by their paths from the root: webpack writes `webpack://shell/../shared/src/…`. */
  #ofRepository(map: { sources: string[] }) {
    const prefix = /^webpack:\/\/[^/]*\//
    return { ...map, sources: map.sources.map((one) => path.posix.join(this.#name, one.replace(prefix, ''))) }
  }
}
