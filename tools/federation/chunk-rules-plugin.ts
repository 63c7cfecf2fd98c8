import { createHash } from 'node:crypto'
import webpack, { type Chunk, type Compilation, type Compiler } from 'webpack'

const { RuntimeGlobals, RuntimeModule, sources } = webpack
const { LoadScriptRuntimeModule } = webpack.runtime
const facts = `${RuntimeGlobals.require}.shop`

/** As long as a hash, so that a minifier and a source map need not look again. */
const placeholderOf = (chunk: Chunk): string =>
  `sha256-${createHash('sha256').update(`hash of ${chunk.id}`).digest('base64')}`

class ChunkFacts extends RuntimeModule {
  constructor() {
    super('hashes of chunks')
  }

  override generate(): string {
    // A chunk that only takes shared modules from the shell has no file.
    const hasFile = (chunk: Chunk) => this.chunkGraph?.getChunkModulesIterableBySourceType(chunk, 'javascript')
    const chunks = [...(this.chunk?.getAllAsyncChunks() ?? [])].filter(hasFile)
    const hashes = Object.fromEntries(chunks.map((chunk) => [chunk.id, placeholderOf(chunk)]))
    return `${facts} = { hashes: ${JSON.stringify(hashes)}, again: new URL(document.currentScript.src).search };`
  }
}

/**
 * Gives every chunk of a remote the hash that it must have. The entry carries the hashes, and is itself checked by
 * the one in the registry, so no byte of a release runs that the release does not know.
 * An entry that is asked for again passes its query on: a chunk that hangs, or that failed, is asked for anew.
 */
export class ChunkRulesPlugin {
  apply(compiler: Compiler): void {
    compiler.hooks.compilation.tap('ChecksChunks', (compilation) => {
      compilation.hooks.runtimeRequirementInTree
        .for(RuntimeGlobals.loadScript)
        .tap('ChecksChunks', (chunk) => void compilation.addRuntimeModule(chunk, new ChunkFacts()))
      LoadScriptRuntimeModule.getCompilationHooks(compilation).createScript.tap(
        'ChecksChunks',
        (source) => `${source}
if (chunkId !== undefined) {
  script.integrity = ${facts}.hashes[chunkId];
  script.src = url + ${facts}.again;
  script.setAttribute("data-webpack", dataWebpackPrefix + key + ${facts}.again);
}`,
      )
      // After the minifier, before names are made from contents: the entry's own name covers its chunks.
      const stage = { name: 'ChecksChunks', stage: webpack.Compilation.PROCESS_ASSETS_STAGE_OPTIMIZE_HASH - 1 }
      compilation.hooks.processAssets.tap(stage, () => writeHashes(compilation))
    })
  }
}

function writeHashes(compilation: Compilation): void {
  const hashes = new Map([...compilation.chunks].flatMap((chunk) => hashOf(compilation, chunk)))
  for (const chunk of compilation.chunks) {
    if (!chunk.hasRuntime()) continue
    for (const file of chunk.files) {
      const code = compilation.assets[file]?.source().toString() ?? ''
      const filled = code.replaceAll(/sha256-[A-Za-z0-9+/]{43}=/g, (text) => hashes.get(text) ?? text)
      compilation.updateAsset(file, new sources.RawSource(filled))
    }
  }
}

function hashOf(compilation: Compilation, chunk: Chunk): [string, string][] {
  const file = [...chunk.files].find((name) => name.endsWith('.js'))
  const content = file === undefined ? undefined : compilation.assets[file]?.buffer()
  if (content === undefined) return []
  return [[placeholderOf(chunk), `sha256-${createHash('sha256').update(content).digest('base64')}`]]
}
