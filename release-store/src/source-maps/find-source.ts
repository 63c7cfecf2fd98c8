import { createHash } from 'node:crypto'
import type { ReleaseStore } from '../release-store.ts'
import type { SourceMapStore } from './open-source-map-store.ts'
import {
  readSourceMap,
  type ScriptPlace,
  SourceMapUnreadable,
  type SourcePlace,
  type TraceSource,
} from './source-map.ts'

type Script = { name: string; version: string; file: string }
type Stores = { store: ReleaseStore; maps: SourceMapStore }

/** Why something has no place in the sources, in words for whoever asked. */
export type SourceMissing = { missing: string }
export type SourceFinding = { source: SourcePlace } | SourceMissing

/** Finds where in the sources a place of a released script comes from. Rejects when a store does not answer. */
export async function findSource(
  { line, column, ...script }: Script & ScriptPlace,
  stores: Stores,
): Promise<SourceFinding> {
  const opened = await openScript(script, stores)
  return 'missing' in opened ? opened : opened.find({ line, column })
}

/** Reads a released script and its map once, to look for many places. Rejects when a store does not answer. */
export async function openScript(
  { name, version, file }: Script,
  { store, maps }: Stores,
): Promise<{ find(place: ScriptPlace): SourceFinding } | SourceMissing> {
  const content = await store.readFile(name, version, file)
  if (content === undefined) {
    const manifest = await store.readFile(name, version, name === 'shell' ? 'shell.json' : 'release.json')
    const isThere = manifest !== undefined
    return { missing: isThere ? `${name} ${version} has no file ${file}` : `the store has no ${name} ${version}` }
  }
  const digest = createHash('sha256').update(content).digest('hex')
  const map = await maps.get(digest)
  if (map === undefined)
    return { missing: `no source map of ${file} is kept: pnpm release makes them, npm start does not` }
  let trace: TraceSource
  try {
    trace = readSourceMap(map, digest)
  } catch (error) {
    if (!(error instanceof SourceMapUnreadable)) throw error
    const wayOut = 'pnpm release of the same sources writes it anew'
    return { missing: `the source map of ${file} cannot be read (${error.message}): ${wayOut}` }
  }
  const lines = content.toString().split('\n')
  return {
    find(place) {
      const outside = outsideOf(lines, file, place)
      if (outside !== undefined) return { missing: outside }
      const source = trace(place)
      return source === undefined
        ? { missing: `no source stands behind ${file}:${place.line}:${place.column}` }
        : { source }
    },
  }
}

/** A place behind the end of the script, or of its line, in words. */
function outsideOf(lines: readonly string[], file: string, { line, column }: ScriptPlace): string | undefined {
  const text = lines[line - 1]
  if (text === undefined) return `${file} has no line ${line}: it ends with line ${lines.length}`
  // An engine may name the place behind the last character.
  if (column <= text.length + 1) return undefined
  return `line ${line} of ${file} has no column ${column}: it ends with column ${text.length}`
}
