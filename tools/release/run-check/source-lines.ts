import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { readSourceMap, sourceMapFile } from '@shop/release-store/source-maps'
import { builtSourceMaps } from '../../federation/built-source-maps.ts'
import { buildChanged } from '../../start/build-changed.ts'
import type { Progress } from '../../start/progress.ts'
import { distOf } from '../built.ts'

/** Spells the line of the sources behind a place of a built script; the built place where there is no map of it. */
export type FindLine = (file: string, place: { line: number; column: number }) => Promise<string>

/** For scripts whose sources are elsewhere. */
export const builtPlace: FindLine = async (file, { line, column }) => `${file}:${line}:${column}`

type Checkout = { root: string; name: string; log: Progress; stop?: AbortSignal | undefined }

/** Reads the maps of the last build. One that made none is repeated with them, to the same scripts. */
export function sourceLines(checkout: Checkout): FindLine {
  const { root, name, log, stop } = checkout
  let built: Promise<void> | undefined
  const mapOf = (script: string) =>
    readFile(path.join(builtSourceMaps(root, name), sourceMapFile(script))).catch(() => undefined)
  return async (file, place) => {
    const script = createHash('sha256')
      .update(await readFile(path.join(distOf(root, name), file)))
      .digest('hex')
    let map = await mapOf(script)
    if (map === undefined) {
      built ??= buildChanged([name], { root, log, stop, sourceMaps: true })
      await built
      map = await mapOf(script)
    }
    const source = map === undefined ? undefined : readSourceMap(map, script)(place)
    return source === undefined ? builtPlace(file, place) : `${source.file}:${source.line}:${source.column}`
  }
}
