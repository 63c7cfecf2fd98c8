import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import path from 'node:path'
import type { Chunk, Compiler, Module } from 'webpack'
import { areInSameFile, commonEntryPoints, sharedEntryPoints } from './sharing.ts'

const shared = path.resolve(import.meta.dirname, '../../shared')
const packageFile = path.join(shared, 'package.json')
const entryPoints = createRequire(packageFile)
const { exports: entries }: { exports: Record<string, string> } = JSON.parse(readFileSync(packageFile, 'utf8'))
const folderOf = (entry: string) => path.dirname(path.join(shared, entry))
const foldersOfDoors = new Set(Object.values(entries).map(folderOf))

/** Entry points that are not alone in their file. */
const joined = sharedEntryPoints.filter((entryPoint) =>
  sharedEntryPoints.some((other) => other !== entryPoint && areInSameFile(entryPoint, other)),
)

const joinedFolders = new Set(
  joined.map((entryPoint) => folderOf(entries[entryPoint.replace('@shop/shared', '.')] ?? '')),
)

const files = new Set(Object.keys(commonEntryPoints).map(fileOf))

/** For `splitChunks`: in pieces, the file would be named by all of them, in the entry, for each of its entry points. */
export const isSplit = (chunk: Chunk): boolean => !chunk.canBeInitial() && !files.has(chunk.name ?? undefined)

/** The file of its own in which an entry point stands, as `shared-product`. */
function fileOf(request = ''): string | undefined {
  const file = commonEntryPoints[request]
  return file === 'first' ? undefined : file
}

/**
 * Puts the entry points of a file into one chunk of its name, where they import each other directly: through the share scope the
 * file would wait for itself. All others import a share as ever, private entry points too: they would bring a second copy.
 */
export class MergeEntryPointsPlugin {
  apply(compiler: Compiler): void {
    compiler.hooks.compilation.tap('JoinsDoorsOfAFile', (compilation, { normalModuleFactory }) => {
      normalModuleFactory.hooks.beforeResolve.tap('JoinsDoorsOfAFile', (wanted) => {
        const isImport = wanted.dependencies.every(({ type }) => type.startsWith('harmony'))
        if (!isImport || !joined.includes(wanted.request)) return
        // A build's own entry has no issuer.
        const issuer: string | null = wanted.contextInfo.issuer
        if (issuer && isInMergedFile(path.dirname(issuer))) wanted.request = entryPoints.resolve(wanted.request)
      })
      compilation.hooks.seal.tap('JoinsDoorsOfAFile', () => {
        for (const module of compilation.modules) {
          const [block] = module.blocks
          const file = fileOf(shareKeyOf(module))
          if (block !== undefined && file !== undefined) block.chunkName = file
        }
      })
    })
  }
}

/** By the folder of entry points that a module stands in. One with both kinds, as `api`, keeps the private ones to types. */
function isInMergedFile(folder: string): boolean {
  if (foldersOfDoors.has(folder)) return joinedFolders.has(folder)
  return folder.startsWith(shared) && isInMergedFile(path.dirname(folder))
}

/** Of a module that provides or takes a share, and loads it in a block of its own. */
function shareKeyOf(module: Module & { _name?: string; options?: { shareKey?: string } }): string | undefined {
  if (module.type.startsWith('provide-module')) return module._name
  return module.type.startsWith('consume-shared-module') ? module.options?.shareKey : undefined
}
