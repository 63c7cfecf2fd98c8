import { gunzipSync, gzipSync } from 'node:zlib'
import { originalPositionFor, TraceMap } from '@jridgewell/trace-mapping'
import * as v from 'valibot'

/** Which script a map is of, and at which commit its sources are to be read: both under names that other tools skip. */
const storedMap = v.object({
  version: v.literal(3),
  sources: v.array(v.string()),
  names: v.array(v.string()),
  mappings: v.string(),
  x_script: v.string(),
  x_commit: v.string(),
})

/** The script's SHA-256 in hexadecimal, and the commit it was built from. */
export type MapOrigin = { script: string; commit: string }

/** A place in the sources; line and column count from 1. */
export type SourcePlace = {
  /** From the root of the repository. */
  file: string
  line: number
  column: number
  /** The name in the sources, where a minifier has given another one. */
  name?: string
  /** The commit of these lines. */
  commit: string
}

const ending = '.map.gz'

/** The name under which the map of a script is kept. */
export const sourceMapFile = (script: string): string => script + ending

/** The script that a file of this name is the map of; nothing for other files. */
export const scriptOfFile = (file: string): string | undefined =>
  /^[0-9a-f]{64}$/.exec(file.slice(0, -ending.length)) && file.endsWith(ending)
    ? file.slice(0, -ending.length)
    : undefined

/** Gives a map in the form in which it is kept. Lines of the sources are left out: they are in the commit. */
export function serializeSourceMap(map: object, { script, commit }: MapOrigin): Buffer {
  return gzipSync(JSON.stringify(v.parse(storedMap, { ...map, x_script: script, x_commit: commit })))
}

/** A kept map that is cut off, changed, or of another script. */
export class SourceMapUnreadable extends Error {
  override name = 'SourceMapUnreadable'
}

/** Line and column count from 1, as in a stack. */
export type ScriptPlace = { line: number; column: number }

/** Finds a place of a script in the sources; nothing when none stands behind it. */
export type TraceSource = (place: ScriptPlace) => SourcePlace | undefined

/** Reads a kept map of a script. Throws {@link SourceMapUnreadable}. */
export function readSourceMap(kept: Buffer, script: string): TraceSource {
  const { x_script: of, x_commit: commit, ...map } = parseMap(kept)
  if (of !== script) throw new SourceMapUnreadable('it is of another script')
  const traced = new TraceMap(map)
  return ({ line, column }) => {
    const found = originalPositionFor(traced, { line, column: column - 1 })
    if (found.source === null) return undefined
    const name = found.name === null ? {} : { name: found.name }
    return { file: found.source, line: found.line, column: found.column + 1, ...name, commit }
  }
}

function parseMap(kept: Buffer): v.InferOutput<typeof storedMap> {
  try {
    // A checksum is part of the compressed form.
    return v.parse(storedMap, JSON.parse(gunzipSync(kept).toString()))
  } catch (error) {
    throw new SourceMapUnreadable(error instanceof Error ? error.message : String(error))
  }
}

/** `mfe-a/src/screen.tsx:12:7 show (commit 1a2b3c4d5e6f)` */
export const spellSource = ({ file, line, column, name, commit }: SourcePlace): string =>
  `${file}:${line}:${column}${name === undefined ? '' : ` ${name}`} (commit ${commit})`
