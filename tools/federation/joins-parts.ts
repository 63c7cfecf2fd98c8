import webpack, { type Chunk, type Compiler } from 'webpack'
import { commonParts } from './sharing.ts'

/** What products are shown and ordered with stands in one file: its doors need each other, and a page waits once. */
export class JoinsParts {
  apply(compiler: Compiler): void {
    compiler.hooks.thisCompilation.tap('JoinsParts', (compilation) => {
      compilation.hooks.optimizeChunks.tap(
        { name: 'JoinsParts', stage: webpack.OptimizationStages.STAGE_ADVANCED },
        () => {
          const [first, ...others] = chunksOfParts(compilation)
          if (first === undefined) return
          first.name = 'parts'
          for (const other of others) compilation.chunkGraph.integrateChunks(first, other)
        },
      )
    })
  }
}

function chunksOfParts({ modules, moduleGraph, chunkGraph }: webpack.Compilation): Chunk[] {
  const joined = Object.keys(commonParts).filter((part) => commonParts[part]?.stands === 'parts')
  const provided = [...modules].filter(
    (module) =>
      module.type.startsWith('provide-module') && joined.some((part) => module.identifier().includes(` ${part}@`)),
  )
  const targets = provided.flatMap((module) => [...moduleGraph.getOutgoingConnections(module)].map((to) => to.module))
  return [...new Set(targets.flatMap((module) => [...chunkGraph.getModuleChunksIterable(module)]))]
}
