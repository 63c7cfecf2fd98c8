import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import webpack, { type Compiler } from 'webpack'
import { serverEntryFile } from './server-entry-plugin.ts'

const brotli = promisify(brotliCompress)
const deflate = promisify(gzip)
const smallestWorthIt = 200

/** Writes `.br` and `.gz` beside every text file: compressed once at build, never per request. */
export class CompressionPlugin {
  apply(compiler: Compiler): void {
    const { Compilation, sources } = webpack
    compiler.hooks.compilation.tap('Compress', (compilation) => {
      const stage = { name: 'Compress', stage: Compilation.PROCESS_ASSETS_STAGE_OPTIMIZE_TRANSFER }
      compilation.hooks.processAssets.tapPromise(stage, async (assets) => {
        const texts = Object.entries(assets).filter(
          ([file]) => /\.(?:js|css|json|svg|html)$/.test(file) && file !== serverEntryFile,
        )
        await Promise.all(
          texts.map(async ([file, source]) => {
            const bytes = source.buffer()
            if (bytes.length < smallestWorthIt) return
            const quality = {
              params: {
                [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
                [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length,
              },
            }
            compilation.emitAsset(`${file}.br`, new sources.RawSource(await brotli(bytes, quality)))
            compilation.emitAsset(
              `${file}.gz`,
              new sources.RawSource(await deflate(bytes, { level: constants.Z_BEST_COMPRESSION })),
            )
          }),
        )
      })
    })
  }
}
