import { createHash } from 'node:crypto'
import type { Chunk, ChunkGroup, Compilation, Module } from 'webpack'

export type BuiltFile = { integrity: string; bytes: number; brotli: number }

/** Every file a browser may ask for, with its hash and sizes. */
export function builtFiles(compilation: Compilation): Record<string, BuiltFile> {
  const files = compilation
    .getAssets()
    .filter(({ name }) => !/\.(?:br|gz|map)$|\.hot-update\./.test(name))
    .toSorted((one, other) => (one.name < other.name ? -1 : 1))
  return Object.fromEntries(
    files.map(({ name, source }) => {
      const content = source.buffer()
      const compressed = compilation.getAsset(`${name}.br`)?.source.size() ?? content.length
      const integrity = `sha256-${createHash('sha256').update(content).digest('base64')}`
      return [name, { integrity, bytes: content.length, brotli: compressed }]
    }),
  )
}

const scriptsOf = (chunks: Iterable<Chunk>): string[] =>
  [...new Set([...chunks].flatMap((chunk) => [...chunk.files]))].filter(isScript)

/** An update of a development build is no part of a release. */
const isScript = (file: string) => file.endsWith('.js') && !file.includes('.hot-update.')

/** Scripts of a named group of chunks, in load order; empty when no chunk has the name. */
export function scriptsOfGroup(compilation: Compilation, name: string): string[] {
  const group: ChunkGroup | undefined = compilation.namedChunkGroups.get(name)
  return group === undefined ? [] : scriptsOf(group.chunks)
}

/** Scripts that are loaded for a build's own copy of a shared module, when it stands apart from the first load. */
export function scriptsOfShare(compilation: Compilation, key: string): string[] {
  const provided = [...compilation.modules].find(
    (module) => module.type.startsWith('provide-module') && module.identifier().includes(` ${key}@`),
  )
  const block = provided?.blocks[0]
  return block === undefined ? [] : scriptsOf(compilation.chunkGraph.getBlockChunkGroup(block)?.chunks ?? [])
}

type ConsumeSharedModule = Module & { options?: { shareKey?: string } }

/** Share keys that the modules of a named group take from outside. */
export function sharedBy(compilation: Compilation, name: string): string[] {
  const chunks = compilation.namedChunkGroups.get(name)?.chunks ?? []
  return shareKeysOf([...chunks].flatMap((chunk) => [...compilation.chunkGraph.getChunkModulesIterable(chunk)]))
}

/** Share keys that modules take from outside, each once. */
export function shareKeysOf(modules: readonly Module[]): string[] {
  const keys = modules
    .filter((module) => module.type.startsWith('consume-shared-module'))
    .map((module) => (module as ConsumeSharedModule).options?.shareKey ?? '')
  return [...new Set(keys)].filter((key) => key !== '')
}
