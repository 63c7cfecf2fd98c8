import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import type { Compilation, Module, NormalModule } from 'webpack'

/** Source file, from the root, → names of the chunks that it is in. */
export type BuiltChunks = Readonly<Record<string, readonly string[]>>

const recordOf = (root: string, name: string) =>
  path.join(root, 'node_modules', '.cache', 'shop', 'chunks', `${name}.json`)

/** Reads which chunks of a package's last build each of its sources is in; nothing when it was never built. */
export function readBuiltChunks(root: string, name: string): BuiltChunks {
  try {
    return JSON.parse(readFileSync(recordOf(root, name), 'utf8'))
  } catch {
    return {}
  }
}

/** Keeps for the next run of tests which chunks each source went into. */
export function writeBuiltChunks(root: string, name: string, compilation: Compilation): void {
  const record = recordOf(root, name)
  mkdirSync(path.dirname(record), { recursive: true })
  writeFileSync(record, JSON.stringify(chunksBySource(root, compilation)))
}

function chunksBySource(root: string, { chunks, chunkGraph }: Compilation): BuiltChunks {
  const all: Record<string, string[]> = {}
  for (const chunk of chunks)
    for (const source of new Set([...chunkGraph.getChunkModulesIterable(chunk)].flatMap(sourcesOf))) {
      const file = path.relative(root, source).split(path.sep).join('/')
      const names = [...chunk.files].flatMap((name) => /^(.+)\.[0-9a-f]+\.js$/.exec(name)?.[1] ?? [])
      if (!file.includes('node_modules/')) all[file] = [...(all[file] ?? []), ...names]
    }
  return all
}

/** A module of webpack is one file, or several that it has joined. */
const sourcesOf = (module: Module | (Module & { modules: Iterable<Module> })): string[] => {
  if ('modules' in module) return [...module.modules].flatMap(sourcesOf)
  const { resource } = module as NormalModule
  return resource === undefined ? [] : [resource.replace(/\?.*/, '')]
}
